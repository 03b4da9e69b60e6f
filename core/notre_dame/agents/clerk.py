"""An opponent that knows only roughly what things are worth: a steward who misjudges every move a little."""

from core import notre_dame as nd
from core import rng
from core.notre_dame.agents import steward

MISJUDGED = 2.5  # prestige, at most, for better or worse
FINE = 1_000_000


def choose(view: nd.View, luck: int) -> nd.Move:
    """The move that seems best when each seems a little better or worse than it is."""
    best, chosen = float("-inf"), view.options[0]
    for candidate in steward.analyse(view, luck, deals=1).moves:
        drawn, luck = rng.below(luck, 2 * FINE + 1)
        seeming = candidate.lead + MISJUDGED * (drawn / FINE - 1)
        if seeming > best:
            best, chosen = seeming, candidate.move
    return chosen
