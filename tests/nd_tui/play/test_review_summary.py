"""What a review comes to: counts, averages, turning points."""

import pytest

from core import notre_dame as nd
from core.history import AnyNode
from core.verdict import Verdict
from nd_tui.play.review_summary import (
    LEAST_TURN,
    MOST_TURNING_POINTS,
    final_chance,
    moments,
    summary,
    turning_points,
)
from nd_tui.play.reviewing import review_of
from tests.nd_tui.judges import judge_all
from tests.nd_tui.screens.sessions import finished


def decided(*chances: tuple[float, float]) -> list[AnyNode]:
    """Decisions with these chances of the best move and of the one that was made."""
    nodes = list(review_of(finished(), 0).decisions[0][: len(chances)])
    for node, (best, chance) in zip(nodes, chances, strict=True):
        node.verdict = Verdict(chance, best, "pass")
    return nodes


def test_judgements_are_counted_and_losses_averaged() -> None:
    found = summary(decided((0.5, 0.5), (0.5, 0.49), (0.5, 0.2), (0.5, 0.45), (0.5, 0.6)))
    assert found.counts == {"best": 2, "good": 1, "inaccuracy": 1, "mistake": 0, "blunder": 1}
    assert found.loss == pytest.approx((0.01 + 0.3 + 0.05) / 5)


def test_nothing_judged_is_nothing_lost() -> None:
    assert summary(review_of(finished(), 0).decisions[0]).loss == 0.0


def test_between_two_decisions_others_and_luck_change_the_chance() -> None:
    found = moments(decided((0.5, 0.4), (0.7, 0.7)))
    assert [(moment.own, round(moment.change, 3)) for moment in found] == [
        (True, -0.1),
        (False, 0.3),
        (True, 0.0),
    ]


def test_a_gap_of_decisions_not_judged_is_no_swing() -> None:
    nodes = decided((0.5, 0.5), (0.6, 0.6), (0.9, 0.9))
    nodes[1].verdict = None
    assert [moment.own for moment in moments(nodes)] == [True, True]


def test_turning_points_are_the_largest_changes_in_the_order_of_the_game() -> None:
    nodes = review_of(finished(), 0).decisions[0]
    judge_all(nodes)
    found, every = turning_points(nodes), moments(nodes)
    assert len(found) == MOST_TURNING_POINTS
    assert [every.index(moment) for moment in found] == sorted(every.index(moment) for moment in found)
    least = min(abs(moment.change) for moment in found)
    assert all(abs(moment.change) <= least for moment in every if moment not in found)


def test_small_changes_turn_nothing() -> None:
    assert turning_points(decided((0.5, 0.5), (0.5 + LEAST_TURN / 2, 0.5))) == []


def test_the_end_is_a_victory_or_not() -> None:
    state = finished().state
    result = nd.result(state)
    assert result is not None
    for seat in range(3):
        assert final_chance(nd, state, seat) == (1 / len(result.winners) if seat in result.winners else 0.0)
    assert final_chance(nd, finished().history.root.state, 0) is None
