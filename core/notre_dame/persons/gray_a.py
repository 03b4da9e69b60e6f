"""The gray persons of period A: three of the base game and six new ones."""

from core.game import IllegalMove
from core.notre_dame.carriage import corners_without_message
from core.notre_dame.gains import gain_gold, pay, place_from_reserve, rat_back
from core.notre_dame.moves import TO, Move, Number, To
from core.notre_dame.names import HOSPITAL, NOWHERE
from core.notre_dame.persons.effects import Effect, empty_sectors, prestige_effect, refuse_occupied
from core.notre_dame.playing import play_card
from core.notre_dame.sectors import use_sector
from core.notre_dame.state import State, Task, then
from core.notre_dame.steps import AnyDecision, Decision, not_among_the_options

# City guard and night watchman: prestige for pieces on the board, for empty sectors.


def pieces_on_board(state: State, seat: int) -> int:
    """Markers and friend in all sectors and on the cathedral."""
    player = state.players[seat]
    return sum(player.markers) + (player.friend != NOWHERE)


def number_of_empty_sectors(state: State, seat: int) -> int:
    """For the night watchman."""
    return len(empty_sectors(state, seat))


# Bishop: a marker from the general supply onto an empty sector, and its action.


def hire_bishop(state: State, seat: int) -> State:
    return then(state, "bishop", seat)


def _empty_sectors_to_fill(state: State, task: Task) -> tuple[Move, ...]:
    if not state.players[task.seat].reserve:
        return ()
    return tuple([TO[sector] for sector in empty_sectors(state, task.seat)])


def _place_for_bishop(state: State, task: Task, move: To) -> State:
    state = place_from_reserve(state, task.seat, move.sector, "bishop")
    return use_sector(state, task.seat, move.sector)


# Administrator: as much prestige as the player has.


def prestige_so_far(state: State, seat: int) -> int:
    """For the administrator."""
    return state.players[seat].prestige


# Nurse: a marker from the general supply onto the hospital, and the rat one back.


def hire_nurse(state: State, seat: int) -> State:
    if state.players[seat].reserve:
        state = place_from_reserve(state, seat, HOSPITAL, "nurse")
    return rat_back(state, seat, 1, "nurse")


# Scholar: the third action card now.


def hire_scholar(state: State, seat: int) -> State:
    hand = state.cards[seat].hand
    return play_card(state, seat, hand[0]) if hand else state


# Butcher: a marker from the general supply onto every empty sector; no actions.


def hire_butcher(state: State, seat: int) -> State:
    empty = empty_sectors(state, seat)
    if state.players[seat].reserve < len(empty):
        return then(state, "butcher", seat)
    for sector in empty:
        state = place_from_reserve(state, seat, sector, "butcher")
    return state


def _place_for_butcher(state: State, task: Task, move: To) -> State:
    state = place_from_reserve(state, task.seat, move.sector, "butcher")
    return then(state, "butcher", task.seat)


# Patron: any amount of gold back to the supply, and the rat one back for each.


def hire_patron(state: State, seat: int) -> State:
    return then(state, "patron", seat)


def _patron_numbers(state: State, task: Task) -> tuple[Move, ...]:
    return tuple([Number(gold) for gold in range(state.players[task.seat].gold + 1)])


def _give_to_patron(state: State, task: Task, move: Number) -> State:
    state = pay(state, task.seat, move.amount, "patron")
    return rat_back(state, task.seat, move.amount, "patron")


def _refuse_patron(state: State, task: Task, move: Number) -> IllegalMove:
    gold = state.players[task.seat].gold
    if move.amount > gold:
        return IllegalMove("not-enough-gold", needed=move.amount, gold=gold)
    return not_among_the_options(state, task, move)


# Merchant: a coin for each corner market of the own borough without a message.


def hire_merchant(state: State, seat: int) -> State:
    return gain_gold(state, seat, corners_without_message(state, state.table.homes[seat]), "merchant")


EFFECTS: dict[str, Effect] = {
    "city_guard": prestige_effect("city_guard", pieces_on_board),
    "night_watchman": prestige_effect("night_watchman", number_of_empty_sectors),
    "bishop": hire_bishop,
    "administrator": prestige_effect("administrator", prestige_so_far),
    "nurse": hire_nurse,
    "scholar": hire_scholar,
    "butcher": hire_butcher,
    "patron": hire_patron,
    "merchant": hire_merchant,
}

DECISIONS: dict[str, AnyDecision] = {
    "bishop": Decision((To,), _empty_sectors_to_fill, _place_for_bishop, refuse_occupied),
    "butcher": Decision((To,), _empty_sectors_to_fill, _place_for_butcher, refuse_occupied),
    "patron": Decision((Number,), _patron_numbers, _give_to_patron, _refuse_patron),
}
