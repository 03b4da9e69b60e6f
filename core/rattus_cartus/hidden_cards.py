"""Dealing the cards that some seats do not see: to the nun row, the deck, hands, and face down in buildings.

Every arrangement that agrees with what they know is as likely as any other, population cards of one kind
counted one by one. What they know: which cards can be in the nun row at all (V5), of which cards a new deck
was made, and what a hand holds at least and at most (V2, V4).
"""

from collections.abc import Mapping, Sequence
from itertools import accumulate
from math import comb

from msgspec import Struct

from core import rng
from core.rattus_cartus.draft import taken_out
from core.rattus_cartus.hidden_specials import Room, place_specials
from core.rattus_cartus.knowledge import both_known
from core.rattus_cartus.names import KINDS, LAST_PLAYABLE, POPULATION_KINDS, UNSEEN, Cards
from core.rattus_cartus.state import FACE_DOWN, Known
from core.rattus_cartus.views import View


class Hidden(Struct, frozen=True):
    """Where the cards are."""

    nuns: Cards
    deck: Cards
    hands: tuple[Cards, ...]
    laid: dict[int, Cards]  # face down, by seat


def deal_hidden(views: Sequence[View], luck: int) -> tuple[Hidden, int]:
    """All cards of a position behind these views, dealt by this luck."""
    before = views[0]
    seats = range(len(before.hands))
    hands = {one.seat: one.hand for one in views}
    if before.final_hands:
        hands = dict(enumerate(before.final_hands))
    laid = {
        entry.seat: entry.cards
        for one in views
        for entry in one.entries
        if entry.seat == one.seat and entry.force == FACE_DOWN
    }
    down = {entry.seat: entry.number for entry in before.entries if entry.force == FACE_DOWN}
    rooms = [
        Room(seat, before.hands[seat], down.get(seat, 0), _limits(views, seat))
        for seat in seats
        if seat not in hands
    ]
    left = _out_of_sight(before, hands, laid)
    luck = place_specials(rooms, left[POPULATION_KINDS:], luck)
    for room in rooms:
        for card in room.cards:
            left[card] -= 1
    nuns, deck, rest, luck = _deal_population(views, left[:POPULATION_KINDS], luck)
    for room in rooms:
        free = room.free
        cards, rest = [*room.cards, *rest[:free]], rest[free:]
        order, luck = rng.shuffled(luck, [card for card in cards if card <= LAST_PLAYABLE])
        if room.seat in down:
            laid[room.seat] = tuple(sorted(order[: room.down]))
        hands[room.seat] = taken_out(tuple(sorted(cards)), laid.get(room.seat, ()))
    return Hidden(nuns, deck, tuple([hands[seat] for seat in seats]), laid), luck


def _limits(views: Sequence[View], seat: int) -> Known:
    """What all of these know together of what a seat holds."""
    return both_known(*[one.knows[seat] for one in views])


def _out_of_sight(before: View, hands: Mapping[int, Cards], laid: Mapping[int, Cards]) -> list[int]:
    """How many cards of each kind are neither open nor in known hands; those of the nun row are."""
    left = [*before.table.copies]
    left += [total - pile for total, pile in zip(before.table.supply, before.piles, strict=True)]
    assert len(left) == KINDS
    open_cards = [entry.cards for entry in before.entries if entry.force != FACE_DOWN]
    for cards in (*hands.values(), *laid.values(), before.discard, *open_cards):
        for card in cards:
            left[card] -= 1
    return left


def _deal_population(views: Sequence[View], left: list[int], luck: int) -> tuple[Cards, Cards, Cards, int]:
    """The nun row, the deck and what goes to hands, of so many cards of each kind."""
    known = _known_nuns(views)
    can_be_nuns = [
        min([copies - one.counted[kind] for one in views])
        for kind, copies in enumerate(views[0].table.copies)
    ]
    for card in known:
        if card != UNSEEN:
            left[card] -= 1
            can_be_nuns[card] -= 1
    can_be_nuns = list(map(min, can_be_nuns, left))  # what one holds the other need not have seen
    size, in_deck = views[0].deck, _can_be_in_deck(views)
    row, luck = _nun_row(left, can_be_nuns, in_deck, known.count(UNSEEN), size, luck)
    for card in row:
        left[card] -= 1
    deck, luck = rng.shuffled(luck, _spread(list(map(min, left, in_deck))))
    deck = deck[:size]
    for card in deck:
        left[card] -= 1
    hands, luck = rng.shuffled(luck, _spread(left))
    places = iter(row)
    return tuple([next(places) if card == UNSEEN else card for card in known]), deck, hands, luck


def _nun_row(
    left: Sequence[int], can: Sequence[int], in_deck: Sequence[int], number: int, size: int, luck: int
) -> tuple[Cards, int]:
    """So many cards that can be in the nun row and leave enough for the deck.

    Spare are those that are not in the deck in any case. How many others are taken is drawn by the number of
    ways in which the rest can then be dealt.
    """
    spare: list[int] = []
    others: list[int] = []
    for kind, most in enumerate(can):
        free = min(most, max(0, left[kind] - in_deck[kind]))
        spare += [kind] * free
        others += [kind] * (most - free)
    for_deck = sum(map(min, left, in_deck))
    ways = [
        comb(len(spare), number - taken)
        * comb(len(others), taken)
        * comb(for_deck - taken, for_deck - taken - size)
        if for_deck - taken >= size
        else 0
        for taken in range(number + 1)
    ]
    bits, luck = rng.word(luck)
    place = bits * sum(ways) >> 64
    taken = next(taken for taken, reached in enumerate(accumulate(ways)) if place < reached)
    first, luck = rng.shuffled(luck, spare)
    second, luck = rng.shuffled(luck, others)
    return rng.shuffled(luck, first[: number - taken] + second[:taken])


def _known_nuns(views: Sequence[View]) -> Cards:
    """What these seats have seen of the nun row together; what is not seen is the lowest of numbers."""
    return tuple(map(max, *[one.nuns for one in views])) if len(views) > 1 else views[0].nuns


def _can_be_in_deck(views: Sequence[View]) -> list[int]:
    """How many cards of each kind the deck can hold: those of which it was made, less those drawn."""
    if views[0].shuffled is None:
        return [*views[0].table.copies]
    can = [0] * POPULATION_KINDS
    for card in views[0].shuffled:
        can[card] += 1
    for one in views:
        for card in one.drawn:
            can[card] -= 1
    return can


def _spread(numbers: Sequence[int]) -> list[int]:
    """So many cards of each kind, one by one."""
    return [kind for kind, number in enumerate(numbers) for _ in range(number)]
