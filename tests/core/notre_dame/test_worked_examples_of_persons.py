"""The worked examples of the rulebooks that hire a person (section 10, 10 to 14)."""

from typing import Any

import pytest

from core import notre_dame as nd
from core.notre_dame.moves import Drive
from core.notre_dame.names import Action
from tests.core.notre_dame.scenes import choices, give, hire, moved, plague, showing, table

FIVE_MESSAGES = [(0, 3), (1, 3), (2, 1), (0, 1), (1, 0)]  # two "4", two "2 + marker", one "1 + gold"
DOCTORS_PATIENT: dict[str, Any] = {"hospital": 1, "friend": "hospital", "rat": 7, "prestige": 10, "bank": 5}


def test_example_10_fool_from_the_bank_to_a_carriage_house_with_two_markers_up_to_3_markets() -> None:
    state = give(table(5), bank=1, carriage_house=2)
    away = state.table.distances[0]
    state = hire(state, "fool", "from bank", "to carriage_house")
    reach = {move.market for move in nd.legal_moves(state) if isinstance(move, Drive)}
    assert reach == {market for market, distance in enumerate(away) if distance <= 3}


def test_example_10_and_the_message_there_may_be_taken() -> None:
    state = give(table(5), bank=1, carriage_house=2)
    far = next(m for m, steps in enumerate(state.table.distances[0]) if steps == 3 and m % 5)
    state = nd.apply(hire(state, "fool", "from bank", "to carriage_house"), Drive(far))
    assert len(moved(state, "take").players[0].messages) == 1


def test_example_11_doctor_plague_6_hospital_1_and_friend_rat_from_7_to_5() -> None:
    state = showing(give(table(), **DOCTORS_PATIENT), "doctor")
    player = plague(hire(state, "doctor"), 2 + 3 + 1).players[0]
    assert (player.rat, player.prestige, player.markers[Action.BANK]) == (5, 10, 5)


def test_example_11_without_the_doctor_9_with_the_penalty() -> None:
    player = plague(give(table(), **DOCTORS_PATIENT), 2 + 3 + 1).players[0]
    assert (player.rat, player.prestige, player.markers[Action.BANK]) == (9, 8, 4)


def test_example_12_lady_of_the_court_two_sectors_of_5_gain_5() -> None:
    state = give(table(), carriage_house=5, hotel=5)
    assert hire(state, "lady_of_the_court").players[0].prestige == 5


def test_example_12_beggar_king_rat_on_4_gains_5() -> None:
    assert hire(give(table(), rat=4), "beggar_king").players[0].prestige == 5


def test_example_12_advocate_five_messages_gain_6() -> None:
    assert hire(give(table(), messages=FIVE_MESSAGES), "advocate").players[0].prestige == 6


@pytest.mark.parametrize(
    ("text", "gains"), [("again 4", (8, 0, 0)), ("again 2", (4, 2, 0)), ("again 1", (1, 0, 1))]
)
def test_example_13_coachman(text: str, gains: tuple[int, int, int]) -> None:
    player = hire(give(table(), messages=FIVE_MESSAGES), "coachman", text).players[0]
    assert (player.prestige, player.supply - 4, player.gold - 2) == gains


def test_example_13_coachman_has_these_three_choices() -> None:
    state = hire(give(table(), messages=FIVE_MESSAGES), "coachman")
    assert choices(state) == {"again 1", "again 2", "again 4"}


def test_example_14_guard_five_own_markers_in_the_general_supply_gain_6() -> None:
    assert hire(give(table(), reserve=5), "guard").players[0].prestige == 6
