"""The gray persons of period C: three of the base game and six new ones."""

from core.notre_dame.gains import move_friend, move_markers, place_from_reserve
from core.notre_dame.moves import From, To
from core.notre_dame.names import HOTEL, NOWHERE, SECTORS
from core.notre_dame.persons.effects import (
    Effect,
    occupied_sectors,
    other_sectors,
    prestige_effect,
    refuse_origin,
    refuse_target,
)
from core.notre_dame.sectors import use_sector
from core.notre_dame.state import State, Task, count, counts, then
from core.notre_dame.steps import AnyDecision, Decision

FURTHER_HIRES = 2


# Lady of the court, mayor, carpenter, innkeeper, gravedigger, guard: prestige for what there is.


def highest_count(state: State, seat: int) -> int:
    """For the lady of the court."""
    return max(counts(state.players[seat]))


def three_a_sector_of_three(state: State, seat: int) -> int:
    """For the mayor."""
    return 3 * sum(number >= 3 for number in counts(state.players[seat]))


def occupied_sectors_number(state: State, seat: int) -> int:
    """For the carpenter."""
    return sum(number >= 1 for number in counts(state.players[seat]))


def two_a_piece_in_hotel(state: State, seat: int) -> int:
    """For the innkeeper."""
    return 2 * count(state.players[seat], HOTEL)


def rats_of_the_round(state: State, seat: int) -> int:
    """For the gravedigger: the sum on the cards, whoever hired the doctor."""
    return state.plague


def three_a_pair_in_reserve(state: State, seat: int) -> int:
    """For the guard."""
    return 3 * (state.players[seat].reserve // 2)


# Actress: everything from one sector to another, and its action.


def hire_actress(state: State, seat: int) -> State:
    return then(state, "actress_from", seat)


def _actress_from(state: State, task: Task, move: From) -> State:
    return then(state, "actress_to", task.seat, move.place)


def _actress_to(state: State, task: Task, move: To) -> State:
    seat, origin, target = task.seat, SECTORS[task.data[0]], move.sector
    player = state.players[seat]
    state = move_markers(state, seat, origin, target, player.markers[origin], "actress")
    if player.friend == origin:
        state = move_friend(state, seat, target, "actress")
    return use_sector(state, seat, target)


# Counsellor: two more hires, each paid when it is made.


def hire_counsellor(state: State, seat: int) -> State:
    return then(state, "counsel", seat, FURTHER_HIRES)


# Lover: a marker from the general supply onto the friend's sector, and its action.


def hire_lover(state: State, seat: int) -> State:
    player = state.players[seat]
    if player.friend == NOWHERE or not player.reserve:
        return state
    sector = SECTORS[player.friend]
    return use_sector(place_from_reserve(state, seat, sector, "lover"), seat, sector)


EFFECTS: dict[str, Effect] = {
    "lady_of_the_court": prestige_effect("lady_of_the_court", highest_count),
    "mayor": prestige_effect("mayor", three_a_sector_of_three),
    "carpenter": prestige_effect("carpenter", occupied_sectors_number),
    "innkeeper": prestige_effect("innkeeper", two_a_piece_in_hotel),
    "gravedigger": prestige_effect("gravedigger", rats_of_the_round),
    "actress": hire_actress,
    "counsellor": hire_counsellor,
    "guard": prestige_effect("guard", three_a_pair_in_reserve),
    "lover": hire_lover,
}

DECISIONS: dict[str, AnyDecision] = {
    "actress_from": Decision((From,), occupied_sectors, _actress_from, refuse_origin),
    "actress_to": Decision((To,), other_sectors, _actress_to, refuse_target),
}
