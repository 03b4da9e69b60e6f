"""An opponent that weighs each of its moves by the learned values, and looks no further."""

from core import rng
from core.rattus_cartus.agents.model import RoundModel
from core.rattus_cartus.agents.valuation import Valuation
from core.rattus_cartus.moves import Move
from core.rattus_cartus.views import View

DEALS = 3
FINE = 1_000_000


def choose(
    view: View,
    luck: int,
    deals: int = DEALS,
    misjudged: float = 0.0,
    valuation: Valuation | None = None,
) -> Move:
    """The move after which most can be expected, on average of some deals.

    Every move may be misjudged a little, by so much of a game at most, for better or worse.
    """
    model = RoundModel(view, valuation)
    dealt, luck = rng.word(luck)
    state = model.deal(view, dealt)
    moves = model.moves(state)
    if len(moves) == 1:
        return moves[0]
    sums = [0.0] * len(moves)
    for _ in range(deals):
        for place, move in enumerate(moves):
            sums[place] += model.outlook(model.apply(state, move)).aims[view.seat]
        dealt, luck = rng.word(luck)
        state = model.deal(view, dealt)
    best, chosen = float("-inf"), moves[0]
    for total, move in zip(sums, moves, strict=True):
        drawn, luck = rng.below(luck, 2 * FINE + 1)
        seeming = total / deals + misjudged * (drawn / FINE - 1)
        if seeming > best:
            best, chosen = seeming, move
    return chosen
