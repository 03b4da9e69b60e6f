"""A position of a game as a game of its own, to be looked at apart from all other lines."""

from core.history import History, Node
from core.record.match import Match, Move, State


def set_up_from(match: Match[State, Move], node: Node[State, Move]) -> Match[State, Move]:
    """The line that led to a position, and nothing else; what was seen of its luck is known still."""
    history = match.history
    root, *rest = history.line_to(node)
    alone: History[State, Move] = History(history.game, root.state)
    alone.root.horizon.depth = root.horizon.depth
    here, horizons = alone.root, {id(root.horizon): alone.root.horizon}
    for step in rest:
        here = alone.grow(here, step.state, step.move, step.luck)
        here.keeping, here.foreseen = step.keeping, step.foreseen
        known = horizons.setdefault(id(step.horizon), here.horizon)
        known.depth = step.horizon.depth
    alone.go(here)
    return Match(alone, match.setup, match.seed, match.seats)
