"""What a person thinks of a move, as it stands behind it."""

from core.evaluation import Mark
from nd_tui.games.game_types import AnyNode
from nd_tui.looks.symbols import Symbols

# What each says, as a message.
NAMES: dict[Mark, str] = {
    "!": "mark-good",
    "?": "mark-bad",
    "!?": "mark-interesting",
    "?!": "mark-doubtful",
    "□": "mark-forced",
}
NONE = "mark-none"
ASCII_FORCED = "[]"


def mark_sign(symbols: Symbols, mark: str) -> str:
    """A mark in the signs of a terminal."""
    return ASCII_FORCED if mark == "□" and symbols.plain else mark


def mark_told(symbols: Symbols, node: AnyNode, with_word: bool = True) -> str:
    """The mark of a move and, where there is room, the word beside it; empty where there is neither."""
    return " ".join(filter(None, (mark_sign(symbols, node.mark), node.word if with_word else "")))
