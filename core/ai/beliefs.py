"""Deals by belief: of some that agree with a view, one that fits how the others have acted.

`Game.determinize` deals evenly among all that is possible. An opponent who has given himself away makes some
of it likelier; a game's model says by how much, and deals with `believed` (in `Model.deal`).
"""

from collections.abc import Callable
from typing import TypeVar

from core import rng

State = TypeVar("State")

DRAWS = 8  # deals of which one is taken; the more, the closer to the belief
FINE = 1 << 32


def believed(
    deal: Callable[[int], State], likelihood: Callable[[State], float], luck: int, draws: int = DRAWS
) -> State:
    """One of some deals by luck, the likelier the oftener; where all are impossible, any of them.

    The likelihood of a deal says how probable it makes what was seen, not below 0; only its proportion to the
    others counts. The same luck always gives the same deal.
    """
    drawn = []
    for _ in range(draws):
        dealt, luck = rng.word(luck)
        drawn.append(deal(dealt))
    weights = [likelihood(state) for state in drawn]
    bits, _ = rng.below(luck, FINE)
    place = sum(weights) * bits / FINE
    for state, weight in zip(drawn, weights, strict=True):
        place -= weight
        if place < 0:
            return state
    return drawn[0]
