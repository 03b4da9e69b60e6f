"""The tree of lines."""

import pytest

from core import notre_dame as nd
from core.game import IllegalMove
from core.history import LARGEST_LUCK, History, Node, NoSuchStep, walk
from core.notre_dame.moves import Hire
from tests.core.notre_dame.scenes import NAMES

Lines = History[nd.State, nd.Move]
AnyNode = Node[nd.State, nd.Move]


def lines(players: int = 3) -> Lines:
    return History(nd, nd.new_game(nd.Setup(NAMES[:players], start=0), 1))


def play(history: Lines, *choices: int) -> AnyNode:
    """Play the legal moves with these numbers."""
    for choice in choices:
        history.play(nd.legal_moves(history.state)[choice])
    return history.cursor


def test_playing_a_known_move_again_follows_its_line() -> None:
    history = lines()
    first = play(history, 0)
    history.undo()
    assert play(history, 0) is first
    assert history.size == 2


def test_a_new_move_in_an_old_position_opens_a_line() -> None:
    history = lines()
    first = play(history, 0)
    history.undo()
    second = play(history, 1)
    assert history.root.children == [first, second]
    assert [node.depth for node in history.main_line()] == [0, 1]


def test_undo_and_redo_lead_along_the_line_one_came_from() -> None:
    history = lines()
    play(history, 0, 0)
    history.go(history.root)
    end = play(history, 1, 1)
    history.undo()
    history.undo()
    history.redo()
    assert history.redo() is end


def test_there_is_nothing_to_undo_before_the_first_move_and_nothing_to_redo_after_the_last() -> None:
    history = lines()
    with pytest.raises(NoSuchStep, match="nothing-to-undo"):
        history.undo()
    with pytest.raises(NoSuchStep, match="nothing-to-redo"):
        history.redo()


def test_undo_to_a_seats_decision_passes_over_the_others_moves() -> None:
    history = lines()
    play(history, 0, 0, 0, 0, 0)
    assert nd.to_move(history.state) == 2
    node = history.undo_to_decision_of(0)
    assert nd.to_move(node.state) == 0
    assert node.depth == 3
    assert history.undo_to_decision_of(0).depth == 0
    with pytest.raises(NoSuchStep, match="nothing-to-undo"):
        history.undo_to_decision_of(0)
    assert history.redo().depth == 1


def test_redo_to_a_seats_decision_passes_over_the_others_moves_and_stops_at_the_end_of_the_line() -> None:
    history = lines()
    end = play(history, 0, 0, 0, 0, 0)
    history.go(history.root)
    assert history.redo_to_decision_of(0).depth == 3
    assert history.redo_to_decision_of(0) is end
    assert nd.to_move(end.state) == 2


def test_one_cannot_go_back_to_where_one_has_not_come_from() -> None:
    history = lines()
    side = play(history, 1)
    history.undo()
    play(history, 0)
    with pytest.raises(NoSuchStep, match="not-on-this-line"):
        history.go_back_to(side)


def test_the_played_line_leads_through_the_cursor_and_on_along_what_comes_first() -> None:
    history = lines()
    play(history, 0, 0)
    history.go(history.root)
    fork = play(history, 1)
    end = play(history, 0, 1)
    history.go(fork)
    assert history.played_line() == [history.root, fork, end.parent, end]


def test_any_position_can_be_jumped_to() -> None:
    history = lines()
    far = play(history, 0, 0, 0)
    history.go(history.root)
    other = play(history, 1, 1)
    assert history.go(far).state is far.state
    assert history.go(other) is history.cursor


def test_promoting_a_line_makes_it_the_main_one_and_demoting_undoes_it() -> None:
    history = lines()
    main = play(history, 0, 0)
    history.go(history.root)
    side = play(history, 1, 0)
    history.promote(side)
    assert list(history.main_line())[-1] is side
    history.demote(side)
    assert list(history.main_line())[-1] is main
    with pytest.raises(NoSuchStep, match="line-is-first"):
        history.promote(main)
    with pytest.raises(NoSuchStep, match="line-is-last"):
        history.demote(side)


def test_deleting_a_line_takes_the_cursor_back_to_where_it_left() -> None:
    history = lines()
    play(history, 0)
    history.go(history.root)
    side = play(history, 1)
    play(history, 0)
    history.delete(side)
    assert history.cursor is history.root
    assert history.size == 2 == len(list(history))
    with pytest.raises(NoSuchStep, match="cannot-delete-the-game"):
        history.delete(history.root)


def test_deleting_another_line_leaves_the_cursor_where_it_is() -> None:
    history = lines()
    main = play(history, 0, 0)
    history.go(history.root)
    side = play(history, 1)
    history.go(main)
    history.delete(side)
    assert history.cursor is main


def test_a_line_has_the_luck_of_the_position_it_leaves() -> None:
    history = lines()
    one = play(history, 0)
    history.undo()
    other = play(history, 1)
    assert one.state.gray == other.state.gray
    assert [cards.stack for cards in one.state.cards] == [cards.stack for cards in other.state.cards]


def test_fresh_luck_deals_anew_what_the_deciding_seat_does_not_know() -> None:
    history = lines()
    before = play(history, 0)
    seat = nd.to_move(before.state)
    assert seat is not None
    fresh = history.fresh_luck(99)
    assert fresh.move is None
    assert fresh.luck == 99
    assert nd.view(fresh.state, seat) == nd.view(before.state, seat)
    assert fresh.state.gray != before.state.gray
    history.undo()
    assert history.fresh_luck(99) is fresh


def test_fresh_luck_needs_a_decision() -> None:
    history = lines(2)
    while nd.legal_moves(history.state):
        play(history, -1)
    with pytest.raises(NoSuchStep, match="game-over"):
        history.fresh_luck(1)


def test_a_line_entered_after_seeing_what_came_later_is_marked() -> None:
    history = lines()
    honest = play(history, 0, 0, 0)
    history.go(history.root)
    wise = play(history, 1, 0, 0, 0)
    assert not honest.foreseen
    assert wise.foreseen, "also past the depth that was seen, since it comes from a marked line"


def test_going_on_where_one_left_is_marked_too_if_another_line_was_played_further_meanwhile() -> None:
    history = lines()
    left = play(history, 0)
    history.undo()
    play(history, 1, 0, 0)
    history.go(left)
    assert play(history, 0).foreseen
    assert not left.foreseen


def test_with_fresh_luck_nothing_seen_before_counts() -> None:
    history = lines()
    play(history, 0, 0, 0)
    history.go(history.root)
    history.fresh_luck(5)
    assert not play(history, 1).foreseen


def test_deleting_what_one_saw_does_not_unsee_it() -> None:
    history = lines()
    seen = play(history, 0)
    play(history, 0)
    history.delete(seen)
    assert play(history, 1).foreseen


def test_two_lines_are_compared_from_where_they_part() -> None:
    history = lines()
    common = play(history, 0, 0, 0, 0, 0, 0)
    one = play(history, 0)
    history.go(common)
    other = play(history, 1, 0)
    comparison = history.compare(one, other)
    assert comparison.parting is common
    assert comparison.steps == (1, 2)
    assert len(comparison.differences) == 3
    for seat, differences in enumerate(comparison.differences):
        for name, (here, there) in differences.items():
            assert here == nd.standings(nd.view(one.state, 0))[seat][name] != there
            assert there == nd.standings(nd.view(other.state, 0))[seat][name]
    for readers in ((0,), (1, 2)):
        assert history.compare(one, other, readers) == comparison, "in Notre Dame all that is counted is open"
    assert any(comparison.differences)


def test_a_position_compared_with_itself_differs_in_nothing() -> None:
    history = lines()
    node = play(history, 0)
    comparison = history.compare(node, node)
    assert comparison.parting is node
    assert not any(comparison.differences)


def test_walking_the_tree_meets_every_position_once_parents_first() -> None:
    history = lines()
    play(history, 0, 0)
    history.go(history.root)
    play(history, 1, 1)
    nodes = list(walk(history.root))
    assert len(nodes) == len(set(nodes)) == history.size == 5
    assert all(node.parent is None or nodes.index(node.parent) < nodes.index(node) for node in nodes)


def test_the_move_to_a_node_can_be_read() -> None:
    history = lines()
    first = nd.format_move(history.state, nd.legal_moves(history.state)[0])
    node = play(history, 0)
    assert history.text_of(node) == first
    assert history.text_of(history.root) == ""
    assert history.text_of(history.fresh_luck(3)) == ""


def test_an_illegal_move_changes_nothing() -> None:
    history = lines()
    with pytest.raises(IllegalMove):
        history.play(Hire("bishop"))
    assert history.size == 1
    assert history.cursor is history.root


@pytest.mark.parametrize("luck", [-1, LARGEST_LUCK + 1])
def test_a_luck_that_no_save_could_have_deals_nothing(luck: int) -> None:
    history = lines()
    with pytest.raises(NoSuchStep, match="luck-out-of-range"):
        history.fresh_luck(luck)
    assert history.size == 1
