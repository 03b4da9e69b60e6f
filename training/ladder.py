"""How strong the levels are: python -m training.ladder steward,greedy --games 400 [--workers 2] [--json].

Without seats named, every level meets the one below it with two players.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise

import msgspec

from core.ai.tournament import Played, Table, table, tournament
from core.notre_dame.agents.levels import LEVELS
from training.entrants import play


def told(table: Table) -> str:
    """A table as lines of text."""
    lines = [f"{table.games} games of {table.seats}, seed {table.seed}"]
    for row in table.rows:
        lines.append(
            f"  {row.name:<40} {row.rate:6.1%}  [{row.low:.1%}, {row.high:.1%}]"
            f"  prestige {row.points:.1f}, when winning {row.winning_points:.1f}"
        )
    return "\n".join(lines)


def tell_progress(names: Sequence[str], so_far: list[Played], game: Played) -> None:
    """How it stands after every tenth game, beside the result on standard output."""
    so_far.append(game)
    if len(so_far) % 10 == 0:
        row = table(names, so_far, 0).rows[0]
        print(f"    {row.games} games: {row.name} {row.rate:.1%}", file=sys.stderr, flush=True)


def main() -> None:
    """Play tournaments and print their tables."""
    parser = argparse.ArgumentParser(prog="python -m training.ladder", description=__doc__)
    parser.add_argument("seats", nargs="*", help="levels at one table, with commas between them")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    levels = list(LEVELS)
    tables = [t.split(",") for t in asked.seats] or [[high, low] for low, high in pairwise(levels)]
    with ProcessPoolExecutor(asked.workers) as pool:
        for names in tables:
            began = time.perf_counter()
            so_far: list[Played] = []
            heard = partial(tell_progress, names, so_far)
            found = tournament(names, partial(play, names), asked.games, asked.seed, pool, heard)
            spent = time.perf_counter() - began
            text = msgspec.json.encode(found).decode() if asked.json else told(found)
            print(text if asked.json else f"{text}\n  {spent:.0f} s", flush=True)


if __name__ == "__main__":
    main()
