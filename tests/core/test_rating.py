"""Glicko-2: the worked example of Glickman's paper, and what any rating must do."""

import pytest

from core.rating import Encounter, Rating, expected, ladder, updated

PLAYER = Rating(1500, 200, 0.06)
RESULTS = [
    Encounter(Rating(1400, 30), 1),
    Encounter(Rating(1550, 100), 0),
    Encounter(Rating(1700, 300), 0),
]


def test_the_worked_example_of_the_paper() -> None:
    after = updated(PLAYER, RESULTS)
    assert after.mean == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_who_does_not_play_only_becomes_less_certain() -> None:
    after = updated(PLAYER, [])
    assert (after.mean, after.volatility) == (PLAYER.mean, PLAYER.volatility)
    assert after.deviation == pytest.approx(200.2714, abs=0.0001)


def test_results_of_weight_zero_say_nothing() -> None:
    nothing = [Encounter(Rating(1400, 30), 1, weight=0)]
    assert updated(PLAYER, nothing) == updated(PLAYER, [])


def test_two_results_of_half_the_weight_count_as_one() -> None:
    whole = updated(PLAYER, [Encounter(Rating(1600, 50), 1)])
    halves = updated(PLAYER, [Encounter(Rating(1600, 50), 1, weight=0.5)] * 2)
    assert halves.mean == pytest.approx(whole.mean)
    assert halves.deviation == pytest.approx(whole.deviation)


@pytest.mark.parametrize("opponent", [Rating(300, 50), Rating(1500, 350), Rating(2700, 50)])
def test_a_victory_raises_and_a_defeat_lowers_and_both_make_more_certain(opponent: Rating) -> None:
    new = Rating()
    won, lost = (updated(new, [Encounter(opponent, score)]) for score in (1, 0))
    assert lost.mean < new.mean < won.mean
    assert won.deviation <= new.deviation + 1
    assert lost.deviation <= new.deviation + 1


def test_a_surprise_changes_more_than_what_was_expected() -> None:
    weak, strong = Rating(1200, 50), Rating(1800, 50)
    after_strong, after_weak = (updated(PLAYER, [Encounter(other, 1)]).mean for other in (strong, weak))
    assert after_strong - 1500 > after_weak - 1500 > 0


def test_who_always_beats_one_and_loses_to_another_comes_between_them() -> None:
    rating = Rating()
    for _ in range(60):
        rating = updated(rating, [Encounter(Rating(1800, 50), 1)])
        rating = updated(rating, [Encounter(Rating(2400, 50), 0)])
    assert 1950 < rating.mean < 2250
    assert rating.deviation < 120


def test_expected_scores_of_two_add_up_to_one() -> None:
    one, other = Rating(1650, 80), Rating(1500, 60)
    assert expected(one, other) + expected(other, one) == pytest.approx(1)
    assert expected(one, one) == 0.5
    assert 0.65 < expected(one, other) < 0.75


def test_a_ladder_is_as_steep_as_its_measured_shares() -> None:
    rated = ladder(("a", "b", "c", "new", "d"), {"b": 0.9, "c": 0.75, "d": 0.6}, "b", 50)
    assert [round(rating.mean) for rating in rated.values()] == [1118, 1500, 1691]
    assert set(rated) == {"a", "b", "c"}, "what was not measured ties nothing together"
    assert expected(Rating(rated["c"].mean, 0), Rating(rated["b"].mean, 0)) == pytest.approx(0.75, abs=0.001)


def test_a_level_that_never_loses_is_not_infinitely_strong() -> None:
    rated = ladder(("a", "b"), {"b": 1.0}, "a", 50)
    assert 900 < rated["b"].mean - 1500 < 1000


@pytest.mark.parametrize("score", [0.0, 1.0])
def test_nobody_is_less_certain_than_somebody_unknown(score: float) -> None:
    rating, weak = Rating(), Rating(300.0, 40.0)
    for _ in range(3000):
        rating = updated(rating, [Encounter(weak, score)])
        assert rating.deviation <= Rating().deviation
    rested = rating
    for _ in range(20_000):
        rested = updated(rested, [])
    assert rested.deviation == Rating().deviation


def test_a_result_that_says_nothing_at_all_changes_nothing_but_the_certainty() -> None:
    far = Rating(1e6, 50.0)

    assert updated(Rating(), [Encounter(far, 0.0)]).mean == Rating().mean
