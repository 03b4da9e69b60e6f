"""Tournaments: fair seats, shared wins, honest intervals."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest

from core.ai.tournament import Fixture, Played, fixtures, half_by_deals, table, tournament, wilson


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


def test_by_deals_a_game_and_its_mirror_image_count_as_one_thing_that_was_seen() -> None:
    def both(seed: int, winner_of_one: int, winner_of_other: int) -> list[Played]:
        one = Played(Fixture((0, 1), seed), (winner_of_one,), (1, 1), 9)
        return [one, Played(Fixture((1, 0), seed), (1 - winner_of_other,), (1, 1), 9)]

    names = ["new", "old"]
    shared = [game for seed in range(9) for game in both(seed, 0, 1)]
    assert half_by_deals("new", names, shared) == 0.0
    apart = [game for seed in range(8) for game in both(seed, seed % 2, seed % 2)]
    assert table(names, apart, 1).rows[0].rate == 0.5
    assert half_by_deals("new", names, apart) == pytest.approx(1.96 * 0.5345 / 8**0.5, abs=0.001)
    assert half_by_deals("new", names, apart[:2]) == 1.0


def first_entrant_wins(fixture: Fixture) -> Played:
    seat = fixture.entrants.index(0)
    return Played(fixture, (seat,), tuple(10 + (s == seat) for s in range(2)), 5)


def test_an_executor_gives_the_same_table() -> None:
    alone = tournament(["a", "b"], first_entrant_wins, 10, 3)
    with ThreadPoolExecutor(2) as pool:
        assert tournament(["a", "b"], first_entrant_wins, 10, 3, pool) == alone
    assert alone.rows[0].rate == 1
