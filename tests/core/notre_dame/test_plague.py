"""The plague (section R)."""

import pytest
from msgspec.structs import replace

from core import notre_dame as nd
from core.notre_dame.event_types import PlagueCame
from core.notre_dame.moves import From, Pass
from core.notre_dame.names import Action
from core.notre_dame.rules import settle
from core.notre_dame.state import Task
from tests.core.notre_dame.scenes import choices, give, moved, plague, refused, table


def test_r1_each_rat_moves_by_the_plague_value() -> None:
    state = give(give(table(), rat=1), seat=1, rat=4)
    assert [player.rat for player in plague(state, 3).players] == [4, 7, 3]


def test_r1_minus_the_count_of_the_hospital() -> None:
    assert plague(give(table(), rat=2, hospital=2), 5).players[0].rat == 5
    assert plague(give(table(), rat=2, hospital=2, friend="hospital"), 5).players[0].rat == 4


def test_r1_forward_or_back() -> None:
    assert plague(give(table(), rat=5, hospital=4), 1).players[0].rat == 2


def test_r1_never_below_0() -> None:
    assert plague(give(table(), rat=1, hospital=4), 2).players[0].rat == 0


def test_r1_the_value_is_0_with_the_doctor() -> None:
    state = plague(give(give(table(), doctor=True, rat=4), seat=1, rat=4), 5)
    assert [player.rat for player in state.players] == [4, 9, 5]


def test_r1_the_hospital_still_subtracts_with_the_doctor() -> None:
    assert plague(give(table(), doctor=True, rat=4, hospital=3), 5).players[0].rat == 1


def test_r1_the_doctor_is_for_this_round_only() -> None:
    state = plague(give(table(), doctor=True), 5)
    assert plague(state, 5).players[0].rat == 5


def test_r2_if_it_would_pass_9_it_stays_on_9() -> None:
    assert plague(give(table(), rat=8), 6).players[0].rat == 9


def test_r2_the_player_loses_2_prestige() -> None:
    assert plague(give(table(), rat=8, prestige=7), 2).players[0].prestige == 5


@pytest.mark.parametrize("prestige", [0, 1])
def test_r2_prestige_not_below_0(prestige: int) -> None:
    assert plague(give(table(), rat=8, prestige=prestige), 2).players[0].prestige == 0


def test_r2_one_marker_from_the_fullest_sector_returns_to_the_general_supply() -> None:
    before = give(table(), rat=8, bank=3, school=2)
    player = plague(before, 2).players[0]
    assert (player.markers[Action.BANK], player.markers[Action.SCHOOL]) == (2, 2)
    assert (player.reserve, player.supply) == (before.players[0].reserve + 1, 4)


def test_r2_the_friend_counts_for_which_sector_that_is_but_is_never_removed() -> None:
    player = plague(give(table(), rat=9, bank=2, friend="bank", school=2), 1).players[0]
    assert (player.markers[Action.BANK], player.markers[Action.SCHOOL]) == (1, 2)
    assert player.friend == Action.BANK


def test_r2_tied_sectors_the_player_chooses() -> None:
    state = plague(give(table(), rat=9, bank=2, school=1, friend="school", park=1), 1)
    assert choices(state) == {"from bank", "from school"}
    player = moved(state, "from school").players[0]
    assert (player.markers[Action.SCHOOL], player.markers[Action.BANK]) == (0, 2)


def test_r2_the_choice_is_among_the_fullest_and_must_be_made() -> None:
    state = plague(give(table(), rat=9, bank=2, school=2, park=1), 1)
    assert refused(state, From(Action.PARK)) == "not-the-fullest-sector"
    assert refused(state, Pass()) == "wrong-decision"


def test_r2_among_the_tied_ones_a_sector_that_holds_a_marker() -> None:
    state = plague(give(table(), rat=9, bank=1, park=1, friend="school"), 1)
    assert choices(state) == {"from bank", "from park"}


def test_r2_if_the_only_highest_sector_holds_just_the_friend_nothing_is_removed() -> None:
    before = give(table(), rat=9, friend="school", prestige=5)
    player = plague(before, 1).players[0]
    assert (player.friend, player.reserve, player.prestige) == (Action.SCHOOL, 10, 3)


def test_r2_the_parts_are_independent_without_markers_the_prestige_is_still_lost() -> None:
    assert plague(give(table(), rat=9, prestige=5), 1).players[0].prestige == 3


def test_r2_the_parts_are_independent_without_prestige_the_marker_is_still_removed() -> None:
    assert plague(give(table(), rat=9, park=2), 1).players[0].markers[Action.PARK] == 1


def test_r2_the_hospital_is_counted_before_any_removal() -> None:
    player = plague(give(table(), rat=9, hospital=3), 3).players[0]
    assert (player.rat, player.markers[Action.HOSPITAL]) == (9, 3)  # 9 + 3 - 3: no penalty
    player = plague(give(table(), rat=9, hospital=3), 4).players[0]
    assert (player.rat, player.markers[Action.HOSPITAL]) == (9, 2)


def test_r2_landing_exactly_on_9_costs_nothing() -> None:
    player = plague(give(table(), rat=5, prestige=4, bank=2), 4).players[0]
    assert (player.rat, player.prestige, player.markers[Action.BANK]) == (9, 4, 2)


def test_r2_the_cathedral_is_not_a_sector() -> None:
    player = plague(give(table(), rat=9, cathedral=5, bank=1), 1).players[0]
    assert (player.markers[Action.CATHEDRAL], player.markers[Action.BANK]) == (5, 0)


def test_r2_the_loss_has_no_park_bonus() -> None:
    assert plague(give(table(), rat=9, park=4, prestige=10), 1).players[0].prestige == 8


def test_r3_the_choices_are_made_from_the_start_player_clockwise() -> None:
    state = table()
    for seat in range(3):
        state = give(state, seat, rat=9, bank=1, park=1)
    state = plague(replace(state, start=1), 1)
    seats = []
    while (seat_now := nd.to_move(state)) is not None:
        seats.append(seat_now)
        state = moved(state, "from bank")
    assert seats == [1, 2, 0]


def test_r1_what_the_plague_did_is_told_for_everyone() -> None:
    state = give(give(table(), rat=8, hospital=1), seat=1, doctor=True, rat=2)
    happened = settle(replace(state, plague=4, todo=(Task("plague"),), task=None, options=(), log=())).log
    told = [event for event in happened or () if isinstance(event, PlagueCame)]
    assert told == [
        PlagueCame(0, 4, 1, 8, 9, True),
        PlagueCame(1, 0, 0, 2, 2, False),
        PlagueCame(2, 4, 0, 0, 4, False),
    ]
