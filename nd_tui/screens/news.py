"""What everybody did since the last decision of the person at the screen."""

from collections.abc import Iterator
from typing import ClassVar

from textual.binding import BindingType
from textual.content import Content

from nd_tui.keys.bindings import closed_by
from nd_tui.looks.picture import Picture
from nd_tui.play.news import ALL, news
from nd_tui.play.session import Session
from nd_tui.screens.list_box import ListBox
from nd_tui.widgets.common import player_name
from nd_tui.widgets.fitted import hanging

INDENT = 2  # columns; of further lines twice as many


class NewsScreen(ListBox):
    """The latest events by player."""

    BINDINGS: ClassVar[list[BindingType]] = [closed_by("news", "cancel")]
    TITLE_MESSAGE = "news-title"

    def __init__(self, picture: Picture, session: Session) -> None:
        super().__init__()
        self.picture, self.session = picture, session

    def rows(self, width: int) -> list[Content]:
        """A heading for each player, and the sentences below it."""
        told = news(self.texts, self.session, self.picture.seat)
        rows = [row for who, sentences in told.items() for row in self.part(who, sentences, width)]
        return rows or [Content(self.texts("news-none"))]

    def part(self, who: int, sentences: list[str], width: int) -> Iterator[Content]:
        """What one player did and had happen, or what concerned all."""
        everybody = Content.styled(self.texts("news-all"), "bold $accent")
        yield everybody if who == ALL else player_name(self.picture, who)
        for sentence in sentences:
            yield from hanging(Content(" " * INDENT), Content(sentence), 2 * INDENT, width)
