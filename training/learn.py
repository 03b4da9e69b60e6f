"""Learn the weights by self-play: python -m training.learn --players 2 --games 2000 --generations 3.

Every generation plays games with some random moves, compares what was expected at many moments with what
came, and changes the weights by ridge regression.
"""

import argparse
import re
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import exp, log
from pathlib import Path

import msgspec

import core.notre_dame.agents.weights as weights_module
from core.notre_dame.agents.weights import AMOUNTS, LEVELS, Weights, hats, price_list, steps
from training.handset import handset
from training.regression import Regression
from training.selfplay import Lesson, Sample, Standings, play

DATA = Path(weights_module.__file__).parent / "weights.json"
WIDTH = sum(LEVELS.values()) + len(AMOUNTS)
SPREADS = [0.5 + 0.25 * step for step in range(60)]


def row(sample: Sample) -> list[float]:
    """All features of a sample at one knot, in the order of the weights."""
    levels = zip(sample.measures.levels, LEVELS.values(), strict=True)
    thermometers = [value for level, top in levels for value in steps(level, top)]
    return thermometers + list(sample.measures.amounts)


def features(sample: Sample, knots: tuple[int, ...]) -> list[tuple[int, float]]:
    """The features that are not 0, spread over the knots around the sample's moment."""
    here = row(sample)
    return [
        (knot * WIDTH + index, share * value)
        for knot, share in hats(knots, sample.moment)
        if knot < len(knots) and share
        for index, value in enumerate(here)
        if value
    ]


def flat(weights: Weights) -> list[float]:
    """The weights in one row, knot by knot."""
    found: list[float] = []
    for knot in range(len(weights.knots)):
        for name in LEVELS:
            found += weights.levels[name][knot]
        found += [weights.amounts[name][knot] for name in AMOUNTS]
    return found


def unflat(numbers: Sequence[float], knots: tuple[int, ...], spread: tuple[float, ...]) -> Weights:
    """The weights out of one row."""
    levels: dict[str, list[tuple[float, ...]]] = {name: [] for name in LEVELS}
    amounts: dict[str, list[float]] = {name: [] for name in AMOUNTS}
    rest = iter(round(number, 3) for number in numbers)
    for _ in knots:
        for name, top in LEVELS.items():
            levels[name].append(tuple(next(rest) for _ in range(top)))
        for name in AMOUNTS:
            amounts[name].append(next(rest))
    return Weights(
        knots,
        {name: tuple(rows) for name, rows in levels.items()},
        {name: tuple(row) for name, row in amounts.items()},
        spread,
    )


def improve(weights: Weights, lessons: list[Lesson], penalty: float) -> tuple[Weights, float]:
    """The weights that explain the lessons better, and by how much they were wrong before (in prestige)."""
    old = flat(weights)
    regression = Regression(len(old))
    for lesson in lessons:
        for sample in lesson.samples:
            found = features(sample, weights.knots)
            regression.add(found, sample.gained - sum([old[index] * value for index, value in found]))
    change = regression.change(penalty)
    new = [before + more for before, more in zip(old, change, strict=True)]
    spread = fitted_spread([s for lesson in lessons for s in lesson.rounds], weights.knots)
    return unflat(new, weights.knots, spread), (regression.squares / regression.samples) ** 0.5


def fitted_spread(met: list[Standings], knots: tuple[int, ...]) -> tuple[float, ...]:
    """At every knot the spread under which those who won were likeliest to win; at the end almost none."""
    found = []
    for knot in knots:
        near = [standing for standing in met if standing.round == knot // weights_module.STEPS_A_ROUND]
        found.append(max(SPREADS, key=partial(_likelihood, near)))
    # In the beginning all stand alike, so nothing can be told from it.
    return (found[1], *found[1:], SPREADS[0])


def _likelihood(met: list[Standings], spread: float) -> float:
    total = 0.0
    for standing in met:
        best = max(standing.expected)
        weights = [exp((value - best) / spread) for value in standing.expected]
        total += log(sum(weights[seat] for seat in standing.winners) / sum(weights))
    return total


def main() -> None:
    """Learn, and write the weights down after every generation."""
    parser = argparse.ArgumentParser(prog="python -m training.learn", description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--exploring", type=float, default=0.1)
    parser.add_argument("--sampling", type=float, default=0.4)
    parser.add_argument("--trace", type=float, default=1.0)
    parser.add_argument("--penalty", type=float, default=200.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument(
        "--start", type=Path, help="weights to begin with; those set by hand if there are none"
    )
    parser.add_argument("--start-players", type=int)
    parser.add_argument("--out", type=Path, default=DATA)
    told = parser.parse_args()
    weights = handset()
    if told.start:
        known = msgspec.json.decode(told.start.read_bytes(), type=dict[int, Weights], strict=False)
        weights = known[told.start_players or told.players]
    with ProcessPoolExecutor(told.workers) as pool:
        for generation in range(told.generations):
            first = (told.seed * 1000 + generation) * 1_000_000
            one = partial(
                play,
                price_list(weights),
                told.players,
                exploring=told.exploring,
                sampling=told.sampling,
                trace=told.trace,
            )
            lessons = list(pool.map(one, range(first, first + told.games), chunksize=10))
            mean = sum(sum(lesson.prestige) for lesson in lessons) / told.games / told.players
            weights, wrong = improve(weights, lessons, told.penalty)
            print(f"generation {generation}: mean prestige {mean:.1f}, wrong by {wrong:.2f}", flush=True)
            save(told.out, told.players, weights)


def save(path: Path, players: int, weights: Weights) -> None:
    """Put the weights for a number of players into the file, beside those for others."""
    known: dict[int, Weights] = {}
    if path.exists():
        known = msgspec.json.decode(path.read_bytes(), type=dict[int, Weights], strict=False)
    known[players] = weights
    data = msgspec.json.format(msgspec.json.encode(dict(sorted(known.items()))), indent=1).decode()
    # A row of numbers on a line of its own, so that a change of weights can be read.
    path.write_text(re.sub(r"\[[^][]*\]", lambda row: re.sub(r"\s+", " ", row[0]), data) + "\n")


if __name__ == "__main__":
    main()
