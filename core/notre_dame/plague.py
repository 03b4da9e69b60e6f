"""The plague and its penalty (section R)."""

from itertools import compress

from msgspec.structs import replace

from core.game import IllegalMove
from core.notre_dame.event_types import PlagueCame
from core.notre_dame.gains import lose_prestige, return_to_reserve
from core.notre_dame.moves import FROM, From, Move
from core.notre_dame.names import ACTION_NAMES, HOSPITAL, NOWHERE, Phase
from core.notre_dame.state import OpenTable, State, Task, clockwise, count, counts, noted, rat_reaches, then
from core.notre_dame.steps import AnyDecision, Chore, Decision

SOURCE = "plague"


def plague_comes(state: State, task: Task) -> State:
    """Phase 5: every rat moves by the plague value less the hospital (R1); then come the penalties (R3)."""
    before, end = state, state.table.components.harbour
    after = []
    punished = []
    for seat, player in enumerate(before.players):
        space = rat_reaches(player, state.plague)
        if space > end:
            punished.append(seat)
        after.append(replace(player, rat=max(0, min(space, end)), doctor=False))
    state = replace(state, players=tuple(after), phase=Phase.PLAGUE)
    if state.log is not None:
        for seat in clockwise(state.start, len(after)):
            state = noted(state, plague_for(before, seat))
    return _punish(state, punished) if punished else state


def plague_for(state: OpenTable, seat: int) -> PlagueCame:
    """What the plague would do to a seat if it came now."""
    player, end = state.players[seat], state.table.components.harbour
    value = 0 if player.doctor else state.plague
    space = rat_reaches(player, state.plague)
    rat = max(0, min(space, end))
    return PlagueCame(seat, value, count(player, HOSPITAL), player.rat, rat, space > end)


def _punish(state: State, seats: list[int]) -> State:
    """Two prestige, and a marker from the fullest sector (R2)."""
    for seat in seats:
        state = lose_prestige(state, seat, state.table.components.penalty, SOURCE)
    for seat in reversed(clockwise(state.start, len(state.players))):
        if seat in seats:
            state = then(state, "remove", seat)
    return state


def _remove_options(state: State, task: Task) -> tuple[Move, ...]:
    # The friend counts for which sector is the fullest, but is never removed.
    player = state.players[task.seat]
    numbers = counts(player)
    highest = max(numbers)
    fullest = [number == highest for number in numbers]
    if highest == 1 and player.friend != NOWHERE:
        fullest[player.friend] = False
    return tuple(compress(FROM, fullest)) if highest else ()


def _remove(state: State, task: Task, move: From) -> State:
    return return_to_reserve(state, task.seat, move.place, 1, SOURCE)


def _refuse_removal(state: State, task: Task, move: From) -> IllegalMove:
    return IllegalMove("not-the-fullest-sector", place=ACTION_NAMES[move.place])


CHORES: dict[str, Chore] = {"plague": plague_comes}
DECISIONS: dict[str, AnyDecision] = {"remove": Decision((From,), _remove_options, _remove, _refuse_removal)}
