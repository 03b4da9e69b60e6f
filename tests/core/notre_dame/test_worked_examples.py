"""The worked examples of the rulebooks (section 10); 10 to 14, of single persons, have their own file."""

from typing import Any

import pytest
from msgspec.structs import replace

from core import notre_dame as nd
from core.notre_dame.moves import Drive
from core.notre_dame.names import Action, borough_of, market_at
from core.notre_dame.state import Player
from tests.core.notre_dame.scenes import (
    ask,
    choices,
    end_round,
    give,
    hire,
    moved,
    plague,
    play,
    table,
)

FIVE_MESSAGES = [(0, 3), (1, 3), (2, 1), (0, 1), (1, 0)]  # two "4", two "2 + marker", one "1 + gold"
PENALTY_BEFORE: dict[str, Any] = {"prestige": 10, "bank": 5}


def collected(*boroughs: int) -> set[int]:
    """The boroughs of four whose messages may be taken after these have been collected."""
    state = give(table(4), messages=[(borough, 3) for borough in boroughs])
    standing = [give(state, carriage=market_at(borough, 1)) for borough in range(4)]
    return {borough for borough in range(4) if "take" in choices(ask(standing[borough], "message"))}


def penalised(player: Player) -> bool:
    """Whether a player who had ten prestige and five markers in the bank has paid the penalty."""
    return (player.prestige, player.markers[Action.BANK]) == (8, 4)


def unpunished(player: Player) -> bool:
    return (player.prestige, player.markers[Action.BANK]) == (10, 5)


def test_example_01_school_with_two_markers_a_third_placed_brings_3_next_time_4() -> None:
    state = play(give(table(), school=2), "school")
    assert state.players[0].supply == 4 - 1 + 3
    assert play(state, "school").players[0].supply == 6 - 1 + 4


def test_example_02_friend_placed_on_a_bank_with_two_markers_brings_3_gold() -> None:
    assert play(give(table(), bank=2), "friend", "to bank").players[0].gold == 3 + 3


@pytest.mark.parametrize(("edition", "one", "two"), [("classic", 3, 4), ("anniversary", 2, 3)])
def test_example_03_hotel_third_or_second_marker_one_benefit_the_next_two(
    edition: str, one: int, two: int
) -> None:
    state = play(give(table(edition=edition), hotel=one - 1), "hotel", "gain gold")
    assert choices(state) == set()
    state = play(give(table(edition=edition), hotel=two - 1), "hotel", "gain gold", "gain gold")
    assert state.players[0].gold == 5


def test_example_04_with_one_violet_green_and_red_only_blue_is_allowed() -> None:
    assert collected(0, 1, 2) == {3}


def test_example_04_after_the_blue_one_any_colour() -> None:
    assert collected(0, 1, 2, 3) == {0, 1, 2, 3}


def test_example_04_after_a_second_blue_the_others_in_any_order_but_not_blue() -> None:
    assert collected(0, 1, 2, 3, 3) == {0, 1, 2}
    assert collected(0, 1, 2, 3, 3, 1) == {0, 2}
    assert collected(0, 1, 2, 3, 3, 1, 0) == {2}


@pytest.mark.parametrize(("number", "bonus"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_example_05_park_of_one_adds_0_two_and_three_1_four_and_five_2(number: int, bonus: int) -> None:
    assert hire(give(table(), park=number), "monk").players[0].prestige == 1 + bonus


def test_example_05_a_second_marker_in_the_park_moves_the_rat_back_and_gains_nothing_else() -> None:
    before = give(table(), park=1, rat=4)
    player = play(before, "park").players[0]
    assert (player.rat, player.prestige, player.gold, player.reserve) == (3, 0, 3, 9)


def test_example_05_two_in_the_park_third_marker_on_the_residence_gains_4() -> None:
    assert play(give(table(), park=2, residence=2), "residence").players[0].prestige == 4


def test_example_05_two_in_the_park_advocate_with_five_messages_gains_7() -> None:
    assert hire(give(table(), park=2, messages=FIVE_MESSAGES), "advocate").players[0].prestige == 7


def test_example_05_five_in_the_park_donation_of_2_gains_5() -> None:
    assert play(give(table(), park=5), "cathedral", "donate 2").players[0].prestige == 5


def test_example_05_six_in_the_park_two_cathedral_markers_worth_6_gain_9() -> None:
    state = give(give(table(4), park=6, cathedral=2), seat=1, cathedral=1)
    assert end_round(state, 8).players[0].prestige == 9


def test_example_06_two_green_and_one_blue_marker_green_6_blue_3_all_returned() -> None:
    state = give(give(table(4), seat=2, cathedral=2), seat=0, cathedral=1)
    after = end_round(state, 2).players
    assert [player.prestige for player in after] == [3, 0, 6, 0]
    assert all(player.markers[Action.CATHEDRAL] == 0 and player.reserve == 10 for player in after)


def test_example_07_empty_supply_a_marker_from_the_hospital_to_the_cathedral_then_a_donation() -> None:
    state = give(table(), supply=0, hospital=2)
    player = play(state, "cathedral", "from hospital", "donate 2").players[0]
    assert (player.markers[Action.HOSPITAL], player.markers[Action.CATHEDRAL]) == (1, 1)
    assert (player.prestige, player.gold) == (3, 1)


def test_example_08_plague_of_2_0_1() -> None:
    state = give(table(4), hospital=2, rat=4, **PENALTY_BEFORE)
    state = give(state, 1, rat=6, **PENALTY_BEFORE)
    state = give(state, 2, hospital=3, friend="hospital", rat=5, **PENALTY_BEFORE)
    state = give(state, 3, rat=3, **PENALTY_BEFORE)
    after = plague(state, 2 + 0 + 1).players
    assert [player.rat for player in after] == [5, 9, 4, 6]
    assert all(map(unpunished, after))


def test_example_09_plague_of_7() -> None:
    state = give(table(), hospital=2, rat=5, **PENALTY_BEFORE)
    state = give(state, 1, rat=9, **PENALTY_BEFORE)
    state = give(state, 2, hospital=1, friend="hospital", rat=4, **PENALTY_BEFORE)
    after = plague(state, 7).players
    assert [player.rat for player in after] == [9, 9, 9]
    assert [penalised(player) for player in after] == [True, True, False]
    assert unpunished(after[2])


def test_example_15_with_one_marker_a_message_of_another_colour_then_every_other_but_that() -> None:
    state = table(4)
    near = state.table.distances[0]
    market = next(m for m, far in enumerate(near) if far == 1 and borough_of(m) != 0 and m % 5)
    state = replace(state, messages=(*state.messages[:market], 1, *state.messages[market + 1 :]))
    state = moved(nd.apply(play(state, "carriage_house"), Drive(market)), "take")
    assert (state.players[0].prestige, state.players[0].supply) == (2, 4 - 1 + 1)

    state = play(state, "carriage_house")
    colours = set()
    for move in nd.legal_moves(state):
        if choices(nd.apply(state, move)) == {"take", "pass"}:
            assert isinstance(move, Drive)
            colours.add(borough_of(move.market))
    assert colours == {0, 1, 2, 3} - {borough_of(market)}


@pytest.mark.parametrize(
    ("first", "second", "after"),
    [
        ("marker", "marker", (3, 5, 4)),
        ("gold", "gold", (5, 3, 4)),
        ("marker", "gold", (4, 4, 4)),
        ("gold", "rat", (4, 3, 3)),
    ],
)
@pytest.mark.parametrize(("edition", "standing"), [("classic", 3), ("anniversary", 2)])
def test_example_16_hotel_with_two_benefits(
    edition: str, standing: int, first: str, second: str, after: tuple[int, int, int]
) -> None:
    state = give(table(edition=edition), hotel=standing, rat=4)
    player = play(state, "hotel", f"gain {first}", f"gain {second}").players[0]
    assert (player.gold, player.supply, player.rat) == after
