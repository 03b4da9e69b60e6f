"""A game in progress, whatever shows it: who decides, moves and steps in the tree, and keeping it all."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal

from core import rng
from core.evaluation import LONGEST_WORD, Evaluation, Mark
from core.game import AnyGame, Problem
from core.history import AnyNode
from core.record import CannotSave
from core.verdict import Verdict
from nd_tui.games import open_box
from nd_tui.play.chronicle import Chronicle
from nd_tui.storage.kept import KeptGame
from nd_tui.storage.room import Room
from nd_tui.storage.saves import PERSON

if TYPE_CHECKING:
    from nd_tui.games.box import Box


class Session:
    """The one road for moves: every change of the tree goes through here and is saved."""

    def __init__(self, kept: KeptGame, ended: "Callable[[Session], None] | None" = None) -> None:
        self.kept = kept
        self._ended = ended  # who wants to know when the game is played to an end
        self.match = kept.match
        self.history = kept.match.history
        self.game: AnyGame = self.history.game
        self.people = [seat for seat, who in enumerate(self.match.seats) if who == PERSON]
        self.chronicle = Chronicle(self.history)
        self.unsaved: CannotSave | None = None  # why the last save failed
        self.given_up = False  # whether somebody has chosen to leave without saving
        self.room = Room(kept)
        # What should be told about keeping the game, besides failures; also of what was kept before this.
        self._notices: list[Problem] = [] if kept.moved is None else [kept.moved]
        self.replaced: set[int] = set()  # seats whose agents have failed; the next start tries them again
        self._branch: tuple[AnyNode, str] | None = None  # where a line of its own begins, and its name
        self._taken_back: AnyNode | None = None  # after the move that was just taken back

    @property
    def box(self) -> "Box":
        """All that the game brings to the table."""
        return open_box(self.game.NAME)

    @property
    def state(self) -> Any:
        """The position that is looked at."""
        return self.history.state

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names."""
        players: tuple[str, ...] = self.match.setup.players
        return players

    @property
    def seat(self) -> int | None:
        """Who decides now; None when the game is over."""
        return self.game.to_move(self.state)

    @property
    def person_decides(self) -> bool:
        """Whether somebody at this screen decides now."""
        return self.seat in self.people

    @property
    def made_here(self) -> Any:
        """The move that was made in this position before; None if none was."""
        return next((node.move for node in self.history.cursor.children if node.move is not None), None)

    def agent_luck(self, node: AnyNode | None = None) -> int:
        """An agent's luck here, or elsewhere: nothing to do with the game's, the same after taking back."""
        return rng.seeded(-1 - (self.match.seed << 16 | (node or self.history.cursor).depth))

    def play(self, move: Any) -> AnyNode:
        """Make a move; a new one begins the line that was asked for here. NoSuchStep if there is no room.

        Made instead of a slip that was taken back at once it goes on with the line of the game, and the slip
        is a side line.
        """
        name = self.new_line
        known = self.history.size
        if all(child.move != move for child in self.history.cursor.children):
            self.room.check(name)
        node = self.history.play(move)
        self._branch = None
        slip, self._taken_back = self._taken_back, None
        if self.history.size > known:
            node.name = name
            if not name and slip is not None and slip.parent is node.parent and self._is_slip(slip):
                self.history.put_before(node, slip)
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
        self._taken_back = None
        self._branch = (self.history.cursor, writable(name))

    def name(self, node: AnyNode, name: str) -> None:
        """Give the line from a position on a name; NoSuchStep if there is no room."""
        self.room.check(name)
        node.name = writable(name)
        self.save()

    def comment(self, node: AnyNode, comment: str) -> None:
        """Say something about a position; NoSuchStep if there is no room."""
        self.room.check(comment)
        node.comment = writable(comment)
        self.save()

    def mark(self, node: AnyNode, mark: Mark | Literal[""], word: str = "") -> None:
        """Say what one thinks of a move, by a sign, a word or both; NoSuchStep if there is no room."""
        self.room.check(mark + word)
        node.mark, node.word = mark, writable(word)[:LONGEST_WORD]
        self.save()

    def evaluate(self, node: AnyNode, evaluation: Evaluation) -> None:
        """Keep what an analysis said of a position; NoSuchStep if there is no room."""
        self.room.check()
        node.evaluation = evaluation

    def judge(self, node: AnyNode, verdict: Verdict) -> None:
        """Keep what an analysis said of a move; NoSuchStep if there is no room."""
        self.room.check(verdict.move)
        node.verdict = verdict

    def fresh_luck(self, luck: int) -> AnyNode:
        """Deal anew what no person at this screen knows, whoever decides; NoSuchStep if there is no room."""
        self.room.check()
        self._taken_back = None
        return self._kept(self.history.fresh_luck(luck, self.people))

    def delete(self, node: AnyNode) -> None:
        """Remove a position and all that comes after it; what was to be done there is forgotten."""
        self.history.delete(node)
        self._taken_back = None
        if self._branch is not None and node.is_before(self._branch[0]):
            self._branch = None
        self.save()

    def promote(self, node: AnyNode) -> None:
        """The line through a position moves one place up."""
        self.history.promote(node)
        self.save()

    def demote(self, node: AnyNode) -> None:
        """The line through a position moves one place down."""
        self.history.demote(node)
        self.save()

    def step_back(self) -> AnyNode:
        """One move back, whoever made it."""
        self._taken_back = None
        return self._kept(self.history.undo())

    def step_forward(self) -> AnyNode:
        """One move forward."""
        self._taken_back = None
        return self._kept(self.history.redo())

    def take_back(self) -> AnyNode:
        """Back to a person's last decision."""
        before = self.history.cursor
        node = self.history.undo_to_decision_of(*self.people)
        self._taken_back = before.ancestor_at(node.depth + 1)
        return self._kept(node)

    def _is_slip(self, node: AnyNode) -> bool:
        """Whether a move was never gone on with: no more than the rest of its turn, and computers' moves."""
        assert node.parent is not None
        seat = turn = self.game.to_move(node.parent.state)
        while True:
            if len(node.children) > 1 or node.move is None or any(_notes(node)):
                return False
            if not node.children:
                return True
            turn = turn if self.game.to_move(node.state) == seat == turn else None
            if turn is None and self.game.to_move(node.state) in self.people:
                return False
            node = node.children[0]

    def go_forward(self) -> AnyNode:
        """Forward to a person's next decision, after taking back."""
        self._taken_back = None
        return self._kept(self.history.redo_to_decision_of(*self.people))

    def go(self, node: AnyNode) -> AnyNode:
        """To any position of the tree."""
        self._taken_back = None
        return self._kept(self.history.go(node))

    def save(self) -> None:
        """Keep the game as it is; if that fails, `unsaved` says why and the next change tries again."""
        self.given_up = False  # whatever was meant to be lost, there is more now
        try:
            self.kept.save()
        except CannotSave as problem:
            self.unsaved = problem
        else:
            self.unsaved = None
            if self.kept.moved is not None:
                self._notices.append(self.kept.moved)
        self._notices += self.room.warnings()

    def is_saved(self) -> bool:
        """Whether nothing would be lost now; where the last save failed it is tried once more."""
        if self.unsaved is not None:
            self.save()
        return self.unsaved is None

    def notices(self) -> list[Problem]:
        """What should be told about keeping the game, each once; why it is not saved stays until it is."""
        told, self._notices = self._notices, []
        return told if self.unsaved is None else [*told, self.unsaved]

    def _kept(self, node: AnyNode) -> AnyNode:
        self.save()
        return node


def _notes(node: AnyNode) -> tuple[object, ...]:
    """What somebody or an analysis has written to a position, and would miss."""
    return node.name, node.comment, node.mark, node.word, node.verdict, node.evaluation


def writable(text: str) -> str:
    """A text as a file can hold it: half characters, from a terminal that speaks otherwise, become marks."""
    return text.encode("utf-8", "replace").decode()
