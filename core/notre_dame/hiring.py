"""Hiring persons: phase 4 (C4), and the further hires that the counsellor allows."""

from core.game import IllegalMove
from core.notre_dame.event_types import HiringPassed, PersonHired
from core.notre_dame.gains import pay
from core.notre_dame.moves import PASS, Hire, Move, Pass
from core.notre_dame.persons import EFFECTS
from core.notre_dame.state import State, Task, noted, then
from core.notre_dame.steps import AnyDecision, Decision

PRICE = 1
COUNSELLOR = "counsellor"


def hire(state: State, seat: int, person: str) -> State:
    """Pay first, then use the person."""
    state = pay(state, seat, PRICE, "hire")
    if state.log is not None:
        state = noted(state, PersonHired(seat, person))
    return EFFECTS[person](state, seat)


def _hire_options(state: State, task: Task) -> tuple[Move, ...]:
    if state.players[task.seat].gold < PRICE:
        return (PASS,)
    persons = state.persons
    if task.name == "counsel":
        persons = tuple([person for person in persons if person != COUNSELLOR])
    return (*map(Hire, persons), PASS)


def _hire(state: State, task: Task, move: Hire | Pass) -> State:
    if isinstance(move, Pass):
        return state if state.log is None else noted(state, HiringPassed(task.seat))
    return hire(state, task.seat, move.person)


def _refuse_hire(state: State, task: Task, move: Hire) -> IllegalMove:
    if move.person in state.persons:
        return IllegalMove("counsellor-only-once")
    return IllegalMove("person-not-on-display", person=move.person)


def _hire_on_counsel(state: State, task: Task, move: Hire | Pass) -> State:
    if isinstance(move, Pass):
        return state
    left = task.data[0] - 1
    if left:
        state = then(state, "counsel", task.seat, left)
    return hire(state, task.seat, move.person)


DECISIONS: dict[str, AnyDecision] = {
    "hire": Decision((Hire, Pass), _hire_options, _hire, _refuse_hire),
    "counsel": Decision((Hire, Pass), _hire_options, _hire_on_counsel, _refuse_hire),
}
