"""Games of self-play kept on disk to learn from: python -m training.rattus_cartus.gather FOLDER --players 4.

Whoever stops it can go on later with the same words. Every moment that was met is a line: what the points of
everybody are a sum of, the rounds each has before it, by a number of rats how likely they are survived, and
what came in the end.
"""

import argparse
from functools import partial
from pathlib import Path

from core import rattus_cartus as rc
from core.ai import Agent
from core.ai.fingerprints import stamp
from core.rattus_cartus.agents import minds
from core.rattus_cartus.agents.model import valuation_for
from training.learning import gathering
from training.rattus_cartus.entrants import entrant
from training.rattus_cartus.selfplay import play

LONGEST_TAIL = 24  # numbers of rats of which is told how likely they are survived


def columns(
    agent: Agent[rc.View, rc.Move], players: int, exploring: float, sampling: float, seed: int
) -> gathering.Lesson:
    """What a game teaches, moment by moment; columns that tell of seats have one number for each of them."""
    valuation, lesson = valuation_for(players), play(agent, players, seed, exploring, sampling)
    found = lesson.samples
    features = [valuation.features(sample.standing) for sample in found]
    return {
        "features": [[amount for row in rows for amount in row] for rows in features],
        "times": [sample.standing.times for sample in found],
        "tail": [(*sample.tail, *(0.0,) * LONGEST_TAIL)[:LONGEST_TAIL] for sample in found],
        "points": [sample.points for sample in found],
        "rats": [sample.rats for sample in found],
        "lives": [[float(one) for one in sample.lives] for sample in found],
        "winners": [[float(seat in sample.winners) for seat in range(players)] for sample in found],
    }


def main() -> None:
    """Play, and keep what the games teach."""
    parser = argparse.ArgumentParser(prog="python -m training.rattus_cartus.gather", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--level", default="weighing:deals=1", help="who plays with itself")
    parser.add_argument("--exploring", type=float, default=0.1)
    parser.add_argument("--sampling", type=float, default=0.3)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    run = partial(
        columns, entrant(asked.level, asked.players), asked.players, asked.exploring, asked.sampling
    )
    about = {
        "players": asked.players,
        "level": asked.level,
        "exploring": asked.exploring,
        "sampling": asked.sampling,
        "stamp": stamp(rc.__name__, minds.__name__),
    }
    gathering.gather(run, asked.games, asked.folder, about, asked.seed, asked.workers)


if __name__ == "__main__":
    main()
