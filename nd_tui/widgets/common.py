"""Pieces of drawing that several parts of the table share."""

from collections.abc import Iterable

from textual.content import Content
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

from core import notre_dame as nd
from nd_tui.looks.picture import Picture
from nd_tui.looks.symbols import borough_sign, borough_style, player_sign, player_style

Part = str | Content | tuple[str, str]
CHANGE = "bold $accent"
FAINT = "$foreground 60%"


class Picked(Message):
    """Something on the table was clicked that may be meant as one of these moves."""

    def __init__(self, *moves: nd.Move) -> None:
        super().__init__()
        self.moves = moves


class Drawn(Static):
    """A part of the table that draws itself from a picture."""

    def show(self, picture: Picture) -> None:
        """Draw what the picture says; nothing is redrawn where nothing changed."""
        raise NotImplementedError

    def about(self) -> str:
        """The page of the rulebook about this part; most have none of their own."""
        return ""

    def draw(self, content: Content, resizes: bool = False) -> None:
        """Show this content, if it is other than before; parts that keep their size need no new layout."""
        before: tuple[str, object] = getattr(self, "_drawn", ("", None))
        if before != (content.plain, content.spans):
            self._drawn = (content.plain, content.spans)
            self.update(content, layout=resizes and before[0] != content.plain)


def entitle(widget: Widget, title: Content, below: Content | None = None) -> None:
    """Write on a widget's border; setting a title redraws the widget, so only a new one is set."""
    known = (title, below)
    if getattr(widget, "_entitled", None) != known:
        widget._entitled = known  # type: ignore[attr-defined]
        widget.border_title = title
        if below is not None:
            widget.border_subtitle = below


def joined(parts: Iterable[Part]) -> Content:
    """Parts one after the other, each plain or with a style."""
    return Content.assemble(*parts)


def lines(rows: Iterable[Content]) -> Content:
    """Rows below each other."""
    return Content("\n").join(rows)


def player_name(picture: Picture, seat: int) -> Content:
    """A player by shape, name and colour."""
    table = picture.view.table
    sign = player_sign(picture.symbols, table, seat)
    return Content.styled(f"{sign} {picture.names[seat]}", f"bold {player_style(table, seat)}")


def sign_of(picture: Picture, borough: int) -> tuple[str, str]:
    """The shape of a borough in its colour."""
    table = picture.view.table
    return borough_sign(picture.symbols, table, borough), f"bold {borough_style(table, borough)}"


def number(before: int, after: int, picture: Picture, style: str = "bold") -> Content:
    """A number, with what it would become."""
    if before == after:
        return Content.styled(str(before), style)
    return joined([(str(before), style), (f" {picture.symbols.arrow} {after}", CHANGE)])
