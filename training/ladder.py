"""How strong the levels are: python -m training.ladder steward,greedy --games 400 [--workers 2] [--json].

Without seats named, every level meets the one below it with two players.
"""

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise

import msgspec

from core.ai.tournament import Table, tournament
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
            found = tournament(names, partial(play, names), asked.games, asked.seed, pool)
            spent = time.perf_counter() - began
            text = msgspec.json.encode(found).decode() if asked.json else told(found)
            print(text if asked.json else f"{text}\n  {spent:.0f} s", flush=True)
    sys.stdout.flush()


if __name__ == "__main__":
    main()
