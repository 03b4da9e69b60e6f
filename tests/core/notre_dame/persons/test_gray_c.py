"""Period C: lady of the court, mayor and carpenter of the base game, and the new innkeeper,
gravedigger, guard and lover."""

import pytest
from msgspec.structs import replace

from core import notre_dame as nd
from core.notre_dame.event_types import Gained, MarkerMoved
from core.notre_dame.names import Action
from core.notre_dame.rounds import begin_round
from core.notre_dame.rules import settle
from tests.core.notre_dame.persons.helpers import markers, me, told, within
from tests.core.notre_dame.scenes import choices, give, hire, showing, table

REST_OF_BROWN = ("hostess", "minstrel", "fool", "money_lender")

# Lady of the court: prestige equal to the highest count of a sector.


def test_lady_of_the_court_brings_five_prestige_for_two_sectors_of_five() -> None:
    state = give(table(), carriage_house=5, hotel=5)
    assert me(hire(state, "lady_of_the_court")).prestige == 5


def test_lady_of_the_court_counts_the_friend() -> None:
    state = give(table(), carriage_house=3, hotel=3, friend="hotel")
    assert me(hire(state, "lady_of_the_court")).prestige == 4


def test_lady_of_the_court_does_not_count_the_cathedral() -> None:
    assert me(hire(give(table(), cathedral=4, bank=2), "lady_of_the_court")).prestige == 2


def test_lady_of_the_court_tells_the_park_bonus_apart() -> None:
    happened = told(give(table(), park=4), "lady_of_the_court")
    assert happened == (Gained(0, "prestige", 4, "lady_of_the_court", park=2),)


# Mayor: 3 prestige per sector of count 3 or more.


def test_mayor_brings_three_prestige_for_every_sector_of_three_or_more() -> None:
    assert me(hire(give(table(), bank=3, hotel=5, school=2), "mayor")).prestige == 6


def test_mayor_counts_the_friend_as_a_marker() -> None:
    assert me(hire(give(table(), bank=2, friend="bank"), "mayor")).prestige == 3


def test_mayor_does_not_count_the_cathedral() -> None:
    assert me(hire(give(table(), bank=3, cathedral=4), "mayor")).prestige == 3


# Carpenter: 1 prestige per sector of count 1 or more.


def test_carpenter_brings_one_prestige_for_every_sector_of_one_or_more() -> None:
    assert me(hire(give(table(), bank=1, hotel=5, school=2), "carpenter")).prestige == 3


def test_carpenter_counts_a_sector_with_only_the_friend() -> None:
    assert me(hire(give(table(), bank=1, friend="park"), "carpenter")).prestige == 2


def test_carpenter_does_not_count_the_cathedral() -> None:
    assert me(hire(give(table(), bank=1, cathedral=2), "carpenter")).prestige == 1


# Innkeeper: 2 prestige per count of the hotel.


def test_innkeeper_brings_two_prestige_for_every_marker_and_the_friend_in_the_hotel() -> None:
    assert me(hire(give(table(), hotel=3, bank=2), "innkeeper")).prestige == 6
    assert me(hire(give(table(), hotel=3, friend="hotel"), "innkeeper")).prestige == 8


def test_innkeeper_does_not_carry_out_the_action_of_the_hotel() -> None:
    state = give(table(), hotel=3, park=2, rat=4)
    assert told(state, "innkeeper") == (Gained(0, "prestige", 6, "innkeeper", park=1),)
    assert nd.to_move(hire(state, "innkeeper")) is None


# Gravedigger: prestige equal to the plague value of the round, whoever hired the doctor.


def test_gravedigger_brings_as_much_prestige_as_the_plague_value_of_the_round() -> None:
    state = showing(table(), "hostess", "doctor", "gravedigger", value=7)
    assert me(hire(state, "gravedigger")).prestige == 7


def test_gravedigger_reads_the_rats_on_the_three_cards_of_the_round_his_own_included() -> None:
    state = replace(table(), brown=("monk", "doctor", *REST_OF_BROWN), gray=("gravedigger",) * 9)
    state = settle(begin_round(state))
    rats = [state.table.components.persons[card].rats for card in ("monk", "doctor", "gravedigger")]
    assert me(hire(state, "gravedigger")).prestige == sum(rats)


@pytest.mark.parametrize("doctor_s_seat", [0, 1])
def test_gravedigger_does_not_mind_who_hired_the_doctor(doctor_s_seat: int) -> None:
    state = showing(table(), "hostess", "doctor", "gravedigger", value=6)
    state = hire(hire(state, "doctor", seat=doctor_s_seat), "gravedigger")
    assert me(state).prestige == 6


def test_gravedigger_does_not_mind_the_hospital_nor_move_the_rat() -> None:
    state = showing(give(table(), hospital=2, park=2, rat=3), "monk", "fool", "gravedigger", value=5)
    assert told(state, "gravedigger") == (Gained(0, "prestige", 5, "gravedigger", park=1),)


# Guard: 3 prestige per two own markers in the general supply.


def test_guard_brings_six_prestige_for_five_own_markers_in_the_general_supply() -> None:
    assert me(hire(give(table(), reserve=5), "guard")).prestige == 6


@pytest.mark.parametrize(("reserve", "prestige"), [(0, 0), (1, 0), (2, 3), (10, 15)])
def test_guard_brings_three_prestige_for_every_two_own_markers(reserve: int, prestige: int) -> None:
    assert me(hire(give(table(), reserve=reserve), "guard")).prestige == prestige


def test_guard_does_not_count_the_own_supply_nor_the_markers_of_others() -> None:
    state = give(give(table(), supply=9, reserve=2), seat=1, reserve=10)
    assert me(hire(state, "guard")).prestige == 3


def test_guard_tells_the_park_bonus_apart_and_leaves_the_markers() -> None:
    state = give(table(), park=2, reserve=5)
    assert told(state, "guard") == (Gained(0, "prestige", 6, "guard", park=1),)
    assert (me(hire(state, "guard")).reserve, me(hire(state, "guard")).supply) == (5, 4)


# Lover: one marker from the general supply onto the friend's sector, and its action.


def test_lover_places_a_marker_from_the_general_supply_on_the_friend_s_sector_and_uses_it() -> None:
    state = hire(give(table(), bank=1, friend="bank", gold=1), "lover")
    assert (markers(state, "bank"), me(state).gold) == (2, 3)
    assert (me(state).supply, me(state).reserve) == (4, 8)


def test_lover_is_without_effect_if_the_friend_is_not_placed() -> None:
    assert told(give(table(), bank=1, friend="nowhere"), "lover") == ()


def test_lover_does_nothing_with_no_marker_in_the_general_supply() -> None:
    state = hire(give(table(), bank=1, friend="bank", gold=1, reserve=0), "lover")
    assert (markers(state, "bank"), me(state).gold, me(state).supply) == (1, 0, 4)


def test_lover_uses_a_sector_in_which_the_friend_stood_alone_by_the_count_of_two() -> None:
    state = hire(give(table(), friend="carriage_house"), "lover")
    assert choices(state) == within(state, 2)


def test_lover_in_the_hotel_gives_two_benefits_from_the_third_piece_on() -> None:
    state = hire(give(table(), hotel=1, friend="hotel", gold=1), "lover", "gain gold", "gain marker")
    assert (me(state).gold, me(state).supply, nd.to_move(state)) == (1, 5, None)


def test_lover_places_first_so_the_marker_in_the_park_counts_from_now_on() -> None:
    state = hire(give(table(), friend="park", rat=3), "lover")
    assert (markers(state, "park"), me(state).rat, me(state).prestige) == (1, 2, 0)
    assert me(hire(state, "carpenter")).prestige == 1 + 1


def test_lover_is_the_source_of_the_marker_and_the_sector_of_the_gain() -> None:
    assert told(give(table(), park=2, friend="residence"), "lover") == (
        MarkerMoved(0, "reserve", Action.RESIDENCE, 1, "lover"),
        Gained(0, "prestige", 2, "residence", park=1),
    )
