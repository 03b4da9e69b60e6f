"""The new persons of period A but the scholar: administrator, nurse, butcher, patron, merchant."""

import pytest

from core import notre_dame as nd
from core.game import IllegalMove
from core.notre_dame.event_types import Gained, MarkerMoved, Paid, RatMoved
from core.notre_dame.moves import Number, To
from core.notre_dame.names import Action
from tests.core.notre_dame.persons.helpers import markers, me, purses, told, without_message
from tests.core.notre_dame.scenes import choices, give, hire, moved, table

# Administrator: gain as much prestige as the player has.


def test_administrator_doubles_the_prestige() -> None:
    assert me(hire(give(table(), prestige=13), "administrator")).prestige == 26


def test_administrator_adds_the_park_bonus_once_after_doubling() -> None:
    assert me(hire(give(table(), prestige=13, park=4), "administrator")).prestige == 28


def test_administrator_does_nothing_with_0_prestige_not_even_by_the_park() -> None:
    assert told(give(table(), prestige=0, park=4), "administrator") == ()


def test_administrator_tells_the_doubling_and_the_park_bonus_apart() -> None:
    happened = told(give(table(), prestige=7, park=3), "administrator")
    assert happened == (Gained(0, "prestige", 7, "administrator", park=1),)


# Nurse: one marker from the general supply onto the hospital; rat one back.


def test_nurse_places_a_marker_from_the_general_supply_on_the_hospital_and_moves_the_rat_back() -> None:
    state = hire(give(table(), hospital=1, rat=5), "nurse")
    assert (markers(state, "hospital"), me(state).rat) == (2, 4)
    assert (me(state).supply, me(state).reserve) == (4, 8)


def test_nurse_moves_the_rat_one_space_in_all() -> None:
    assert told(give(table(), rat=5), "nurse") == (
        MarkerMoved(0, "reserve", Action.HOSPITAL, 1, "nurse"),
        RatMoved(0, 5, 4, "nurse"),
    )


def test_nurse_still_moves_the_rat_with_no_marker_in_the_general_supply() -> None:
    state = hire(give(table(), reserve=0, rat=5), "nurse")
    assert (markers(state, "hospital"), me(state).rat, me(state).supply) == (0, 4, 4)


def test_nurse_still_places_the_marker_with_the_rat_on_0() -> None:
    state = hire(give(table(), rat=0), "nurse")
    assert (markers(state, "hospital"), me(state).rat) == (1, 0)


# Butcher: one marker from the general supply onto every empty sector; no actions.


def test_butcher_places_a_marker_from_the_general_supply_on_every_empty_sector() -> None:
    state = hire(give(table(), bank=2, friend="hotel"), "butcher")
    assert me(state).markers == (1, 2, 1, 1, 0, 1, 1, 0)
    assert (me(state).supply, me(state).reserve) == (4, 3)


def test_butcher_carries_out_no_actions() -> None:
    state = hire(give(table(), rat=5), "butcher")
    assert (me(state).gold, me(state).prestige, me(state).rat, me(state).supply) == (2, 0, 5, 4)
    assert nd.to_move(state) is None


def test_butcher_never_places_on_the_cathedral() -> None:
    assert markers(hire(table(), "butcher"), "cathedral") == 0


def test_butcher_lets_the_player_choose_the_sectors_with_too_few_markers() -> None:
    state = hire(give(table(), bank=1, school=1, hotel=1, friend="park", reserve=2), "butcher")
    empty = {"to residence", "to carriage_house", "to hospital"}
    assert choices(state) == empty
    state = moved(state, "to hospital")
    assert choices(state) == empty - {"to hospital"}
    state = moved(state, "to residence")
    assert me(state).markers == (1, 1, 1, 0, 1, 0, 1, 0)
    assert (me(state).reserve, me(state).prestige, nd.to_move(state)) == (0, 0, None)


def test_butcher_with_too_few_markers_refuses_a_sector_that_is_not_empty() -> None:
    state = hire(give(table(), friend="park", reserve=2), "butcher")
    with pytest.raises(IllegalMove, match="sector-not-empty"):
        nd.apply(state, To(Action.PARK))


def test_butcher_does_not_ask_where_the_markers_are_just_enough() -> None:
    state = hire(give(table(), reserve=7), "butcher")
    assert (me(state).markers, nd.to_move(state)) == ((1,) * 7 + (0,), None)


def test_butcher_does_nothing_with_no_marker_in_the_general_supply() -> None:
    assert told(give(table(), reserve=0), "butcher") == ()


def test_butcher_is_the_source_of_every_marker() -> None:
    happened = told(give(table(), school=1, bank=1, residence=1, hotel=1, friend="park"), "butcher")
    assert happened == (
        MarkerMoved(0, "reserve", Action.CARRIAGE_HOUSE, 1, "butcher"),
        MarkerMoved(0, "reserve", Action.HOSPITAL, 1, "butcher"),
    )


# Patron: give back any amount of gold; rat one back for each (never below 0).


def test_patron_moves_the_rat_back_one_space_for_each_coin_given_back() -> None:
    state = hire(give(table(), gold=5, rat=6), "patron", "move 3")
    assert (me(state).gold, me(state).rat) == (1, 3)


def test_patron_offers_none_to_all_of_the_gold_that_is_left_after_his_fee() -> None:
    state = hire(give(table(), gold=4, rat=6), "patron")
    assert choices(state) == {"move 0", "move 1", "move 2", "move 3"}
    with pytest.raises(IllegalMove, match="not-enough-gold"):
        nd.apply(state, Number(4))


def test_patron_may_be_given_nothing() -> None:
    state = hire(give(table(), gold=4, rat=6), "patron", "move 0")
    assert (me(state).gold, me(state).rat) == (3, 6)


def test_patron_may_be_paid_more_gold_than_the_rat_has_spaces() -> None:
    state = hire(give(table(), gold=5, rat=2), "patron", "move 4")
    assert (me(state).gold, me(state).rat) == (0, 0)


def test_patron_asks_nothing_of_a_player_whose_last_coin_was_the_fee() -> None:
    state = hire(give(table(), gold=1, rat=6), "patron")
    assert (nd.to_move(state), me(state).rat) == (None, 6)


def test_patron_gives_the_coins_to_the_supply() -> None:
    state = hire(purses(table(), 25, 0, 0), "patron", "move 6")
    assert [player.gold for player in state.players] == [18, 0, 0]


def test_patron_is_the_source_of_the_payment_and_of_the_rat() -> None:
    happened = told(give(table(), gold=5, rat=6), "patron", "move 3")
    assert happened == (Paid(0, 3, "patron"), RatMoved(0, 6, 3, "patron"))


# Merchant: 1 gold for each corner market of the own borough without a message.


@pytest.mark.parametrize("number", [0, 1, 2, 3, 4])
def test_merchant_brings_one_gold_for_each_own_corner_market_without_a_message(number: int) -> None:
    corners = ("blue-il", "blue-ir", "blue-ol", "blue-or")[:number]
    state = hire(without_message(give(table(), gold=1), *corners), "merchant")
    assert me(state).gold == number


def test_merchant_does_not_count_the_centre_nor_other_boroughs() -> None:
    state = without_message(give(table(), gold=1), "blue-c", "red-il", "red-ol", "green-or")
    assert me(hire(state, "merchant")).gold == 0


def test_merchant_finds_the_own_borough_of_the_second_of_two_players() -> None:
    state = table(players=2)
    state = without_message(state, f"{state.table.colours[1]}-il", "red-il", "red-or", "blue-ol")
    assert me(hire(state, "merchant", seat=1), 1).gold == 3 - 1 + 2


def test_merchant_takes_from_the_richest_other_player_what_the_supply_lacks() -> None:
    state = without_message(purses(table(), 4, 9, 12), "blue-il", "blue-ir", "blue-ol")
    assert [player.gold for player in hire(state, "merchant").players] == [6, 9, 10]


def test_merchant_is_the_source_of_the_gold() -> None:
    happened = told(without_message(table(), "blue-il", "blue-ir"), "merchant")
    assert happened == (Gained(0, "gold", 2, "merchant"),)
