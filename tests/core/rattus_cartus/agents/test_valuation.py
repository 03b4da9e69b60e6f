"""Values: races as they stand are what the rules would give, and all live or die by the same nuns."""

import pytest

from core import rattus_cartus as rc
from core.rattus_cartus.agents.races import Race, decided, prospects
from core.rattus_cartus.agents.valuation import survived, winning
from core.rattus_cartus.agents.weights import FEATURES, around, at, learned
from core.rattus_cartus.odds import chance_to_live, safe_rats, tail
from tests.nd_tui.games.rattus_cartus.games import a_game

RACE = Race(0.5, 0.5, 0.2, 0.5, 1.0, 0.5, 0.7)
PRIZES = (10, 5, 2)
NOTHING = (0.0, 0.0, 0.0)


def test_a_class_of_which_no_building_comes_any_more_is_decided() -> None:
    points, arrivals = (3, 3, 0), (1, 0, 2)
    assert prospects(RACE, points, arrivals, NOTHING, NOTHING, NOTHING, PRIZES) == (5, 10, 0)
    assert decided(points, arrivals, PRIZES) == (5, 10, 0)


def test_who_arrived_earlier_or_holds_fitting_cards_can_expect_more() -> None:
    coming = (1.0, 1.0, 1.0)
    first, second, _ = prospects(RACE, (3, 3, 0), (0, 1, 2), NOTHING, NOTHING, coming, PRIZES)
    assert first > second
    _, better, _ = prospects(RACE, (3, 3, 0), (0, 1, 2), (0.0, 3.0, 0.0), NOTHING, coming, PRIZES)
    assert better > second


@pytest.mark.parametrize("lives", [(0.9, 0.5), (1.0, 0.0), (0.3, 0.3)])
def test_of_those_who_expect_the_same_who_has_fewer_rats_wins_whenever_the_other_dies(
    lives: tuple[float, float],
) -> None:
    one, other = winning((20.0, 20.0), lives, 5.0)
    assert one + other == pytest.approx(max(lives))  # if both die, nobody wins
    assert one == pytest.approx(lives[1] / 2 + lives[0] - lives[1])


def test_points_are_of_no_use_to_the_dead() -> None:
    assert winning((50.0, 10.0), (0.0, 1.0), 5.0) == (0.0, 1.0)


def test_between_two_numbers_of_rats_the_chance_lies_between_theirs() -> None:
    assert survived((1.0, 0.8, 0.2, 0.0), 1.5) == pytest.approx(0.5)
    assert survived((1.0, 0.8, 0.0), -3) == 1.0
    assert survived((1.0, 0.8, 0.0), 9) == 0.0


def test_the_odds_of_all_numbers_of_rats_are_those_of_each_and_tell_how_many_are_safe() -> None:
    for state, _ in a_game(3, 5):
        view = rc.view(state, 0)
        odds = tail(view)
        assert [chance_to_live(view, rats) for rats in range(len(odds))] == pytest.approx(odds)
        assert odds[safe_rats(view)] >= 0.75 > (*odds, 0.0)[safe_rats(view) + 1]


@pytest.mark.parametrize("players", rc.PLAYERS)
def test_weights_are_there_for_every_number_of_players_and_in_between_two_moments(players: int) -> None:
    weights = learned(players)
    assert all(len(row) == len(FEATURES) for row in weights.points)
    knots = weights.knots
    assert len(knots) == len(weights.points) == len(weights.spread) == len(weights.rats)
    low, high = at(weights, knots[2]).spread, at(weights, knots[3]).spread
    assert at(weights, (knots[2] + knots[3]) / 2).spread == pytest.approx((low + high) / 2)


def test_a_moment_lies_between_the_knots_around_it() -> None:
    assert around((0.0, 1.0, 3.0), 2.5) == ((1, 0.25), (2, 0.75))
    assert around((0.0, 1.0, 3.0), 7.0)[0] == (2, 1.0)
    assert around((0.0, 1.0, 3.0), 0.0)[0] == (0, 1.0)
