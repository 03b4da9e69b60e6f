"""Playing action cards: placing (A0), the cathedral's donation (A8) and the friend (A9)."""

from typing import Any

import pytest

from core import notre_dame as nd
from core.notre_dame.gains import gold_in_supply
from core.notre_dame.moves import Donate, From, Pass, Play, To
from core.notre_dame.names import NOWHERE, Action, Card
from tests.core.notre_dame.scenes import choices, give, holding_cards, play, refused, table

SECTOR_NAMES = ("school", "bank", "residence", "carriage_house", "hotel", "park", "hospital")


def without_markers(state: nd.State, **places: Any) -> nd.State:
    """Seat 0 with an empty supply and these markers on places."""
    return give(state, supply=0, **places)


@pytest.mark.parametrize("sector", SECTOR_NAMES)
def test_a0_a_marker_from_the_own_supply_goes_on_the_sector_of_the_card(sector: str) -> None:
    player = play(give(table(), reserve=0), sector).players[0]
    assert player.markers[Action[sector.upper()]] == sum(player.markers) == 1
    assert player.supply == 3


def test_a0_whoever_plays_a_card_of_another_colour_uses_his_own_markers_and_borough() -> None:
    before = holding_cards(table(), Card(2, Action.BANK), Card(0, Action.PARK))
    after = nd.apply(before, Play(Card(2, Action.BANK)))
    assert (after.players[0].markers[Action.BANK], after.players[0].gold) == (1, 4)
    assert after.players[1:] == before.players[1:]


def test_a0_with_an_empty_supply_a_marker_may_come_from_any_other_place() -> None:
    state = play(without_markers(table(), school=2, park=1, cathedral=1, bank=1), "bank")
    assert choices(state) == {"from school", "from park", "from cathedral", "pass"}


def test_a0_with_an_empty_supply_a_marker_may_come_from_another_sector() -> None:
    player = play(without_markers(table(), school=2, bank=1), "bank", "from school").players[0]
    assert (player.markers[Action.SCHOOL], player.markers[Action.BANK], player.gold) == (1, 2, 3 + 2)


def test_a0_with_an_empty_supply_a_marker_may_come_from_the_cathedral() -> None:
    player = play(without_markers(table(), cathedral=1), "bank", "from cathedral").players[0]
    assert (player.markers[Action.CATHEDRAL], player.markers[Action.BANK], player.gold) == (0, 1, 4)


def test_a0_for_the_cathedral_card_a_marker_may_not_come_from_the_cathedral() -> None:
    state = play(without_markers(table(), cathedral=2, school=1), "cathedral")
    assert choices(state) == {"from school", "pass"}
    assert refused(state, From(Action.CATHEDRAL)) == "not-from-there"


def test_a0_never_the_friend() -> None:
    state = play(give(without_markers(table(), school=1), friend="hotel"), "bank")
    assert choices(state) == {"from school", "pass"}
    assert refused(state, From(Action.HOTEL)) == "nothing-there"


def test_a0_only_with_an_empty_supply_a_marker_is_moved() -> None:
    player = play(give(table(), school=1, supply=1), "bank").players[0]
    assert (player.markers[Action.SCHOOL], player.markers[Action.BANK], player.supply) == (1, 1, 0)


def test_a0_a_marker_taken_out_of_the_park_lowers_the_bonus_of_the_same_event() -> None:
    state = play(without_markers(table(), park=2, residence=1), "residence", "from park")
    assert state.players[0].prestige == 2


def test_a0_a_marker_taken_out_of_the_park_lowers_the_bonus_of_a_donation() -> None:
    state = play(without_markers(table(), park=4), "cathedral", "from park", "donate 1")
    assert state.players[0].prestige == 1 + 1


def test_a0_who_cannot_move_a_marker_discards_the_card_without_effect() -> None:
    before = without_markers(table(), bank=3)  # those already stand on the sector
    state = play(before, "bank")
    assert state.players == before.players
    assert state.cards[0].played == (Card(0, Action.BANK),)
    assert nd.legal_moves(state) == ()


def test_a0_who_will_not_move_a_marker_discards_the_card_without_effect() -> None:
    before = without_markers(table(), school=3)
    assert play(before, "bank", "pass").players == before.players


def test_a0_never_a_marker_from_the_general_supply() -> None:
    before = give(table(), supply=0, reserve=14)
    assert play(before, "bank").players == before.players


def test_a0_with_a_marker_in_the_supply_the_card_is_carried_out() -> None:
    state = play(give(table(), bank=1), "bank")  # no question asked
    assert (state.players[0].markers[Action.BANK], state.players[0].gold) == (2, 5)


def test_a8_the_marker_goes_on_the_cathedral_tile() -> None:
    player = play(table(), "cathedral", "donate 1").players[0]
    assert (player.markers[Action.CATHEDRAL], player.supply, player.gold) == (1, 3, 2)


@pytest.mark.parametrize(("gold", "prestige"), [(1, 1), (2, 3), (3, 6)])
def test_a8_a_donation_of_1_2_or_3_gold_brings_1_3_or_6_prestige(gold: int, prestige: int) -> None:
    player = play(table(), "cathedral", f"donate {gold}").players[0]
    assert (player.prestige, player.gold) == (prestige, 3 - gold)


def test_a8_the_gold_goes_to_the_supply() -> None:
    assert gold_in_supply(play(table(players=3), "cathedral", "donate 3")) == 16 + 3


def test_a8_not_more_than_three_gold() -> None:
    state = play(give(table(), gold=7), "cathedral")
    assert choices(state) == {"donate 1", "donate 2", "donate 3", "pass"}
    assert refused(state, Donate(4)) == "donation-size"


def test_a8_not_more_gold_than_the_player_has() -> None:
    state = play(give(table(), gold=1), "cathedral")
    assert choices(state) == {"donate 1", "pass"}
    assert refused(state, Donate(2)) == "not-enough-gold"


def test_a8_without_a_donation_no_marker_is_placed_and_nothing_happens() -> None:
    state = play(table(), "cathedral", "pass")
    assert state.players == table().players
    assert state.cards[0].played == (Card(0, Action.CATHEDRAL),)


@pytest.mark.parametrize("supply", [0, 4])
def test_a8_without_gold_the_card_may_be_played_and_nothing_happens(supply: int) -> None:
    before = give(table(), gold=0, supply=supply, school=2)
    state = play(before, "cathedral")
    assert state.players == before.players
    assert nd.legal_moves(state) == ()


def test_a8_without_a_marker_no_donation() -> None:
    before = without_markers(table(), cathedral=1)
    state = play(before, "cathedral")
    assert state.players == before.players
    assert nd.legal_moves(state) == ()


def test_a8_who_has_moved_a_marker_to_the_cathedral_must_donate() -> None:
    state = play(without_markers(table(), school=1), "cathedral", "from school")
    assert choices(state) == {"donate 1", "donate 2", "donate 3"}
    assert refused(state, Pass()) == "must-donate"


def test_a8_several_cathedral_cards_in_a_round_are_allowed() -> None:
    state = play(play(table(), "cathedral", "donate 1"), "cathedral", "donate 2")
    assert (state.players[0].markers[Action.CATHEDRAL], state.players[0].prestige) == (2, 1 + 3)


def test_a9_the_friend_moves_to_any_of_the_seven_sectors() -> None:
    assert choices(play(table(), "friend")) == {f"to {sector}" for sector in SECTOR_NAMES}


def test_a9_later_always_to_a_different_one() -> None:
    state = play(give(table(), friend="bank"), "friend")
    assert choices(state) == {f"to {sector}" for sector in SECTOR_NAMES if sector != "bank"}
    assert refused(state, To(Action.BANK)) == "friend-already-there"


def test_a9_never_to_the_cathedral() -> None:
    assert refused(play(table(), "friend"), To(Action.CATHEDRAL)) == "not-a-sector"


def test_a9_no_marker_is_placed() -> None:
    player = play(table(), "friend", "to bank").players[0]
    assert (player.supply, sum(player.markers), player.friend) == (4, 0, Action.BANK)


def test_a9_that_sectors_action_is_carried_out_as_if_a_marker_had_been_placed() -> None:
    player = play(give(table(), residence=2, friend="bank"), "friend", "to residence").players[0]
    assert (player.prestige, player.gold) == (3, 3)


def test_a9_the_friend_card_is_carried_out_with_an_empty_supply_too() -> None:
    before = give(table(), supply=0, reserve=14)
    assert before.players[0].friend == NOWHERE
    assert play(before, "friend", "to school").players[0].supply == 1
