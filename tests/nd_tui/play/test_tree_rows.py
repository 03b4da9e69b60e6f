"""The tree of lines as rows."""

import random
import time

from core import notre_dame as nd
from core.history import MOST_FRESH_LUCK, AnyNode, History
from nd_tui.games import open_box
from nd_tui.play.tree_rows import TreeRows, place_of
from tests.core.notre_dame.scenes import table
from tests.core.record.games import small_tree

ROUND = open_box(nd.NAME).words.moment_short


def line(history: History[nd.State, nd.Move], moves: int, choice: int = 0) -> AnyNode:
    for _ in range(moves):
        history.play(nd.legal_moves(history.state)[choice])
    return history.cursor


def everything_open(history: History[nd.State, nd.Move]) -> TreeRows:
    return TreeRows(history.root, ROUND, opened=set(history))


def test_an_unbranched_round_is_one_row() -> None:
    history = History(nd, table(3))
    line(history, 9)
    rows = TreeRows(history.root, ROUND).rows()
    assert [(row.moves, row.indent) for row in rows] == [(1, 0), (9, 0)]


def test_rounds_begin_new_rows() -> None:
    history = History(nd, table(2))
    while nd.to_move(history.state) is not None:
        line(history, 1)
    rows = TreeRows(history.root, ROUND).rows()
    assert [row.node.parent.state.round for row in rows if row.node.parent] == [*range(9)]
    assert sum(row.moves for row in rows) == history.size


def test_tried_moves_come_after_the_one_they_replace_and_further_in() -> None:
    history = History(nd, table(3))
    line(history, 2)
    parting = history.cursor
    main = line(history, 3)
    history.go(parting)
    first = line(history, 1, choice=1)
    line(history, 1)
    history.go(parting)
    second = line(history, 1, choice=2)
    rows = TreeRows(history.root, ROUND).rows()
    assert [row.indent for row in rows] == [0, 0, 0, 1, 1, 0]
    assert [row.node for row in rows[2:5]] == [parting.children[0], first, second]
    assert rows[5].node.parent is parting.children[0]
    assert place_of(rows, main) == 5


def test_open_rows_show_every_position_once() -> None:
    history = small_tree().history
    rows = everything_open(history).rows()
    assert sorted(id(row.node) for row in rows) == sorted(id(node) for node in history)


def test_closed_rows_stand_for_every_position() -> None:
    history = small_tree().history
    assert sum(row.moves for row in TreeRows(history.root, ROUND).rows()) == history.size


def test_names_comments_and_luck_are_never_hidden_in_a_run() -> None:
    history = small_tree().history
    shown = {row.node for row in TreeRows(history.root, ROUND).rows()}
    told = [node for node in history if node.name or node.comment or node.luck is not None]
    assert told
    assert set(told) <= shown


def test_runs_open_and_close() -> None:
    history = small_tree().history
    tree = TreeRows(history.root, ROUND)
    closed = next(row for row in tree.rows() if row.closed)
    assert tree.toggle(closed)
    opened = [row for row in tree.rows() if row.start is closed.node]
    assert len(opened) == closed.moves
    assert tree.close(opened[-1])
    assert closed in tree.rows()


def test_side_lines_fold_with_all_that_leaves_them() -> None:
    history = small_tree().history
    tree = TreeRows(history.root, ROUND)
    before = tree.rows()
    row = next(row for row in before if row.indent == 1)
    tree.opened.discard(row.start)
    assert tree.close(row)
    folded = next(other for other in tree.rows() if other.node is row.node)
    assert folded.lines >= 1
    assert sum(other.moves for other in tree.rows()) == history.size
    assert tree.open(folded)
    assert tree.rows() == before


def test_any_position_can_be_revealed() -> None:
    history = small_tree().history
    for node in history:
        tree = TreeRows(history.root, ROUND, folded={other for other in history if other.parent is not None})
        tree.reveal(node)
        assert node in [row.node for row in tree.rows()]


def test_what_is_single_neither_opens_nor_closes() -> None:
    tree = TreeRows(History(nd, table(2)).root, ROUND)
    (row,) = tree.rows()
    assert not tree.toggle(row)


def test_ten_thousand_positions_are_quick() -> None:
    history, chance = History(nd, table(2)), random.Random(1)
    nodes = [history.root]
    while history.size < 10_000:
        history.go(chance.choice(nodes))
        for _ in range(chance.randint(1, 80)):
            if moves := nd.legal_moves(history.state):
                nodes.append(history.play(chance.choice(moves)))
    tree = TreeRows(history.root, ROUND)
    times = []
    for _ in range(5):
        start = time.perf_counter()
        rows = tree.rows()
        times.append(time.perf_counter() - start)
    assert sum(row.moves for row in rows) == history.size
    assert min(times) < 0.1


def test_a_very_deep_tree_is_no_trouble() -> None:
    history = History(nd, table(2))
    for luck in range(MOST_FRESH_LUCK):
        history.fresh_luck(luck)
    assert len(TreeRows(history.root, ROUND).rows()) == history.size
