"""Ratings of players by their results: Glicko-2, as Mark Glickman has published it.

A rating is a number on the scale of chess, with a deviation that says how uncertain it is, and a volatility
that says how much the strength itself seems to change. Each result counts with a weight, so that several
results of one table, which are not independent of each other, can count as less than as many games.
"""

from collections.abc import Mapping, Sequence
from math import exp, log, log10, pi, sqrt, tanh

from msgspec import Struct

SCALE = 173.7178  # points of the scale of chess for one of the method's own
MIDDLE = 1500.0
UNKNOWN = 350.0  # the deviation of somebody of whom nothing is known, and the largest there is
CHANGE = 0.5  # how easily a volatility changes, called tau in the method
PRECISION = 1e-6
MOST_STEPS = 100  # far more than any volatility needs
LEAST_SHARE = 0.005  # of won games, beyond which a strength cannot be told from afar


class Rating(Struct, frozen=True):
    """How strong somebody is believed to be."""

    mean: float = MIDDLE
    deviation: float = UNKNOWN
    volatility: float = 0.06


class Encounter(Struct, frozen=True):
    """A result against somebody: 1 for a victory, 0.5 for a draw, 0 for a defeat."""

    opponent: Rating
    score: float
    weight: float = 1.0


def expected(own: Rating, opponent: Rating) -> float:
    """The score that is to be expected against somebody, with the uncertainty of both."""
    phi = sqrt(own.deviation**2 + opponent.deviation**2) / SCALE
    return _chance(_certainty(phi) * (own.mean - opponent.mean) / SCALE)


def updated(before: Rating, encounters: Sequence[Encounter]) -> Rating:
    """The rating after the results of one period; without any it only becomes less certain."""
    mu, phi = (before.mean - MIDDLE) / SCALE, before.deviation / SCALE
    information = improvement = 0.0
    for encounter in encounters:
        certainty = _certainty(encounter.opponent.deviation / SCALE)
        apart = certainty * (mu - (encounter.opponent.mean - MIDDLE) / SCALE)
        chance = _chance(apart)
        information += encounter.weight * certainty**2 * chance * (1 - chance)
        improvement += encounter.weight * certainty * (encounter.score - chance)
    if not information:  # nobody was met, or only such as are beyond all comparison
        rested = SCALE * sqrt(phi**2 + before.volatility**2)
        return Rating(before.mean, min(UNKNOWN, rested), before.volatility)
    variance = 1 / information
    volatility = _volatility(before.volatility, phi, variance, variance * improvement)
    precision = 1 / (phi**2 + volatility**2) + information
    deviation = min(UNKNOWN, SCALE / sqrt(precision))
    return Rating(MIDDLE + SCALE * (mu + improvement / precision), deviation, volatility)


def _chance(apart: float) -> float:
    """To win against somebody so far below: the logistic curve, which no distance overflows."""
    return 0.5 * (1 + tanh(apart / 2))


def _certainty(phi: float) -> float:
    """How much the result of somebody with this deviation says."""
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def _volatility(sigma: float, phi: float, variance: float, difference: float) -> float:
    """The new volatility: where a function is zero, found by the Illinois variant of false position."""
    start = log(sigma**2)

    def f(x: float) -> float:
        spread = phi**2 + variance + exp(x)
        return exp(x) * (difference**2 - spread) / (2 * spread**2) - (x - start) / CHANGE**2

    low = start
    if difference**2 > phi**2 + variance:
        high = log(difference**2 - phi**2 - variance)
    else:
        high = start - CHANGE
        while f(high) < 0:
            high -= CHANGE
    f_low, f_high = f(low), f(high)
    for _ in range(MOST_STEPS):
        if abs(high - low) <= PRECISION:
            break
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return exp(low / 2)


def ladder(
    levels: Sequence[str], shares: Mapping[str, float], middle: str, deviation: float
) -> dict[str, Rating]:
    """Fixed ratings of levels, from the weakest on, by the share each wins against the one below.

    The middle one has the rating of somebody of whom nothing is known. A level that was not measured has
    none, and neither have those that are tied to the others by it alone.
    """
    steps = [_step(shares[level]) if level in shares else None for level in levels]
    found = {middle: MIDDLE}
    at = levels.index(middle)
    for index in range(at + 1, len(levels)):
        step = steps[index]
        if step is None:
            break
        found[levels[index]] = found[levels[index - 1]] + step
    for index in range(at, 0, -1):
        step = steps[index]
        if step is None:
            break
        found[levels[index - 1]] = found[levels[index]] - step
    return {level: Rating(found[level], deviation) for level in levels if level in found}


def _step(share: float) -> float:
    """The difference of ratings at which somebody wins such a share."""
    bounded = min(1 - LEAST_SHARE, max(LEAST_SHARE, share))
    return 400 * log10(bounded / (1 - bounded))
