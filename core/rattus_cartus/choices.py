"""Which moves there are for each decision: computed when asked for, from a state or from a view.

Those with cards are `core.moves` sets: they are counted and indexed, and no move is made before it is wanted.
"""

from bisect import bisect_right
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from core.moves import Bundles, Counts, ForEach, Joined
from core.rattus_cartus.moves import LOOKS, NAMES, PASS, SUPPORTS, Discard, Enter, Give, Look, Move
from core.rattus_cartus.names import LAST_PLAYABLE, PASS_CARD, UNSEEN, Cards
from core.rattus_cartus.state import OpenTable, Task

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
    kinds = Kinds(playable(hand))

    def read(thing: Any) -> tuple[int, Counts] | None:
        if not isinstance(thing, Enter) or type(thing.place) is not int:
            return None
        counts = kinds.counts(thing.cards)
        return None if counts is None else (thing.place, counts)

    return ForEach(places, kinds.most, lambda place, numbers: Enter(place, kinds.cards(numbers)), read)


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


def found_among(move: Move, task: Task, table: OpenTable, hand: Cards, nuns: Cards) -> Move | None:
    """The one of `moves_of` that equals a move, or None; for one with cards that set is not made."""
    if isinstance(move, Enter) and task.name == "enter":
        fits = type(move.place) is int and 0 <= move.place < len(table.row)
        return move if fits and _are_of(playable(hand), move.cards) else None
    if isinstance(move, Give) and task.name in GIFTS:
        return move if _are_of(hand, move.cards) and len(move.cards) == task.data[1] else None
    if isinstance(move, Discard) and task.name == "hospital":
        return move if _are_of(hand, move.cards) and len(move.cards) <= task.data[0] else None
    moves = moves_of(task, table, hand, nuns)
    return moves[moves.index(move)] if move in moves else None


def _are_of(hand: Cards, cards: Any) -> bool:
    """Whether this is a tuple of sorted cards, all of them of a sorted hand."""
    if not isinstance(cards, tuple):
        return False
    rest = iter(hand)  # asking it for one card passes over those before
    for card in cards:
        found = type(card) is int and card in rest
        if not found:
            return False
    return True


def playable(hand: Cards) -> Cards:
    """The cards that can be laid in a building: no Pass, no Gold, which come last (R4)."""
    return hand[: bisect_right(hand, LAST_PLAYABLE)]


def may_pass(seats: int, entered: int, hand: Cards) -> bool:
    """Whether a Pass can be played: by whoever has one and is not the last outside (R5)."""
    return seats - entered > 1 and PASS_CARD in hand


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
            passes = may_pass(len(table.rats), len(table.entries), hand)
            return Joined((PASS,), ways) if passes else ways
        case "sword_target" | "flute_target":
            return _named(task.data)
        case name if name in GIFTS:
            return gifts(hand, task.data[1])
        case _:
            return discards(hand, task.data[0])
