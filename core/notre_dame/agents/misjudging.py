"""Opponents that know only roughly what things are worth: they misjudge every move by luck."""

from collections.abc import Sequence

from core import notre_dame as nd
from core import rng
from core.notre_dame.agents import steward
from core.notre_dame.agents.weights import Prices

FINE = 1_000_000


def choose(misjudged: float, view: nd.View, luck: int, prices: Sequence[Prices] | None = None) -> nd.Move:
    """The move that seems best when each seems better or worse than it is, by so much prestige at most."""
    best, chosen = float("-inf"), view.options[0]
    for candidate in steward.analyse(view, luck, 1, prices).moves:
        drawn, luck = rng.below(luck, 2 * FINE + 1)
        seeming = candidate.lead + misjudged * (drawn / FINE - 1)
        if seeming > best:
            best, chosen = seeming, candidate.move
    return chosen
