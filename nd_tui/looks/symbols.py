"""The signs for pieces and players: shapes as well as colours, with plain ASCII on demand."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.notre_dame.state import Table


@dataclass(frozen=True)
class Symbols:
    """One set of signs."""

    players: Mapping[str, str]  # by colour
    marker: str
    friend: str
    carriage: str
    rat: str
    nothing: str
    arrow: str
    bell: str
    letter: str
    judgements: tuple[str, ...]  # from the best to the worst


UNICODE = Symbols(
    {"blue": "◆", "red": "▲", "green": "●", "yellow": "▼", "violet": "★"},
    "■",
    "♟",
    "♞",
    "r",
    "·",
    "→",
    "♪",
    "✉",
    ("!", "✓", "?!", "?", "??"),
)
ASCII = Symbols(
    {"blue": "o", "red": "x", "green": "+", "yellow": "%", "violet": "^"},
    "#",
    "@",
    "&",
    "r",
    ".",
    "->",
    "*",
    "=",
    ("!", "=", "?!", "?", "??"),
)
# Signs in words, and those that Textual draws, by what takes the same room in plain ASCII.
PLAIN = {
    **{"…": ".", "−": "-", "–": "-", "·": "-", "’": "'", "“": '"', "”": '"', "÷": "/", "×": "x"},
    **{"▸": ">", "◂": "<"},
    **{"━": "=", "┃": "#", "┏": "#", "┓": "#", "┗": "#", "┛": "#"},
    **dict.fromkeys([*map(chr, range(0x2400, 0x2422)), "\ufffd"], "?"),  # what stands for control characters
}


def symbols_for(ascii_only: bool) -> Symbols:
    """The signs for a terminal."""
    return ASCII if ascii_only else UNICODE


def colour_style(colour: str) -> str:
    """A player's colour, as the themes define it."""
    return f"$player-{colour}"


def player_sign(symbols: Symbols, table: "Table", seat: int) -> str:
    """The shape of a player, that of the home borough."""
    return borough_sign(symbols, table, table.homes[seat])


def borough_sign(symbols: Symbols, table: "Table", borough: int) -> str:
    """The shape of a borough: a colour has the same one in every game, wherever its player sits."""
    return symbols.players[table.colours[borough]]


def player_style(table: "Table", seat: int) -> str:
    """The colour of a player, as the themes define it."""
    return borough_style(table, table.homes[seat])


def borough_style(table: "Table", borough: int) -> str:
    """The colour of a borough."""
    return colour_style(table.colours[borough])
