"""What a review comes to: how often which judgement, the course of the chance to win, the turning points."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from core.game import AnyGame
from core.history import AnyNode
from core.verdict import ALL_JUDGEMENTS, Verdict, judgement

MOST_TURNING_POINTS = 5
LEAST_TURN = 0.05  # of the chance to win
FAULTS = ("inaccuracy", "mistake", "blunder")


@dataclass(frozen=True)
class Moment:
    """What changed the chance to win: a decision, or what came between two decisions, before the second."""

    node: AnyNode  # that the decision, or the second of the two, led to
    own: bool
    before: float
    after: float

    @property
    def change(self) -> float:
        """What the chance to win gained or lost."""
        return self.after - self.before


@dataclass(frozen=True)
class Summary:
    """How somebody has decided: how many decisions of each judgement, and what they gave away on average."""

    counts: dict[str, int]
    loss: float


def is_faulty(verdict: Verdict | None) -> bool:
    """Whether a decision is worth to be looked at again."""
    return verdict is not None and judgement(verdict) in FAULTS


def summary(nodes: Sequence[AnyNode]) -> Summary:
    """The judged ones of these decisions added up."""
    verdicts = [node.verdict for node in nodes if node.verdict is not None]
    judged = [judgement(verdict) for verdict in verdicts]
    counts = {name: judged.count(name) for name in ALL_JUDGEMENTS}
    return Summary(counts, sum(verdict.loss for verdict in verdicts) / max(1, len(verdicts)))


def moments(nodes: Sequence[AnyNode]) -> list[Moment]:
    """Every judged decision, and between two that follow each other what others and luck have changed."""
    found: list[Moment] = []
    for earlier, node in pairwise([None, *nodes]):
        if node is None or node.verdict is None:
            continue
        if earlier is not None and earlier.verdict is not None:
            found.append(Moment(node, False, earlier.verdict.chance, node.verdict.best))
        found.append(Moment(node, True, node.verdict.best, node.verdict.best - node.verdict.loss))
    return found


def turning_points(nodes: Sequence[AnyNode]) -> list[Moment]:
    """The moments that changed most, in the order of the game."""
    large = [moment for moment in moments(nodes) if abs(moment.change) >= LEAST_TURN]
    largest = sorted(large, key=lambda moment: -abs(moment.change))[:MOST_TURNING_POINTS]
    return [moment for moment in large if moment in largest]


def final_chance(game: AnyGame, state: Any, seat: int) -> float | None:
    """What became of the chance: a victory, a share of one or nothing; None before the end."""
    result = game.result(state)
    if result is None:
        return None
    return 1 / len(result.winners) if seat in result.winners else 0.0
