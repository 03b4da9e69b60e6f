"""Which moves there are for each decision: computed when asked for, from a state or from a view.

Those with cards are `core.moves` sets: they are counted and indexed, and no move is made before it is wanted.
"""

from bisect import bisect_right
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from core.moves import Bundles, Counts, ForEach, Joined, is_part
from core.rattus_cartus.moves import LOOKS, NAMES, PASS, SUPPORTS, Discard, Enter, Give, Look, Move, Support
from core.rattus_cartus.names import LAST_PLAYABLE, PASS_CARD, UNSEEN, Cards
from core.rattus_cartus.state import OpenTable, State, Task

GIFTS = ("sword_gift", "tower_gift")


class Kinds:
    """The different cards of a hand, and how a bundle of them is a move and back."""

    __slots__ = ("kinds", "most")

    def __init__(self, hand: Cards) -> None:
        kinds: list[int] = []
        most: list[int] = []
        last = None
        for card in hand:
            if card == last:
                most[-1] += 1
            else:
                kinds.append(card)
                most.append(1)
                last = card
        self.kinds = kinds
        self.most = tuple(most)

    def cards(self, counts: Counts) -> Cards:
        """So many of each kind."""
        cards: list[int] = []
        for kind, number in zip(self.kinds, counts, strict=True):
            if number == 1:
                cards.append(kind)
            elif number:
                cards += (kind,) * number
        return tuple(cards)

    def counts(self, cards: Any) -> Counts | None:
        """How many of each kind; None for cards of other kinds, or what are none."""
        if not isinstance(cards, tuple) or not all(type(card) is int for card in cards):
            return None
        counts = tuple([cards.count(kind) for kind in self.kinds])
        return counts if sum(counts) == len(cards) else None


def enterings(hand: Cards, places: int) -> ForEach[Move]:
    """All ways to enter one of the buildings: any playable cards of the hand (R3, R4)."""
    return ForEach(places, playable(hand), Enter, _place_and_cards)


def _place_and_cards(thing: Any) -> tuple[int, Cards] | None:
    entering = isinstance(thing, Enter) and type(thing.place) is int
    return (thing.place, thing.cards) if entering else None


def gifts(hand: Cards, number: int) -> Bundles[Give]:
    """All ways to give exactly so many cards (P3, B7)."""
    kinds = Kinds(hand)

    def read(thing: Any) -> Counts | None:
        return kinds.counts(thing.cards) if isinstance(thing, Give) else None

    return Bundles(kinds.most, lambda numbers: Give(kinds.cards(numbers)), read, number, number)


def discards(hand: Cards, most: int) -> Bundles[Discard]:
    """All ways to discard up to so many cards (B4)."""
    kinds = Kinds(hand)

    def read(thing: Any) -> Counts | None:
        return kinds.counts(thing.cards) if isinstance(thing, Discard) else None

    return Bundles(kinds.most, lambda numbers: Discard(kinds.cards(numbers)), read, 0, most)


def is_choice(hand: Cards, number: int) -> bool:
    """Whether there is more than one way to give so many cards."""
    return 0 < number < len(hand) and hand[0] != hand[-1]


def found_among(move: Move, task: Task, state: State) -> Move | None:
    """The one of a position's moves that equals this one, or None; where cards are chosen no set is made."""
    hand = state.hands[task.seat]
    if isinstance(move, Enter):
        fits = task.name == "enter" and type(move.place) is int and 0 <= move.place < len(state.row)
        return move if fits and is_part(move.cards, playable(hand)) else None
    if isinstance(move, Support) and type(move.place) is int:
        return move if task.name == "support" and 0 <= move.place < len(state.row) else None
    if isinstance(move, Give) and task.name in GIFTS:
        return move if is_part(move.cards, hand) and len(move.cards) == task.data[1] else None
    if isinstance(move, Discard) and task.name == "hospital":
        return move if is_part(move.cards, hand) and len(move.cards) <= task.data[0] else None
    moves = moves_of(task, state, hand, state.memory[task.seat].nuns)
    return moves[moves.index(move)] if move in moves else None


def playable(hand: Cards) -> Cards:
    """The cards that can be laid in a building: no Pass, no Gold, which come last (R4)."""
    return hand[: bisect_right(hand, LAST_PLAYABLE)]


def may_pass(seats: int, entered: int, hand: Cards) -> bool:
    """Whether a Pass can be played: by whoever has one and is not the last outside (R5)."""
    return PASS_CARD in hand and seats - entered > 1


@lru_cache(maxsize=1024)
def unseen_nuns(nuns: Cards) -> tuple[Look, ...]:
    """The places of the nun row at which a seat has not yet looked, by what it knows of them."""
    return tuple([LOOKS[place] for place, card in enumerate(nuns) if card == UNSEEN])


@cache
def _named(seats: tuple[int, ...]) -> tuple[Move, ...]:
    return tuple([NAMES[seat] for seat in seats])


def moves_of(task: Task, table: OpenTable, hand: Cards, nuns: Cards) -> Sequence[Move]:
    """All moves of the seat that decides, by its hand and what it has seen of the nun row."""
    match task.name:
        case "support":
            return SUPPORTS[: len(table.row)]
        case "look":
            return unseen_nuns(nuns)
        case "enter":
            ways = enterings(hand, len(table.row))
            return Joined((PASS,), ways) if may_pass(len(table.rats), len(table.entries), hand) else ways
        case "sword_target" | "flute_target":
            return _named(task.data)
        case name if name in GIFTS:
            return gifts(hand, task.data[1])
        case _:
            return discards(hand, task.data[0])
