"""Tournaments: fair seats, shared wins, honest intervals."""

from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import pytest
from msgspec.structs import replace

from core.ai.tournament import (
    MOST_TASKS,
    Batch,
    Fixture,
    OtherVersion,
    Played,
    Version,
    all_played,
    batches,
    fixtures,
    interval,
    table,
    tournament,
    wilson,
)


def test_every_entrant_plays_every_deal_from_every_seat() -> None:
    plan = fixtures(4, 40, seed=1)
    assert len({fixture.seed for fixture in plan}) == 10
    met = Counter((fixture.seed, seat, who) for fixture in plan for seat, who in enumerate(fixture.entrants))
    assert len(met) == 10 * 4 * 4
    assert set(met.values()) == {1}


def test_another_seed_means_other_deals() -> None:
    first = {fixture.seed for fixture in fixtures(2, 100, seed=1)}
    assert first.isdisjoint(fixture.seed for fixture in fixtures(2, 100, seed=2))


def test_a_shared_victory_counts_in_parts() -> None:
    both = Played(Fixture((0, 1), 1), winners=(0, 1), points=(40, 40), moves=9)
    one = Played(Fixture((1, 0), 1), winners=(1,), points=(30, 50), moves=9)
    found = table(["strong", "weak"], [both, one], seed=1)
    assert [(row.name, row.wins) for row in found.rows] == [("strong", 1.5), ("weak", 0.5)]
    assert found.rows[0].points == 45
    assert found.rows[0].winning_points == 45


def test_points_are_told_by_how_they_are_spread() -> None:
    points = ((20, 61), (30, 62), (34, 63), (60, 64))
    games = [Played(Fixture((0, 1), 1), winners=(1,), points=both, moves=9) for both in points]
    weak, strong = table(["weak", "strong"], games, seed=1).rows
    assert (weak.points, weak.median_points, weak.lowest_points, weak.highest_points) == (36, 32, 20, 60)
    assert weak.deviation == pytest.approx(14.76, abs=0.01)
    assert strong.deviation == pytest.approx(1.118, abs=0.001)
    assert (weak.winning_points, strong.winning_points) == (None, 62.5), (
        "who never won has no points of a win"
    )


def test_seats_of_the_same_level_are_one_row() -> None:
    game = Played(Fixture((0, 1, 2), 1), winners=(2,), points=(10, 20, 30), moves=9)
    found = table(["strong", "weak", "weak"], [game], seed=1)
    assert [(row.name, row.wins, row.points) for row in found.rows] == [("strong", 0, 10), ("weak", 1, 25)]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(50, 100, 0.404, 0.596), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0)]
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.001)


def test_games_of_a_deal_that_always_the_same_one_wins_count_as_one_thing_that_was_seen() -> None:
    rates = [1.0] * 50 + [0.0] * 50
    assert interval(rates, 400) == pytest.approx(wilson(50, 100), abs=0.002)


def test_an_interval_is_never_narrower_than_that_of_as_many_independent_games() -> None:
    shared = [0.5] * 9
    assert interval(shared, 18) == wilson(4.5, 9)
    assert interval([0.5, 0.5, 0.5, 0.75], 16) == pytest.approx(wilson(9, 16))


@pytest.mark.parametrize("rate", [0.0, 1.0])
def test_who_won_every_deal_or_none_is_told_by_the_number_of_deals(rate: float) -> None:
    assert interval([rate] * 20, 80) == wilson(20 * rate, 20)


def test_a_row_tells_the_interval_by_deals() -> None:
    def both(seed: int, winner: int) -> list[Played]:
        one = Played(Fixture((0, 1), seed), (winner,), (1, 1), 9)
        return [one, Played(Fixture((1, 0), seed), (1 - winner,), (1, 1), 9)]

    apart = [game for seed in range(40) for game in both(seed, seed % 2)]
    new, _ = table(["new", "old"], apart, 1).rows
    assert (new.low, new.high) == pytest.approx(wilson(20, 40), abs=0.01)


def first_entrant_wins(fixture: Fixture) -> Played:
    seat = fixture.entrants.index(0)
    return Played(fixture, (seat,), tuple(10 + (s == seat) for s in range(2)), 5)


def test_an_executor_gives_the_same_table() -> None:
    alone = tournament(["a", "b"], first_entrant_wins, 10, 3)
    with ThreadPoolExecutor(2) as pool:
        assert tournament(["a", "b"], first_entrant_wins, 10, 3, pool) == alone
    assert alone.rows[0].rate == 1


def test_a_task_is_made_of_whole_deals() -> None:
    plan = fixtures(4, 4 * 3 * MOST_TASKS, seed=1)
    tasks = batches(plan)
    assert len(tasks) == MOST_TASKS
    assert [fixture for task in tasks for fixture in task] == plan
    deals = [{fixture.seed for fixture in task} for task in tasks]
    assert sum(map(len, deals)) == len(set().union(*deals))
    assert len(batches(fixtures(3, 7, seed=1))) == 3


def test_games_that_are_finished_in_another_order_make_the_same_table() -> None:
    plan = fixtures(2, 20, 3)
    with ThreadPoolExecutor(2) as pool:
        backwards = list(
            all_played(first_entrant_wins, plan, pool, finished=lambda tasks: list(reversed(tasks)))
        )
    assert [game.fixture for game in backwards] != plan
    assert table(["a", "b"], backwards, 3) == tournament(["a", "b"], first_entrant_wins, 20, 3)


PEBBLES = Version("tests.toybox.game", "tests.toybox.minds")


def test_results_tell_what_they_were_played_with() -> None:
    with ThreadPoolExecutor(2) as pool:
        found = tournament(["a", "b"], first_entrant_wins, 10, 3, pool, version=PEBBLES)
    notre_dame = Version("core.notre_dame", "core.notre_dame.agents.minds").stamp()
    assert found.stamp == PEBBLES.stamp()
    assert found.stamp.rules != notre_dame.rules
    assert found.stamp.minds != notre_dame.minds
    assert len({notre_dame.rules, notre_dame.components, notre_dame.minds}) == 3


class Elsewhere(ThreadPoolExecutor):
    """Workers on whom something else is installed than here."""

    def submit(self, do: Callable[..., Any], /, *given: Any, **more: Any) -> Future[Any]:
        def elsewhere(*given: Any) -> Batch:
            batch: Batch = do(*given)
            assert batch.stamp is not None
            return replace(batch, stamp=replace(batch.stamp, rules="other rules"))

        return super().submit(elsewhere, *given)


def test_games_played_with_other_rules_are_not_counted() -> None:
    with Elsewhere(2) as pool, pytest.raises(OtherVersion, match="other-version"):
        tournament(["a", "b"], first_entrant_wins, 10, 3, pool, version=PEBBLES)
