"""The ladder of opponents, from the weakest to the strongest, by id; their names for people are elsewhere."""

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType

from msgspec.structs import replace

from core import notre_dame as nd
from core import rng
from core.ai import Agent
from core.ai.analysing import answered
from core.ai.outlook import MANY
from core.ai.search import Effort
from core.notre_dame.agents import greedy, misjudging, searching
from core.notre_dame.agents.tastes import TASTES, prices_of

# By how much prestige at most the others may misjudge a move.
MISJUDGED: Mapping[str, float] = MappingProxyType(
    {"novice": 13.0, "beadle": 4.3, "clerk": 2.65, "steward": 1.45}
)
# What the searching levels may spend on a decision; who looks thoroughly sees better what is nearly equal.
EFFORTS: Mapping[str, Effort] = MappingProxyType(
    {
        "canon": Effort(iterations=30, deals=6, alone=MANY, mood=0.25, second_look=120),
        "archdeacon": Effort(iterations=1200, deals=60, parts=2, alone=MANY, mood=0.15),
    }
)
# What is spent on advice: more than on a move, and more on those that are not the best.
ADVICE = Effort(iterations=3000, deals=100, curiosity=1.5, parts=2, alone=MANY)
# More curious than an opponent: the move that was made must be looked at as well as the best one.
REVIEW = Effort(iterations=2400, deals=120, curiosity=1.0, parts=2, alone=MANY)
# What share of games of two each wins against the one below; docs/ai.md has the measurements.
WINS = {
    "novice": 0.792,
    "greedy": 0.715,
    "beadle": 0.832,
    "clerk": 0.85,
    "steward": 0.842,
    "canon": 0.825,
    "archdeacon": 0.79,
}
USUAL, IN_LESSONS = "greedy", "clerk"
STAND_IN = "greedy"  # so quick that it needs no process


def choose_at_random(view: nd.View, luck: int) -> nd.Move:
    """Any legal move."""
    pick, _ = rng.below(luck, len(view.options))
    return view.options[pick]


def search(effort: Effort, view: nd.View, luck: int) -> nd.Move:
    """The move to make after a search with this effort."""
    return answered(partial(searching.begin, view), luck, effort)


def misjudge(level: str, taste: str, view: nd.View, luck: int) -> nd.Move:
    """The move that seems best to a level that misjudges every one, with a taste or without."""
    return misjudging.choose(MISJUDGED[level], view, luck, prices_of(len(view.players), taste))


def agent(level: str, taste: str = "") -> Agent[nd.View, nd.Move]:
    """The opponent of a level, with a taste or even-handed."""
    if level == "greedy":
        return partial(greedy.choose, taste=taste)
    if level in MISJUDGED:
        return partial(misjudge, level, taste)
    return partial(search, replace(EFFORTS[level], taste=taste))


VALUING = ("novice", "greedy", "beadle", "clerk", "steward", "canon", "archdeacon")
LEVELS: Mapping[str, Agent[nd.View, nd.Move]] = MappingProxyType(
    {"random": choose_at_random, **{level: agent(level) for level in VALUING}}
)
# Who plays at random likes nothing more than anything else.
CHARACTERS: Mapping[str, Mapping[str, Agent[nd.View, nd.Move]]] = MappingProxyType(
    {taste: MappingProxyType({level: agent(level, taste) for level in VALUING}) for taste in TASTES}
)
