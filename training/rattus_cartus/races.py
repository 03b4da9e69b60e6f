"""How races for the classes turn out, fitted number by number to how they did."""

import sys
from collections.abc import Sequence

from msgspec.structs import replace

from core.rattus_cartus.agents.races import Race
from core.rattus_cartus.agents.valuation import Valuation
from core.rattus_cartus.agents.weights import Weights
from training.rattus_cartus.fitting import CERTAIN, KNOTS
from training.rattus_cartus.selfplay import Sample

FIRST_RACE = Race(0.5, 0.5, 0.5, 0.4, 1.0, 0.5, 0.7)
STEPS = (1.5, 1 / 1.5, 1.15, 1 / 1.15)


def nothing_learned(race: Race) -> Weights:
    """Weights that know what is certain, and nothing more."""
    knots = len(KNOTS)
    return Weights(
        tuple(KNOTS.tolist()),
        race,
        (tuple(CERTAIN.tolist()),) * knots,
        (5.0,) * knots,
        ((0.0, 1.0),) * knots,
        (0.0,) * knots,
    )


def race_error(race: Race, samples: Sequence[Sample]) -> float:
    """The squared error of the prizes that were expected, a class and seat on average."""
    valuation, total, number = Valuation(nothing_learned(race)), 0.0, 0
    for sample in samples:
        found = valuation.races(sample.standing)
        for expected, came in zip(found, sample.prizes, strict=True):
            for one, other in zip(expected, came, strict=True):
                total += (one - other) ** 2
                number += 1
    return total / number


def fitted_race(race: Race, samples: Sequence[Sample], rounds: int = 2) -> Race:
    """The race by which the prizes were expected best."""
    best = race_error(race, samples)
    for _ in range(rounds):
        for name in race.__struct_fields__:
            for step in STEPS:
                tried = replace(race, **{name: round(getattr(race, name) * step, 4)})
                error = race_error(tried, samples)
                if error < best:
                    race, best = tried, error
    print(f"  races: {best:.3f} {race}", file=sys.stderr)
    return race
