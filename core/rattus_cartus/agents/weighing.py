"""Opponents that weigh each of their moves by the learned values, and look no further."""

from collections.abc import Sequence

from core import rng
from core.rattus_cartus.agents.model import CARE, RoundModel
from core.rattus_cartus.agents.valuation import Valuation
from core.rattus_cartus.moves import Enter, Move
from core.rattus_cartus.views import View

DEALS = 3
KEPT = 8  # moves that are looked at in more than one deal
FINE = 1_000_000


def choose(
    view: View,
    luck: int,
    deals: int = DEALS,
    misjudged: float = 0.0,
    valuation: Valuation | None = None,
    care: float = CARE,
) -> Move:
    """The move after which most can be expected, on average of some deals.

    What a move brings may be misjudged, by so many points at most, for better or worse; the chance to live
    never.
    """
    model = RoundModel(view, valuation, care)
    drawn, luck = rng.word(luck)
    dealt, luck = rng.word(luck)
    state = model.deal(view, dealt)
    moves = model.moves(state)
    if len(moves) == 1:
        return moves[0]
    off = misjudgements(moves, misjudged, drawn)
    sums = [0.0] * len(moves)
    places: Sequence[int] = range(len(moves))
    for number in range(deals):
        for place in places:
            after = model.apply(state, moves[place])
            sums[place] += model.misjudged(after, view.seat, off[place]).aims[view.seat]
        if number + 1 < deals:
            places = sorted(places, key=lambda place: -sums[place])[:KEPT]
            dealt, luck = rng.word(luck)
            state = model.deal(view, dealt)
    return moves[max(places, key=sums.__getitem__)]


def misjudgements(moves: Sequence[Move], most: float, luck: int) -> list[float]:
    """By how many points each move seems to bring more or less than it does; a building as a whole.

    Whoever misjudged every way to enter by itself would take strangers by accident, as most ways have some.
    """
    found: dict[Move | int, float] = {}
    for move in moves:
        drawn, luck = rng.below(luck, 2 * FINE + 1)
        found.setdefault(_about(move), most * (drawn / FINE - 1))
    return [found[_about(move)] for move in moves]


def _about(move: Move) -> Move | int:
    return move.place if isinstance(move, Enter) else move
