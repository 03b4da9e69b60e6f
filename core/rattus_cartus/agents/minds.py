"""The opponents of Rattus Cartus and its adviser, as `core.ai.minds.Minds` wants them."""

from collections.abc import Mapping, Sequence
from functools import partial

from core import rattus_cartus as rc
from core.ai import Agent
from core.ai.analysing import Thinking, analysed
from core.ai.playouts import Playouts
from core.ai.search import Effort
from core.ai.tournament import Fixture, Played, played_by
from core.rattus_cartus.agents import weighing
from core.rattus_cartus.agents.greedy import choose_at_random, choose_greedily
from core.rattus_cartus.agents.model import RoundModel
from core.rattus_cartus.agents.reasons import reasons

EFFORTS: Mapping[str, Effort] = {
    "regent": Effort(iterations=96, deals=3),
}
ADVICE = Effort(iterations=200, deals=8, parts=2)
REVIEW = Effort(iterations=100, deals=6, parts=2)
CAREFUL = 3  # deals by which the chancellor weighs
MISJUDGED = 5.0  # points, at most, for better or worse
WARY = 0.6  # of a win, that a sure life is worth to a squire, whose judgement is poor
# What share of games of two each wins against the one below; docs/ai.md has the measurements.
WINS = {"greedy": 0.98, "squire": 0.897, "thinker": 0.59, "regent": 0.77}
USUAL = IN_LESSONS = STAND_IN = "greedy"


def begin(view: rc.View, luck: int, effort: Effort, also: Sequence[rc.Move] = ()) -> Thinking[rc.Move]:
    """Playing on from the position behind a view; of some moves (`also`) it tells in any case."""
    return Playouts(RoundModel(view), view, luck, effort, also)


def think(effort: Effort, view: rc.View, luck: int) -> rc.Move:
    """The move to make after playing on."""
    return analysed(partial(begin, view), luck, effort).answer(luck)


LEVELS: Mapping[str, Agent[rc.View, rc.Move]] = {
    "random": choose_at_random,
    "greedy": choose_greedily,
    "squire": partial(weighing.choose, deals=1, misjudged=MISJUDGED, care=WARY),
    "thinker": partial(weighing.choose, deals=CAREFUL),
    **{level: partial(think, effort) for level, effort in EFFORTS.items()},
}
CHARACTERS: Mapping[str, Mapping[str, Agent[rc.View, rc.Move]]] = {}  # nobody has a taste yet


def contest(
    agents: Sequence[Agent[rc.View, rc.Move]], fixture: Fixture, setup: rc.Setup | None = None
) -> Played:
    """The game of a fixture, with the agents on the seats it gives them."""
    names = tuple(str(seat) for seat in range(len(agents)))
    return played_by(rc, setup or rc.Setup(names), agents, fixture)


__all__ = [
    "ADVICE",
    "CHARACTERS",
    "EFFORTS",
    "IN_LESSONS",
    "LEVELS",
    "REVIEW",
    "STAND_IN",
    "USUAL",
    "WINS",
    "begin",
    "contest",
    "reasons",
]
