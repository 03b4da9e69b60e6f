"""How strong the levels are: python -m training.ladder steward,greedy --games 400 [--game rattus-cartus]
[--rules classic:new-persons] [--workers 2] [--json] [--scheduler tcp://host:8786].

Without seats named, every level against the one below it, for every number of players and by all rules that
the game tells of; with rules named, by these.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from functools import partial
from importlib import import_module
from itertools import product
from typing import Protocol

import msgspec

from core.ai.tournament import Fixture, Played, Table, Version, table, tournament
from nd_tui.play.simulating import workers
from nd_tui.thinking.processes import finished

GAMES = 400
ENTRANTS = {"notre-dame": "training.entrants", "rattus-cartus": "training.rattus_cartus.entrants"}


class Entrants(Protocol):
    """The entrants of a game; a module fulfils it."""

    @property
    def VERSION(self) -> Version:
        """What is played with."""

    @property
    def RULES(self) -> Sequence[str]:
        """The rules by which the whole ladder is played, each told by a short text."""

    def play(self, texts: Sequence[str], fixture: Fixture, /, rules: str = "") -> Played:
        """A game between entrants, each told by a short text; the usual rules unless told."""

    def whole_ladder(self) -> Iterator[tuple[list[str], int]]:
        """The tables that show how strong the levels are, with the games that make it clear."""


def entrants_of(game: str) -> Entrants:
    """Who can play a game."""
    module: Entrants = import_module(ENTRANTS[game])
    return module


def told(table: Table, rules: str = "") -> str:
    """A table as lines of text."""
    lines = [f"{table.games} games of {table.seats}, seed {table.seed}{rules and f', {rules}'}"]
    for row in table.rows:
        winning = "" if row.winning_points is None else f", when winning {row.winning_points:.1f}"
        lines.append(
            f"  {row.name:<40} {row.rate:6.1%}  [{row.low:.1%}, {row.high:.1%}]"
            f"  points {row.points:.1f}{winning}"
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
    parser.add_argument("--game", choices=ENTRANTS, default="notre-dame")
    parser.add_argument("--games", type=int, help=f"of each table that is named, {GAMES} unless told")
    parser.add_argument("--rules", help="of the game, as its module of entrants tells them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--scheduler", metavar="ADDRESS", help="of a running Dask cluster")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    entrants = entrants_of(asked.game)
    tables = [(seats.split(","), asked.games or GAMES) for seats in asked.seats]
    rules = [asked.rules or ""] if tables or asked.rules else entrants.RULES
    tables = tables or [(names, asked.games or games) for names, games in entrants.whole_ladder()]
    with workers(asked.workers, asked.scheduler) as pool:
        for (names, games), by in product(tables, rules):
            began = time.perf_counter()
            so_far: list[Played] = []
            heard = partial(tell_progress, names, so_far)
            found = tournament(
                names,
                partial(entrants.play, names, rules=by),
                games,
                asked.seed,
                pool,
                heard,
                entrants.VERSION,
                partial(finished, pool),
            )
            spent = time.perf_counter() - began
            text = msgspec.json.encode(found).decode() if asked.json else told(found, by)
            print(text if asked.json else f"{text}\n  {spent:.0f} s", flush=True)


if __name__ == "__main__":
    main()
