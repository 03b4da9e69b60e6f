"""The tree of lines as rows of a list: runs of moves that open and close, side lines after what they replace.

A run is a stretch of a line on which nothing branches, within one round or what else a game is told by, and
without names, comments, marks or fresh luck after its first move. As in a chess book, the main move of a
position comes first, then the moves that were tried instead of it, further in; then the main line goes on.
"""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field
from typing import Any

from core.history import AnyNode, walk


@dataclass(frozen=True, slots=True)
class Row:
    """One row: a position with the move to it, or a closed run or folded line that begins there."""

    node: AnyNode
    start: AnyNode  # where the run of this row begins
    indent: int
    moves: int = 1  # that the row stands for
    lines: int = 0  # that leave the folded line, itself included
    opens: bool = False  # whether it begins a run of several moves

    @property
    def closed(self) -> bool:
        """Whether there is more behind this row."""
        return self.moves > 1


def is_main_of_several(node: AnyNode) -> bool:
    """Whether other moves were tried instead of this one, which comes first."""
    siblings = node.parent.children if node.parent is not None else []
    return len(siblings) > 1 and siblings[0] is node


def is_side_line(node: AnyNode) -> bool:
    """Whether a line that is not the first begins here."""
    return node.parent is not None and node.parent.children[0] is not node


@dataclass
class TreeRows:
    """Which runs of a tree are open and which lines folded, and the rows that this leaves to see."""

    root: AnyNode
    moment: Callable[[Any], Hashable]  # when in the game a state is, such as its round
    opened: set[AnyNode] = field(default_factory=set)  # by the first position of the run
    folded: set[AnyNode] = field(default_factory=set)  # by the first position of the line

    def begins_run(self, node: AnyNode) -> bool:
        """Whether a position on an unbranched line is worth a row of its own."""
        before = node.parent
        if before is None or before.parent is None or node.luck is not None:
            return True
        if node.name or node.comment or node.mark or node.word:
            return True
        if node.foreseen != before.foreseen:
            return True
        return self.moment(before.state) != self.moment(before.parent.state)

    def run_from(self, start: AnyNode) -> list[AnyNode]:
        """The positions of the run that begins with one."""
        run = [start]
        if is_main_of_several(start):
            return run
        while len(run[-1].children) == 1 and not self.begins_run(run[-1].children[0]):
            run.append(run[-1].children[0])
        return run

    def rows(self) -> list[Row]:
        """All rows, in time linear in the size of the tree, however deep it is."""
        return list(self._rows())

    def _rows(self) -> Iterator[Row]:
        waiting = [(self.root, 0)]
        while waiting:
            start, indent = waiting.pop()
            if start in self.folded and is_side_line(start):
                yield _folded_row(start, indent)
                continue
            run = self.run_from(start)
            yield from self._run_rows(run, indent)
            if run[-1].children:
                waiting.append((run[-1].children[0], indent))
            if is_main_of_several(start) and start.parent is not None:
                waiting += [(other, indent + 1) for other in reversed(start.parent.children[1:])]

    def _run_rows(self, run: list[AnyNode], indent: int) -> Iterator[Row]:
        start, several = run[0], len(run) > 1
        if start not in self.opened:
            yield Row(start, start, indent, len(run), opens=several)
            return
        for node in run:
            yield Row(node, start, indent, opens=several and node is start)

    def reveal(self, node: AnyNode) -> None:
        """Unfold and open whatever hides a position."""
        place: AnyNode | None = node
        while place is not None:
            self.folded.discard(place)
            place = place.parent
        start = node
        while start.parent is not None and not self.begins_run(start) and not _after_branching(start):
            start = start.parent
        self.opened.add(start)

    def open(self, row: Row) -> bool:
        """Show what is behind a row; False if there is nothing."""
        if row.lines:
            self.folded.discard(row.node)
        elif row.closed:
            self.opened.add(row.start)
        else:
            return False
        return True

    def close(self, row: Row) -> bool:
        """Close the run of a row, or if it is closed fold the line that it begins; False if neither is."""
        if row.start in self.opened and (row.node is not row.start or row.opens):
            self.opened.discard(row.start)
        elif is_side_line(row.node) and not row.lines and row.node.children:
            self.folded.add(row.node)
        else:
            return False
        return True

    def toggle(self, row: Row) -> bool:
        """Open what is closed, close what is open."""
        return self.open(row) or self.close(row)


def _after_branching(node: AnyNode) -> bool:
    """Whether a run begins here since the tree branches before it, or beside the move before it."""
    before = node.parent
    return before is not None and (len(before.children) > 1 or is_main_of_several(before))


def _folded_row(start: AnyNode, indent: int) -> Row:
    moves = lines = 0
    for node in walk(start):
        moves += 1
        lines += is_side_line(node)
    return Row(start, start, indent, moves, lines, opens=True)


def step_from(node: AnyNode, way: str) -> AnyNode | None:
    """Where a step along the line leads, or one to the line above or below; None where there is none."""
    if way == "back":
        return node.parent or node
    if way == "first":
        return node.ancestor_at(0)
    if way in ("above", "below"):
        siblings = node.parent.children if node.parent is not None else [node]
        place = siblings.index(node) + (1 if way == "below" else -1)
        return siblings[place] if 0 <= place < len(siblings) else None
    while node.children:
        node = node.latest or node.children[0]
        if way == "on":
            break
    return node


def line_through(node: AnyNode) -> list[AnyNode]:
    """The line to a position and on to where walking on would lead."""
    line = [node]
    while (before := line[-1].parent) is not None:
        line.append(before)
    line.reverse()
    while line[-1].children:
        line.append(line[-1].latest or line[-1].children[0])
    return line


def place_of(rows: list[Row], node: AnyNode) -> int:
    """Which row shows a position, or hides it."""
    places = {row.node: index for index, row in enumerate(rows)}
    while node not in places and node.parent is not None:
        node = node.parent
    return places[node]
