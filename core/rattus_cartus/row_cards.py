"""Which cards can lie in unseen places of the nun row, and how that depends on the deck (V5, S7)."""

from collections.abc import Mapping, Sequence
from math import comb
from operator import sub

from msgspec import Struct
from msgspec.structs import replace

from core.rattus_cartus.knowledge import NO_POPULATION
from core.rattus_cartus.names import KINDS, POPULATION_KINDS, UNSEEN, Card, Cards
from core.rattus_cartus.state import FACE_DOWN
from core.rattus_cartus.views import View


class RowCards(Struct, frozen=True):
    """What can lie in the unseen places.

    Of a new deck one knows of which cards it was made. So some cards are not in it in any case, and of the
    others only so many can lie in the row that enough are left for the deck.
    """

    spare: tuple[int, ...]  # of each kind, how many cards that are not in the deck
    others: tuple[int, ...]  # of each kind, how many cards that can be in the deck too
    for_deck: int  # how many cards can be in the deck
    deck: int  # its size
    places: int  # that are unseen

    def rest(self, taken: int) -> int:
        """In how many ways the deck can be dealt when so many of the others lie in the row."""
        return comb(self.for_deck - taken, self.deck)

    def seeing(self, card: Card) -> "RowCards":
        """The same after one more card of the row was seen."""
        if self.spare[card]:
            return replace(self, spare=_less_one(self.spare, card), places=self.places - 1)
        if self.others[card]:
            fewer, for_deck = _less_one(self.others, card), self.for_deck - 1
            return replace(self, others=fewer, for_deck=for_deck, places=self.places - 1)
        return replace(self, places=self.places - 1)


def _less_one(numbers: tuple[int, ...], kind: Card) -> tuple[int, ...]:
    return (*numbers[:kind], numbers[kind] - 1, *numbers[kind + 1 :])


def row_cards(views: Sequence[View], left: Sequence[int]) -> RowCards:
    """What can lie there by what all of these seats know; `left` are population cards out of sight."""
    first, known, out = views[0], known_nuns(views), [*left]
    counted = first.counted if len(views) == 1 else tuple(map(max, *[one.counted for one in views]))
    can = [*map(sub, first.table.copies, counted)]
    for card in known:
        if card != UNSEEN:
            can[card] -= 1
            out[card] -= 1
    can = [*map(min, can, out)]  # what one holds the other need not have seen
    if first.shuffled is None:
        spare, for_deck = NO_POPULATION, sum(out)
    else:
        in_deck = can_be_in_deck(views)
        spare = tuple(map(min, can, [max(0, number) for number in map(sub, out, in_deck)]))
        for_deck = sum(map(min, out, in_deck))
    return RowCards(spare, tuple(map(sub, can, spare)), for_deck, first.deck, known.count(UNSEEN))


def row_of(view: View) -> RowCards:
    """What can lie there as the view's seat knows it."""
    laid = {one.seat: one.cards for one in view.entries if one.seat == view.seat and one.force == FACE_DOWN}
    left = out_of_sight(view, {view.seat: view.hand}, laid)[:POPULATION_KINDS]
    for seat, known in enumerate(view.knows):
        if seat != view.seat and known.population:
            left = [number - least for number, least in zip(left, known.population, strict=True)]
    return row_cards((view,), left)


def out_of_sight(view: View, hands: Mapping[int, Cards], laid: Mapping[int, Cards]) -> list[int]:
    """How many cards of each kind are neither open nor in known hands; those of the nun row are."""
    left = [*view.table.copies]
    left += [total - pile for total, pile in zip(view.table.supply, view.piles, strict=True)]
    assert len(left) == KINDS
    open_cards = [entry.cards for entry in view.entries if entry.force != FACE_DOWN]
    for cards in (*hands.values(), *laid.values(), view.discard, *open_cards):
        for card in cards:
            left[card] -= 1
    return left


def known_nuns(views: Sequence[View]) -> Cards:
    """What these seats have seen of the nun row together; what is not seen is the lowest of numbers."""
    return tuple(map(max, *[one.nuns for one in views])) if len(views) > 1 else views[0].nuns


def can_be_in_deck(views: Sequence[View]) -> list[int]:
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
