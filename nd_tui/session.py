"""A game in progress, whatever shows it: who decides, moves and steps in the tree, and keeping it all."""

from collections.abc import Callable

from core import notre_dame as nd
from core import rng
from core.history import Node
from core.record import CannotSave
from nd_tui.chronicle import Chronicle
from nd_tui.kept import KeptGame
from nd_tui.saves import PERSON

AnyNode = Node[nd.State, nd.Move]


class Session:
    """The one road for moves: every change of the tree goes through here and is saved."""

    def __init__(self, kept: KeptGame, ended: "Callable[[Session], None] | None" = None) -> None:
        self.kept = kept
        self._ended = ended  # who wants to know when the game is played to an end
        self.match = kept.match
        self.history = kept.match.history
        self.persons = [seat for seat, who in enumerate(self.match.seats) if who == PERSON]
        self.chronicle = Chronicle(self.history)
        self.unsaved: CannotSave | None = None  # why the last save failed
        self.replaced: set[int] = set()  # seats whose agents have failed; the next start tries them again
        self._branch: tuple[AnyNode, str] | None = None  # where a line of its own begins, and its name

    @property
    def state(self) -> nd.State:
        """The position that is looked at."""
        return self.history.state

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names."""
        return self.state.table.setup.players

    @property
    def seat(self) -> int | None:
        """Who decides now; None when the game is over."""
        return nd.to_move(self.state)

    @property
    def person_decides(self) -> bool:
        """Whether somebody at this screen decides now."""
        return self.seat in self.persons

    def agent_luck(self, node: AnyNode | None = None) -> int:
        """An agent's luck here, or elsewhere: nothing to do with the game's, the same after taking back."""
        return rng.seeded(-1 - (self.match.seed << 16 | (node or self.history.cursor).depth))

    def play(self, move: nd.Move) -> AnyNode:
        """Make a move; a new one begins the line that was asked for here."""
        name, self._branch = self.new_line, None
        known = self.history.size
        node = self.history.play(move)
        if self.history.size > known:
            node.name = name
        self._kept(node)
        if self._ended is not None and self.seat is None:
            self._ended(self)
        return node

    @property
    def new_line(self) -> str:
        """The name of the line that the next move begins, if one was asked for in this position."""
        return self._branch[1] if self._branch is not None and self._branch[0] is self.history.cursor else ""

    def branch(self, name: str) -> None:
        """Let the next move in this position begin a line of this name; an empty name takes that back."""
        self._branch = (self.history.cursor, name)

    def take_back(self) -> AnyNode:
        """Back to a person's last decision."""
        return self._kept(self.history.undo_to_decision_of(*self.persons))

    def go_forward(self) -> AnyNode:
        """Forward to a person's next decision, after taking back."""
        return self._kept(self.history.redo_to_decision_of(*self.persons))

    def go(self, node: AnyNode) -> AnyNode:
        """To any position of the tree."""
        return self._kept(self.history.go(node))

    def fresh_luck(self, luck: int) -> AnyNode:
        """Deal anew what no person at this screen knows, whoever decides."""
        return self._kept(self.history.fresh_luck(luck, self.persons))

    def save(self) -> None:
        """Keep the game as it is; if that fails, `unsaved` says why and the next change tries again."""
        try:
            self.kept.save()
        except CannotSave as problem:
            self.unsaved = problem
        else:
            self.unsaved = None

    def _kept(self, node: AnyNode) -> AnyNode:
        self.save()
        return node
