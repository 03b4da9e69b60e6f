"""The street map as lines of text: the drawing of the table, with signs for what strokes say there."""

from collections.abc import Iterator

from core import notre_dame as nd
from nd_tui.games.notre_dame.streets.drawing import Row
from nd_tui.games.notre_dame.streets.seen import is_forbidden
from nd_tui.games.notre_dame.streets.whole import drawn_rows
from nd_tui.looks.paper import Paper
from nd_tui.looks.picture import Picture
from nd_tui.words.texts import Texts

FORBIDDEN = "!"  # in the place of the letter on a message that the reader must not take
MOST = 14  # lines


def street_lines(texts: Texts, view: nd.View, paper: Paper) -> Iterator[str]:
    """The map, and what its signs mean; a line for each row."""
    from nd_tui.games import open_box

    box = open_box(nd.NAME)
    picture = Picture(
        view=view,
        box=box,
        texts=texts,
        symbols=paper.symbols,
        names=view.table.setup.players,
        colours=box.colours(view),
        seat=view.seat,
        mover=view.seat,
    )
    yield from map(_line, drawn_rows(picture, paper.columns, MOST))
    yield texts("streets-legend.plain", forbidden=FORBIDDEN)


def _line(row: Row) -> str:
    return "".join(FORBIDDEN + text[1:] if is_forbidden(style) else text for text, style in row).rstrip()
