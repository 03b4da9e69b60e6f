"""Learn the weights by self-play: python -m training.learn --players 4 --games 5000 --folder /somewhere.

Every generation plays games that begin anywhere (`training.anywhere`), keeps them in the folder, and fits the
weights to what came. Stopped and started again it goes on where it was.
"""

import argparse
from functools import partial
from pathlib import Path

from msgspec.structs import replace

from core.notre_dame.agents.weights import price_list
from training.anywhere import lesson
from training.fitting import fitted, met
from training.handset import handset
from training.learning.gathering import gather, gathered, held_out
from training.spreads import likeliest
from training.weight_files import DATA, known_weights, save


def main() -> None:
    """Learn, and write the weights down after every generation."""
    parser = argparse.ArgumentParser(prog="python -m training.learn", description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--generations", type=int, default=1)
    parser.add_argument("--folder", type=Path, required=True, help="where games are kept")
    parser.add_argument("--penalty", type=float, default=200.0)
    parser.add_argument("--apart", type=float, default=1000.0, help="penalty on what differs within a round")
    parser.add_argument("--trace", type=float, default=1.0)
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
        weights = known_weights(told.start)[told.start_players or told.players]
    for generation in range(told.generations):
        folder = told.folder / f"{told.players}-players-{generation}"
        play = partial(lesson, price_list(weights), told.players)
        about = {"players": told.players, "weights": weights}
        first = (told.seed * 1000 + generation) * 1_000_000
        gather(play, told.games, folder, about, first, told.workers)
        columns = gathered(folder)
        found = fitted(weights, columns, told.penalty, told.apart, told.trace)
        standings = met(found.weights, columns, told.players, ~held_out(columns["game"]))
        spread = likeliest(standings, found.weights.knots, weights.spread)
        weights = replace(found.weights, spread=spread, calibrated=())
        print(
            f"generation {generation}: held out, wrong by {found.before:.3f} before, {found.after:.3f} now",
            flush=True,
        )
        save(told.out, told.players, weights)


if __name__ == "__main__":
    main()
