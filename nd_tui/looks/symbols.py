"""The signs that all games share: players by shape as well as colour, with plain ASCII on demand."""

from collections.abc import Mapping

from msgspec import Struct


class Symbols(Struct, frozen=True):
    """One set of signs; the pieces of a game are the game's own."""

    players: Mapping[str, str]  # by colour
    point: str  # of a plot
    nothing: str
    arrow: str
    judgements: tuple[str, ...]  # from the best to the worst
    closed: str  # before what opens
    opened: str
    plain: bool = False  # nothing but ASCII


UNICODE = Symbols(
    {"blue": "◆", "red": "▲", "green": "●", "yellow": "▼", "violet": "★"},
    "■",
    "·",
    "→",
    ("!", "✓", "?!", "?", "??"),
    "▸",
    "▾",
)
ASCII = Symbols(
    {"blue": "o", "red": "x", "green": "+", "yellow": "%", "violet": "^"},
    "#",
    ".",
    "->",
    ("!", "=", "?!", "?", "??"),
    "+",
    "-",
    plain=True,
)
# Signs in words, and those that Textual draws, by what takes the same room in plain ASCII.
PLAIN = {
    **{"…": ".", "−": "-", "–": "-", "·": "-", "’": "'", "“": '"', "”": '"', "÷": "/", "×": "x"},
    **{"▸": ">", "◂": "<", "→": ">", "─": "-"},
    **{"━": "=", "┃": "#", "┏": "#", "┓": "#", "┗": "#", "┛": "#"},
    **dict.fromkeys([*map(chr, range(0x2400, 0x2422)), "\ufffd"], "?"),  # what stands for control characters
}


def symbols_for(ascii_only: bool) -> Symbols:
    """The signs for a terminal."""
    return ASCII if ascii_only else UNICODE


def colour_style(colour: str) -> str:
    """A player's colour, as the themes define it."""
    return f"$player-{colour}"
