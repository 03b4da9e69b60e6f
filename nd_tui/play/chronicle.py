"""What happened along a line, worked out from its moves when somebody asks."""

from core import notre_dame as nd
from core.history import History, Node

AnyNode = Node[nd.State, nd.Move]


def events_before(node: AnyNode) -> tuple[nd.Event, ...]:
    """What happened from the position before a node to the node."""
    if node.parent is None:
        return nd.opening_events(node.state)
    return () if node.move is None else nd.events(node.parent.state, node.move)


class Chronicle:
    """The events of the line to the cursor of a history, each move's worked out once."""

    def __init__(self, history: History[nd.State, nd.Move]) -> None:
        self._history = history
        self._known: dict[AnyNode, tuple[nd.Event, ...]] = {}

    def whole(self) -> list[nd.Event]:
        """What happened on the line, and before its first decision."""
        return [event for node in self._history.line_to(self._history.cursor) for event in self._events(node)]

    def since(self, start: AnyNode) -> list[nd.Event]:
        """What happened on the line after a node of it; all of it, if the node lies elsewhere."""
        line = self._history.line_to(self._history.cursor)
        first = start.depth + 1 if start.is_before(self._history.cursor) else 0
        return [event for node in line[first:] for event in self._events(node)]

    def _events(self, node: AnyNode) -> tuple[nd.Event, ...]:
        if node not in self._known:
            self._known[node] = events_before(node)
        return self._known[node]
