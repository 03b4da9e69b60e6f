"""Opponents that weigh each of their moves by the learned values, and look no further."""

from collections.abc import Sequence

from core import rng
from core.rattus_cartus.agents.model import RoundModel
from core.rattus_cartus.agents.valuation import Valuation
from core.rattus_cartus.moves import Move
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
) -> Move:
    """The move after which most can be expected, on average of some deals.

    Every move may be misjudged a little, by so much of a win at most, for better or worse.
    """
    model = RoundModel(view, valuation)
    dealt, luck = rng.word(luck)
    state = model.deal(view, dealt)
    moves = model.moves(state)
    if len(moves) == 1:
        return moves[0]
    sums = [0.0] * len(moves)
    places: Sequence[int] = range(len(moves))
    for number in range(deals):
        for place in places:
            sums[place] += model.outlook(model.apply(state, moves[place])).aims[view.seat]
        if number + 1 < deals:
            places = sorted(places, key=lambda place: -sums[place])[:KEPT]
            dealt, luck = rng.word(luck)
            state = model.deal(view, dealt)
    best, chosen = float("-inf"), moves[0]
    for place in places:
        drawn, luck = rng.below(luck, 2 * FINE + 1)
        seeming = sums[place] / deals + misjudged * (drawn / FINE - 1)
        if seeming > best:
            best, chosen = seeming, moves[place]
    return chosen
