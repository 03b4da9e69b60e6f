"""The tree of lines: undo, redo and jump in small and large trees, bytes a node, saving and loading."""

import random
import time
import tracemalloc
from collections.abc import Callable
from statistics import median

import msgspec

from core import notre_dame as nd
from core.history import History
from core.record import Match, decode, encode, new_match
from core.record.layout import Record

Lines = History[nd.State, nd.Move]
SETUP = nd.Setup(("Anna", "Luc", "Claire"))


def tree(size: int) -> Match[nd.State, nd.Move]:
    """A tree of random lines, each leaving another somewhere, with this many positions."""
    match = new_match(nd, SETUP, 1, ("person",) * 3)
    history, chance = match.history, random.Random(size)
    while history.size < size:
        moves = nd.legal_moves(history.state)
        if moves and chance.random() > 0.02:
            history.play(chance.choice(moves))
        else:
            history.go(history.cursor.ancestor_at(chance.randrange(history.cursor.depth + 1)))
    return match


def steps(size: int) -> dict[str, float]:
    """Nanoseconds of an undo, a redo and a jump in a tree of this size."""
    history = tree(size).history
    nodes = [node for node in history if node.parent is not None and node.children]
    chosen = random.Random(1).choices(nodes, k=2000)

    def timed(prepare: Callable[[int], object], step: Callable[[int], object]) -> float:
        times = []
        for number in range(len(chosen)):
            prepare(number)
            begun = time.perf_counter_ns()
            step(number)
            times.append(time.perf_counter_ns() - begun)
        return median(times)

    go = history.go
    return {
        "undo": timed(lambda number: go(chosen[number]), lambda _: history.undo()),
        "redo": timed(lambda number: go(chosen[number]), lambda _: history.redo()),
        "jump": timed(lambda _: None, lambda number: go(chosen[number])),
    }


def bytes_a_node(size: int = 10_000) -> float:
    """Memory held for each position of a tree."""
    tracemalloc.start()
    match = tree(size)
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return held / match.history.size


def saves(size: int = 10_000) -> dict[str, float]:
    """Milliseconds for a tree, beside what msgspec needs for the bytes and `apply` for the moves."""
    match = tree(size)
    raw = encode(match, "now", "0")
    moves = [(node.parent.state, node.move) for node in match.history if node.parent and node.move]

    def milliseconds(work: Callable[[], object]) -> float:
        begun = time.perf_counter()
        work()
        return 1000 * (time.perf_counter() - begun)

    def apply_all() -> None:
        for state, move in moves:
            nd.apply(state, move)

    rounds = [
        {
            "save": milliseconds(lambda: encode(match, "now", "0")),
            "load": milliseconds(lambda: decode(raw, nd)),
            "msgspec": milliseconds(lambda: msgspec.json.decode(raw, type=Record)),
            "apply": milliseconds(apply_all),
        }
        for _ in range(15)
    ]
    found = {name: median(times[name] for times in rounds) for name in rounds[0]}
    ratio = median(times["load"] / (times["msgspec"] + times["apply"]) for times in rounds)
    return found | {"load_beside_msgspec_and_apply": ratio}


def figures() -> dict[str, object]:
    """All of it."""
    return {
        "nanoseconds_by_tree_size": {size: steps(size) for size in (10, 1_000, 100_000)},
        "bytes_a_node": round(bytes_a_node()),
        "milliseconds_for_10000_nodes": {name: round(value, 2) for name, value in saves().items()},
    }
