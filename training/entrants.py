"""Agents by a short text: a level, or a level tried with other weights or another effort.

archdeacon
steward:banker                                 a level with a character; more may follow as below
value:weights=w.json                           the value function to the end of the turn, nothing misjudged;
                                               weights=handset for those set by hand
steward:misjudged=3                            a level that misjudges, by another measure
search:iterations=500:deals=40:curiosity=0.3
canon:by=earlier.searching                     another version's module like agents/searching.py
archdeacon:release=/somewhere/notre-dame-0.1   the level of a checkout of an earlier release

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
from msgspec.structs import replace

from core import notre_dame as nd
from core.ai import Agent
from core.ai.analysing import answered
from core.ai.characters import agent_of
from core.ai.search import Effort
from core.ai.tournament import Fixture, Played, Version
from core.notre_dame.agents import minds, misjudging, searching, steward
from core.notre_dame.agents.contest import contest, table_for
from core.notre_dame.agents.levels import EFFORTS, LEVELS, MISJUDGED
from core.notre_dame.agents.tastes import prices_of
from core.notre_dame.agents.weights import Prices, Weights, price_list
from core.notre_dame.setup import EDITIONS, PLAYERS
from training.handset import handset
from training.release import release

VERSION = Version(nd.__name__, minds.__name__)
GAMES = 200
NEW_PERSONS = "new-persons"
RULES = tuple(f"{edition}{more}" for edition in EDITIONS for more in ("", f":{NEW_PERSONS}"))


def whole_ladder() -> Iterator[tuple[list[str], int]]:
    """The tables that show how strong the levels are, with the games that make it clear."""
    for players in PLAYERS:
        for low, high in pairwise(LEVELS):
            yield [high, *[low] * (players - 1)], GAMES


def entrant(text: str, players: int) -> Agent[nd.View, nd.Move]:
    """The agent that a text means."""
    level, *wishes = text.split(":")
    taste = wishes.pop(0) if wishes and "=" not in wishes[0] else ""
    if not wishes and level != "value":
        return agent_of(minds, text)
    told = dict(wish.split("=", maxsplit=1) for wish in wishes)
    if checkout := told.pop("release", ""):
        return partial(_of_release, checkout, level)
    prices = _prices(told.pop("weights", ""), players) or prices_of(players, taste)
    if level == "value" or level in MISJUDGED:
        misjudged = float(told.get("misjudged", MISJUDGED.get(level, 0)))
        return partial(_value, int(told["deals"]) if "deals" in told else None, prices, misjudged)
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


def _value(
    deals: int | None, prices: Sequence[Prices] | None, misjudged: float, view: nd.View, luck: int
) -> nd.Move:
    if misjudged:
        return misjudging.choose(misjudged, view, luck, prices)
    return steward.analyse(view, luck, deals, prices).best


def _search(
    module: Any, effort: Effort, prices: Sequence[Prices] | None, view: nd.View, luck: int
) -> nd.Move:
    move: nd.Move = answered(partial(module.begin, view, prices=prices), luck, effort)
    return move


def _of_release(checkout: str, level: str, view: nd.View, luck: int) -> nd.Move:
    move: nd.Move = release(checkout).choose(level, view, luck)
    return move


def play(texts: Sequence[str], fixture: Fixture, rules: str = "") -> Played:
    """A game between entrants, by an edition, with the new persons or without (`classic:new-persons`).

    Unless told, it is the usual edition, and every third deal is one with the new persons.
    """
    return contest([entrant(text, len(texts)) for text in texts], fixture, table(len(texts), fixture, rules))


def table(players: int, fixture: Fixture, rules: str) -> nd.Setup:
    """The table of a game by these rules."""
    if not rules:
        return table_for(players, new_persons=fixture.seed % 3 == 0)
    edition, *more = rules.split(":")
    return replace(table_for(players, new_persons=more == [NEW_PERSONS]), edition=edition)
