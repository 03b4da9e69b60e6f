"""Agents of Rattus Cartus by a short text: a level, or a level tried with another effort or other weights.

regent
weighing:deals=6:misjudged=2:care=0.4       one that does not search, tried
search:iterations=300:deals=20
thinker:weights=w.json
"""

from collections.abc import Iterator, Sequence
from functools import cache, partial
from itertools import pairwise
from pathlib import Path

import msgspec

from core import rattus_cartus as rc
from core.ai import Agent
from core.ai.analysing import analysed
from core.ai.playouts import Playouts
from core.ai.search import Effort
from core.ai.tournament import Fixture, Played, Version
from core.rattus_cartus.agents import minds, weighing
from core.rattus_cartus.agents.model import CARE, RoundModel
from core.rattus_cartus.agents.valuation import Valuation
from core.rattus_cartus.agents.weights import Weights
from training.rattus_cartus.selfplay import table_for

VERSION = Version(rc.__name__, minds.__name__)
GAMES = {2: 200, 3: 200, 4: 200, 5: 200}
GAMES_OF_THE_SLOWEST = 100
RULES = ("",)  # the ways to choose buildings take turns in every table


def whole_ladder() -> Iterator[tuple[list[str], int]]:
    """Every level against the one below and the strongest against greedy ones, for 2 to 5 players."""
    *_, strongest = minds.LEVELS
    for players, games in GAMES.items():
        for low, high in pairwise(minds.LEVELS):
            yield [high, *[low] * (players - 1)], games if high != strongest else GAMES_OF_THE_SLOWEST
        yield [strongest, *["greedy"] * (players - 1)], GAMES_OF_THE_SLOWEST


@cache
def entrant(text: str, players: int) -> Agent[rc.View, rc.Move]:
    """The agent that a text means."""
    level, *wishes = text.split(":")
    if not wishes:
        return minds.LEVELS[level]
    told = dict(wish.split("=", maxsplit=1) for wish in wishes)
    valuation = _valuation(told.pop("weights", ""), players)
    care = float(told.pop("care", CARE))
    if level == "weighing":
        deals, misjudged = int(told.get("deals", weighing.DEALS)), float(told.get("misjudged", 0))
        return partial(weighing.choose, deals=deals, misjudged=misjudged, valuation=valuation, care=care)
    usual = msgspec.to_builtins(minds.EFFORTS.get(level, Effort(200, 20)))
    return partial(_search, msgspec.convert({**usual, **told}, Effort, strict=False), valuation, care)


@cache
def _valuation(source: str, players: int) -> Valuation | None:
    if not source:
        return None
    known = msgspec.json.decode(Path(source).read_bytes(), type=dict[int, Weights], strict=False)
    return Valuation(known[players])


def _search(effort: Effort, valuation: Valuation | None, care: float, view: rc.View, luck: int) -> rc.Move:
    def begin(own: int, share: Effort) -> Playouts[rc.State, rc.Move, rc.View]:
        return Playouts(RoundModel(view, valuation, care), view, own, share)

    return analysed(begin, luck, effort).answer(luck)


def play(texts: Sequence[str], fixture: Fixture, rules: str = "") -> Played:
    """A game between entrants; the ways to choose buildings take turns by the deal."""
    if rules:
        raise ValueError(f"there are no rules {rules!r} of Rattus Cartus to choose from")
    agents = [entrant(text, len(texts)) for text in texts]
    return minds.contest(agents, fixture, table_for(len(texts), fixture.seed))
