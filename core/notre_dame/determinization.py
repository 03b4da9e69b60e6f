"""A possible whole position behind one view or several: the unknown is dealt, everything known stays."""

from collections.abc import Sequence

from msgspec.structs import replace

from core import rng
from core.notre_dame.choosing import open_choice
from core.notre_dame.components import GRAY_CARDS_A_LETTER
from core.notre_dame.knowledge import Draft, found, held, joint_drafts
from core.notre_dame.moves import Keep
from core.notre_dame.names import Card
from core.notre_dame.rounds import all_cards_of
from core.notre_dame.rules import DECISIONS
from core.notre_dame.state import Cards, RoundCards, State, Task, clockwise
from core.notre_dame.views import SeenCards, SeenRound, View, seen_cards, view
from core.sealed import SeenSealed, reopened


def determinize(before: View, luck: int, *joined: View) -> State:
    """A position with the same view, dealt by this luck; the same view and luck give the same position.

    With views of other seats at the same moment, each of them has the same view too. Where cards are chosen
    the other seats have not been asked yet.
    """
    views = (before, *joined)
    task, todo = before.task, before.todo
    if task is not None and open_choice(task) is not None:
        first, *others = [Task(task.name, seat, task.data) for seat in _still_to_choose(views)]
        task, todo = first, (*todo, *reversed(others))
    return _dealt(views, luck, before.others, task, todo)


def deal_anew(state: State, luck: int, seats: Sequence[int]) -> State:
    """The position with what none of these seats knows dealt anew by this luck.

    Where cards are chosen those who have chosen have still done so, though perhaps otherwise: who is asked
    next stays as it was, and so do games that were kept before views hid who has chosen.
    """
    views = [view(state, seat) for seat in seats]
    return _dealt(views, luck, tuple(map(seen_cards, state.cards)), state.task, state.todo)


def _still_to_choose(views: Sequence[View]) -> tuple[int, ...]:
    """Who is asked in a position behind these views, in turn: first their own seats, then all others."""
    seats = clockwise(views[0].seat, len(views[0].players))
    known = {one.seat: SeenSealed(seats, None if one.options else Keep(one.own.hand[-1])) for one in views}
    step = reopened(known)
    return step.seats[len(step.answers) :]


def _dealt(
    views: Sequence[View],
    luck: int,
    others: tuple[SeenCards, ...],
    task: Task | None,
    todo: tuple[Task, ...],
) -> State:
    """A position behind these views in which the others have so many cards, and this is to be decided."""
    view = views[0]
    cards, luck = _deal_cards(views, luck, others)
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
        task=task,
        todo=todo,
    )
    return state if task is None else replace(state, options=DECISIONS[task.name].options(state, task))


def _deal_gray(view: View, luck: int) -> tuple[tuple[str, ...], int]:
    gray = list(view.gray)
    stacks = view.table.components.persons
    while len(gray) < len(view.gray) + len(view.gray_left):
        # The letter of the period that the next card belongs to, with what is left of it.
        letter = "ABC"[len(gray) // GRAY_CARDS_A_LETTER]
        order, luck = rng.shuffled(luck, [p for p in view.gray_left if stacks[p].stack == letter])
        gray += order
    return tuple(gray), luck


def _deal_cards(
    views: Sequence[View], luck: int, others: tuple[SeenCards, ...]
) -> tuple[tuple[Cards, ...], int]:
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
        replace(own[seat], stack=stack) if seat in own else _rebuild(others[seat], seat, known, stack)
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


def _rebuild(table_saw: SeenCards, seat: int, known: list[list[Draft]], stack: tuple[Card, ...]) -> Cards:
    """Another seat's cards, from completed drafts and what the table saw of it."""
    seats = len(known)
    rounds = []
    for number, seen in enumerate((*table_saw.past, table_saw)):
        own, right = known[seat][number], known[seat - 1][number]
        rounds.append(_round_cards(seen, own, right, known[(seat - 2) % seats][number]))
    now = rounds.pop()
    return Cards(now.drawn, now.passed, now.received, now.hand, now.played, stack, tuple(rounds))


def _round_cards(seen: SeenRound, own: Draft, right: Draft, second_right: Draft) -> RoundCards:
    passed = (*own.pair, *found(right.last))[: seen.passed]
    received = (*right.pair, *found(second_right.last))[: seen.received]
    hand = held(seen, own, right, second_right)
    return RoundCards(own.drawn[: seen.drawn], passed, received, hand, seen.played)
