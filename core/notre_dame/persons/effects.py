"""What the persons have in common: the type of an effect, and choosing a source and a target sector."""

from collections.abc import Callable
from itertools import compress

from core.game import IllegalMove
from core.notre_dame.gains import gain_prestige
from core.notre_dame.moves import FROM, TO, From, LiftFriend, Move, To
from core.notre_dame.names import ACTION_NAMES, CATHEDRAL, SECTORS, Action
from core.notre_dame.state import State, Task, count, counts

Effect = Callable[[State, int], State]


def prestige_effect(source: str, points: Callable[[State, int], int]) -> Effect:
    """The effect of a person who only brings prestige, counted by a rule of its own."""

    def effect(state: State, seat: int) -> State:
        return gain_prestige(state, seat, points(state, seat), source)

    return effect


def occupied_sectors(state: State, task: Task) -> tuple[Move, ...]:
    """The sectors with anything on them, to move it away from there."""
    return tuple(compress(FROM, counts(state.players[task.seat])))


def other_sectors(state: State, task: Task) -> tuple[Move, ...]:
    """The sectors other than the place named first in the task."""
    origin = task.data[0]
    return TO[:origin] + TO[origin + 1 :]


def refuse_origin(state: State, task: Task, move: From | LiftFriend) -> IllegalMove:
    """Why nothing can be moved from there."""
    if isinstance(move, LiftFriend):
        return IllegalMove("friend-not-placed")
    if move.place == CATHEDRAL and state.players[task.seat].markers[CATHEDRAL]:
        return IllegalMove("not-from-the-cathedral")
    return IllegalMove("nothing-there", place=ACTION_NAMES[move.place])


def refuse_target(state: State, task: Task, move: To) -> IllegalMove:
    """Why nothing can be moved to there."""
    if move.sector not in SECTORS:
        return IllegalMove("not-a-sector")
    return IllegalMove("same-sector", place=ACTION_NAMES[move.sector])


def empty_sectors(state: State, seat: int) -> tuple[Action, ...]:
    """The sectors without marker and friend."""
    numbers = counts(state.players[seat])
    return tuple([sector for sector in SECTORS if not numbers[sector]])


def refuse_occupied(state: State, task: Task, move: To) -> IllegalMove:
    """Why a marker cannot be placed on a sector that must be empty."""
    if move.sector not in SECTORS:
        return IllegalMove("not-a-sector")
    number = count(state.players[task.seat], move.sector)
    return IllegalMove("sector-not-empty", place=ACTION_NAMES[move.sector], number=number)
