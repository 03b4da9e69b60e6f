"""All that the parts of the table draw from: a view, and what the highlighted choice would change."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from core.game import Problem
from nd_tui.games.game_types import Event, Move, View
from nd_tui.looks.symbols import Symbols
from nd_tui.words.texts import Texts

if TYPE_CHECKING:
    from nd_tui.games.box import Box


@dataclass(frozen=True, eq=False)
class Picture:
    """The table as one seat sees it at one moment."""

    view: View
    box: "Box"
    texts: Texts
    symbols: Symbols
    names: tuple[str, ...]  # of the players, as they can be drawn in a line
    colours: tuple[str, ...]  # of the players
    seat: int  # whose view it is
    mover: int | None  # who decides, where that may be told; None when the game is over
    highlighted: Move | None = None  # the legal move that is looked at
    pointed: Move | None = None  # the same, or one that cannot be made
    refusal: Problem | None = None  # why it cannot
    secret_points: bool = False
    line: str = ""  # the name of the line one is on, if it has one
    new_line: str = ""  # the name of the line that the next choice begins
    foreseen: bool = False
    wide: bool = False  # there is room for whole sentences
    happened: Sequence[Event] = ()  # on the line to here, as far as the seat may know

    @cached_property
    def after(self) -> Any:
        """What the highlighted choice would leave, as the game's own board wants to know it."""
        return self.box.preview(self.view, self.highlighted)
