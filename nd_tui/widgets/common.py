"""Pieces of drawing that several parts of the table share."""

from collections.abc import Iterable

from textual.content import Content
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

from nd_tui.games.game_types import Move
from nd_tui.looks.picture import Picture
from nd_tui.looks.symbols import colour_style

Part = str | Content | tuple[str, str]
CHANGE = "bold $accent"
FAINT = "$foreground 60%"


def bold_on(ground: str, ink: str = "$background") -> str:
    """The style of bold letters on another ground, as a card's head has them."""
    return f"bold {ink} on {ground}"


class Picked(Message):
    """Something on the table was clicked that may be meant as one of these moves."""

    def __init__(self, *moves: Move) -> None:
        super().__init__()
        self.moves = moves


class MoveChosen(Message):
    """A move that answers what is asked was chosen, from a list or by a form."""

    def __init__(self, move: Move) -> None:
        super().__init__()
        self.move = move


class MoveHighlighted(Message):
    """Another move is looked at, or none."""

    def __init__(self, move: Move | None) -> None:
        super().__init__()
        self.move = move


class Drawn(Static):
    """A part of the table that draws itself from a picture."""

    _drawn: tuple[str, object] = ("", None)
    _drawn_from: tuple[object, ...] = ()  # all that it was drawn from, where that is told

    def about(self) -> str:
        """The page of the rulebook about this part; most have none of their own."""
        return ""

    def is_other(self, *drawn_from: object) -> bool:
        """Whether it is to be drawn from anything else than last time; if not, that need not be done."""
        before, self._drawn_from = self._drawn_from, drawn_from
        return before != drawn_from

    def draw(self, content: Content, resizes: bool = False) -> None:
        """Show this content, if it is other than before; parts that keep their size need no new layout."""
        before, self._drawn = self._drawn, (content.plain, content.spans)
        if before != self._drawn:
            self.update(content, layout=resizes and before[0] != content.plain)


class Titled(Widget):
    """A part with words on its border."""

    _title: tuple[Content, Content | None] | None = None

    def entitle(self, title: Content, below: Content | None = None) -> None:
        """Write on the border; setting a title redraws the part, so only a new one is set."""
        if self._title != (title, below):
            self._title = (title, below)
            self.border_title = title
            if below is not None:
                self.border_subtitle = below


def joined(parts: Iterable[Part]) -> Content:
    """Parts one after the other, each plain or with a style."""
    return Content.assemble(*parts)


def lines(rows: Iterable[Content]) -> Content:
    """Rows below each other."""
    return Content("\n").join(rows)


def player_name(picture: Picture, seat: int) -> Content:
    """A player by shape, name and colour."""
    sign, style = player_sign(picture, seat)
    return Content.styled(f"{sign} {picture.names[seat]}", style)


def player_sign(picture: Picture, seat: int) -> tuple[str, str]:
    """The shape of a player in the player's colour."""
    colour = picture.colours[seat]
    return picture.symbols.players[colour], f"bold {colour_style(colour)}"


def number(before: int, after: int, picture: Picture, style: str = "bold") -> Content:
    """A number, with what it would become."""
    if before == after:
        return Content.styled(str(before), style)
    return joined([(str(before), style), (f" {picture.symbols.arrow} {after}", CHANGE)])
