"""What of the weights of Notre Dame can be turned up and down, some dozens of them at once.

A knob changes many weights by one number: at 1 and -1 it is as far up or down as is tried.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from statistics import mean

from msgspec.structs import replace

from core.notre_dame.agents.weights import AMOUNTS, LEVELS, Rows, Weights
from training.fitting import USEFUL

Knob = Callable[[Weights, float], Weights]
BY = 0.25  # of a weight, up or down
BUILDINGS = ("school", "bank", "residence", "carriage_house", "hotel", "park", "hospital")
TURNED_AMOUNTS = tuple(name for name in AMOUNTS if name not in ("start", "draw"))  # no choice changes those


def scaled(rows: Rows, factors: Sequence[float]) -> Rows:
    """Rows, each times the factor of its knot."""
    return tuple(tuple(weight * factor for weight in row) for row, factor in zip(rows, factors, strict=True))


def evened(rows: Rows, by: float) -> Rows:
    """Rows in which every step comes nearer to the mean of its row, or moves away from it."""
    return tuple(tuple(weight + by * (mean(row) - weight) for weight in row) for row in rows)


def with_levels(weights: Weights, names: Sequence[str], change: Callable[[Rows], Rows]) -> Weights:
    """The weights with some levels changed, at whatever time of a round they hold."""

    def changed(levels: Mapping[str, Rows]) -> dict[str, Rows]:
        return {name: change(rows) if name in names else rows for name, rows in levels.items()}

    return replace(weights, levels=changed(weights.levels), levels_before=changed(weights.levels_before))


def level(names: Sequence[str], weights: Weights, turned: float) -> Weights:
    """Everything of some levels worth more, or less."""
    factors = [1 + BY * turned] * len(weights.knots)
    return with_levels(weights, names, partial(scaled, factors=factors))


def later(names: Sequence[str], weights: Weights, turned: float) -> Weights:
    """Some levels worth more at the end and less at the beginning, or the other way round."""
    last = len(weights.knots) - 1
    factors = [1 + BY * turned * (2 * knot / last - 1) for knot in range(last + 1)]
    return with_levels(weights, names, partial(scaled, factors=factors))


def even(names: Sequence[str], weights: Weights, turned: float) -> Weights:
    """The steps of some levels more alike, or less."""
    return with_levels(weights, names, partial(evened, by=2 * BY * turned))


def amount(name: str, weights: Weights, turned: float) -> Weights:
    """An amount worth more, or less."""

    def changed(amounts: Mapping[str, Sequence[float]]) -> dict[str, tuple[float, ...]]:
        factors = {name: 1 + BY * turned}
        return {each: tuple(one * factors.get(each, 1) for one in row) for each, row in amounts.items()}

    return replace(weights, amounts=changed(weights.amounts), amounts_before=changed(weights.amounts_before))


def estimate(names: Sequence[str], weights: Weights, turned: float) -> Weights:
    """Some levels worth more, or less, in what cards and persons are estimated to bring."""
    return replace(weights, estimating=level(names, weights.estimating or weights, turned))


KNOBS: Mapping[str, Knob] = {
    **{name: partial(level, [name]) for name in LEVELS},
    **{f"{name}, later": partial(later, [name]) for name in ("gold", "supply", "messages", "rat")},
    "buildings, later": partial(later, BUILDINGS),
    **{f"{name}, even": partial(even, [name]) for name in ("gold", "supply", "rat")},
    "buildings, even": partial(even, BUILDINGS),
    **{name: partial(amount, name) for name in TURNED_AMOUNTS},
    **{f"{name}, estimated": partial(estimate, [name]) for name in ("gold", "supply")},
    "buildings, estimated": partial(estimate, BUILDINGS),
}


def turned(weights: Weights, turns: Mapping[str, float]) -> Weights:
    """The weights with some knobs turned; as when they were learned, no coin but the first does harm."""
    for name, turn in turns.items():
        weights = KNOBS[name](weights, turn)
    for name in USEFUL:
        weights = with_levels(weights, [name], partial(_harmless, free=int(name == "gold")))
    return weights


def _harmless(rows: Rows, free: int) -> Rows:
    return tuple((*row[:free], *[max(0.0, weight) for weight in row[free:]]) for row in rows)
