"""What everybody did since a person's last decision, as lines of text."""

from collections.abc import Iterator

from nd_tui.play.news import ALL, news
from nd_tui.play.session import Session
from nd_tui.words.listing import INDENT
from nd_tui.words.texts import Texts


def news_lines(texts: Texts, session: Session, reader: int) -> Iterator[tuple[str, str]]:
    """A line for each player, and what happened below it, indented."""
    told = news(texts, session, reader)
    yield "", texts("news-title" if told else "news-none")
    for who, sentences in told.items():
        yield "", texts("news-all") if who == ALL else session.names[who]
        for sentence in sentences:
            yield INDENT, sentence
