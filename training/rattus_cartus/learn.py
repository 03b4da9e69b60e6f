"""Learn the values of Rattus Cartus: python -m training.rattus_cartus.learn --players 2 --games 600.

Games of self-play are looked back at: how races for the classes turned out, what points came of what
everybody had, with how many rats games end, and how surely the better expectation won.
"""

import argparse
import random
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import log
from pathlib import Path
from statistics import mean

import msgspec
from msgspec.structs import replace

import core.rattus_cartus.agents.weights as weights_module
from core.rattus_cartus.agents.races import Race
from core.rattus_cartus.agents.valuation import Valuation, winning
from core.rattus_cartus.agents.weights import FEATURES, Weights, around
from training.rattus_cartus.entrants import entrant
from training.rattus_cartus.selfplay import Lesson, Sample, play
from training.regression import Regression

DATA = Path(weights_module.__file__).parent / "weights.json"
KNOTS = (0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.5, 6.5, 10.0)
FIRST_RACE = Race(0.5, 0.5, 0.5, 0.4, 1.0, 0.5, 0.7)
RACES_LOOKED_AT = 600  # samples by which races are fitted
STEPS = (1.5, 1 / 1.5, 1.15, 1 / 1.15)
LEAST_CHANCE = 1e-4
LEAST_SAMPLES = 50
SPREADS = (1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0, 5.0, 6.0, 7.0, 8.5, 10.0, 13.0, 17.0)
SHARES = (0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1.0)
SHIFTS = (-1.5, -0.75, 0.0, 0.75)


def race_error(race: Race, samples: Sequence[Sample]) -> float:
    """The squared error of the prizes that were expected, a class and seat on average."""
    total, number = 0.0, 0
    for sample in samples:
        found = Valuation(_weights(race)).races(sample.standing)
        for expected, came in zip(found, sample.prizes, strict=True):
            for one, other in zip(expected, came, strict=True):
                total += (one - other) ** 2
                number += 1
    return total / number


def _weights(race: Race) -> Weights:
    return Weights(
        KNOTS, race, ((0.0,) * len(FEATURES),) * len(KNOTS), (1.0,) * len(KNOTS), ((0.0, 1.0),) * len(KNOTS)
    )


def fitted_race(race: Race, samples: Sequence[Sample], rounds: int = 2) -> Race:
    """The race by which the prizes were expected best, number by number."""
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


def fitted_points(before: Weights, samples: Sequence[Sample], penalty: float) -> Weights:
    """The weights by which points were expected best."""
    size, valuation = len(FEATURES), Valuation(before)
    regression = Regression(size * len(KNOTS))
    for sample in samples:
        expected = valuation.expected(sample.standing)
        rows = valuation.features(sample.standing)
        for time, row, told, came in zip(sample.standing.times, rows, expected, sample.points, strict=True):
            places = [
                (knot * size + index, share * value)
                for knot, share in around(KNOTS, time)
                if share
                for index, value in enumerate(row)
                if value
            ]
            regression.add(places, came - told)
    change = regression.change(penalty)
    rows_ = tuple(
        [
            tuple([round(old + change[knot * size + index], 3) for index, old in enumerate(points)])
            for knot, points in enumerate(before.points)
        ]
    )
    print(
        f"  points: wrong by {(regression.squares / regression.samples) ** 0.5:.2f} before", file=sys.stderr
    )
    return replace(before, points=rows_)


def rats_on_average(samples: Sequence[Sample], knot: float, reach: float) -> tuple[float, float]:
    """How many rats seats have around a moment and in the end."""
    pairs = [
        (now, end)
        for sample in samples
        for time, now, end in zip(sample.standing.times, sample.standing.rats, sample.rats, strict=True)
        if abs(time - knot) <= reach
    ]
    return mean([now for now, _ in pairs]), mean([end for _, end in pairs])


def likelihood(valuation: Valuation, near: Sequence[tuple[Sample, list[float]]]) -> float:
    """How likely those who won were to win, as a logarithm on average."""
    total = 0.0
    for sample, points in near:
        lives = valuation.lives(sample.standing, sample.tail)
        chances = winning(points, lives, valuation.spread(sample.standing))
        total += log(max(LEAST_CHANCE, sum(chances[seat] for seat in sample.winners)))
    return total / max(1, len(near))


def fitted_win(weights: Weights, samples: Sequence[Sample]) -> Weights:
    """Spread, and rats in the end, at every knot so that those who won were likeliest to win."""
    valuation = Valuation(weights)
    told = [(s, valuation.expected(s.standing)) for s in samples if s.winners]
    spreads, rats = list(weights.spread), list(weights.rats)
    for place, knot in enumerate(KNOTS):
        if not knot:
            continue
        reach = 0.3 if knot <= 2 else 1.0
        near = [(s, p) for s, p in told if abs(sum(s.standing.times) / len(p) - knot) <= reach][:400]
        if len(near) < LEAST_SAMPLES:
            continue
        now, end = rats_on_average(samples, knot, reach)
        best = (-1e9, spreads[place], rats[place])
        for share in SHARES:
            for shift in SHIFTS:
                lives = (round(end - share * now + shift, 3), share)
                for spread in SPREADS:
                    tried = Weights((knot,), weights.race, weights.points[:1], (spread,), (lives,))
                    found = likelihood(Valuation(tried), near)
                    if found > best[0]:
                        best = (found, spread, lives)
        spreads[place], rats[place] = best[1], best[2]
        print(f"  at {knot}: {len(near)} {best[0]:.3f} spread {best[1]} rats {best[2]}", file=sys.stderr)
    spreads[0], rats[0] = min(1.0, spreads[1]), (0.0, 1.0)
    return replace(weights, spread=tuple(spreads), rats=tuple(rats))


def improve(before: Weights | None, lessons: Sequence[Lesson], penalty: float, seed: int = 1) -> Weights:
    """The weights that explain the lessons best."""
    samples = [sample for lesson in lessons for sample in lesson.samples]
    some = random.Random(seed).sample(samples, min(RACES_LOOKED_AT, len(samples)))
    race = fitted_race(before.race if before else FIRST_RACE, some)
    weights = _weights(race) if before is None else replace(before, race=race)
    if before is None:  # what is certain
        exact = tuple([1.0 if name in ("race", "tokens", "golden", "most") else 0.0 for name in FEATURES])
        weights = replace(weights, points=(exact,) * len(KNOTS))
    return fitted_win(fitted_points(weights, samples, penalty), samples)


def main() -> None:
    """Learn, and write the weights down."""
    parser = argparse.ArgumentParser(prog="python -m training.rattus_cartus.learn", description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--level", default="greedy", help="who plays with itself")
    parser.add_argument("--exploring", type=float, default=0.15)
    parser.add_argument("--sampling", type=float, default=0.2)
    parser.add_argument("--penalty", type=float, default=30.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--anew", action="store_true", help="begin without the weights that are there")
    parser.add_argument("--out", type=Path, default=DATA)
    asked = parser.parse_args()
    known = (
        msgspec.json.decode(DATA.read_bytes(), type=dict[int, Weights], strict=False) if DATA.exists() else {}
    )
    run = partial(
        play,
        entrant(asked.level, asked.players),
        asked.players,
        exploring=asked.exploring,
        sampling=asked.sampling,
    )
    seeds = range(asked.seed * 1_000_000, asked.seed * 1_000_000 + asked.games)
    if asked.workers > 1:
        with ProcessPoolExecutor(asked.workers) as pool:
            lessons = list(pool.map(run, seeds, chunksize=8))
    else:
        lessons = list(map(run, seeds))
    seats = asked.games * asked.players
    average = sum(sum(lesson.points) for lesson in lessons) / seats
    deaths = sum(lesson.deaths for lesson in lessons) / seats
    print(f"{asked.players} players: {average:.1f} points, {deaths:.1%} dead", file=sys.stderr)
    before = None if asked.anew else known.get(asked.players)
    known[asked.players] = improve(before, lessons, asked.penalty)
    asked.out.write_bytes(msgspec.json.format(msgspec.json.encode(known)) + b"\n")


if __name__ == "__main__":
    main()
