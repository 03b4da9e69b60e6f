"""The course of the game: what a round consists of, and what happens at the end of rounds and periods."""

from functools import cache

from msgspec.structs import replace

from core import rng
from core.notre_dame.choosing import FIRST, SECOND, draw_cards, pass_last_card, pass_two_cards
from core.notre_dame.event_types import BellPassed, CathedralScored, GameEnded, RoundBegan
from core.notre_dame.gains import gain_prestige, return_to_reserve
from core.notre_dame.names import ACTIONS, CATHEDRAL, Card, Phase
from core.notre_dame.state import (
    ROUNDS,
    ROUNDS_A_PERIOD,
    Cards,
    RoundCards,
    State,
    Task,
    cathedral_share,
    clockwise,
    everyone,
    noted,
    period,
    round_of_period,
)
from core.notre_dame.steps import Chore

# What a round consists of after its first choice, the next thing last.
REST_OF_ROUND = (
    Task("end_round"),
    Task("plague"),
    Task("hiring"),
    Task("second_cards"),
    Task("first_cards"),
    Task("second_choice"),
)


def begin_round(state: State) -> State:
    """Phase 1, the persons are turned up (C1), and the beginning of phase 2: draw three and keep one."""
    first = 2 * round_of_period(state)
    persons = (*state.brown[first : first + 2], state.gray[state.round])
    cards = state.table.components.persons
    plague = sum([cards[person].rats for person in persons])
    state = replace(state, phase=Phase.CHOOSING, persons=persons, plague=plague, todo=REST_OF_ROUND)
    if state.log is not None:
        state = noted(state, RoundBegan(state.round, state.start, persons, plague))
    return everyone(draw_cards(state), "keep", FIRST)


def second_choice(state: State, task: Task) -> State:
    """Phase 2, second half: two cards change hands, one of them is kept (C2)."""
    return everyone(pass_two_cards(state), "keep", SECOND)


def first_cards(state: State, task: Task) -> State:
    """The last card changes hands; phase 3 begins: from the start player everyone plays a card (C3)."""
    return everyone(replace(pass_last_card(state), phase=Phase.PLAYING), "play")


def second_cards(state: State, task: Task) -> State:
    """Then everyone a second."""
    return everyone(state, "play")


def hiring(state: State, task: Task) -> State:
    """Phase 4: from the start player everyone may hire (C4)."""
    return everyone(replace(state, phase=Phase.HIRING), "hire")


def end_round(state: State, task: Task) -> State:
    """The cards are laid away, the bell-ringer moves to the left (C6); every third round ends a period."""
    ends_period = round_of_period(state) == ROUNDS_A_PERIOD - 1
    if ends_period:
        state = score_cathedral(state)
    if state.round + 1 == ROUNDS:
        return state if state.log is None else noted(state, GameEnded())
    state = begin_period(state) if ends_period else replace(state, cards=tuple(map(laid_away, state.cards)))
    start = (state.start + 1) % len(state.players)
    state = replace(state, round=state.round + 1, start=start)
    if state.log is not None:
        state = noted(state, BellPassed(start))
    return begin_round(state)


def score_cathedral(state: State) -> State:
    """The value of the cathedral is shared among all markers there, which then go back (A8)."""
    value, markers, each = cathedral_share(state)
    if state.log is not None:
        state = noted(state, CathedralScored(period(state), value, markers, each))
    for seat in clockwise(state.start, len(state.players)):
        own = state.players[seat].markers[CATHEDRAL]
        state = gain_prestige(state, seat, each * own, "shares")
        state = return_to_reserve(state, seat, CATHEDRAL, own, "shares")
    return state


def begin_period(state: State) -> State:
    """Brown persons and everyone's nine action cards are shuffled (C7)."""
    brown, luck = rng.shuffled(state.luck, state.brown)
    cards = []
    for seat in range(len(state.players)):
        stack, luck = rng.shuffled(luck, all_cards_of(seat))
        cards.append(Cards(stack=stack))
    return replace(state, brown=brown, cards=tuple(cards), luck=luck)


@cache
def all_cards_of(seat: int) -> tuple[Card, ...]:
    """The nine action cards of a seat's colour."""
    return tuple(Card(seat, action) for action in ACTIONS)


def laid_away(cards: Cards) -> Cards:
    """The cards of the round become memory."""
    gone = RoundCards(cards.drawn, cards.passed, cards.received, cards.hand, cards.played)
    return Cards(stack=cards.stack, past=(*cards.past, gone))


CHORES: dict[str, Chore] = {
    "second_choice": second_choice,
    "first_cards": first_cards,
    "second_cards": second_cards,
    "hiring": hiring,
    "end_round": end_round,
}
