"""Where the carriage can go, as a list: what brings most comes first, and what brings nothing last."""

from collections.abc import Sequence

from core.notre_dame.carriage import may_take
from core.notre_dame.moves import Drive, Move
from core.notre_dame.names import borough_of
from core.notre_dame.state import NO_MESSAGE
from core.notre_dame.views import View


def best_first(view: View, moves: Sequence[Move]) -> tuple[Move, ...]:
    """Drives by what they bring, then by their way; other moves as they are."""
    return tuple(sorted(moves, key=lambda move: _rank(view, move)))


def _rank(view: View, move: Move) -> tuple[int, ...]:
    if not isinstance(move, Drive):
        return ()
    steps = view.table.distances[view.players[view.seat].carriage][move.market]
    if not _brings_something(view, move):
        return 1, steps, move.market
    brings = view.table.components.messages[view.messages[move.market]]
    goods = brings.gold + brings.markers + min(brings.rat, view.players[view.seat].rat)
    return 0, -brings.prestige, -goods, steps, move.market


def _brings_something(view: View, move: Drive) -> bool:
    """Whether a message can be taken there; whoever stays with a single step takes none."""
    market, seat = move.market, view.seat
    stays = market == view.players[seat].carriage and view.task is not None and view.task.data[0] == 1
    lies = view.messages[market] != NO_MESSAGE
    return lies and not stays and may_take(view, seat, borough_of(market))


def bringing(view: View, listed: Sequence[Move]) -> int:
    """How many of the moves bring something: all that are no drives."""
    return sum(not isinstance(move, Drive) or _brings_something(view, move) for move in listed)
