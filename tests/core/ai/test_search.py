"""The search of any game: fair about secrets, exact about luck, useful at any time."""

from functools import partial
from itertools import pairwise

import pytest

from core.ai.analysing import Stop, analysed, analysing, parts_of
from core.ai.analysis import Analysis, merged
from core.ai.outlook import outlook
from core.ai.search import Effort, Search
from tests.core.ai.toys import SURE, Coin, CoinModel, DoorsModel


def begin(view: Coin, luck: int, effort: Effort) -> Search[Coin, str, Coin]:
    return Search(CoinModel(), view, luck, effort)


def run(view: Coin, luck: int, effort: Effort) -> Analysis[str]:
    return list(analysing(partial(begin, view), luck, effort))[-1]


@pytest.mark.parametrize("luck", range(5))
def test_it_does_not_bet_on_what_it_cannot_know(luck: int) -> None:
    found = run(Coin(), luck, Effort(600, 30))
    assert found.best == "stop"
    assert found.moves[0].chance == pytest.approx(SURE, abs=0.02)
    assert found.moves[1].chance < SURE


@pytest.mark.parametrize("luck", range(5))
def test_a_secret_choice_of_another_seat_stays_secret(luck: int) -> None:
    found = run(Coin(hidden_by_seat_1=True), luck, Effort(800, 30))
    assert all(0.3 < candidate.chance < 0.55 for candidate in found.moves)


def test_the_same_luck_and_effort_give_the_same_analysis() -> None:
    assert run(Coin(), 7, Effort(300, 20)) == run(Coin(), 7, Effort(300, 20))


def test_parts_give_the_same_whether_run_side_by_side_or_one_after_the_other() -> None:
    effort = Effort(301, 20, parts=2)
    searches = [begin(Coin(), luck, share) for luck, share in parts_of(3, effort)]
    for search in searches:
        list(search.steps())
    side_by_side = merged([search.report() for search in searches], effort.iterations)
    assert side_by_side == run(Coin(), 3, effort)
    assert side_by_side.iterations > 100


@pytest.mark.parametrize("parts", [1, 2])
@pytest.mark.parametrize("steps", [1, 7, 1000])
def test_who_asks_only_in_the_end_is_told_the_same(parts: int, steps: int) -> None:
    def stopping() -> Stop:
        asked = iter(range(1, steps))
        return lambda: next(asked, None) is None

    effort = Effort(400, 20, parts=parts)
    told = list(analysing(partial(begin, Coin()), 3, effort, stopping()))
    assert analysed(partial(begin, Coin()), 3, effort, stopping()) == told[-1]


def test_a_stop_gives_the_best_so_far() -> None:
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked == 3

    found = list(analysing(partial(begin, Coin()), 1, Effort(10_000, 20), stop))
    assert len(found) == 3
    assert found[-1].iterations < 200
    assert {candidate.move for candidate in found[-1].moves} == {"bet", "stop"}


def test_progress_is_told_step_by_step_up_to_the_budget() -> None:
    told = [found.iterations for found in analysing(partial(begin, Coin()), 1, Effort(110, 5, parts=2))]
    assert told == sorted(told)
    assert 60 < told[-1] <= 110
    assert all(later - earlier <= 30 for earlier, later in pairwise(told))


def test_the_line_begins_with_the_move_and_goes_on_with_what_was_looked_at_most() -> None:
    found = run(Coin(), 2, Effort(200, 10))
    lines = {candidate.move: candidate.line for candidate in found.moves}
    assert lines["stop"] == ("stop",)
    assert lines["bet"][0] == "bet"
    assert lines["bet"][1] in ("heads", "tails")


def test_moves_are_ranked_by_visits_that_add_up_to_the_iterations() -> None:
    found = run(Coin(), 2, Effort(200, 10))
    visits = [candidate.visits for candidate in found.moves]
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) == found.iterations - 1  # the first iteration only puts values on the moves


def test_it_ends_early_when_the_rest_of_the_budget_could_change_nothing() -> None:
    found = run(Coin(), 2, Effort(200, 10))
    first, second = found.moves
    assert found.iterations < 200
    assert first.visits - second.visits > 200 - found.iterations


@pytest.mark.parametrize("curiosity", [0.5, 1.5, 5.0])
def test_a_choice_is_told_to_be_worth_what_its_best_continuation_is_worth(curiosity: float) -> None:
    search: Search[tuple[str, ...], str, tuple[str, ...]] = Search(
        DoorsModel(), (), 1, Effort(600, 4, curiosity)
    )
    list(search.steps())
    told = {candidate.move: candidate for candidate in search.report().moves}
    assert told["enter"].chance == pytest.approx(0.7, abs=0.02)
    assert told["enter"].lead == pytest.approx(7.0, abs=0.2)
    assert told["stop"].chance == pytest.approx(SURE)


def test_without_resolve_a_point_counts_alike_whoever_is_ahead() -> None:
    even, far_ahead = outlook([40.0] * 4, 5.0, 5.0, 0.0), outlook([70.0, 40.0, 40.0, 40.0], 5.0, 5.0, 0.0)
    better_even, better_ahead = (
        outlook([first + 1, 40.0, 40.0, 40.0], 5.0, 5.0, 0.0) for first in (40.0, 70.0)
    )
    gain = better_even.aims[0] - even.aims[0]
    assert gain > 0
    assert better_ahead.aims[0] - far_ahead.aims[0] == pytest.approx(gain)
    # Nobody minds who of the others has the points.
    other = outlook([40.0, 44.0, 38.0, 38.0], 5.0, 5.0, 0.0)
    assert other.aims[0] == pytest.approx(even.aims[0])


def test_what_is_told_does_not_depend_on_what_is_striven_for() -> None:
    points = [41.0, 38.0, 44.0]
    resolved, not_at_all = outlook(points, 5.0, 6.0), outlook(points, 5.0, 6.0, 0.0)
    assert resolved.chances == not_at_all.chances
    assert resolved.leads == not_at_all.leads
    half = outlook(points, 5.0, 6.0, 0.5)
    for first, second, between in zip(resolved.aims, not_at_all.aims, half.aims, strict=True):
        assert between == pytest.approx((first + second) / 2)
