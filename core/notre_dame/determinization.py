"""A possible whole position behind one view or several: the unknown is dealt, everything known stays."""

from collections.abc import Sequence

from msgspec.structs import replace

from core import rng
from core.notre_dame.components import GRAY_CARDS_A_LETTER
from core.notre_dame.knowledge import Draft, found, held, joint_drafts, seen_rounds
from core.notre_dame.names import Card
from core.notre_dame.rounds import all_cards_of
from core.notre_dame.rules import DECISIONS
from core.notre_dame.state import Cards, RoundCards, State
from core.notre_dame.views import SeenRound, View


def determinize(view: View, luck: int, *joined: View) -> State:
    """A position with the same view, dealt by this luck; the same view and luck give the same position.

    With views of other seats at the same moment, each of them has the same view too.
    """
    views = (view, *joined)
    cards, luck = _deal_cards(views, luck)
    brown, luck = rng.shuffled(luck, view.brown_left)
    gray, luck = _deal_gray(max(views, key=lambda one: len(one.gray)), luck)
    future, _ = rng.word(luck)
    state = State(
        table=view.table,
        players=view.players,
        cards=cards,
        messages=view.messages,
        brown=view.brown + brown,
        gray=gray,
        start=view.start,
        luck=future,
        persons=view.persons,
        plague=view.plague,
        round=view.round,
        phase=view.phase,
        task=view.task,
        todo=view.todo,
    )
    if view.task is None:
        return state
    return replace(state, options=DECISIONS[view.task.name].options(state, view.task))


def _deal_gray(view: View, luck: int) -> tuple[tuple[str, ...], int]:
    gray = list(view.gray)
    stacks = view.table.components.persons
    while len(gray) < len(view.gray) + len(view.gray_left):
        # The letter of the period that the next card belongs to, with what is left of it.
        letter = "ABC"[len(gray) // GRAY_CARDS_A_LETTER]
        order, luck = rng.shuffled(luck, [p for p in view.gray_left if stacks[p].stack == letter])
        gray += order
    return tuple(gray), luck


def _deal_cards(views: Sequence[View], luck: int) -> tuple[tuple[Cards, ...], int]:
    known = joint_drafts(views)
    stacks = []
    for colour, rounds in enumerate(known):
        gone = set().union(*[draft.known() for draft in rounds])
        deck, luck = rng.shuffled(luck, [card for card in all_cards_of(colour) if card not in gone])
        for draft in rounds:
            deck, luck = _complete(draft, deck, luck)
        stacks.append(deck)
    own = {view.seat: view.own for view in views}
    dealt = [
        replace(own[seat], stack=stack) if seat in own else _rebuild(views[0], seat, known, stack)
        for seat, stack in enumerate(stacks)
    ]
    return tuple(dealt), luck


def _complete(draft: Draft, deck: tuple[Card, ...], luck: int) -> tuple[tuple[Card, ...], int]:
    """Give every part of a draft a card: those of the pair to its two places, the others from the deck."""
    if not draft.pair and draft.drawn:
        draft.kept, draft.taken, draft.last = draft.drawn  # nothing chosen yet, so the order means nothing
    if draft.pair and draft.taken is None:
        (draft.taken, draft.last), luck = rng.shuffled(luck, draft.pair)
    if draft.kept is None:
        draft.kept, deck = deck[0], deck[1:]
    if draft.taken is None:
        draft.taken, deck = deck[0], deck[1:]
    if draft.last is None:
        draft.last, deck = deck[0], deck[1:]
    draft.pair = draft.pair or (draft.taken, draft.last)
    draft.drawn = draft.drawn or (draft.kept, *draft.pair)
    return deck, luck


def _rebuild(view: View, seat: int, known: list[list[Draft]], stack: tuple[Card, ...]) -> Cards:
    """Another seat's cards, from completed drafts and what the table saw of it."""
    seats = len(known)
    rounds = []
    for number, seen in enumerate(seen_rounds(view, seat)):
        own, right = known[seat][number], known[seat - 1][number]
        rounds.append(_round_cards(seen, own, right, known[(seat - 2) % seats][number]))
    now = rounds.pop()
    return Cards(now.drawn, now.passed, now.received, now.hand, now.played, stack, tuple(rounds))


def _round_cards(seen: SeenRound, own: Draft, right: Draft, second_right: Draft) -> RoundCards:
    passed = (*own.pair, *found(right.last))[: seen.passed]
    received = (*right.pair, *found(second_right.last))[: seen.received]
    hand = held(seen, own, right, second_right)
    return RoundCards(own.drawn[: seen.drawn], passed, received, hand, seen.played)
