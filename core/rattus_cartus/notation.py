"""The notation: every move as a short text that can be read, typed and parsed back.

"support tent", "look 3", "enter monastery-e magic3 2*joker", "pass", "name red", "give 2*gold", "discard". A
building is named by its type, or with the letter of its card where there are two of the type in the row;
cards by class and nuns or by their pile, those of a kind together with their number.
"""

import re
from collections import Counter
from collections.abc import Callable, Sequence

from core.game import BadNotation
from core.rattus_cartus.moves import (
    PASS,
    Discard,
    Enter,
    Give,
    Look,
    Move,
    Name,
    Pass,
    Support,
)
from core.rattus_cartus.names import CARD_NAMES, Cards, type_of
from core.rattus_cartus.rules import legal_moves
from core.rattus_cartus.state import State

NUMBERED = re.compile(r"([0-9]{1,3})[*x](.+)")
LONGEST_ECHO = 60
MOST_CHOICES = 12
NONE = "none"  # may be typed where no card is meant


def format_move(state: State, move: Move) -> str:
    """The short text of a move in this position."""
    match move:
        case Support(place):
            return f"support {building_name(state, place)}"
        case Look(nun):
            return f"look {nun + 1}"
        case Enter(place, cards):
            return " ".join(["enter", building_name(state, place), *card_words(cards)])
        case Pass():
            return "pass"
        case Name(seat):
            return f"name {state.table.setup.colours[seat]}"
        case Give(cards):
            return " ".join(["give", *card_words(cards)])
        case Discard(cards):
            return " ".join(["discard", *card_words(cards)])


def building_name(state: State, place: int) -> str:
    """A building of the row: its type, where no other one is of that type."""
    card = state.row[place]
    alone = [type_of(other) for other in state.row].count(type_of(card)) == 1
    return type_of(card) if alone else card


def card_words(cards: Cards) -> list[str]:
    """Cards as words, a word for each kind."""
    return [
        CARD_NAMES[kind] if number == 1 else f"{number}*{CARD_NAMES[kind]}"
        for kind, number in sorted(Counter(cards).items())
    ]


def parse_move(state: State, text: str) -> Move:
    """The legal move that a text means: as `format_move` writes it, or cut short as far as it stays clear."""
    words = text.casefold().split()
    task = state.task
    if not words or task is None:
        raise _unknown(state, text)
    verb = _meant(words[0], _verbs(state), str.startswith)
    rest = words[1:]
    move = READERS[verb[0]](state, rest, text) if len(verb) == 1 else None
    if move is None or move not in legal_moves(state):
        raise _unknown(state, text)
    return move


def _verbs(state: State) -> tuple[str, ...]:
    assert state.task is not None
    match state.task.name:
        case "support" | "look" as name:
            return (name,)
        case "enter":
            return ("enter", "pass")
        case "sword_target" | "flute_target":
            return ("name",)
        case "hospital":
            return ("discard",)
    return ("give",)


def _meant(word: str, names: Sequence[str], fits: Callable[[str, str], bool]) -> list[str]:
    """The names that a word may mean: the one that it is, or those that it begins."""
    return [word] if word in names else [name for name in names if fits(name, word)]


def _place(state: State, words: list[str], text: str) -> int | None:
    """The building that the first word means: a name or its beginning, or its number in the row."""
    if not words:
        return None
    word = words[0]
    if word.isascii() and word.isdigit():
        return int(word) - 1 if len(word) < 3 else None
    names = [building_name(state, place) for place in range(len(state.row))]
    found = _meant(word, names, str.startswith)
    if len(found) > 1:
        raise BadNotation("notation-ambiguous", text=text[:LONGEST_ECHO], choices=", ".join(found))
    return names.index(found[0]) if found else None


def _cards(state: State, words: list[str], text: str) -> Cards | None:
    """The cards that words mean; None for a word that is no card, and for more cards than the hand has."""
    assert state.task is not None
    most = len(state.hands[state.task.seat])
    cards: list[int] = []
    for word in words:
        numbered = NUMBERED.fullmatch(word)
        number, name = (int(numbered[1]), numbered[2]) if numbered else (1, word)
        if name == NONE and len(words) == 1:
            continue
        found = _meant(name, CARD_NAMES, str.startswith)
        if len(found) > 1:
            raise BadNotation("notation-ambiguous", text=text[:LONGEST_ECHO], choices=", ".join(found))
        if not found or len(cards) + number > most:
            return None
        cards += [CARD_NAMES.index(found[0])] * number
    return tuple(sorted(cards))


def _support(state: State, words: list[str], text: str) -> Move | None:
    place = _place(state, words, text)
    return Support(place) if place is not None and len(words) == 1 else None


def _look(state: State, words: list[str], text: str) -> Move | None:
    if len(words) == 1 and words[0].isascii() and words[0].isdigit() and len(words[0]) < 3:
        return Look(int(words[0]) - 1)
    return None


def _enter(state: State, words: list[str], text: str) -> Move | None:
    place, cards = _place(state, words, text), _cards(state, words[1:], text)
    return None if place is None or cards is None else Enter(place, cards)


def _pass(state: State, words: list[str], text: str) -> Move | None:
    return None if words else PASS


def _name(state: State, words: list[str], text: str) -> Move | None:
    found = _meant(words[0], state.table.setup.colours, str.startswith) if len(words) == 1 else []
    return Name(state.table.setup.colours.index(found[0])) if len(found) == 1 else None


def _give(state: State, words: list[str], text: str) -> Move | None:
    cards = _cards(state, words, text)
    return None if cards is None else Give(cards)


def _discard(state: State, words: list[str], text: str) -> Move | None:
    cards = _cards(state, words, text)
    return None if cards is None else Discard(cards)


READERS: dict[str, Callable[[State, list[str], str], Move | None]] = {
    "support": _support,
    "look": _look,
    "enter": _enter,
    "pass": _pass,
    "name": _name,
    "give": _give,
    "discard": _discard,
}


def _unknown(state: State, text: str) -> BadNotation:
    moves = legal_moves(state)
    some = [format_move(state, moves[number]) for number in range(min(len(moves), MOST_CHOICES))]
    if len(moves) > MOST_CHOICES:
        some.append("…")
    return BadNotation("notation-unknown", text=text[:LONGEST_ECHO], choices=", ".join(some))
