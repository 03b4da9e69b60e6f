"""The seven sectors (A1 to A7, E1)."""

import pytest

from core.notre_dame.moves import Gain
from core.notre_dame.names import Action
from tests.core.notre_dame.scenes import choices, give, moved, plague, play, refused, table


def test_a1_school_gives_as_many_markers_as_now_stand_on_it() -> None:
    state = play(give(table(), school=2), "school")
    assert state.players[0].markers[Action.SCHOOL] == 3
    assert state.players[0].supply == 4 - 1 + 3


def test_a1_the_markers_come_from_the_general_supply() -> None:
    assert play(give(table(), school=1), "school").players[0].reserve == 9 - 2


def test_a1_the_friend_counts_in_the_school() -> None:
    assert play(give(table(), school=1, friend="school"), "school").players[0].supply == 4 - 1 + 3


def test_a1_if_too_few_are_left_those_that_are() -> None:
    player = play(give(table(), school=3, reserve=2), "school").players[0]
    assert (player.supply, player.reserve) == (4 - 1 + 2, 0)


def test_a2_bank_gives_as_much_gold_as_its_count() -> None:
    assert play(give(table(), bank=1, friend="bank"), "bank").players[0].gold == 3 + 3


def test_a3_residence_gains_as_much_prestige_as_its_count() -> None:
    assert play(give(table(), residence=2, friend="residence"), "residence").players[0].prestige == 4


def test_a4_the_carriage_moves_by_up_to_the_count_of_the_carriage_house() -> None:
    state = play(give(table(), friend="carriage_house"), "carriage_house")
    away = state.table.distances[0]
    assert len(choices(state)) == sum(distance <= 2 for distance in away) < len(away)


def test_a5_hotel_gives_one_gold_or_one_marker_or_the_rat_one_back() -> None:
    assert choices(play(give(table(), rat=4), "hotel")) == {"gain gold", "gain marker", "gain rat", "pass"}


@pytest.mark.parametrize(
    ("good", "gains"), [("gold", (4, 3, 4)), ("marker", (3, 4, 4)), ("rat", (3, 3, 3)), ("pass", (3, 3, 4))]
)
def test_a5_the_benefit_is_given(good: str, gains: tuple[int, int, int]) -> None:
    state = play(give(table(), rat=4), "hotel", good)
    player = state.players[0]
    assert (player.gold, player.supply, player.rat) == gains
    assert choices(state) == set()


def test_a5_the_marker_comes_from_the_general_supply() -> None:
    assert play(table(), "hotel", "gain marker").players[0].reserve == 9


def test_a5_rat_not_from_0() -> None:
    state = play(table(), "hotel")
    assert choices(state) == {"gain gold", "gain marker", "pass"}
    assert refused(state, Gain("rat")) == "rat-at-zero"


def test_a5_no_marker_where_none_is_left() -> None:
    state = play(give(table(), reserve=0), "hotel")
    assert choices(state) == {"gain gold", "pass"}
    assert refused(state, Gain("marker")) == "no-marker-in-reserve"


def test_a5_no_gold_where_nobody_else_and_no_supply_has_any() -> None:
    state = give(give(give(table(), gold=25, rat=1), seat=1, gold=0), seat=2, gold=0)
    state = play(state, "hotel")
    assert choices(state) == {"gain marker", "gain rat", "pass"}
    assert refused(state, Gain("gold")) == "no-gold-left"


@pytest.mark.parametrize(("edition", "two_from"), [("classic", 4), ("anniversary", 3)])
def test_e1_hotel_gives_two_benefits_from_a_certain_count_on(edition: str, two_from: int) -> None:
    for number in range(1, 8):
        state = play(give(table(edition=edition), hotel=number - 1), "hotel", "gain gold")
        assert bool(choices(state)) == (number >= two_from)


def test_e1_the_friend_counts_in_the_hotel() -> None:
    state = play(give(table(), hotel=1, friend="hotel"), "hotel", "gain gold", "gain gold")
    assert state.players[0].gold == 5


def test_a5_two_benefits_the_same_or_different() -> None:
    state = play(give(table(), hotel=2, rat=4), "hotel", "gain rat")
    assert moved(state, "gain rat").players[0].rat == 2
    assert moved(state, "gain gold").players[0].gold == 4


def test_a5_each_must_be_possible_at_that_moment() -> None:
    state = play(give(table(), hotel=2, rat=1, reserve=1), "hotel", "gain rat")
    assert choices(state) == {"gain gold", "gain marker", "pass"}
    state = play(give(table(), hotel=2, rat=1, reserve=1), "hotel", "gain marker")
    assert choices(state) == {"gain gold", "gain rat", "pass"}


def test_a5_a_second_benefit_may_be_declined() -> None:
    state = play(give(table(), hotel=2), "hotel", "gain gold", "pass")
    assert state.players[0].gold == 4
    assert choices(state) == set()


@pytest.mark.parametrize("sector", ["park", "hospital"])
@pytest.mark.parametrize(("before", "after"), [(4, 3), (1, 0), (0, 0)])
def test_a6_a7_rat_one_back_never_below_0(sector: str, before: int, after: int) -> None:
    assert play(give(table(), rat=before), sector).players[0].rat == after


@pytest.mark.parametrize("sector", ["park", "hospital"])
def test_a6_a7_the_rat_goes_one_back_whatever_the_count(sector: str) -> None:
    assert play(give(give(table(), rat=8), 0, None, **{sector: 4}), sector).players[0].rat == 7


@pytest.mark.parametrize(("number", "bonus"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_a6_every_gain_has_1_more_for_every_full_two_of_the_park(number: int, bonus: int) -> None:
    assert play(give(table(), park=number), "residence").players[0].prestige == 1 + bonus


def test_a6_the_friend_counts_in_the_park() -> None:
    assert play(give(table(), park=1, friend="park"), "residence").players[0].prestige == 2


def test_a6_the_bonus_is_for_the_own_park_only() -> None:
    assert play(give(table(), seat=1, park=4), "residence").players[0].prestige == 1


def test_a7_the_count_of_the_hospital_reduces_the_plague() -> None:
    state = play(give(table(), friend="hospital", rat=5), "hospital")
    assert plague(state, 3).players[0].rat == 5 - 1 + 3 - 2
