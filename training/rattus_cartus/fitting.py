"""What explains games of Rattus Cartus best: weights of points, rats in the end, and how far both go wrong.

Weights of neighbouring knots are held together, so that a few hundred games do. That somebody lives is fitted
to who lived, of all games: fitted to those that somebody won, it would leave out those in which all died, and
everybody would seem to live.
"""

from collections.abc import Mapping
from itertools import product
from typing import Any

import numpy as np
import numpy.typing as npt

from core.rattus_cartus.agents.races import Race
from core.rattus_cartus.agents.valuation import FAR_OFF
from core.rattus_cartus.agents.weights import FEATURES, Weights
from training.learning.ridge import Ridge

Numbers = npt.NDArray[np.floating[Any]]
Games = Mapping[str, npt.NDArray[Any]]

KNOTS = np.array((0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.5, 6.5, 10.0))
CERTAIN = np.array([1.0 if name in ("race", "tokens", "golden", "most") else 0.0 for name in FEATURES])
RATS = FEATURES.index("rats")
PIECE = 20_000  # lines at once
HELD, HELD_TOGETHER = 100.0, 1000.0  # in lines: a weight near what is certain, neighbours to each other
RATS_HELD, RATS_HELD_TOGETHER = 1.0, 100.0
SHARES = (0.0, 0.25, 0.5, 0.75, 1.0)
SHIFTS = (-2.0, -1.5, -1.0, -0.5, 0.0, 0.5, 1.0, 1.5)
DOUBTS = (0.0, 0.5, 0.75, 1.0)
AT_ONCE = (1.0, 2.0, 4.0, 6.0, 9.0, 12.0, 16.0)  # squares of points that go wrong whatever comes
A_ROUND = (0.5, 1.0, 2.0, 3.0, 4.0, 6.0, 8.0, 12.0)  # and for a round to come
LAST_SPREAD = 1.0  # when all is over but what is still to be counted
LEAST_CHANCE, LEAST_LIFE = 1e-4, 0.005


def fitted(games: Games, race: Race) -> Weights:
    """The weights for games that were gathered with these races."""
    players = games["times"].shape[1]
    times = games["times"].reshape(-1)
    points = _by_knots(_features(games), times, games["points"].reshape(-1), CERTAIN, HELD, HELD_TOGETHER)
    ends, doubt = _ends(games)
    expected = told(points, _features(games), times).reshape(-1, players)
    spread = _spread(games, expected)
    return Weights(tuple(KNOTS.tolist()), race, _rows(points), _row(spread), _pairs(ends), _row(doubt))


def told(weights: Numbers, features: Numbers, times: Numbers) -> Numbers:
    """What weights at the knots make of features at some times."""
    found: Numbers = np.einsum("ik,kf,if->i", between(times), weights, features, optimize=True)
    return found


def between(times: Numbers) -> Numbers:
    """Of every time its share of each knot."""
    times = np.clip(times, KNOTS[0], KNOTS[-1])
    high = np.clip(np.searchsorted(KNOTS, times), 1, len(KNOTS) - 1)
    part = (times - KNOTS[high - 1]) / (KNOTS[high] - KNOTS[high - 1])
    found = np.zeros((len(times), len(KNOTS)), np.float32)
    lines = np.arange(len(times))
    found[lines, high - 1], found[lines, high] = 1 - part, part
    return found


def lives(tail: Numbers, rats: Numbers, doubt: Numbers) -> Numbers:
    """How likely so many rats, give or take, are survived; as `Valuation.lives` reckons it."""
    off = FAR_OFF * doubt
    found: Numbers = (
        _survived(tail, rats - off) + 4 * _survived(tail, rats) + _survived(tail, rats + off)
    ) / 6
    return found


def alive(games: Games, ends: Numbers, doubt: Numbers) -> Numbers:
    """Moment by moment how likely everybody lives."""
    players, middle = games["times"].shape[1], games["times"].mean(1)
    rats, times = _features(games)[:, RATS], games["times"].reshape(-1)
    judged = told(ends, _with_one(rats), times).reshape(-1, players)
    doubts = np.interp(middle, KNOTS, doubt)
    return np.stack([lives(games["tail"], judged[:, seat], doubts) for seat in range(players)], 1)


def likelihood_of_life(games: Games, ends: Numbers, doubt: Numbers) -> float:
    """How likely it was that those lived who did, as a logarithm on average."""
    chance, lived = np.clip(alive(games, ends, doubt), LEAST_LIFE, 1 - LEAST_LIFE), games["lives"]
    return float((lived * np.log(chance) + (1 - lived) * np.log(1 - chance)).mean())


def likelihood_of_winners(games: Games, expected: Numbers, spread: Numbers) -> float:
    """How likely those were to win who did, of the living, as a logarithm on average."""
    wide = np.interp(games["times"].mean(1), KNOTS, spread)
    powers = np.exp((expected - expected.max(1, keepdims=True)) / wide[:, None]) * games["lives"]
    chances = powers / np.maximum(1e-12, powers.sum(1, keepdims=True))
    won = games["winners"]
    return float(np.log(np.maximum(LEAST_CHANCE, (chances * won).sum(1)))[won.sum(1) > 0].mean())


def _by_knots(
    features: Numbers, times: Numbers, came: Numbers, near: Numbers, held: float, together: float
) -> Numbers:
    """Weights at every knot; the first is held near what is told, each of the others near the one before."""
    width, knots = features.shape[1], len(KNOTS)
    ridge = Ridge(knots * width)
    for first in range(0, len(times), PIECE):
        piece = slice(first, first + PIECE)
        from_here_on = np.cumsum(between(times[piece])[:, ::-1], axis=1)[:, ::-1]
        lines = (from_here_on[:, :, None] * features[piece][:, None, :]).reshape(-1, knots * width)
        ridge.add(lines.astype(np.float32), (came[piece] - features[piece] @ near).astype(np.float32))
    penalty = np.concatenate([[held], together / np.diff(KNOTS)])
    steps = ridge.change(np.repeat(penalty, width).tolist()).reshape(knots, width)
    found: Numbers = near + np.cumsum(steps, axis=0)
    return found


def _ends(games: Games) -> tuple[Numbers, Numbers]:
    """With how many rats everybody is judged, and how far that goes wrong."""
    rats, times, came = _features(games)[:, RATS], games["times"].reshape(-1), games["rats"].reshape(-1)
    mean = _by_knots(_with_one(rats), times, came, np.array((0.0, 1.0)), RATS_HELD, RATS_HELD_TOGETHER)
    missed, shares = np.square(came - told(mean, _with_one(rats), times)), between(times)
    both = np.linalg.solve(shares.T @ shares + np.eye(len(KNOTS)), shares.T @ np.stack([missed, rats], 1))
    deviation, held = np.sqrt(np.maximum(0.0, both[:, 0])), both[:, 1]
    open_ = KNOTS > 0  # at the end nothing is in doubt

    def tried(part: float, shift: float, doubt: float) -> tuple[Numbers, Numbers]:
        share = 1 - (1 - mean[:, 1]) * part
        some = mean[:, 0] + mean[:, 1] * held + shift - share * held
        ends = np.stack([np.where(open_, some, 0.0), np.where(open_, share, 1.0)], 1)
        return ends, np.where(open_, deviation * doubt, 0.0)

    found = [tried(*one) for one in product(SHARES, SHIFTS, DOUBTS)]
    return max(found, key=lambda one: likelihood_of_life(games, *one))


def _spread(games: Games, expected: Numbers) -> Numbers:
    """By how many points expectations go wrong, growing with the square root of the time to come."""
    found = []
    for at_once, a_round in product(AT_ONCE, A_ROUND):
        spread = np.sqrt(at_once + a_round * KNOTS)
        spread[0] = LAST_SPREAD
        found.append((likelihood_of_winners(games, expected, spread), spread))
    return max(found, key=lambda one: one[0])[1]


def _survived(tail: Numbers, rats: Numbers) -> Numbers:
    rats = np.clip(rats, 0, tail.shape[1] - 1.001)
    whole, lines = rats.astype(int), np.arange(len(tail))
    found: Numbers = tail[lines, whole] + (rats - whole) * (tail[lines, whole + 1] - tail[lines, whole])
    return found


def _features(games: Games) -> Numbers:
    found: Numbers = games["features"].reshape(-1, len(FEATURES))
    return found


def _with_one(rats: Numbers) -> Numbers:
    return np.stack([np.ones(len(rats), np.float32), rats], 1)


def _row(numbers: Numbers) -> tuple[float, ...]:
    return tuple(np.round(numbers, 3).tolist())


def _rows(numbers: Numbers) -> tuple[tuple[float, ...], ...]:
    return tuple(_row(row) for row in numbers)


def _pairs(numbers: Numbers) -> tuple[tuple[float, float], ...]:
    return tuple((round(float(some), 3), round(float(share), 3)) for some, share in numbers)
