"""Opponents and hints that search: information-set search to the end of the round, learned values there."""

from collections.abc import Iterator, Sequence
from functools import partial

from core import notre_dame as nd
from core.ai.analysing import Stop, analysed, analysing, never
from core.ai.analysis import Analysis
from core.ai.search import Effort, Search
from core.notre_dame.agents.model import RoundModel
from core.notre_dame.agents.own_round import OwnRound
from core.notre_dame.agents.tastes import prices_of
from core.notre_dame.agents.weights import Prices


def begin(
    view: nd.View,
    luck: int,
    effort: Effort,
    also: Sequence[nd.Move] = (),
    prices: Sequence[Prices] | None = None,
) -> Search[nd.State, nd.Move, nd.View]:
    """A search of the position behind a view; of some moves (`also`) it tells in any case."""
    players = len(view.players)
    model = OwnRound if 0 < effort.alone <= players else RoundModel
    own = prices or prices_of(players, effort.taste)
    return Search(model(view, own, effort.insight), view, luck, effort, also)


def analyses(
    view: nd.View,
    luck: int,
    effort: Effort,
    stop: Stop = never,
    prices: Sequence[Prices] | None = None,
) -> Iterator[Analysis[nd.Move]]:
    """What is known so far, again and again; the last one is the result."""
    return analysing(partial(begin, view, prices=prices), luck, effort, stop)


def analyse(
    view: nd.View,
    luck: int,
    effort: Effort,
    stop: Stop = never,
    prices: Sequence[Prices] | None = None,
) -> Analysis[nd.Move]:
    """The moves, best first, when the budget is used up or the caller stops."""
    return analysed(partial(begin, view, prices=prices), luck, effort, stop)
