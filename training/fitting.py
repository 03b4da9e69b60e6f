"""Weights fitted to what games of Notre Dame have taught, by ridge regression.

A line is told what its seat still gained until the end, or, with less trace, what it gained until the next
round and in part what the fitted weights themselves expect there; so luck that comes later blurs it less.
First all lines change the weights together, then those of the beginning of a round and those within apart.

What cards and persons would bring was estimated by the weights of before when the games were played. So the
new ones keep those to estimate by: with other estimates they would be weights of other amounts than were met.
"""

from typing import Any

import numpy as np
import numpy.typing as npt
from msgspec import Struct
from msgspec.structs import replace

from core.notre_dame.agents.weights import AMOUNTS, LEVELS, STEPS_A_ROUND, Weights
from core.notre_dame.state import ROUNDS
from training.columns import WIDTH, Matrix, before_cards, both, features, over_knots, unflat
from training.learning.gathering import held_out
from training.learning.ridge import Ridge, Vector
from training.selfplay import Standings

SWEEPS = 6  # until what is expected of the next round changes no more
NO_LINE = -1
USEFUL = ("gold", "supply")


class Fitted(Struct, frozen=True):
    """New weights, and by how much the games held out were missed before and with them."""

    weights: Weights
    before: float
    after: float


def fitted(
    weights: Weights, columns: dict[str, npt.NDArray[Any]], penalty: float, apart: float, trace: float
) -> Fitted:
    """Weights near the given ones that explain the games better; the penalties hold changes back."""
    lines = over_knots(features(columns), columns["moment"], weights.knots)
    gained, test = columns["gained"].astype(np.float64), held_out(columns["game"])
    start = before_cards(columns["moment"])
    nexts, rounds = next_lines(columns), columns["moment"].astype(int) // STEPS_A_ROUND
    within, begins = (np.asarray(row) for row in both(weights))
    first = values = _values(lines, start, within, begins)
    now = within, begins
    bounds = least(len(weights.knots))
    for _ in range(SWEEPS if trace < 1 else 1):
        missing = returns(gained, values, nexts, rounds, trace) - first
        joint = _change(lines, missing, ~test, penalty, bounds - np.minimum(within, begins))
        rest = missing - lines @ joint
        now = (
            within + joint + _change(lines, rest, ~test & ~start, apart, bounds - within - joint),
            begins + joint + _change(lines, rest, ~test & start, apart, bounds - begins - joint),
        )
        values = _values(lines, start, *now)
    knots = len(weights.knots)
    (levels, amounts), (levels_before, amounts_before) = (unflat(list(row), knots) for row in now)
    found = replace(
        weights,
        levels=levels,
        amounts=amounts,
        levels_before=levels_before,
        amounts_before=amounts_before,
        estimating=weights.estimating or replace(weights, calibrated=()),
    )
    return Fitted(found, _missed(gained - first, test), _missed(gained - values, test))


def met(
    weights: Weights, columns: dict[str, npt.NDArray[Any]], players: int, only: npt.NDArray[np.bool_]
) -> list[Standings]:
    """What all could expect at the beginnings of rounds, by these weights, and who won: chances to fit."""
    begins = np.flatnonzero((columns["amounts"][:, AMOUNTS.index("draw")] > 0) & only)
    some = {name: column[begins] for name, column in columns.items()}
    _, row = both(weights)
    lines = over_knots(features(some), some["moment"], weights.knots)
    expected = (some["had"] + lines @ np.asarray(row)).reshape(-1, players)
    final = (some["had"] + some["gained"]).reshape(-1, players)
    rounds = some["moment"].reshape(-1, players)[:, 0].astype(int) // STEPS_A_ROUND
    return [
        Standings(int(when), tuple(map(float, points)), tuple(np.flatnonzero(end == end.max()).tolist()))
        for when, points, end in zip(rounds, expected, final, strict=True)
    ]


def next_lines(columns: dict[str, npt.NDArray[Any]]) -> npt.NDArray[np.int64]:
    """For every line the one of the same seat at the beginning of the next round; NO_LINE in the last one."""
    rounds = columns["moment"].astype(int) // STEPS_A_ROUND
    keys = (columns["game"] * 8 + columns["seat"].astype(int)) * 16 + rounds
    begins = columns["amounts"][:, AMOUNTS.index("draw")] > 0
    place = dict(zip(keys[begins].tolist(), np.flatnonzero(begins).tolist(), strict=True))
    return np.array([place.get(key + 1, NO_LINE) for key in keys.tolist()], dtype=np.int64)


def returns(
    gained: Vector, values: Vector, nexts: npt.NDArray[np.int64], rounds: npt.NDArray[Any], trace: float
) -> Vector:
    """What every line should have expected."""
    found = gained.copy()
    if trace == 1:
        return found
    for when in range(ROUNDS - 1, -1, -1):
        here = np.flatnonzero((rounds == when) & (nexts != NO_LINE))
        later = nexts[here]
        found[here] = gained[here] - gained[later] + (1 - trace) * values[later] + trace * found[later]
    return found


def least(knots: int) -> Vector:
    """What the weights must be at least: a coin or a marker more does no harm.

    But for the first coin, since whom it can hire is told apart.
    """
    found = np.full(WIDTH, -np.inf)
    place = 0
    for name, top in LEVELS.items():
        if name in USEFUL:
            found[place + (name == "gold") : place + top] = 0.0
        place += top
    return np.tile(found, knots)


def _change(
    lines: Matrix, missing: Vector, chosen: npt.NDArray[np.bool_], penalty: float, bounds: Vector
) -> Vector:
    ridge = Ridge(lines.shape[1])
    ridge.add(lines[chosen], missing[chosen].astype(np.float32))
    return ridge.change(penalty, bounds)


def _values(lines: Matrix, start: npt.NDArray[np.bool_], within: Vector, begins: Vector) -> Vector:
    found: Vector = np.where(start, lines @ begins, lines @ within)
    return found


def _missed(by: Vector, chosen: npt.NDArray[np.bool_]) -> float:
    return float(np.sqrt(np.mean(np.square(by[chosen]))))
