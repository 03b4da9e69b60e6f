"""The gray persons of period A in the base game: city guard, night watchman, bishop."""

import pytest

from core import notre_dame as nd
from core.game import IllegalMove
from core.notre_dame.event_types import Gained, MarkerMoved, RatMoved
from core.notre_dame.moves import To
from core.notre_dame.names import Action
from tests.core.notre_dame.persons.helpers import TO_ALL, markers, me, purses, told, within
from tests.core.notre_dame.scenes import choices, give, hire, table

ALL_BUT_HOTEL = {"school": 1, "bank": 1, "residence": 1, "carriage_house": 1, "park": 1, "hospital": 1}

# City guard: 1 prestige per own marker and friend in all sectors and the cathedral.


def test_city_guard_brings_one_prestige_for_every_marker_and_the_friend() -> None:
    state = give(table(), school=2, hotel=3, friend="hotel")
    assert me(hire(state, "city_guard")).prestige == 6


def test_city_guard_counts_the_cathedral_too() -> None:
    assert me(hire(give(table(), cathedral=3, bank=1), "city_guard")).prestige == 4


def test_city_guard_does_not_count_supplies_nor_an_unplaced_friend() -> None:
    assert me(hire(give(table(), bank=1, supply=9, friend="nowhere"), "city_guard")).prestige == 1


def test_city_guard_counts_only_own_markers() -> None:
    state = give(give(table(), bank=1), seat=1, hotel=3, cathedral=2)
    assert me(hire(state, "city_guard")).prestige == 1


def test_city_guard_tells_the_park_bonus_apart() -> None:
    happened = told(give(table(), park=3, friend="park", bank=1), "city_guard")
    assert happened == (Gained(0, "prestige", 5, "city_guard", park=2),)


# Night watchman: 1 prestige per empty sector.


def test_night_watchman_brings_one_prestige_for_every_empty_sector() -> None:
    assert me(hire(table(), "night_watchman")).prestige == 7
    assert me(hire(give(table(), bank=1, park=1, hotel=4), "night_watchman")).prestige == 4


def test_night_watchman_finds_no_empty_sector_where_the_friend_stands() -> None:
    assert me(hire(give(table(), bank=1, friend="hotel"), "night_watchman")).prestige == 5


def test_night_watchman_does_not_count_cathedral_and_harbour() -> None:
    assert me(hire(give(table(), rat=0, cathedral=0, bank=1), "night_watchman")).prestige == 6
    assert me(hire(give(table(), rat=5, cathedral=3, bank=1), "night_watchman")).prestige == 6


def test_night_watchman_brings_nothing_to_a_full_borough_and_so_no_bonus() -> None:
    state = give(table(), **ALL_BUT_HOTEL | {"park": 2}, friend="hotel")
    assert me(hire(state, "night_watchman")).prestige == 0


# Bishop: one marker from the general supply onto an empty sector, and its action.


def test_bishop_places_a_marker_from_the_general_supply_on_an_empty_sector_and_uses_it() -> None:
    state = hire(table(), "bishop", "to residence")
    assert (markers(state, "residence"), me(state).prestige) == (1, 1)
    assert (me(state).supply, me(state).reserve) == (4, 9)


def test_bishop_needs_no_marker_in_the_own_supply() -> None:
    state = hire(give(table(), supply=0, gold=1), "bishop", "to bank")
    assert (markers(state, "bank"), me(state).gold, me(state).supply) == (1, 1, 0)


def test_bishop_offers_only_sectors_without_marker_and_friend_and_never_the_cathedral() -> None:
    state = hire(give(table(), school=1, friend="hotel"), "bishop")
    assert choices(state) == TO_ALL - {"to school", "to hotel"}
    with pytest.raises(IllegalMove, match="sector-not-empty"):
        nd.apply(state, To(Action.HOTEL))
    with pytest.raises(IllegalMove, match="not-a-sector"):
        nd.apply(state, To(Action.CATHEDRAL))


def test_bishop_does_nothing_with_no_marker_in_the_general_supply() -> None:
    state = hire(give(table(), supply=4, reserve=0), "bishop")
    assert (nd.to_move(state), me(state).markers, me(state).supply) == (None, (0,) * 8, 4)


def test_bishop_does_nothing_where_no_sector_is_empty() -> None:
    state = give(table(), **ALL_BUT_HOTEL, friend="hotel")
    assert told(state, "bishop") == ()


def test_bishop_takes_the_only_empty_sector_without_asking() -> None:
    state = hire(give(table(), **ALL_BUT_HOTEL | {"park": 0}, friend="hotel", rat=3), "bishop")
    assert (markers(state, "park"), me(state).rat) == (1, 2)


def test_bishop_places_before_the_school_takes_markers() -> None:
    state = hire(give(table(), reserve=2), "bishop", "to school")
    assert (markers(state, "school"), me(state).supply, me(state).reserve) == (1, 5, 0)
    state = hire(give(table(), reserve=1), "bishop", "to school")
    assert (markers(state, "school"), me(state).supply, me(state).reserve) == (1, 4, 0)


def test_bishop_lets_the_carriage_drive_one_step() -> None:
    state = hire(table(), "bishop", "to carriage_house")
    assert choices(state) == within(state, 1)


def test_bishop_gives_one_benefit_of_the_hotel() -> None:
    state = hire(give(table(), rat=1), "bishop", "to hotel")
    assert choices(state) == {"gain gold", "gain marker", "gain rat", "pass"}
    assert nd.to_move(hire(give(table(), rat=1), "bishop", "to hotel", "gain rat")) is None


@pytest.mark.parametrize("sector", ["park", "hospital"])
def test_bishop_moves_the_rat_back_with_park_or_hospital(sector: str) -> None:
    assert told(give(table(), rat=6), "bishop", f"to {sector}") == (
        MarkerMoved(0, "reserve", Action[sector.upper()], 1, "bishop"),
        RatMoved(0, 6, 5, sector),
    )


def test_bishop_opens_a_bank_that_gives_the_coin_he_was_paid_with() -> None:
    state = hire(purses(table(), 3, 11, 11), "bishop", "to bank")
    assert [player.gold for player in state.players] == [3, 11, 11]


def test_bishop_is_the_source_of_the_marker_and_the_sector_of_the_gain() -> None:
    assert told(give(table(), park=2), "bishop", "to residence") == (
        MarkerMoved(0, "reserve", Action.RESIDENCE, 1, "bishop"),
        Gained(0, "prestige", 1, "residence", park=1),
    )
