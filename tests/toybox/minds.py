"""The opponents of the toy game and its adviser, as `core.ai.minds.Minds` wants them."""

from collections.abc import Mapping, Sequence
from functools import partial

from core.ai import Agent
from core.ai.analysing import analysed
from core.ai.search import Effort, Search
from core.ai.tournament import Fixture, Played, played_by
from tests.toybox import agents, game
from tests.toybox.model import RoundModel
from tests.toybox.reasons import reasons as reasons

EFFORTS: Mapping[str, Effort] = {"thinker": Effort(iterations=120, deals=12)}
ADVICE = Effort(iterations=300, deals=20, curiosity=1.5, parts=2)
REVIEW = Effort(iterations=200, deals=20, curiosity=1.0, parts=2)
WINS = {"greedy": 0.8, "thinker": 0.4}  # of 600 games, and of 80
USUAL = IN_LESSONS = STAND_IN = "greedy"


def begin(
    view: game.View, luck: int, effort: Effort, also: Sequence[game.Move] = ()
) -> Search[game.State, game.Move, game.View]:
    """A search of the position behind a view; of some moves (`also`) it tells in any case."""
    return Search(RoundModel(view), view, luck, effort, also)


def think(effort: Effort, view: game.View, luck: int) -> game.Move:
    """The move to make after a search: of layings one by luck, as often as it was looked at."""
    return analysed(partial(begin, view), luck, effort).answer(luck)


LEVELS: Mapping[str, Agent[game.View, game.Move]] = {
    "random": agents.choose_at_random,
    "greedy": agents.choose_greedily,
    **{level: partial(think, effort) for level, effort in EFFORTS.items()},
}
# Who hoards lays less than its share.
CHARACTERS: Mapping[str, Mapping[str, Agent[game.View, game.Move]]] = {
    "hoarder": {"greedy": agents.choose_and_hoard}
}


def contest(
    agents: Sequence[Agent[game.View, game.Move]], fixture: Fixture, setup: game.Setup | None = None
) -> Played:
    """The game of a fixture, with the agents on the seats it gives them."""
    names = tuple(str(seat) for seat in range(len(agents)))
    return played_by(game, setup or game.Setup(names), agents, fixture)
