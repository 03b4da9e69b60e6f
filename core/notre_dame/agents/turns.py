"""The best that a seat can do in its own turn: all its small decisions until another one decides."""

from core.notre_dame.agents.prospects import card_worth
from core.notre_dame.agents.standing import PLAYING, Standing
from core.notre_dame.agents.valuation import TURNS, Valuation, moment
from core.notre_dame.moves import Keep
from core.notre_dame.rules import apply
from core.notre_dame.state import State


def turn_values(valuation: Valuation, state: State) -> list[float]:
    """For every legal move what the deciding seat can expect if it ends its turn in the best way."""
    assert state.task is not None
    seat = state.task.seat
    if state.task.name == "keep":
        return keep_values(valuation, state)
    return [_best(valuation, apply(state, move), seat) for move in state.options]


def _best(valuation: Valuation, state: State, seat: int) -> float:
    task = state.task
    if task is None:
        return valuation.expectations(state)[seat]
    if task.seat != seat or task.name in TURNS or task.name == "remove":
        return valuation.expectation(state, seat)
    return max([_best(valuation, apply(state, move), seat) for move in state.options])


def keep_values(valuation: Valuation, state: State) -> list[float]:
    """For every card that may be kept what playing it would bring."""
    assert state.task is not None
    seat = state.task.seat
    standing = Standing(state, seat, valuation.prices[moment(state, seat) + 1])
    return [card_worth(standing, move.card.action) for move in state.options if isinstance(move, Keep)]


def after_keeping(valuation: Valuation, state: State) -> State:
    """The position with all cards chosen, if everyone keeps what seems best to play."""
    while state.phase < PLAYING and state.task is not None:
        worths = keep_values(valuation, state)
        state = apply(state, state.options[worths.index(max(worths))])
    return state


def own_turn(valuation: Valuation, state: State, seat: int) -> State:
    """The position in which a seat plays its first card, if everyone before it does what seems best."""
    state = after_keeping(valuation, state)
    while state.task is not None and state.task.seat != seat:
        values = turn_values(valuation, state)
        state = apply(state, state.options[values.index(max(values))])
    return state
