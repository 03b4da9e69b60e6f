"""The tree of lines: every position once reached stays, and going back costs nothing.

A history is a tree of nodes with a cursor. Playing a new move in an old position opens a line; playing a
known one follows it. Since luck is part of every state, a line has the luck of the position it leaves; a node
of fresh luck instead deals anew what some seats, those of the people who play, could not know. A node is
foreseen if somebody had been as far with the same luck before it was reached, or if it comes after such a
node.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from core.evaluation import Evaluation, Mark
from core.game import AnyGame, Game, Problem, known_standings
from core.verdict import Verdict

State = TypeVar("State")
Move = TypeVar("Move")

# What saves can hold; a tree never grows beyond it, so that every game can be read again.
LARGEST_LUCK = 2**63 - 1
MOST_NODES = 200_000
MOST_FRESH_LUCK = 2_000  # dealing anew takes longer than a move


class NoSuchStep(Problem):
    """A step in the tree that cannot be taken from here."""


@dataclass(slots=True)
class Horizon:
    """The greatest depth to which a luck has been played out, on whatever line."""

    depth: int


@dataclass(slots=True, eq=False, repr=False)
class Node(Generic[State, Move]):
    """A position, how it was reached, and the lines that go on from it, the main one first."""

    state: State
    parent: "Node[State, Move] | None"
    horizon: Horizon  # how far anybody has seen with the luck of this position
    move: Move | None = None  # None for the first position and for fresh luck
    luck: int | None = None  # of fresh luck: what was dealt with
    keeping: tuple[int, ...] = ()  # of fresh luck: the seats whose knowledge stayed as it was
    depth: int = 0
    children: "list[Node[State, Move]]" = field(default_factory=list)
    latest: "Node[State, Move] | None" = None  # the child that was entered last, where redo leads
    name: str = ""
    comment: str = ""
    text: str = ""  # the move in notation, once `text_of` was asked for it
    events: "Sequence[Any] | None" = None  # what the move did, once it was played here or asked for
    foreseen: bool = False  # reached by somebody who had already seen what came at this depth
    verdict: Verdict | None = None  # what an analysis said of the move
    mark: Mark | Literal[""] = ""  # what a person thinks of the move
    word: str = ""  # a mark in a word of the person's own
    evaluation: Evaluation | None = None  # what an analysis said of the position

    def line_start(self) -> "Node[State, Move]":
        """The node at which the line through this one left another, or the first position."""
        node = self
        while node.parent is not None and node.parent.children[0] is node:
            node = node.parent
        return node

    def is_before(self, other: "Node[State, Move]") -> bool:
        """Whether the other is this node or comes after it."""
        return other.ancestor_at(self.depth) is self if other.depth >= self.depth else False

    def ancestor_at(self, depth: int) -> "Node[State, Move]":
        """The node of this line at an earlier depth."""
        node = self
        while node.depth > depth and node.parent is not None:
            node = node.parent
        return node


@dataclass(frozen=True, slots=True)
class Comparison(Generic[State, Move]):
    """Two positions of a tree: where their lines part, and what differs for each seat now."""

    parting: Node[State, Move]
    steps: tuple[int, int]  # from the parting to each of the two
    differences: tuple[dict[str, tuple[int, int]], ...]  # for each seat, by what is counted


class History(Generic[State, Move]):
    """The lines of one game, with a cursor at the position that is looked at."""

    def __init__(self, game: Game[Any, State, Move, Any, Any], first: State) -> None:
        self.game = game
        self.root: Node[State, Move] = Node(first, None, Horizon(0))
        self.cursor = self.root
        self.size = 1
        self.dealt = 0  # how many nodes of fresh luck there are

    @property
    def state(self) -> State:
        """The position at the cursor."""
        return self.cursor.state

    def play(self, move: Move) -> Node[State, Move]:
        """Make a move at the cursor: along its line if there is one, else as a new line."""
        here = self.cursor
        for child in here.children:
            if child.move == move:
                return self.go(child)
        state, events = self.game.played(here.state, move)
        node = self.grow(here, state, move)
        node.events = events
        return self.go(node)

    def fresh_luck(self, luck: int, keeping: Sequence[int] = ()) -> Node[State, Move]:
        """Deal anew, by this luck, what none of these seats knows here; of none named, the deciding one."""
        here = self.cursor
        seat = self.game.to_move(here.state)
        if seat is None:
            raise NoSuchStep("game-over")
        if not 0 <= luck <= LARGEST_LUCK:
            raise NoSuchStep("luck-out-of-range", luck=str(luck))
        seats = tuple(sorted(set(keeping))) or (seat,)
        if not set(seats) <= set(range(self.game.seats(here.state))):
            raise NoSuchStep("no-such-seat", seat=str(seats[-1]))
        for child in here.children:
            if child.luck == luck and child.keeping == seats:
                return self.go(child)
        # Where several answer in secret the first of the seats is asked first: nobody else than now.
        in_turn = sorted(seats, key=lambda one: one != seat)
        node = self.grow(here, self.game.deal_anew(here.state, luck, in_turn), None, luck)
        node.keeping = seats
        return self.go(node)

    def grow(
        self, here: Node[State, Move], state: State, move: Move | None, luck: int | None = None
    ) -> Node[State, Move]:
        """A new position after one of the tree; the cursor stays. NoSuchStep where no save could hold it."""
        if self.size >= MOST_NODES:
            raise NoSuchStep("too-many-positions", most=MOST_NODES)
        if luck is not None and self.dealt >= MOST_FRESH_LUCK:
            raise NoSuchStep("too-much-fresh-luck", most=MOST_FRESH_LUCK)
        depth = here.depth + 1
        if luck is None:
            horizon, foreseen = here.horizon, True
            if depth > horizon.depth:
                horizon.depth, foreseen = depth, here.foreseen
        else:  # what was seen with the old luck is worth nothing with the new one
            horizon, foreseen = Horizon(depth), here.foreseen
        node = Node(state, here, horizon, move, luck, depth=depth, foreseen=foreseen)
        here.children.append(node)
        self.size += 1
        self.dealt += luck is not None
        return node

    def go(self, node: Node[State, Move]) -> Node[State, Move]:
        """Put the cursor on any node of the tree."""
        if node.parent is not None:
            node.parent.latest = node
        self.cursor = node
        return node

    def undo(self) -> Node[State, Move]:
        """One step back."""
        here = self.cursor
        if here.parent is None:
            raise NoSuchStep("nothing-to-undo")
        return self.go_back_to(here.parent)

    def go_back_to(self, node: Node[State, Move]) -> Node[State, Move]:
        """Back along the line, so that redo leads forward on it again."""
        here = self.cursor
        while here is not node:
            if here.parent is None:
                raise NoSuchStep("not-on-this-line")
            here.parent.latest = here
            here = here.parent
        self.cursor = node
        return node

    def undo_to_decision_of(self, *seats: int) -> Node[State, Move]:
        """Back over the others' moves to the last position before this one in which one of these decided."""
        node = self.cursor.parent
        while node is not None and self.game.to_move(node.state) not in seats:
            node = node.parent
        if node is None:
            raise NoSuchStep("nothing-to-undo")
        return self.go_back_to(node)

    def redo(self) -> Node[State, Move]:
        """One step forward: where the cursor was last, else along the main line."""
        here = self.cursor
        if not here.children:
            raise NoSuchStep("nothing-to-redo")
        return self.go(here.latest or here.children[0])

    def redo_to_decision_of(self, *seats: int) -> Node[State, Move]:
        """Forward to the next position in which one of these decides, or to the end of the line."""
        node = self.redo()
        while node.children and self.game.to_move(node.state) not in seats:
            node = self.redo()
        return node

    def promote(self, node: Node[State, Move]) -> None:
        """The line through the node moves one place up among its siblings."""
        self._shift(node, -1)

    def demote(self, node: Node[State, Move]) -> None:
        """The line through the node moves one place down among its siblings."""
        self._shift(node, 1)

    def put_before(self, node: Node[State, Move], sibling: Node[State, Move]) -> None:
        """The line through a node takes the place of that through a sibling, which then follows it."""
        assert node.parent is not None
        siblings = node.parent.children
        place = siblings.index(sibling)
        siblings.remove(node)
        siblings.insert(place, node)

    def _shift(self, node: Node[State, Move], by: int) -> None:
        start = node.line_start() if by < 0 else _nearest_with_siblings(node)
        siblings = start.parent.children if start.parent is not None else [start]
        place = siblings.index(start)
        if not 0 <= place + by < len(siblings):
            raise NoSuchStep("line-is-first" if by < 0 else "line-is-last")
        siblings[place], siblings[place + by] = siblings[place + by], start

    def delete(self, node: Node[State, Move]) -> None:
        """Remove a node and all that comes after it; a cursor on it goes back to where the line left."""
        if node.parent is None:
            raise NoSuchStep("cannot-delete-the-game")
        if node.is_before(self.cursor):
            self.cursor = node.parent
        node.parent.children.remove(node)
        if node.parent.latest is node:
            node.parent.latest = None
        for gone in walk(node):
            self.size -= 1
            self.dealt -= gone.luck is not None

    def text_of(self, node: Node[State, Move]) -> str:
        """The move that led to a node in notation; empty for the first position and for fresh luck."""
        if not node.text and node.move is not None and node.parent is not None:
            node.text = self.game.format_move(node.parent.state, node.move)
        return node.text

    def events_of(self, node: Node[State, Move]) -> Sequence[Any]:
        """What happened from the position before a node to the node; of the first, while it was set up."""
        return events_of(self.game, node)

    def main_line(self) -> Iterator[Node[State, Move]]:
        """The nodes of the main line from the first position on."""
        node = self.root
        yield node
        while node.children:
            node = node.children[0]
            yield node

    def played_line(self) -> list[Node[State, Move]]:
        """The line through the cursor: from the first position to it, and on along what comes first."""
        line = self.line_to(self.cursor)
        while line[-1].children:
            line.append(line[-1].children[0])
        return line

    def line_to(self, node: Node[State, Move]) -> list[Node[State, Move]]:
        """The nodes from the first position to this one."""
        line = [node]
        while line[-1].parent is not None:
            line.append(line[-1].parent)
        return line[::-1]

    def __iter__(self) -> Iterator[Node[State, Move]]:
        return walk(self.root)

    @property
    def was_ended(self) -> bool:
        """Whether the game was played to its end, on whatever line and wherever the cursor is now."""
        return any(self.game.to_move(node.state) is None for node in self)

    def compare(
        self, one: Node[State, Move], other: Node[State, Move], readers: Collection[int] = ()
    ) -> Comparison[State, Move]:
        """Where the lines to two nodes part, and what each seat has in the one and in the other.

        With readers only that which all of these seats know is compared.
        """
        parting, end = one.ancestor_at(other.depth), other.ancestor_at(one.depth)
        while parting is not end and parting.parent is not None and end.parent is not None:
            parting, end = parting.parent, end.parent
        standings = [known_standings(self.game, node.state, readers) for node in (one, other)]
        differences = tuple(
            {name: (here[name], there[name]) for name in here if here[name] != there.get(name, here[name])}
            for here, there in zip(*standings, strict=True)
        )
        return Comparison(parting, (one.depth - parting.depth, other.depth - parting.depth), differences)


AnyNode: TypeAlias = Node[Any, Any]


def events_of(game: AnyGame, node: AnyNode) -> Sequence[Any]:
    """What happened from the position before a node to the node, worked out once."""
    if node.events is None:
        if node.parent is None:
            node.events = game.opening_events(node.state)
        else:
            node.events = () if node.move is None else game.events(node.parent.state, node.move)
    return node.events


def walk(node: Node[State, Move]) -> Iterator[Node[State, Move]]:
    """A node and all that come after it, each line to its end before the next."""
    waiting = [node]
    while waiting:
        node = waiting.pop()
        yield node
        waiting.extend(reversed(node.children))


def _nearest_with_siblings(node: Node[State, Move]) -> Node[State, Move]:
    while node.parent is not None and len(node.parent.children) == 1:
        node = node.parent
    return node
