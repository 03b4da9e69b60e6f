"""The carriage and the messages it collects (section M)."""

from functools import cache, lru_cache

from msgspec.structs import replace

from core.game import IllegalMove
from core.notre_dame.event_types import CarriageMoved, MessageTaken
from core.notre_dame.gains import gain_gold, gain_markers, gain_prestige, rat_back
from core.notre_dame.moves import PASS, TAKE_MESSAGE, Drive, Gain, Move, Pass, TakeMessage
from core.notre_dame.names import CORNERS, Message, borough_of, market_at
from core.notre_dame.state import NO_MESSAGE, OpenTable, Player, State, Task, change_player, noted, then
from core.notre_dame.steps import AnyDecision, Decision


def start_drive(state: State, seat: int, steps: int) -> State:
    """Ask where the carriage goes, if it can go anywhere."""
    return then(state, "drive", seat, steps) if steps else state


def messages_by_colour(player: Player, boroughs: int) -> list[int]:
    """How many messages of each borough's colour a player has collected."""
    numbers = [0] * boroughs
    for message in player.messages:
        numbers[message.borough] += 1
    return numbers


def corners_without_message(state: OpenTable, borough: int) -> int:
    """How many of a borough's corner markets are empty; messages lie only in the borough of their colour."""
    return _empty_corners(state.messages, borough)


def _empty_corners(messages: tuple[int, ...], borough: int) -> int:
    return sum([messages[market_at(borough, spot)] == NO_MESSAGE for spot in CORNERS])


@lru_cache(10_000)
def colours_allowed(messages: tuple[int, ...], collected: tuple[int, ...]) -> tuple[bool, ...]:
    """By colour: no further message of it while another colour on the board has given fewer (M2)."""
    left = [_empty_corners(messages, borough) < len(CORNERS) for borough in range(len(collected))]
    fewest = min([number for number, some in zip(collected, left, strict=True) if some], default=None)
    return tuple(fewest is None or number <= fewest for number in collected)


def may_take(state: OpenTable, seat: int, colour: int) -> bool:
    """Whether a seat may take a message of this colour (M2)."""
    collected = messages_by_colour(state.players[seat], len(state.table.colours))
    return colours_allowed(state.messages, tuple(collected))[colour]


def receive_message_benefits(state: State, seat: int, kind: int, times: int, source: str) -> State:
    """What messages of one kind bring, as one scoring event; gold comes coin by coin.

    The source is "message", or "coachman" who brings them again.
    """
    brings = state.table.components.messages[kind]
    state = gain_prestige(state, seat, brings.prestige * times, source)
    for _ in range(brings.gold * times):
        state = gain_gold(state, seat, 1, source)
    state = gain_markers(state, seat, brings.markers * times, source)
    return then(state, f"{source}_rat", seat, brings.rat * times) if brings.rat else state


@cache
def _within(steps: int, away: tuple[int, ...]) -> tuple[Drive, ...]:
    return tuple(Drive(market) for market, distance in enumerate(away) if distance <= steps)


def _drive_options(state: State, task: Task) -> tuple[Move, ...]:
    return _within(task.data[0], state.table.distances[state.players[task.seat].carriage])


def _drive(state: State, task: Task, move: Drive) -> State:
    seat, market = task.seat, move.market
    origin = state.players[seat].carriage
    if market != origin:
        state = change_player(state, seat, carriage=market)
        if state.log is not None:
            state = noted(state, CarriageMoved(seat, origin, market))
    elif task.data[0] < 2:
        return state  # it stayed; only with two steps could it have gone out and back
    return then(state, "message", seat)


def _refuse_drive(state: State, task: Task, move: Drive) -> IllegalMove:
    away = state.table.distances[state.players[task.seat].carriage]
    if not 0 <= move.market < len(away):
        return IllegalMove("no-such-market")
    return IllegalMove("too-far", steps=task.data[0], distance=away[move.market])


def _message_options(state: State, task: Task) -> tuple[Move, ...]:
    market = state.players[task.seat].carriage
    if state.messages[market] == NO_MESSAGE or not may_take(state, task.seat, borough_of(market)):
        return ()
    return (TAKE_MESSAGE, PASS)


def _take_message(state: State, task: Task, move: TakeMessage | Pass) -> State:
    if isinstance(move, Pass):
        return state
    seat = task.seat
    player = state.players[seat]
    market = player.carriage
    kind = state.messages[market]
    on_board = list(state.messages)
    on_board[market] = NO_MESSAGE
    state = replace(state, messages=tuple(on_board))
    state = change_player(state, seat, messages=(*player.messages, Message(borough_of(market), kind)))
    if state.log is not None:
        state = noted(state, MessageTaken(seat, market, kind))
    return receive_message_benefits(state, seat, kind, 1, "message")


def _rat_options(state: State, task: Task) -> tuple[Move, ...]:
    return (Gain("rat"), PASS) if state.players[task.seat].rat and task.data[0] else ()


def _send_rat_back(state: State, task: Task, move: Gain | Pass) -> State:
    if isinstance(move, Pass):
        return state
    state = then(state, task.name, task.seat, task.data[0] - 1)
    return rat_back(state, task.seat, 1, task.name.removesuffix("_rat"))


DECISIONS: dict[str, AnyDecision] = {
    "drive": Decision((Drive,), _drive_options, _drive, _refuse_drive),
    "message": Decision((TakeMessage, Pass), _message_options, _take_message),
    "message_rat": Decision((Gain, Pass), _rat_options, _send_rat_back),
    "coachman_rat": Decision((Gain, Pass), _rat_options, _send_rat_back),
}
