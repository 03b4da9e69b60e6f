"""What happened along the line to the cursor of a history."""

from collections.abc import Sequence
from typing import Any

from core.game import AnyGame
from core.history import AnyNode, History


def decided(game: AnyGame, node: AnyNode, seat: int) -> bool:
    """Whether the seat made the move that led to a node."""
    return node.parent is not None and node.move is not None and game.to_move(node.parent.state) == seat


class Chronicle:
    """The events of a line; each move's are worked out once."""

    def __init__(self, history: History[Any, Any]) -> None:
        self._history = history

    def of(self, node: AnyNode) -> Sequence[Any]:
        """What happened from the position before a node to the node."""
        return self._history.events_of(node)

    def whole(self) -> list[Any]:
        """What happened on the line, and before its first decision."""
        return [event for node in self._history.line_to(self._history.cursor) for event in self.of(node)]

    def decisions_of(self, seat: int) -> list[int]:
        """The places, among all that happened on the line, where that begins which a seat decided."""
        found, place = [], 0
        for node in self._history.line_to(self._history.cursor):
            if decided(self._history.game, node, seat):
                found.append(place)
            place += len(self.of(node))
        return found

    def since(self, start: AnyNode) -> list[Any]:
        """What happened on the line after a node of it; all of it, if the node lies elsewhere."""
        line = self._history.line_to(self._history.cursor)
        first = start.depth + 1 if start.is_before(self._history.cursor) else 0
        return [event for node in line[first:] for event in self.of(node)]
