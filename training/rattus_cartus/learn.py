"""Learn the values of Rattus Cartus: python -m training.rattus_cartus.learn FOLDER --players 4.

One game of ten is not learned from; by these is told how well the old weights and the new ones explain games.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
import numpy as np

import core.rattus_cartus.agents.weights as weights_module
from core.rattus_cartus.agents.weights import FEATURES, Weights
from training.learning.gathering import gathered, held_out
from training.rattus_cartus.entrants import entrant
from training.rattus_cartus.fitting import (
    Games,
    alive,
    fitted,
    likelihood_of_life,
    likelihood_of_winners,
    told,
)
from training.rattus_cartus.races import FIRST_RACE, fitted_race, nothing_learned
from training.rattus_cartus.selfplay import play

DATA = Path(weights_module.__file__).parent / "weights.json"


def some_of(games: Games, lines: np.typing.NDArray[np.bool_]) -> Games:
    """Some lines of the games."""
    return {name: column[lines] for name, column in games.items()}


def how_well(weights: Weights, games: Games) -> str:
    """How well weights explain games, in a line."""
    players, points = games["times"].shape[1], np.array(weights.points)
    features, times = games["features"].reshape(-1, len(FEATURES)), games["times"].reshape(-1)
    expected = told(points, features, times)
    wrong = float(np.sqrt(np.square(games["points"].reshape(-1) - expected).mean()))
    ends, doubt = np.array(weights.rats), np.array(weights.doubt)
    winners = likelihood_of_winners(games, expected.reshape(-1, players), np.array(weights.spread))
    return (
        f"points wrong by {wrong:.2f}; life told {alive(games, ends, doubt).mean():.1%}, came"
        f" {games['lives'].mean():.1%}, {likelihood_of_life(games, ends, doubt):.4f}; winners {winners:.4f}"
    )


def learned_from(folders: Sequence[Path], before: Weights) -> Weights:
    """New weights out of all but the held out games, and on the side how much better they are."""
    games = gathered(*folders)
    apart = held_out(games["game"])
    found = fitted(some_of(games, ~apart), before.race)
    for name, weights in (("before", before), ("now", found)):
        print(f"  {name}: {how_well(weights, some_of(games, apart))}", file=sys.stderr)
    return found


def main() -> None:
    """Learn, and write the weights down."""
    parser = argparse.ArgumentParser(prog="python -m training.rattus_cartus.learn", description=__doc__)
    parser.add_argument("folders", nargs="*", type=Path, help="gathered games")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument(
        "--races", type=int, default=0, help="fit the races instead, to so many games of --level"
    )
    parser.add_argument("--level", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=DATA)
    asked = parser.parse_args()
    known = (
        msgspec.json.decode(DATA.read_bytes(), type=dict[int, Weights], strict=False) if DATA.exists() else {}
    )
    before = known.get(asked.players) or nothing_learned(FIRST_RACE)
    if asked.races:
        agent = entrant(asked.level, asked.players)
        lessons = [play(agent, asked.players, asked.seed + game, 0.1, 0.2) for game in range(asked.races)]
        samples = [sample for lesson in lessons for sample in lesson.samples]
        known[asked.players] = msgspec.structs.replace(before, race=fitted_race(before.race, samples))
    else:
        known[asked.players] = learned_from(asked.folders, before)
    asked.out.write_bytes(msgspec.json.format(msgspec.json.encode(known)) + b"\n")


if __name__ == "__main__":
    main()
