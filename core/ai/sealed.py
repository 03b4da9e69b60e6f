"""Sealed decisions in a search: answers that are given at the same time are drawn, by regret matching.

Where each side waits for the other's best answer a search runs in circles, and its figures mean nothing. So a
move is drawn as often as it is regretted that it was not made more; the draws of all iterations on average
are what can be answered to others who do the same (Hart and Mas-Colell). Of a move not drawn its mean
so far stands for what it would have brought, which makes the regrets calmer.
"""

from collections.abc import Sequence

from core import rng
from core.ai.outlook import Outlook
from core.ai.tree import FIRST_WEIGHT, Edge

CURIOUS = 0.2  # of the draws fall on any move
FINE = 1 << 32


def odds(edges: Sequence[Edge]) -> list[float]:
    """How often each move is to be answered: as it is regretted, or all alike where nothing is."""
    total = sum([edge.regret for edge in edges])
    if not total:
        return [1 / len(edges)] * len(edges)
    return [edge.regret / total for edge in edges]


def draw(edges: Sequence[Edge], luck: int) -> tuple[int, int]:
    """The place of a move by luck."""
    bits, luck = rng.below(luck, FINE)
    place = bits / FINE
    for pick, chance in enumerate(odds(edges)):
        place -= _looked_at(chance, len(edges))
        if place < 0:
            return pick, luck
    return len(edges) - 1, luck


def learn(edges: Sequence[Edge], drawn: Edge, aim: float) -> None:
    """Regret what was not made, of an iteration in which this edge was drawn and brought this."""
    chances = odds(edges)
    means = [edge.aim / (edge.visits + FIRST_WEIGHT) for edge in edges]
    for place, edge in enumerate(edges):
        if edge is drawn:
            means[place] += (aim - means[place]) / _looked_at(chances[place], len(edges))
    expected = sum([chance * mean for chance, mean in zip(chances, means, strict=True)])
    for edge, chance, mean in zip(edges, chances, means, strict=True):
        edge.weight += chance
        edge.regret = max(0.0, edge.regret + mean - expected)


def evenly(outlooks: Sequence[Outlook]) -> Outlook:
    """What a sealed decision promises before anything is known of its moves."""
    chances, leads, aims = (
        tuple([sum(values) / len(outlooks) for values in zip(*of_all, strict=True)])
        for of_all in zip(*[(one.chances, one.leads, one.aims) for one in outlooks], strict=True)
    )
    return Outlook(chances, leads, aims)


def _looked_at(chance: float, moves: int) -> float:
    return (1 - CURIOUS) * chance + CURIOUS / moves
