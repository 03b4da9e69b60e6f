"""Drawing, taking, giving and discarding: cards, rats and tokens."""

from bisect import insort
from collections.abc import Iterable

from core import rng
from core.rattus_cartus.draft import Draft, changed, put_in, taken_out
from core.rattus_cartus.event_types import (
    CardsDiscarded,
    CardsDrawn,
    CardsGiven,
    CardsTaken,
    DeckShuffled,
    NunSeen,
    RatsChanged,
    TokensTaken,
)
from core.rattus_cartus.knowledge import (
    all_saw_gone,
    all_saw_taken,
    remember_draw,
    remember_nun,
    remember_shuffle,
    saw_gift,
)
from core.rattus_cartus.names import POPULATION_KINDS, Card, Cards

LOOK_SOURCES = ("support", "tent")  # in the order in which the task of a look tells them


def draw_cards(draft: Draft, seat: int, wanted: int, source: str) -> None:
    """Population cards from the deck; what it lacks comes from a new one, and if there is none, not (S7)."""
    if not wanted:
        return
    cards = _from_deck(draft, seat, wanted)
    if len(cards) < wanted and draft.discard:
        _shuffle_discard(draft)
        cards += _from_deck(draft, seat, wanted - len(cards))
    if draft.log is not None:
        draft.log.append(CardsDrawn(seat, len(cards), wanted, source, tuple(sorted(cards))))


def _from_deck(draft: Draft, seat: int, wanted: int) -> Cards:
    cards = draft.deck[:wanted]
    draft.deck = draft.deck[wanted:]
    draft.hands[seat] = put_in(draft.hands[seat], cards)
    if draft.shuffled is not None:
        remember_draw(draft, seat, cards)
    return cards


def _shuffle_discard(draft: Draft) -> None:
    remember_shuffle(draft)
    draft.shuffled, draft.discard = draft.discard, ()
    draft.deck, draft.luck = rng.shuffled(draft.luck, draft.shuffled)
    if draft.log is not None:
        draft.log.append(DeckShuffled(len(draft.deck)))


def discard_rats(draft: Draft, seat: int, number: int, source: str) -> None:
    """As many rats as there are, up to a number, go back to the supply."""
    if before := draft.rats[seat]:
        set_rats(draft, seat, max(0, before - number), source)


def set_rats(draft: Draft, seat: int, after: int, source: str) -> None:
    """A seat has another number of rats."""
    before = draft.rats[seat]
    if after != before:
        draft.rats = changed(draft.rats, seat, after)
        if draft.log is not None:
            draft.log.append(RatsChanged(seat, before, after, source))


def look_at_nun(draft: Draft, seat: int, nun: int, source: str) -> None:
    """A seat looks in secret at a card of the nun row (B11)."""
    card = remember_nun(draft, seat, nun)
    if draft.log is not None:
        draft.log.append(NunSeen(seat, nun, source, card))


def take_cards(draft: Draft, seat: int, card: Card, wanted: int, source: str) -> None:
    """Jokers or special cards from their pile, as many as are left there (K4)."""
    pile = card - POPULATION_KINDS
    number = min(wanted, draft.piles[pile])
    if number:
        draft.piles = changed(draft.piles, pile, draft.piles[pile] - number)
        draft.hands[seat] = put_in(draft.hands[seat], (card,) * number)
        all_saw_taken(draft, seat, card, number)
    if draft.log is not None:
        draft.log.append(CardsTaken(seat, card, number, wanted, source))


def take_tokens(draft: Draft, seat: int, number: int, source: str) -> None:
    """Victory point tokens, which never run out (K4)."""
    draft.tokens = changed(draft.tokens, seat, draft.tokens[seat] + number)
    if draft.log is not None:
        draft.log.append(TokensTaken(seat, number, source))


def put_away(draft: Draft, cards: Iterable[Card]) -> None:
    """Population cards go to the discard pile, Jokers and special cards back to their piles (D7)."""
    discard, piles = [*draft.discard], [*draft.piles]
    for card in cards:
        if card < POPULATION_KINDS:
            insort(discard, card)
        else:
            piles[card - POPULATION_KINDS] += 1
    draft.discard, draft.piles = tuple(discard), tuple(piles)


def discard_from_hand(draft: Draft, seat: int, cards: Cards) -> None:
    """Cards of a hand are put away, seen by all."""
    draft.hands[seat] = taken_out(draft.hands[seat], cards)
    all_saw_gone(draft, seat, cards)
    put_away(draft, cards)
    if draft.log is not None:
        draft.log.append(CardsDiscarded(seat, cards))


def give_cards(draft: Draft, giver: int, taker: int, cards: Cards, source: str) -> None:
    """Cards go from hand to hand, which only these two see (V2)."""
    saw_gift(draft, giver, taker, cards)
    draft.hands[giver] = taken_out(draft.hands[giver], cards)
    draft.hands[taker] = put_in(draft.hands[taker], cards)
    if draft.log is not None:
        draft.log.append(CardsGiven(giver, taker, len(cards), source, cards))
