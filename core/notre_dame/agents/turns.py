"""The best that a seat can do in its own turn: all its small decisions until another one decides."""

from math import inf

from core.notre_dame.agents.prospects import card_worth
from core.notre_dame.agents.valuation import TURNS, Valuation
from core.notre_dame.moves import Keep, Move
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
    if _turn_is_over(state, seat):
        return (
            valuation.expectations(state)[seat] if state.task is None else valuation.expectation(state, seat)
        )
    return max([_best(valuation, apply(state, move), seat) for move in state.options])


def _turn_is_over(state: State, seat: int) -> bool:
    task = state.task
    return task is None or task.seat != seat or task.name in TURNS or task.name == "remove"


def best_turn(valuation: Valuation, state: State) -> list[Move]:
    """The moves of the deciding seat, from the last to the first, with which its turn ends best.

    A further person for the counsellor is a turn of its own: all pairs of persons would take seconds.
    """
    assert state.task is not None
    if state.task.name == "keep":
        worths = keep_values(valuation, state)
        return [state.options[worths.index(max(worths))]]
    return _best_turn(valuation, state, state.task.seat)[1]


def _best_turn(valuation: Valuation, state: State, seat: int) -> tuple[float, list[Move]]:
    best, turn = -inf, list[Move]()
    for move in state.options:
        after = apply(state, move)
        if _turn_is_over(after, seat):
            value, further = _best(valuation, after, seat), list[Move]()
        elif after.task is not None and after.task.name == "counsel":
            value, further = valuation.expectation(after, seat), list[Move]()
        else:
            value, further = _best_turn(valuation, after, seat)
        if value > best:
            best, turn = value, [*further, move]
    return best, turn


def keep_values(valuation: Valuation, state: State) -> list[float]:
    """For every card that may be kept what playing it would bring."""
    assert state.task is not None
    standing = valuation.standing(state, state.task.seat)
    return [card_worth(standing, move.card.action) for move in state.options if isinstance(move, Keep)]


def after_keeping(valuation: Valuation, state: State) -> State:
    """The position with all cards chosen, if everyone keeps what seems best to play."""
    while state.task is not None and state.task.name == "keep":
        worths = keep_values(valuation, state)
        state = apply(state, state.options[worths.index(max(worths))])
    return state
