"""Hostess, monk, money lender and doctor; minstrel and fool have files of their own."""

import pytest

from core import notre_dame as nd
from core.game import IllegalMove
from core.notre_dame.event_types import Gained, GoldTaken, RatMoved
from core.notre_dame.moves import PASS, Gain
from tests.core.notre_dame.persons.helpers import markers, me, purses, told
from tests.core.notre_dame.scenes import choices, give, hire, plague, table

# Hostess: 3 prestige, and one of 1 gold, 1 marker from the general supply, rat one back.


def test_hostess_brings_three_prestige_and_a_coin() -> None:
    state = hire(give(table(), gold=1), "hostess", "gain gold")
    assert (me(state).prestige, me(state).gold) == (3, 1)


def test_hostess_brings_three_prestige_and_a_marker_from_the_general_supply() -> None:
    state = hire(table(), "hostess", "gain marker")
    assert (me(state).prestige, me(state).supply, me(state).reserve) == (3, 5, 9)


def test_hostess_brings_three_prestige_and_the_rat_one_back() -> None:
    state = hire(give(table(), rat=4), "hostess", "gain rat")
    assert (me(state).prestige, me(state).rat) == (3, 3)


def test_hostess_offers_a_coin_a_marker_and_the_rat() -> None:
    assert choices(hire(give(table(), rat=1), "hostess")) == {"gain gold", "gain marker", "gain rat"}


def test_hostess_does_not_offer_the_rat_back_from_0() -> None:
    state = hire(give(table(), rat=0), "hostess")
    assert choices(state) == {"gain gold", "gain marker"}
    with pytest.raises(IllegalMove, match="rat-at-zero"):
        nd.apply(state, Gain("rat"))


def test_hostess_does_not_offer_a_marker_where_the_general_supply_has_none() -> None:
    state = hire(give(table(), reserve=0, rat=1), "hostess")
    assert choices(state) == {"gain gold", "gain rat"}
    with pytest.raises(IllegalMove, match="no-marker-in-reserve"):
        nd.apply(state, Gain("marker"))


def test_hostess_has_a_benefit_taken_if_one_is_possible() -> None:
    with pytest.raises(IllegalMove):
        nd.apply(hire(table(), "hostess"), PASS)


def test_hostess_gives_the_only_possible_benefit_without_asking() -> None:
    state = hire(give(table(), gold=1, reserve=0), "hostess")
    assert (me(state).gold, nd.to_move(state)) == (1, None)


def test_hostess_can_always_give_the_coin_she_was_paid_with() -> None:
    state = hire(purses(table(), 1, 12, 12), "hostess", "gain gold")
    assert [player.gold for player in state.players] == [1, 12, 12]


def test_hostess_brings_three_prestige_alone_if_no_benefit_is_possible() -> None:
    # One coin more than there is, for otherwise her own fee would lie in the supply.
    state = hire(give(purses(table(), 26, 0, 0), reserve=0), "hostess")
    assert (me(state).prestige, me(state).gold, nd.to_move(state)) == (3, 25, None)


def test_hostess_is_the_source_of_all_that_she_brings() -> None:
    state = give(table(), park=2, rat=4)
    prestige = Gained(0, "prestige", 3, "hostess", park=1)
    assert told(state, "hostess", "gain gold") == (prestige, Gained(0, "gold", 1, "hostess"))
    assert told(state, "hostess", "gain marker") == (prestige, Gained(0, "markers", 1, "hostess"))
    assert told(state, "hostess", "gain rat") == (prestige, RatMoved(0, 4, 3, "hostess"))


# Monk: 2 markers from the general supply and 1 prestige.


def test_monk_brings_two_markers_from_the_general_supply_and_one_prestige() -> None:
    state = hire(table(), "monk")
    assert (me(state).supply, me(state).reserve, me(state).prestige) == (6, 8, 1)


@pytest.mark.parametrize("left", [0, 1])
def test_monk_brings_the_markers_that_are_left_and_his_prestige_all_the_same(left: int) -> None:
    state = hire(give(table(), reserve=left), "monk")
    assert (me(state).supply, me(state).reserve, me(state).prestige) == (4 + left, 0, 1)


def test_monk_is_the_source_of_markers_and_prestige() -> None:
    expected = {Gained(0, "markers", 2, "monk"), Gained(0, "prestige", 1, "monk", park=2)}
    assert set(told(give(table(), park=4), "monk")) == expected


# Money lender: 2 gold and 1 prestige.


def test_money_lender_brings_two_gold_and_one_prestige() -> None:
    state = hire(give(table(), gold=1), "money_lender")
    assert (me(state).gold, me(state).prestige) == (2, 1)


def test_money_lender_takes_from_the_richest_other_player_what_the_supply_lacks() -> None:
    state = hire(purses(table(), 5, 9, 11), "money_lender")
    assert [player.gold for player in state.players] == [6, 9, 10]


def test_money_lender_takes_from_the_first_of_equally_rich_players_clockwise() -> None:
    state = hire(purses(table(), 12, 12, 1), "money_lender", seat=2)
    assert [player.gold for player in state.players] == [11, 12, 2]


def test_money_lender_lends_only_the_fee_where_nobody_else_has_gold() -> None:
    state = hire(purses(table(), 25, 0, 0), "money_lender")
    assert (me(state).gold, me(state).prestige) == (25, 1)


def test_money_lender_takes_from_nobody_where_gold_is_without_limit() -> None:
    state = hire(purses(table(limited_gold=False), 5, 9, 11), "money_lender")
    assert [player.gold for player in state.players] == [6, 9, 11]


def test_money_lender_tells_whose_coins_he_brings() -> None:
    happened = told(purses(table(), 5, 9, 11), "money_lender")
    assert GoldTaken(0, giver=2, gold=1) in happened
    assert Gained(0, "gold", 2, "money_lender") in happened
    assert Gained(0, "prestige", 1, "money_lender") in happened


# Doctor: for this player the plague value of this round is 0; the hospital still subtracts.


def test_doctor_makes_the_plague_0_and_the_hospital_still_subtracts() -> None:
    state = hire(give(table(), hospital=1, friend="hospital", rat=7), "doctor")
    assert me(plague(state, 6)).rat == 5


def test_without_the_doctor_the_same_plague_brings_the_penalty() -> None:
    state = give(table(), hospital=1, friend="hospital", rat=7, prestige=10)
    after = plague(state, 6)
    assert (me(after).rat, me(after).prestige, markers(after, "hospital")) == (9, 8, 0)


def test_doctor_leaves_the_rat_where_it_is_without_a_hospital() -> None:
    assert me(plague(hire(give(table(), rat=4), "doctor"), 7)).rat == 4


def test_doctor_never_lets_the_rat_go_below_0() -> None:
    assert me(plague(hire(give(table(), hospital=3, rat=1), "doctor"), 6)).rat == 0


def test_doctor_spares_a_rat_on_9_the_penalty() -> None:
    after = plague(hire(give(table(), bank=1, rat=9, prestige=5), "doctor"), 7)
    assert (me(after).rat, me(after).prestige, markers(after, "bank")) == (9, 5, 1)


def test_doctor_helps_only_the_player_who_hired_him() -> None:
    after = plague(hire(table(), "doctor", seat=1), 5)
    assert [player.rat for player in after.players] == [5, 0, 5]


def test_doctor_helps_only_in_this_round() -> None:
    after = plague(plague(hire(table(), "doctor"), 5), 4)
    assert me(after).rat == 4


def test_doctor_brings_nothing_at_once() -> None:
    assert told(give(table(), hospital=2, rat=5), "doctor") == ()
