"""Writing a game as the text of a save."""

from collections import deque
from typing import TypeVar

import msgspec

from core.game import known_standings
from core.history import History, Node
from core.record.layout import Line, Record
from core.record.match import Match
from core.save_header import FORMAT, VERSION

State = TypeVar("State")
Move = TypeVar("Move")


def encode(match: Match[State, Move], written: str, program: str) -> bytes:
    """The save of a game, one value a line so that it can be read and compared."""
    history = match.history
    lines, nodes = numbered_lines(history)
    number = {node: index for index, node in enumerate(nodes)}
    record = Record(
        format=FORMAT,
        version=VERSION,
        program=program,
        written=written,
        game=history.game.NAME,
        setup=msgspec.to_builtins(match.setup),
        seed=match.seed,
        components=history.game.components_fingerprint(history.root.state),
        seats=match.seats,
        lines=tuple(lines),
        cursor=number[history.cursor],
        over=history.was_ended,
        names={index: node.name for index, node in enumerate(nodes) if node.name},
        comments={index: node.comment for index, node in enumerate(nodes) if node.comment},
        verdicts={index: node.verdict for index, node in enumerate(nodes) if node.verdict is not None},
        marks={index: node.mark for index, node in enumerate(nodes) if node.mark},
        words={index: node.word for index, node in enumerate(nodes) if node.word},
        evaluations={
            index: node.evaluation for index, node in enumerate(nodes) if node.evaluation is not None
        },
        foreseen=tuple(index for index, node in enumerate(nodes) if _begins_foreseen(node)),
        seen_to={index: node.horizon.depth for index, node in enumerate(nodes) if _begins_luck(node)},
        # In the order in which the game has them, since cards are shuffled from it.
        component_data=msgspec.to_builtins(history.game.components_of(history.root.state), str_keys=True),
        standings=tuple(known_standings(history.game, history.state)),
    )
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def numbered_lines(history: History[State, Move]) -> tuple[list[Line], list[Node[State, Move]]]:
    """The tree as lines, each going on from a position of an earlier one, and its nodes in their order."""
    lines: list[Line] = []
    nodes: list[Node[State, Move]] = []
    number: dict[Node[State, Move], int] = {}
    starts = deque([history.root])
    while starts:
        start = node = starts.popleft()
        moves: list[str] = []
        while True:
            number[node] = len(nodes)
            nodes.append(node)
            if node.move is not None:
                moves.append(history.text_of(node))
            goes_on = bool(node.children) and node.children[0].luck is None
            starts.extend(node.children[1:] if goes_on else node.children)
            if not goes_on:
                break
            node = node.children[0]
        after = 0 if start.parent is None else number[start.parent]
        lines.append(Line(tuple(moves), after, start.luck, _keeping(history, start)))
    return lines, nodes


def _keeping(history: History[State, Move], start: Node[State, Move]) -> tuple[int, ...]:
    """Whose knowledge fresh luck kept, where it was not simply the deciding seat's."""
    if start.parent is None or start.keeping == (history.game.to_move(start.parent.state),):
        return ()
    return start.keeping


def _begins_foreseen(node: Node[State, Move]) -> bool:
    return node.foreseen and (node.parent is None or not node.parent.foreseen)


def _begins_luck(node: Node[State, Move]) -> bool:
    return node.parent is None or node.parent.horizon is not node.horizon
