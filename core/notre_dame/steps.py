"""A decision as one piece: which moves there are, what a move does, why another is refused."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from core.game import IllegalMove
from core.notre_dame.moves import Move
from core.notre_dame.state import State, Task

AMove = TypeVar("AMove", bound=Move)

Options = Callable[[State, Task], tuple[Move, ...]]
Chore = Callable[[State, Task], State]


def not_among_the_options(state: State, task: Task, move: Move) -> IllegalMove:
    """The reason given where a decision has no better one."""
    return IllegalMove("not-an-option", decision=task.name)


@dataclass(frozen=True, slots=True)
class Decision(Generic[AMove]):
    """What a task asks of its seat.

    With one option there is nothing to decide and it is taken; with none the task falls away.
    `kinds` are the types of move the decision can have, `refuse` says why a move of these types that is
    not among the options cannot be made.
    """

    kinds: tuple[type[Move], ...]
    options: Options
    resolve: Callable[[State, Task, AMove], State]
    refuse: Callable[[State, Task, AMove], IllegalMove] = not_among_the_options


AnyDecision = Decision[Any]
