"""Phase 2: three cards drawn, one kept, two passed; of two received one kept, one passed (C2).

Each of the two choices is made by all at once and in secret: the seats are asked one after the other, and the
cards change hands when the last one has chosen. Views tell nothing of it before that (`core.sealed`).
"""

from msgspec.structs import replace

from core.game import IllegalMove
from core.notre_dame.event_types import CardKept, CardsDrawn, CardsReceived
from core.notre_dame.moves import Keep, Move
from core.notre_dame.names import ACTION_NAMES
from core.notre_dame.state import Cards, RoundCards, State, Task, noted, with_cards
from core.notre_dame.steps import AnyDecision, Decision

CARDS_DRAWN = 3
FIRST, SECOND = 1, 2  # in the data of a keep task: which of the two choices it is
PASSED = (0, 2, 3)  # cards that a seat has laid aside once it has made so many choices


def open_choice(task: Task | None) -> int | None:
    """Which of the two choices all make now, by what is to be decided; None at any other time."""
    return task.data[0] if task is not None and task.name in DECISIONS else None


def has_chosen(cards: RoundCards, choice: int) -> bool:
    """Whether a seat has made a choice that is open."""
    return len(cards.passed) == PASSED[choice]


def choices(cards: RoundCards, choice: int) -> tuple[Move, ...]:
    """What a seat may keep."""
    return tuple(map(Keep, cards.drawn if choice == FIRST else cards.received))


def draw_cards(state: State) -> State:
    """Everyone draws three from the own stack."""
    drawn = []
    for cards in state.cards:
        stack = cards.stack
        drawn.append(replace(cards, drawn=stack[:CARDS_DRAWN], stack=stack[CARDS_DRAWN:]))
    state = replace(state, cards=tuple(drawn))
    if state.log is not None:
        for seat, cards in enumerate(drawn):
            state = noted(state, CardsDrawn(seat, cards.drawn))
    return state


def pass_two_cards(state: State) -> State:
    """The two cards that everyone has laid aside go to the left neighbour, all at once."""
    after = []
    giver = state.cards[-1]
    for taker in state.cards:
        after.append(replace(taker, received=giver.passed))
        giver = taker
    return _received(state, after, 0)


def pass_last_card(state: State) -> State:
    """The last card goes to the left neighbour's hand."""
    after = []
    giver = state.cards[-1]
    for taker in state.cards:
        received = giver.passed
        after.append(replace(taker, received=received, hand=taker.hand + received[2:]))
        giver = taker
    return _received(state, after, 2)


def _received(state: State, after: list[Cards], known: int) -> State:
    state = replace(state, cards=tuple(after))
    if state.log is not None:
        for seat, cards in enumerate(after):
            state = noted(state, CardsReceived(seat, cards.received[known:]))
    return state


def _keep_options(state: State, task: Task) -> tuple[Move, ...]:
    return choices(state.cards[task.seat], task.data[0])


def _keep(state: State, task: Task, move: Keep) -> State:
    cards = state.cards[task.seat]
    aside = [*(cards.drawn if task.data[0] == FIRST else cards.received)]
    aside.remove(move.card)
    cards = replace(cards, hand=cards.hand + (move.card,), passed=cards.passed + tuple(aside))
    state = with_cards(state, task.seat, cards)
    return state if state.log is None else noted(state, CardKept(task.seat, move.card))


def _refuse_keep(state: State, task: Task, move: Keep) -> IllegalMove:
    action = ACTION_NAMES[move.card.action]
    if move.card in state.cards[task.seat].hand:
        return IllegalMove("card-already-kept", action=action)
    return IllegalMove("card-not-offered", action=action)


DECISIONS: dict[str, AnyDecision] = {"keep": Decision((Keep,), _keep_options, _keep, _refuse_keep)}
