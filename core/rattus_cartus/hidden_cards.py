"""Dealing the cards that some seats do not see: to the nun row, the deck, hands, and face down in buildings.

Every arrangement that agrees with what they know is as likely as any other, population cards of one kind
counted one by one. What they know: which cards can be in the nun row at all (V5), of which cards a new deck
was made, and what a hand holds at least and at most (V2, V4).
"""

from collections.abc import Sequence
from itertools import accumulate
from math import comb

from msgspec import Struct

from core import rng
from core.rattus_cartus.draft import taken_out
from core.rattus_cartus.hidden_specials import Room, place_specials
from core.rattus_cartus.knowledge import both_known
from core.rattus_cartus.names import LAST_PLAYABLE, POPULATION_KINDS, UNSEEN, Cards
from core.rattus_cartus.row_cards import RowCards, can_be_in_deck, known_nuns, out_of_sight, row_cards
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
    left = out_of_sight(before, hands, laid)
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


def _deal_population(views: Sequence[View], left: list[int], luck: int) -> tuple[Cards, Cards, Cards, int]:
    """The nun row, the deck and what goes to hands, of so many cards of each kind."""
    row, luck = _nun_row(row_cards(views, left), luck)
    known = known_nuns(views)
    for card in (*known, *row):
        if card != UNSEEN:
            left[card] -= 1
    size = views[0].deck
    deck, luck = rng.shuffled(luck, _spread(list(map(min, left, can_be_in_deck(views)))))
    deck = deck[:size]
    for card in deck:
        left[card] -= 1
    hands, luck = rng.shuffled(luck, _spread(left))
    places = iter(row)
    return tuple([next(places) if card == UNSEEN else card for card in known]), deck, hands, luck


def _nun_row(possible: RowCards, luck: int) -> tuple[Cards, int]:
    """Cards for all unseen places that leave enough for the deck.

    How many of those that could be in the deck are taken is drawn by the number of ways in which the rest can
    then be dealt.
    """
    spare, others, number = _spread(possible.spare), _spread(possible.others), possible.places
    ways = [
        comb(len(spare), number - taken) * comb(len(others), taken) * possible.rest(taken)
        for taken in range(min(number, len(others)) + 1)
    ]
    bits, luck = rng.word(luck)
    place = bits * sum(ways) >> 64
    taken = next(taken for taken, reached in enumerate(accumulate(ways)) if place < reached)
    first, luck = rng.shuffled(luck, spare)
    second, luck = rng.shuffled(luck, others)
    return rng.shuffled(luck, first[: number - taken] + second[:taken])


def _spread(numbers: Sequence[int]) -> list[int]:
    """So many cards of each kind, one by one."""
    return [kind for kind, number in enumerate(numbers) for _ in range(number)]
