"""What a seat can tell about the hidden action cards: from what it drew, passed, received and saw played.

The three cards that a colour's owner draws in a round end up in three hands: the owner keeps one, the left
neighbour one of the two passed on, the next neighbour (with two players the owner again) the last. So a
round of a colour is a `Draft`, and everything a seat knows is some part of the drafts of its period.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from core.notre_dame.names import Card
from core.notre_dame.rounds import all_cards_of
from core.notre_dame.state import RoundCards
from core.notre_dame.views import SeenRound, View


@dataclass(slots=True)
class Draft:
    """The known cards of one colour in one round.

    `kept`, `taken` and `last` are the cards that ended with the owner, the next seat and the one after it.
    `pair` are the two passed on, known to their giver and their receiver even while it is not known who
    ended up with which.
    """

    kept: Card | None = None
    taken: Card | None = None
    last: Card | None = None
    pair: tuple[Card, ...] = ()
    drawn: tuple[Card, ...] = ()

    def known(self) -> set[Card]:
        """All cards of which it is known that they belong to this round."""
        sure = {card for card in (self.kept, self.taken, self.last) if card is not None}
        return sure | set(self.pair) | set(self.drawn)

    def learn(self, other: "Draft") -> None:
        """Add what somebody else knows of the same draft."""
        self.kept = self.kept or other.kept
        self.taken = self.taken or other.taken
        self.last = self.last or other.last
        self.pair = self.pair or other.pair
        self.drawn = self.drawn or other.drawn
        self.settle_pair()

    def settle_pair(self) -> None:
        """If one of the pair is placed, so is the other."""
        if len(self.pair) != 2:
            return
        one, other = self.pair
        for card, rest in ((one, other), (other, one)):
            if self.taken == card:
                self.last = rest
            elif self.last == card:
                self.taken = rest


def drafts(view: View) -> list[list[Draft]]:
    """For every colour the drafts of the period so far, the current round last, as the seat knows them."""
    seats = len(view.players)
    own_rounds: tuple[RoundCards, ...] = (*view.own.past, view.own)
    found = [
        [_draft(view, colour, number, own, seats) for number, own in enumerate(own_rounds)]
        for colour in range(seats)
    ]
    for colour, rounds in enumerate(found):
        if colour != view.seat and not view.others[colour].stack:
            _place_the_only_one_left(colour, rounds)
    return found


def joint_drafts(views: Sequence[View]) -> list[list[Draft]]:
    """The drafts as several seats know them together."""
    found, *rest = map(drafts, views)
    for other in rest:
        for ours, theirs in zip(found, other, strict=True):
            for draft, more in zip(ours, theirs, strict=True):
                draft.learn(more)
    return found


def _place_the_only_one_left(colour: int, rounds: list[Draft]) -> None:
    """With the stack used up and one place open, the one card not seen is there."""
    known = set().union(*[draft.known() for draft in rounds])
    left = [card for card in all_cards_of(colour) if card not in known]
    if len(left) != 1:
        return
    for draft in rounds:
        if draft.kept is None:
            draft.kept = left[0]
        elif draft.taken is None and not draft.pair:
            draft.taken = left[0]
        elif draft.last is None and not draft.pair:
            draft.last = left[0]
        else:
            continue
        return


def seen_rounds(view: View, seat: int) -> tuple[SeenRound, ...]:
    """What the table saw of a seat in the rounds of the period so far."""
    return (*view.others[seat].past, view.others[seat])


def _draft(view: View, colour: int, number: int, own: RoundCards, seats: int) -> Draft:
    draft = Draft()
    distance = (view.seat - colour) % seats
    if distance == 0:
        _recall_own_draw(draft, own, seats)
    if distance == 1:
        _recall_received(draft, own)
    if distance == 2 and len(own.received) == 3:
        draft.last = own.received[2]
    for holder in range(seats):
        for card in seen_rounds(view, holder)[number].played:
            if card.owner == colour:
                _place_played(draft, card, (holder - colour) % seats)
    draft.settle_pair()
    return draft


def _recall_own_draw(draft: Draft, own: RoundCards, seats: int) -> None:
    draft.drawn = own.drawn
    if own.passed:
        draft.pair = own.passed[:2]
        (draft.kept,) = set(own.drawn) - set(draft.pair)
    if seats == 2 and len(own.received) == 3:
        draft.last = own.received[2]
    draft.settle_pair()


def _recall_received(draft: Draft, own: RoundCards) -> None:
    draft.pair = own.received[:2]
    if len(own.passed) == 3:
        draft.last = own.passed[2]
    draft.settle_pair()


def _place_played(draft: Draft, card: Card, distance: int) -> None:
    # With two players the owner holds both the card he kept and the one that came back to him.
    if card in (draft.kept, draft.taken, draft.last):
        return
    if distance == 0:
        draft.kept = card
    elif distance == 1:
        draft.taken = card
    else:
        draft.last = card


def known_hand(view: View, seat: int) -> tuple[Card, ...]:
    """The cards of which the viewer knows that they are in a seat's hand."""
    if seat == view.seat:
        return view.own.hand
    now = [colour[-1] for colour in drafts(view)]
    return held(view.others[seat], now[seat], now[seat - 1], now[(seat - 2) % len(now)])


def held(seen: SeenRound, own: Draft, right: Draft, second_right: Draft) -> tuple[Card, ...]:
    """The known cards in a hand: one of the own draft, of the right neighbour's, of the next one's."""
    cards = [
        *found(own.kept if seen.passed >= 2 else None),
        *found(right.taken if seen.passed == 3 else None),
        *found(second_right.last if seen.received == 3 else None),
    ]
    return tuple([card for card in cards if card not in seen.played])


def found(card: Card | None) -> tuple[Card, ...]:
    """A card if it is known, for use among others."""
    return () if card is None else (card,)
