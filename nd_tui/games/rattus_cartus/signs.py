"""The signs of the game's things, also in plain ASCII."""

from dataclasses import dataclass

from core.rattus_cartus.names import CLASSES, Class
from nd_tui.looks.symbols import Symbols


@dataclass(frozen=True)
class Signs:
    """One set of signs."""

    nun: str
    down: str  # a card face down
    start: str
    stranger: str  # behind one in a building
    peasantry: str
    bourgeoisie: str
    clergy: str
    knighthood: str
    magic: str
    nobility: str

    def of_class(self, track: Class) -> str:
        """The sign of a class."""
        return str(getattr(self, CLASSES[track]))


UNICODE = Signs(
    "✚", "▒", "⚑", "!", peasantry="♟", bourgeoisie="⚖", clergy="♝", knighthood="♞", magic="☽", nobility="♚"
)
ASCII = Signs(
    "&", "#", "*", "!", peasantry="Y", bourgeoisie="$", clergy="t", knighthood="/", magic="~", nobility="W"
)


def signs_for(symbols: Symbols) -> Signs:
    """The signs that go with those of the shell."""
    return ASCII if symbols.plain else UNICODE
