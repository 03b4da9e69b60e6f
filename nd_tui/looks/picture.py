"""All that the parts of the table draw from: a view, and what the highlighted choice would change."""

from dataclasses import dataclass

from core import notre_dame as nd
from core.notre_dame.state import Player
from nd_tui.looks.symbols import Symbols
from nd_tui.terminal.visible import harmless
from nd_tui.words.texts import Texts


@dataclass(frozen=True)
class Picture:
    """The table as one seat sees it at one moment."""

    view: nd.View
    texts: Texts
    symbols: Symbols
    after: tuple[Player, ...]  # everybody as the highlighted choice would leave them
    highlighted: nd.Move | None = None
    secret_prestige: bool = False
    line: str = ""  # the name of the line one is on, if it has one
    new_line: str = ""  # the name of the line that the next choice begins
    foreseen: bool = False
    wide: bool = False  # there is room for everything at once

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, as they can be drawn in a line."""
        return tuple(map(harmless, self.view.table.setup.players))

    @property
    def own(self) -> Player:
        """The player at the screen."""
        return self.view.players[self.view.seat]
