"""The actions of the seven sectors (A1 to A7), each read from the count of its sector now."""

from collections.abc import Callable

from core.game import IllegalMove
from core.notre_dame.carriage import start_drive
from core.notre_dame.gains import gain_gold, gain_markers, gain_prestige, gold_to_be_had, rat_back
from core.notre_dame.moves import PASS, Gain, Move, Pass
from core.notre_dame.names import (
    BANK,
    CARRIAGE_HOUSE,
    HOSPITAL,
    HOTEL,
    PARK,
    RESIDENCE,
    SCHOOL,
    Action,
)
from core.notre_dame.state import State, Task, count, then
from core.notre_dame.steps import AnyDecision, Decision

GAIN_GOLD, GAIN_MARKER, GAIN_RAT = Gain("gold"), Gain("marker"), Gain("rat")


def use_school(state: State, seat: int) -> State:
    """Markers from the general supply (A1)."""
    return gain_markers(state, seat, count(state.players[seat], SCHOOL), "school")


def use_bank(state: State, seat: int) -> State:
    """Gold (A2)."""
    return gain_gold(state, seat, count(state.players[seat], BANK), "bank")


def use_residence(state: State, seat: int) -> State:
    """Prestige (A3)."""
    return gain_prestige(state, seat, count(state.players[seat], RESIDENCE), "residence")


def use_carriage_house(state: State, seat: int) -> State:
    """The carriage moves (A4)."""
    return start_drive(state, seat, count(state.players[seat], CARRIAGE_HOUSE))


def use_hotel(state: State, seat: int) -> State:
    """One benefit, or two (A5)."""
    two = count(state.players[seat], HOTEL) >= state.table.options.hotel_two_from
    return then(state, "hotel", seat, 2 if two else 1)


def use_park(state: State, seat: int) -> State:
    """The rat goes back; the bonus is part of every gain of prestige (A6)."""
    return rat_back(state, seat, 1, "park")


def use_hospital(state: State, seat: int) -> State:
    """The rat goes back; the plague reads the hospital later (A7)."""
    return rat_back(state, seat, 1, "hospital")


USES: dict[Action, Callable[[State, int], State]] = {
    SCHOOL: use_school,
    BANK: use_bank,
    RESIDENCE: use_residence,
    CARRIAGE_HOUSE: use_carriage_house,
    HOTEL: use_hotel,
    PARK: use_park,
    HOSPITAL: use_hospital,
}


def use_sector(state: State, seat: int, sector: Action) -> State:
    """Carry out the action of a sector as it stands now."""
    return USES[sector](state, seat)


def benefits(state: State, seat: int) -> tuple[Gain, ...]:
    """Those of a coin, a marker and the rat one back that are possible at this moment."""
    player = state.players[seat]
    found = (
        (GAIN_GOLD, gold_to_be_had(state, seat)),
        (GAIN_MARKER, player.reserve > 0),
        (GAIN_RAT, player.rat > 0),
    )
    return tuple(gain for gain, possible in found if possible)


def take_benefit(state: State, seat: int, gain: Gain, source: str) -> State:
    """The benefit that was chosen."""
    if gain.good == "gold":
        return gain_gold(state, seat, 1, source)
    if gain.good == "marker":
        return gain_markers(state, seat, 1, source)
    return rat_back(state, seat, 1, source)


def refuse_benefit(state: State, task: Task, move: Gain | Pass) -> IllegalMove:
    """Why a benefit cannot be had now."""
    if isinstance(move, Pass):
        return IllegalMove("must-take-a-benefit")
    reasons = {"gold": "no-gold-left", "marker": "no-marker-in-reserve", "rat": "rat-at-zero"}
    return IllegalMove(reasons.get(move.good, "not-an-option"))


def _hotel_options(state: State, task: Task) -> tuple[Move, ...]:
    return (*benefits(state, task.seat), PASS)


def _enjoy_hotel(state: State, task: Task, move: Gain | Pass) -> State:
    if isinstance(move, Pass):
        return state
    left = task.data[0] - 1
    if left:
        state = then(state, "hotel", task.seat, left)
    return take_benefit(state, task.seat, move, "hotel")


DECISIONS: dict[str, AnyDecision] = {
    "hotel": Decision((Gain, Pass), _hotel_options, _enjoy_hotel, refuse_benefit)
}
