"""The gray persons of period B: three of the base game and six new ones."""

from itertools import compress

from core.game import IllegalMove
from core.notre_dame.carriage import receive_message_benefits
from core.notre_dame.event_types import StackSeen
from core.notre_dame.gains import gain_prestige, place_from_reserve, return_to_reserve
from core.notre_dame.moves import TO, Again, Move, Number, To
from core.notre_dame.names import ACTION_NAMES, CATHEDRAL, PLACES, SECTORS
from core.notre_dame.persons.effects import Effect, prestige_effect
from core.notre_dame.sectors import use_sector
from core.notre_dame.state import State, Task, change_player, counts, noted, then
from core.notre_dame.steps import AnyDecision, Decision, not_among_the_options

PRESTIGE_A_GYPSY = 2


# Guild master, beggar king, advocate, bell-ringer: prestige for what the player has.


def two_a_sector_of_two(state: State, seat: int) -> int:
    """For the guild master."""
    return 2 * sum(number >= 2 for number in counts(state.players[seat]))


def spaces_before_the_rat(state: State, seat: int) -> int:
    """For the beggar king."""
    return state.table.components.harbour - state.players[seat].rat


def three_a_pair_of_messages(state: State, seat: int) -> int:
    """For the advocate."""
    return 3 * (len(state.players[seat].messages) // 2)


def three_a_marker_on_cathedral(state: State, seat: int) -> int:
    """For the bell-ringer."""
    return 3 * state.players[seat].markers[CATHEDRAL]


# Priest: a marker from the general supply onto the cathedral.


def hire_priest(state: State, seat: int) -> State:
    if not state.players[seat].reserve:
        return state
    return place_from_reserve(state, seat, CATHEDRAL, "priest")


# Prosecutor: the action of one of the own sectors, by its count.


def hire_prosecutor(state: State, seat: int) -> State:
    return then(state, "prosecutor", seat)


def _prosecutor_options(state: State, task: Task) -> tuple[Move, ...]:
    return tuple(compress(TO, counts(state.players[task.seat])))


def _prosecute(state: State, task: Task, move: To) -> State:
    return use_sector(state, task.seat, move.sector)


def _refuse_prosecutor(state: State, task: Task, move: To) -> IllegalMove:
    if move.sector not in SECTORS:
        return IllegalMove("not-a-sector")
    return IllegalMove("nothing-there", place=ACTION_NAMES[move.sector])


# Spy: a look at the gray persons to come, and 2 prestige.


def hire_spy(state: State, seat: int) -> State:
    state = change_player(state, seat, spied=True)
    if state.log is not None:
        state = noted(state, StackSeen(seat, state.gray[state.round + 1 :]))
    return gain_prestige(state, seat, 2, "spy")


# Gypsies: markers back to the general supply, 2 prestige each; asked place by place, scored at the end.


def hire_gypsies(state: State, seat: int) -> State:
    return then(state, "gypsies", seat, 0, 0)


def _gypsies_options(state: State, task: Task) -> tuple[Move, ...]:
    place = task.data[0]
    if place == len(PLACES):
        return (Number(0),)
    return tuple([Number(n) for n in range(state.players[task.seat].markers[place] + 1)])


def _gypsies_take(state: State, task: Task, move: Number) -> State:
    place, taken = task.data
    if place == len(PLACES):
        return gain_prestige(state, task.seat, PRESTIGE_A_GYPSY * taken, "gypsies")
    state = return_to_reserve(state, task.seat, PLACES[place], move.amount, "gypsies")
    return then(state, "gypsies", task.seat, place + 1, taken + move.amount)


def _refuse_gypsies(state: State, task: Task, move: Number) -> IllegalMove:
    most = state.players[task.seat].markers[task.data[0]]
    if move.amount > most:
        return IllegalMove("too-many-markers", most=most)
    return not_among_the_options(state, task, move)


# Coachman: the benefits of all collected messages of one kind again.


def hire_coachman(state: State, seat: int) -> State:
    return then(state, "coachman", seat)


def _coachman_options(state: State, task: Task) -> tuple[Move, ...]:
    kinds = {message.kind for message in state.players[task.seat].messages}
    return tuple([Again(kind) for kind in sorted(kinds)])


def _deliver_again(state: State, task: Task, move: Again) -> State:
    times = sum(message.kind == move.kind for message in state.players[task.seat].messages)
    return receive_message_benefits(state, task.seat, move.kind, times, "coachman")


def _refuse_coachman(state: State, task: Task, move: Again) -> IllegalMove:
    return IllegalMove("no-message-of-that-kind")


EFFECTS: dict[str, Effect] = {
    "guild_master": prestige_effect("guild_master", two_a_sector_of_two),
    "beggar_king": prestige_effect("beggar_king", spaces_before_the_rat),
    "advocate": prestige_effect("advocate", three_a_pair_of_messages),
    "priest": hire_priest,
    "prosecutor": hire_prosecutor,
    "bell_ringer": prestige_effect("bell_ringer", three_a_marker_on_cathedral),
    "spy": hire_spy,
    "gypsies": hire_gypsies,
    "coachman": hire_coachman,
}

DECISIONS: dict[str, AnyDecision] = {
    "prosecutor": Decision((To,), _prosecutor_options, _prosecute, _refuse_prosecutor),
    "gypsies": Decision((Number,), _gypsies_options, _gypsies_take, _refuse_gypsies),
    "coachman": Decision((Again,), _coachman_options, _deliver_again, _refuse_coachman),
}
