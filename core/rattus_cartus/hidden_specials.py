"""Dealing Jokers and special cards among hands of which limits are known."""

from collections.abc import Sequence

from core import rng
from core.rattus_cartus.knowledge import NO_POPULATION
from core.rattus_cartus.names import GOLD, PASS_CARD, POPULATION_KINDS, Card
from core.rattus_cartus.state import Known

TRIES = 40  # at random, before all ways are tried in order
UNPLAYABLE = (PASS_CARD, GOLD)


class Room:
    """What a seat holds, in hand and face down, while cards are dealt to it."""

    def __init__(self, seat: int, hand: int, down: int, known: Known) -> None:
        self.seat = seat
        self.hand = hand  # how many of its cards are in hand
        self.down = down  # and how many face down
        self._most = known.most
        self._together = known.together
        least = (*(known.population or NO_POPULATION), *known.least)
        self.cards: list[Card] = [kind for kind, number in enumerate(least) for _ in range(number)]

    @property
    def free(self) -> int:
        """How many cards are missing."""
        return self.hand + self.down - len(self.cards)

    @property
    def lacking(self) -> int:
        """How many special cards have to come here at least."""
        return self._together[0] - self._special

    @property
    def _special(self) -> int:
        return sum([card >= POPULATION_KINDS for card in self.cards])

    def takes(self, card: Card) -> bool:
        """Whether one more of a special card can be here; what lies face down is playable."""
        if self.free <= 0 or self._special >= self._together[1]:
            return False
        if self.cards.count(card) >= self._most[card - POPULATION_KINDS]:
            return False
        return card not in UNPLAYABLE or sum(map(self.cards.count, UNPLAYABLE)) < self.hand


def place_specials(rooms: Sequence[Room], totals: Sequence[int], luck: int) -> int:
    """Put so many cards of each open pile into rooms, sooner where more is free; the luck that is left."""
    loose = [
        POPULATION_KINDS + pile
        for pile, total in enumerate(totals)
        for _ in range(total - sum(room.cards.count(POPULATION_KINDS + pile) for room in rooms))
    ]
    if not loose:
        return luck
    before = [[*room.cards] for room in rooms]
    for _ in range(TRIES):
        order, luck = rng.shuffled(luck, loose)
        placed, luck = _placed_at_random(rooms, order, luck)
        if placed:
            return luck
        for room, cards in zip(rooms, before, strict=True):
            room.cards = [*cards]
    found = _placed_somehow(rooms, loose)
    assert found, "what is known of hands contradicts itself"
    return luck


def _lacking(rooms: Sequence[Room]) -> int:
    return sum([max(0, room.lacking) for room in rooms])


def _placed_at_random(rooms: Sequence[Room], cards: Sequence[Card], luck: int) -> tuple[bool, int]:
    for card in cards:
        fitting = [room for room in rooms if room.takes(card)]
        if not fitting:
            return False, luck
        place, luck = rng.below(luck, sum([room.free for room in fitting]))
        for room in fitting:
            place -= room.free
            if place < 0:
                room.cards.append(card)
                break
    return not _lacking(rooms), luck


def _placed_somehow(rooms: Sequence[Room], cards: Sequence[Card]) -> bool:
    """The first way there is, tried card by card."""
    if _lacking(rooms) > len(cards):
        return False
    if not cards:
        return True
    for room in rooms:
        if room.takes(cards[0]):
            room.cards.append(cards[0])
            if _placed_somehow(rooms, cards[1:]):
                return True
            room.cards.pop()
    return False
