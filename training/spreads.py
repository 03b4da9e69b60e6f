"""How far expectations go wrong: the spreads under which those who won were likeliest to win."""

from collections.abc import Sequence
from math import exp, log

from core.notre_dame.agents.weights import STEPS_A_ROUND, hats
from training.selfplay import Standings

SPREADS = [0.5 + 0.25 * step for step in range(60)]
SWEEPS = 4  # over the knots, until no spread changes any more


def likeliest(met: Sequence[Standings], knots: tuple[int, ...], start: Sequence[float]) -> tuple[float, ...]:
    """The spread at every knot under which those who won were likeliest to win, knot after knot."""
    found = list(start)
    for _ in range(SWEEPS):
        found[0] = found[1]  # in the beginning all stand alike, so nothing can be told from it
        for knot in range(1, len(knots)):
            near = [one for one in met if any(k == knot and share for k, share in _shares(one, knots))]
            tried = [(_likelihood(near, knots, [*found[:knot], s, *found[knot + 1 :]]), s) for s in SPREADS]
            found[knot] = max(tried)[1]
    return (found[1], *found[1:])


def _shares(standing: Standings, knots: tuple[int, ...]) -> list[tuple[int, float]]:
    return hats(knots, STEPS_A_ROUND * standing.round)


def _likelihood(met: Sequence[Standings], knots: tuple[int, ...], spreads: Sequence[float]) -> float:
    total = 0.0
    for standing in met:
        spread = sum(share * spreads[knot] for knot, share in _shares(standing, knots))
        best = max(standing.expected)
        weights = [exp((value - best) / spread) for value in standing.expected]
        total += log(sum(weights[seat] for seat in standing.winners) / len(standing.winners) / sum(weights))
    return total
