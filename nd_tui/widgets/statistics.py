"""The drawings of finished games, each made anew for the width it has."""

from collections.abc import Callable

from textual.content import Content

from nd_tui.games.box import Words
from nd_tui.looks.plots import ASCII_PLOT, UNICODE_PLOT, bar, plot
from nd_tui.looks.rating_plot import BAND, LINE, rating_plot
from nd_tui.looks.symbols import Symbols
from nd_tui.play.ratings import courses, means, rated_levels, spread
from nd_tui.play.tallies import Entry, best, last_results, shares
from nd_tui.storage.statistics import Known
from nd_tui.widgets.common import FAINT, joined
from nd_tui.widgets.fitted import Fitted, hanging
from nd_tui.words.ratings import rating_sentences
from nd_tui.words.statistics import Table, best_line
from nd_tui.words.texts import Texts

PLOT_HEIGHT = 12
MOST_RATINGS = 200  # that are drawn
WIDEST_LABEL = 34
PLACE = 4  # columns before a score of the list of the best
HEADS = ("statistics-head-games", "statistics-head-wins", "statistics-head-average", "statistics-head-best")
BAR_STYLE = "$accent"


class Sheet(Fitted, can_focus=True):
    """Lines that depend on the width, under a title; Tab goes from one sheet to the next."""

    def __init__(self, title: str, draw: Callable[[int], list[Content]], id: str) -> None:
        super().__init__(draw, id=id, classes="part")
        self.border_title = Content(title)


def padded(text: Content, width: int) -> Content:
    """A text and the room behind it."""
    return text + Content(" " * (width - text.cell_length))


def table_lines(texts: Texts, rows: Table, width: int) -> list[Content]:
    """A row for each label with its numbers, which stand beside its last line where it takes several."""
    heads = [texts(head) for head in HEADS]
    numbers = sum(len(head) + 2 for head in heads)
    first = max(1, min(WIDEST_LABEL, width - numbers))
    told = [Content(" " * first) + Content.styled("".join(f"  {head}" for head in heads), FAINT)]
    for label, row in rows:
        values = (row.games, row.wins, row.average, row.best)
        cells = "".join(f"  {value:>{len(head)}}" for value, head in zip(values, heads, strict=True))
        *above, last = Content(label).wrap(first)
        told += [*above, padded(last, first) + Content(cells)]
    return told


def best_lines(texts: Texts, found: list[Entry], width: int) -> list[Content]:
    """The best scores with their dates."""
    return [
        line
        for number, entry in enumerate(best(found), start=1)
        for line in hanging(Content(f"{number:>2}. "), Content(best_line(texts, entry)), PLACE, width)
    ]


def source_lines(
    texts: Texts, words: Words, found: list[Entry], ascii_only: bool, width: int
) -> list[Content]:
    """Where points came from, as bars."""
    parts = [(words.source(texts, source), share) for source, share in shares(found)]
    first = min(WIDEST_LABEL, max((Content(name).cell_length for name, _ in parts), default=0))
    most = max((share for _, share in parts), default=0)
    told = []
    for name, share in parts:
        number = texts("percent", n=share)
        drawn = bar(share, most, width - first - 2 - len(texts("percent", n=most)), ascii_only)
        *above, last = Content(name).wrap(first)
        told += [*above, joined([padded(last, first), " ", (drawn, BAR_STYLE), f" {number}"])]
    return told


def rating_lines(
    texts: Texts, known: Known, person: str | None, ascii_only: bool, width: int
) -> list[Content]:
    """Ratings in sentences, and the course of the one that is looked at, or of who has played most."""
    told = [
        line
        for sentence in rating_sentences(texts, known, person)
        for line in Content(sentence).wrap(max(1, width))
    ]
    found = courses(known.games, rated_levels(texts.game))
    who = person if person is not None else max(found, key=lambda name: len(found[name]), default="")
    course = found.get(who, [])[-MOST_RATINGS:]
    if len(course) < 2:
        return told
    rows = rating_plot(means(course), [spread(rating) for rating in course], width, PLOT_HEIGHT, ascii_only)
    styles = {None: FAINT, LINE: BAR_STYLE, BAND: FAINT}
    told.append(Content(texts("rating-course", player=who)))
    return [*told, *(joined((text, styles[number]) for text, number in row) for row in rows)]


def course_lines(found: list[Entry], symbols: Symbols, ascii_only: bool, width: int) -> list[Content]:
    """The points of the last games from left to right, and below each the place that was reached."""
    shown = last_results(found)
    labels = [str(entry.score.place) for entry in shown]
    series = [[entry.score.points for entry in shown]]
    drawn = ASCII_PLOT if ascii_only else UNICODE_PLOT
    rows = plot(series, [symbols.point], labels, width, PLOT_HEIGHT, drawn)
    return [joined((text, FAINT if number is None else BAR_STYLE) for text, number in row) for row in rows]
