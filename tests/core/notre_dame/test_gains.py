"""The park bonus (A10), and gold where there are only 25 coins (E3)."""

import pytest

from core import notre_dame as nd
from core.notre_dame.event_types import GoldTaken
from core.notre_dame.gains import gain_gold, gain_prestige, gold_in_supply, gold_to_be_had
from core.notre_dame.moves import Play
from core.notre_dame.names import Action, Card
from tests.core.notre_dame.scenes import end_round, give, hire, holding, play, table


def gold(state: nd.State, *amounts: int) -> nd.State:
    """The players with this much gold each."""
    for seat, amount in enumerate(amounts):
        state = give(state, seat, gold=amount)
    return state


def held(state: nd.State) -> list[int]:
    return [player.gold for player in state.players]


def test_a10_a_residence_has_one_bonus() -> None:
    assert play(give(table(), park=4, residence=3), "residence").players[0].prestige == 4 + 2


def test_a10_a_donation_has_one_bonus() -> None:
    assert play(give(table(), park=4), "cathedral", "donate 3").players[0].prestige == 6 + 2


def test_a10_a_person_has_one_bonus() -> None:
    state = give(table(), park=4, school=2, bank=2)
    assert hire(state, "guild_master").players[0].prestige == 3 * 2 + 2


def test_a10_a_players_whole_share_of_a_cathedral_scoring_has_one_bonus() -> None:
    assert end_round(give(table(), park=4, cathedral=3), 2).players[0].prestige == 3 * 2 + 2


def test_a10_two_events_have_two_bonuses() -> None:
    state = play(play(give(table(), park=2), "residence"), "residence")
    assert state.players[0].prestige == 1 + 1 + 2 + 1


def test_a10_no_bonus_where_the_event_gains_0() -> None:
    assert hire(give(table(), park=4), "advocate").players[0].prestige == 0
    assert gain_prestige(give(table(), park=4), 0, 0, "bank").players[0].prestige == 0


def test_a10_no_bonus_where_a_cathedral_marker_is_worth_0() -> None:
    state = give(give(table(), park=2, cathedral=3), seat=1, cathedral=6)
    assert [player.prestige for player in end_round(state, 2).players] == [0, 0, 0]


def test_a10_no_bonus_for_gaining_gold_or_markers() -> None:
    state = play(play(give(table(), park=4), "bank"), "school")
    assert state.players[0].prestige == 0


def test_e3_gold_comes_first_from_the_supply() -> None:
    assert held(gain_gold(gold(table(), 0, 9, 9), 0, 7, "bank")) == [7, 9, 9]


def test_e3_the_richest_other_player_gives_what_is_missing() -> None:
    assert held(gain_gold(gold(table(), 2, 8, 14), 0, 4, "bank")) == [6, 8, 11]


def test_e3_then_the_next_richest() -> None:
    assert held(gain_gold(gold(table(players=4), 15, 2, 5, 3), 0, 9, "bank")) == [24, 1, 0, 0]


def test_e3_the_richest_other_not_the_gaining_player_himself() -> None:
    assert held(gain_gold(gold(table(), 20, 2, 3), 0, 1, "bank")) == [21, 2, 2]


@pytest.mark.parametrize(("seat", "expected"), [(0, [2, 11, 12]), (1, [12, 2, 11]), (2, [11, 12, 2])])
def test_e3_ties_go_to_the_first_of_them_clockwise_from_the_gaining_player(
    seat: int, expected: list[int]
) -> None:
    state = gold(table(), *[1 if other == seat else 12 for other in range(3)])
    assert held(gain_gold(state, seat, 1, "bank")) == expected


def test_e3_if_nobody_has_any_the_rest_is_lost() -> None:
    assert held(gain_gold(gold(table(), 20, 2, 1), 0, 7, "bank")) == [25, 0, 0]


def test_e3_the_rule_is_for_the_bank() -> None:
    assert held(play(give(gold(table(), 1, 11, 13), bank=2), "bank")) == [4, 11, 10]


def test_e3_and_for_every_other_gain_of_gold() -> None:
    assert held(hire(gold(table(), 1, 11, 13), "money_lender")) == [2, 11, 12]  # the price fills the supply
    assert held(play(gold(table(), 1, 11, 13), "hotel", "gain gold")) == [2, 11, 12]


def test_e3_who_gave_how_much_is_told() -> None:
    state = holding(gold(table(), 1, 11, 13), "bank", "park", "school")
    assert GoldTaken(0, 2, 1) in nd.events(state, Play(Card(0, Action.BANK)))


def test_e3_the_coins_always_add_up_to_25() -> None:
    state = gain_gold(gold(table(), 1, 11, 12), 0, 5, "bank")
    assert sum(held(state)) == 25
    assert gold_in_supply(state) == 0
    assert gold_in_supply(play(state, "cathedral", "donate 2")) == 2


def test_e3_unlimited_gold_takes_from_nobody() -> None:
    assert held(gain_gold(gold(table(limited_gold=False), 1, 11, 13), 0, 40, "bank")) == [41, 11, 13]


def test_e3_gold_is_to_be_had_while_the_supply_or_anybody_else_has_a_coin() -> None:
    coins = table().table.components.coins
    nobody = give(give(give(table(), gold=coins), seat=1, gold=0), seat=2, gold=0)
    assert not gold_to_be_had(nobody, 0)
    assert gold_to_be_had(nobody, 1)
    assert gold_to_be_had(give(nobody, gold=coins - 1), 0)
    assert gold_to_be_had(give(give(nobody, gold=coins - 1), seat=2, gold=1), 0)
    assert gold_to_be_had(give(give(table(limited_gold=False), gold=99), seat=1, gold=0), 0)
