"""The six brown persons, who come once in every period."""

from itertools import compress

from core.game import IllegalMove
from core.notre_dame.gains import gain_gold, gain_markers, gain_prestige, move_friend, move_markers
from core.notre_dame.moves import FROM, LIFT_FRIEND, From, Gain, LiftFriend, Move, Number, Pass, To
from core.notre_dame.names import CATHEDRAL, NOWHERE, PLACES, SECTORS
from core.notre_dame.persons.effects import (
    Effect,
    occupied_sectors,
    other_sectors,
    refuse_origin,
    refuse_target,
)
from core.notre_dame.sectors import benefits, refuse_benefit, take_benefit, use_sector
from core.notre_dame.state import State, Task, change_player, then
from core.notre_dame.steps import AnyDecision, Decision

MOST_FOR_MINSTREL = 3
WITH_FRIEND = 1  # in the data of a fool's task: the piece is the friend


# Hostess: 3 prestige, and a coin, a marker or the rat one back.


def hire_hostess(state: State, seat: int) -> State:
    return then(gain_prestige(state, seat, 3, "hostess"), "hostess", seat)


def _hostess_options(state: State, task: Task) -> tuple[Move, ...]:
    return benefits(state, task.seat)


def _take_from_hostess(state: State, task: Task, move: Gain) -> State:
    return take_benefit(state, task.seat, move, "hostess")


# Minstrel: 1 to 3 pieces, the friend may be among them, from one sector to another; no action.


def hire_minstrel(state: State, seat: int) -> State:
    return then(state, "minstrel_from", seat)


def _minstrel_from(state: State, task: Task, move: From) -> State:
    return then(state, "minstrel_to", task.seat, move.place)


def _minstrel_to(state: State, task: Task, move: To) -> State:
    return then(state, "minstrel_number", task.seat, task.data[0], move.sector)


def _minstrel_numbers(state: State, task: Task) -> tuple[Move, ...]:
    player, origin = state.players[task.seat], task.data[0]
    markers = player.markers[origin]
    alone = [Number(n) for n in range(1, min(markers, MOST_FOR_MINSTREL) + 1)]
    if player.friend != origin:
        return tuple(alone)
    return (*alone, *[Number(n, friend=True) for n in range(min(markers, MOST_FOR_MINSTREL - 1) + 1)])


def _minstrel_moves(state: State, task: Task, move: Number) -> State:
    origin, target = SECTORS[task.data[0]], SECTORS[task.data[1]]
    state = move_markers(state, task.seat, origin, target, move.amount, "minstrel")
    return move_friend(state, task.seat, target, "minstrel") if move.friend else state


def _refuse_minstrel_number(state: State, task: Task, move: Number) -> IllegalMove:
    return IllegalMove("minstrel-number", most=MOST_FOR_MINSTREL)


# Monk: 2 markers and 1 prestige. Money lender: 2 gold and 1 prestige.


def hire_monk(state: State, seat: int) -> State:
    return gain_prestige(gain_markers(state, seat, 2, "monk"), seat, 1, "monk")


def hire_money_lender(state: State, seat: int) -> State:
    return gain_prestige(gain_gold(state, seat, 2, "money_lender"), seat, 1, "money_lender")


# Fool: one marker or the friend to another sector, and its action.


def hire_fool(state: State, seat: int) -> State:
    return then(state, "fool_from", seat)


def _fool_pieces(state: State, task: Task) -> tuple[Move, ...]:
    player = state.players[task.seat]
    pieces: list[Move] = list(compress(FROM[:CATHEDRAL], player.markers))
    if player.markers[CATHEDRAL] and state.table.options.fool_from_cathedral:
        pieces.append(FROM[CATHEDRAL])
    if player.friend != NOWHERE:
        pieces.append(LIFT_FRIEND)
    return tuple(pieces)


def _fool_from(state: State, task: Task, move: From | LiftFriend) -> State:
    if isinstance(move, LiftFriend):
        return then(state, "fool_to", task.seat, state.players[task.seat].friend, WITH_FRIEND)
    return then(state, "fool_to", task.seat, move.place)


def _fool_to(state: State, task: Task, move: To) -> State:
    seat, origin, target = task.seat, PLACES[task.data[0]], move.sector
    if WITH_FRIEND in task.data[1:]:
        state = move_friend(state, seat, target, "fool")
    else:
        state = move_markers(state, seat, origin, target, 1, "fool")
    return use_sector(state, seat, target)


# Doctor: no plague for this player in this round; the hospital still subtracts.


def hire_doctor(state: State, seat: int) -> State:
    return change_player(state, seat, doctor=True)


EFFECTS: dict[str, Effect] = {
    "hostess": hire_hostess,
    "minstrel": hire_minstrel,
    "monk": hire_monk,
    "fool": hire_fool,
    "money_lender": hire_money_lender,
    "doctor": hire_doctor,
}

DECISIONS: dict[str, AnyDecision] = {
    "hostess": Decision((Gain, Pass), _hostess_options, _take_from_hostess, refuse_benefit),
    "minstrel_from": Decision((From,), occupied_sectors, _minstrel_from, refuse_origin),
    "minstrel_to": Decision((To,), other_sectors, _minstrel_to, refuse_target),
    "minstrel_number": Decision((Number,), _minstrel_numbers, _minstrel_moves, _refuse_minstrel_number),
    "fool_from": Decision((From, LiftFriend), _fool_pieces, _fool_from, refuse_origin),
    "fool_to": Decision((To,), other_sectors, _fool_to, refuse_target),
}
