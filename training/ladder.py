"""How strong the levels are: python -m training.ladder steward,greedy --games 400 [--workers 2] [--json]
[--scheduler tcp://host:8786].

Without seats named, all that `docs/ai.md` tells: every level against the one below it, the strongest against
greedy ones, and what a game of equals is won with for every number of players.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise

import msgspec

from core import notre_dame as nd
from core.ai.tournament import Played, Table, Version, table, tournament
from core.notre_dame.agents import minds
from core.notre_dame.agents.levels import LEVELS
from nd_tui.play.simulating import workers
from nd_tui.thinking.processes import finished
from training.entrants import play

GAMES = 400
GAMES_OF_THE_SLOWEST = 200


def whole_ladder() -> Iterator[tuple[list[str], int]]:
    """The tables that show how strong the levels are, with the games that make it clear."""
    *_, equals, strongest = LEVELS
    for low, high in pairwise(LEVELS):
        yield [high, low], GAMES if high != strongest else GAMES_OF_THE_SLOWEST
    for greedy_ones in (1, 3):
        yield [strongest, *["greedy"] * greedy_ones], 40
    for players in range(2, 6):
        yield [equals] * players, 40


VERSION = Version(nd.__name__, minds.__name__)


def told(table: Table) -> str:
    """A table as lines of text."""
    lines = [f"{table.games} games of {table.seats}, seed {table.seed}"]
    for row in table.rows:
        winning = "" if row.winning_points is None else f", when winning {row.winning_points:.1f}"
        lines.append(
            f"  {row.name:<40} {row.rate:6.1%}  [{row.low:.1%}, {row.high:.1%}]"
            f"  prestige {row.points:.1f}{winning}"
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
    parser.add_argument("--games", type=int, help=f"of each table that is named, {GAMES} unless told")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--scheduler", metavar="ADDRESS", help="of a running Dask cluster")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    tables = [(seats.split(","), asked.games or GAMES) for seats in asked.seats] or list(whole_ladder())
    with workers(asked.workers, asked.scheduler) as pool:
        for names, games in tables:
            began = time.perf_counter()
            so_far: list[Played] = []
            heard = partial(tell_progress, names, so_far)
            found = tournament(
                names,
                partial(play, names),
                games,
                asked.seed,
                pool,
                heard,
                VERSION,
                partial(finished, pool),
            )
            spent = time.perf_counter() - began
            text = msgspec.json.encode(found).decode() if asked.json else told(found)
            print(text if asked.json else f"{text}\n  {spent:.0f} s", flush=True)


if __name__ == "__main__":
    main()
