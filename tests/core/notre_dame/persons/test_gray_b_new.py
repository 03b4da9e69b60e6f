"""The new persons of period B with choices: prosecutor, gypsies, coachman."""

from typing import Any

import pytest

from core import notre_dame as nd
from core.game import IllegalMove
from core.notre_dame.event_types import Gained, GoldTaken, MarkerMoved
from core.notre_dame.moves import Again, Number, To
from core.notre_dame.names import Action
from tests.core.notre_dame.persons.helpers import markers, me, purses, told, within
from tests.core.notre_dame.scenes import choices, give, hire, moved, table

COIN, MARKER, RAT, FOUR = range(4)  # the kinds of message
EXAMPLE = [(0, FOUR), (1, FOUR), (0, MARKER), (2, MARKER), (1, COIN)]

# Prosecutor: carry out the action of one of the own sectors, by its count.


def test_prosecutor_carries_out_the_action_of_a_sector_by_its_count_and_places_nothing() -> None:
    state = hire(give(table(), residence=2, friend="residence", bank=1), "prosecutor", "to residence")
    assert (me(state).prestige, markers(state, "residence"), me(state).supply) == (3, 2, 4)


def test_prosecutor_offers_only_own_sectors_of_count_one_or_more() -> None:
    state = give(give(table(), bank=1, cathedral=2, friend="school"), seat=1, hotel=2)
    state = hire(state, "prosecutor")
    assert choices(state) == {"to bank", "to school"}
    with pytest.raises(IllegalMove, match="nothing-there"):
        nd.apply(state, To(Action.HOTEL))
    with pytest.raises(IllegalMove, match="not-a-sector"):
        nd.apply(state, To(Action.CATHEDRAL))


def test_prosecutor_uses_a_sector_that_holds_only_the_friend() -> None:
    assert me(hire(give(table(), friend="residence"), "prosecutor")).prestige == 1


def test_prosecutor_takes_markers_with_the_school_and_gold_with_the_bank() -> None:
    state = give(table(), school=3, bank=2, gold=1)
    assert me(hire(state, "prosecutor", "to school")).supply == 4 + 3
    assert me(hire(state, "prosecutor", "to bank")).gold == 2


def test_prosecutor_lets_the_carriage_drive_by_the_count_of_the_carriage_house() -> None:
    state = hire(give(table(), carriage_house=1, friend="carriage_house"), "prosecutor")
    assert choices(state) == within(state, 2)


@pytest.mark.parametrize("sector", ["park", "hospital"])
def test_prosecutor_moves_the_rat_one_back_with_park_or_hospital(sector: str) -> None:
    things: dict[str, Any] = {sector: 3}
    state = give(table(), rat=5, **things)
    assert me(hire(state, "prosecutor")).rat == 4


def test_prosecutor_gives_one_or_two_benefits_of_the_hotel_by_its_count() -> None:
    one = hire(give(table(), hotel=2, gold=1), "prosecutor", "gain gold")
    two = hire(give(table(), hotel=3, gold=1), "prosecutor", "gain gold", "gain gold")
    assert (me(one).gold, nd.to_move(one)) == (1, None)
    assert (me(two).gold, nd.to_move(two)) == (2, None)


def test_prosecutor_gives_one_benefit_of_a_hotel_of_three_in_the_classic_edition() -> None:
    state = hire(give(table(edition="classic"), hotel=3, gold=1), "prosecutor", "gain gold")
    assert (me(state).gold, nd.to_move(state)) == (1, None)


def test_prosecutor_leaves_the_sector_as_the_source_of_the_gain() -> None:
    happened = told(give(table(), residence=2, park=2), "prosecutor", "to residence")
    assert happened == (Gained(0, "prestige", 2, "residence", park=1),)


# Gypsies: own markers back from sectors and cathedral to the general supply; 2 prestige each.


def test_gypsies_take_back_markers_from_sectors_and_cathedral_for_two_prestige_each() -> None:
    state = hire(give(table(), bank=3, cathedral=2), "gypsies", "move 2", "move 1")
    assert (markers(state, "bank"), markers(state, "cathedral"), me(state).prestige) == (1, 1, 6)
    assert (me(state).reserve, me(state).supply) == (8, 4)


def test_gypsies_may_take_back_any_number_from_every_place() -> None:
    state = hire(give(table(), school=1, hotel=3), "gypsies")
    assert choices(state) == {"move 0", "move 1"}
    assert choices(moved(state, "move 1")) == {"move 0", "move 1", "move 2", "move 3"}
    with pytest.raises(IllegalMove, match="too-many-markers"):
        nd.apply(state, Number(2))


def test_gypsies_may_take_back_none_and_then_bring_nothing_not_even_by_the_park() -> None:
    assert told(give(table(), bank=1, park=2), "gypsies", "move 0", "move 0") == ()


def test_gypsies_may_take_back_all_markers_but_not_the_friend() -> None:
    state = hire(give(table(), bank=2, friend="bank"), "gypsies", "move 2")
    assert (markers(state, "bank"), me(state).friend, me(state).prestige) == (0, Action.BANK, 4)


def test_gypsies_find_nothing_where_only_the_friend_stands() -> None:
    assert told(give(table(), friend="bank"), "gypsies") == ()


def test_gypsies_take_only_own_markers() -> None:
    state = hire(give(give(table(), bank=1), seat=1, bank=2, cathedral=2), "gypsies", "move 1")
    assert nd.to_move(state) is None
    assert (markers(state, "bank", seat=1), markers(state, "cathedral", seat=1)) == (2, 2)


def test_gypsies_remove_the_markers_first_and_score_once_with_the_lowered_park() -> None:
    state = give(table(), park=4, bank=2)
    assert me(hire(state, "gypsies", "move 2", "move 1")).prestige == 6 + 1
    assert me(hire(state, "gypsies", "move 2", "move 3")).prestige == 10 + 0
    assert me(hire(state, "gypsies", "move 2", "move 0")).prestige == 4 + 2


def test_gypsies_are_the_source_of_moves_and_of_one_scoring_event() -> None:
    assert told(give(table(), bank=2, park=3, cathedral=1), "gypsies", "move 2", "move 1", "move 1") == (
        MarkerMoved(0, Action.BANK, "reserve", 2, "gypsies"),
        MarkerMoved(0, Action.PARK, "reserve", 1, "gypsies"),
        MarkerMoved(0, Action.CATHEDRAL, "reserve", 1, "gypsies"),
        Gained(0, "prestige", 8, "gypsies", park=1),
    )


# Coachman: receive again the benefits of all collected messages of one kind.


def test_coachman_offers_the_kinds_that_were_collected() -> None:
    state = hire(give(table(), messages=EXAMPLE), "coachman")
    assert choices(state) == {"again 1", "again 2", "again 4"}
    with pytest.raises(IllegalMove, match="no-message-of-that-kind"):
        nd.apply(state, Again(RAT))


def test_coachman_brings_eight_prestige_for_two_fours() -> None:
    state = hire(give(table(), messages=EXAMPLE), "coachman", "again 4")
    assert (me(state).prestige, me(state).supply, me(state).gold) == (8, 4, 2)


def test_coachman_brings_four_prestige_and_two_markers_for_two_messages_with_a_marker() -> None:
    state = hire(give(table(), messages=EXAMPLE), "coachman", "again 2")
    assert (me(state).prestige, me(state).supply, me(state).reserve, me(state).gold) == (4, 6, 8, 2)


def test_coachman_brings_one_prestige_and_one_gold_for_a_message_with_a_coin() -> None:
    state = hire(give(table(), messages=EXAMPLE), "coachman", "again 1")
    assert (me(state).prestige, me(state).supply, me(state).gold) == (1, 4, 3)


def test_coachman_leaves_the_messages_with_the_player() -> None:
    state = hire(give(table(), messages=EXAMPLE), "coachman", "again 4")
    assert [(message.borough, message.kind) for message in me(state).messages] == EXAMPLE


def test_coachman_lets_the_rat_go_back_once_a_message_if_wanted() -> None:
    state = hire(give(table(), messages=[(0, RAT), (1, RAT)], rat=5), "coachman")
    assert (me(state).prestige, choices(state)) == (6, {"gain rat", "pass"})
    assert me(moved(state, "gain rat", "gain rat")).rat == 3
    assert me(moved(state, "gain rat", "pass")).rat == 4
    assert me(moved(state, "pass")).rat == 5
    assert nd.to_move(moved(state, "gain rat", "gain rat")) is None


def test_coachman_moves_the_rat_never_below_0() -> None:
    state = hire(give(table(), messages=[(0, RAT), (1, RAT)], rat=1), "coachman", "gain rat")
    assert (me(state).rat, nd.to_move(state)) == (0, None)


def test_coachman_brings_the_markers_that_are_left() -> None:
    state = hire(give(table(), messages=[(0, MARKER), (1, MARKER)], reserve=1), "coachman")
    assert (me(state).prestige, me(state).supply, me(state).reserve) == (4, 5, 0)


def test_coachman_takes_missing_gold_coin_by_coin_from_whoever_is_then_the_richest() -> None:
    state = give(purses(table(), 1, 12, 12), messages=[(0, COIN), (1, COIN), (2, COIN)])
    assert [player.gold for player in hire(state, "coachman").players] == [3, 11, 11]
    taken = [event for event in told(state, "coachman") if isinstance(event, GoldTaken)]
    assert taken == [GoldTaken(0, giver=1, gold=1), GoldTaken(0, giver=2, gold=1)]


def test_coachman_is_one_scoring_event_with_one_park_bonus() -> None:
    happened = told(give(table(), messages=EXAMPLE, park=4), "coachman", "again 2")
    assert set(happened) == {
        Gained(0, "prestige", 4, "coachman", park=2),
        Gained(0, "markers", 2, "coachman"),
    }
