"""Agents by a short text: a level, or a level tried with other weights or another effort.

archdeacon
steward:weights=w.json                         weights=handset for those set by hand
search:iterations=500:deals=40:curiosity=0.3
canon:by=earlier.searching                     another version's module like agents/searching.py

Two versions of a search meet like this: copy the files of the earlier one that differ into a package outside
of the repository, let them import each other from there, and put the folder on PYTHONPATH.
"""

from collections.abc import Iterator, Sequence
from functools import cache, partial
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from core import notre_dame as nd
from core.ai import Agent
from core.ai.search import Effort
from core.ai.tournament import Fixture, Played, Version
from core.notre_dame.agents import minds, searching, steward
from core.notre_dame.agents.contest import contest, table_for
from core.notre_dame.agents.levels import EFFORTS, LEVELS
from core.notre_dame.agents.weights import Prices, Weights, price_list
from training.handset import handset

VERSION = Version(nd.__name__, minds.__name__)
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


def entrant(text: str, players: int) -> Agent[nd.View, nd.Move]:
    """The agent that a text means."""
    level, *wishes = text.split(":")
    if not wishes:
        return LEVELS[level]
    told = dict(wish.split("=", maxsplit=1) for wish in wishes)
    prices = _prices(told.pop("weights", ""), players)
    if level == "steward":
        return partial(_steward, int(told["deals"]) if "deals" in told else None, prices)
    module = import_module(told.pop("by", searching.__name__))
    plain = msgspec.to_builtins(EFFORTS.get(level, Effort(200, 20)))
    effort = msgspec.convert({**plain, **told}, Effort, strict=False)
    return partial(_search, module, effort, prices)


@cache
def _prices(source: str, players: int) -> Sequence[Prices] | None:
    if not source:
        return None
    if source == "handset":
        return price_list(handset())
    known = msgspec.json.decode(Path(source).read_bytes(), type=dict[int, Weights], strict=False)
    return price_list(known[players])


def _steward(deals: int | None, prices: Sequence[Prices] | None, view: nd.View, luck: int) -> nd.Move:
    return steward.analyse(view, luck, deals, prices).best


def _search(
    module: Any, effort: Effort, prices: Sequence[Prices] | None, view: nd.View, luck: int
) -> nd.Move:
    move: nd.Move = module.analyse(view, luck, effort, prices=prices).best
    return move


def play(texts: Sequence[str], fixture: Fixture) -> Played:
    """A game between entrants; every third deal is one with the new persons."""
    setup = table_for(len(texts), new_persons=fixture.seed % 3 == 0)
    return contest([entrant(text, len(texts)) for text in texts], fixture, setup)
