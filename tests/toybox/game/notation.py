"""Moves as short texts: "lay 2 1" (red and blue), "look", "skip", "high", "low"."""

from core.game import BadNotation
from tests.toybox.game.rules import legal_moves
from tests.toybox.game.things import Guess, Lay, Look, Move, State

WORDS: dict[str, Move] = {
    "look": Look(True),
    "skip": Look(False),
    "high": Guess(True),
    "low": Guess(False),
}
TEXTS = {move: word for word, move in WORDS.items()}


def format_move(state: State, move: Move) -> str:
    """The text of a move."""
    return f"lay {' '.join(map(str, move.pebbles))}" if isinstance(move, Lay) else TEXTS[move]


def parse_move(state: State, text: str) -> Move:
    """The legal move that a text means."""
    word, *numbers = text.split() or [""]
    laid = word == "lay" and all(len(number) == 1 and number in "0123456789" for number in numbers)
    move = Lay(tuple(map(int, numbers))) if laid else WORDS.get(text)
    if move is not None and move in legal_moves(state):
        return move
    choices = [word for word, move in WORDS.items() if move in legal_moves(state)] or ["lay 0 0"]
    raise BadNotation("notation-unknown", text=text[:60], choices=", ".join(choices))
