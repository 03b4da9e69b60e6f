"""The first position (section S)."""

import pytest

from core import notre_dame as nd
from core.notre_dame.gains import gold_in_supply
from core.notre_dame.names import ACTIONS, COLOURS, NOWHERE, Card
from core.notre_dame.state import NO_MESSAGE
from tests.core.notre_dame.scenes import end_round, give, table

RING = {2: 4, 3: 3, 4: 4, 5: 5}
PLAYERS = [2, 3, 4, 5]


def corner_messages(state: nd.State, borough: int) -> tuple[int, ...]:
    return state.messages[5 * borough + 1 : 5 * borough + 5]


@pytest.mark.parametrize("players", PLAYERS)
def test_s1_the_ring_has_three_four_or_five_boroughs(players: int) -> None:
    assert len(table(players).table.colours) == RING[players]


def test_s1_two_players_sit_opposite_each_other() -> None:
    assert table(players=2).table.homes == (0, 2)


@pytest.mark.parametrize(("players", "value"), [(2, 6), (3, 8), (4, 10), (5, 12)])
def test_s2_cathedral_value(players: int, value: int) -> None:
    state = end_round(give(table(players), cathedral=1), 2)
    assert state.players[0].prestige == value


@pytest.mark.parametrize("players", PLAYERS)
def test_s3_each_player_begins_with_the_same_goods(players: int) -> None:
    for player in table(players).players:
        assert (player.supply, player.reserve, sum(player.markers)) == (4, 10, 0)
        assert (player.gold, player.rat, player.prestige, player.messages) == (3, 0, 0, ())
        assert player.friend == NOWHERE


@pytest.mark.parametrize("players", PLAYERS)
def test_s3_the_carriage_stands_on_the_centre_of_the_own_borough(players: int) -> None:
    state = table(players)
    assert [player.carriage for player in state.players] == [5 * home for home in state.table.homes]


@pytest.mark.parametrize("players", PLAYERS)
def test_s4_each_borough_has_one_message_of_each_kind_on_its_corners(players: int) -> None:
    state = table(players)
    for borough in range(RING[players]):
        assert sorted(corner_messages(state, borough)) == [0, 1, 2, 3]
        assert state.messages[5 * borough] == NO_MESSAGE


def test_s4_the_messages_are_shuffled() -> None:
    assert len({corner_messages(table(seed=seed), 0) for seed in range(20)}) > 5


def test_s4_with_two_players_the_unowned_boroughs_have_two_unused_colours() -> None:
    colours = table(players=2, colours=("red", "green")).table.colours
    assert (colours[0], colours[2]) == ("red", "green")
    assert len(set(colours)) == 4
    assert set(colours) <= set(COLOURS)


def test_s4_the_unused_colours_are_drawn_by_the_seed() -> None:
    assert len({table(players=2, seed=seed).table.colours for seed in range(40)}) == 6


def test_s4_with_two_players_the_unowned_boroughs_have_no_carriage() -> None:
    assert sorted(player.carriage for player in table(players=2).players) == [0, 10]


@pytest.mark.parametrize("players", PLAYERS)
def test_s5_each_player_has_nine_action_cards(players: int) -> None:
    for seat, cards in enumerate(table(players).cards):
        assert sorted((cards.stack + cards.drawn), key=lambda card: card.action) == [
            Card(seat, action) for action in ACTIONS
        ]


def test_s5_the_action_cards_are_shuffled() -> None:
    draws = {table(seed=seed).cards[seat].drawn for seed in range(10) for seat in range(3)}
    assert len(draws) > 20


def test_s6_the_six_brown_persons_are_one_stack() -> None:
    assert sorted(table().brown) == ["doctor", "fool", "hostess", "minstrel", "money_lender", "monk"]


def test_s6_the_brown_persons_are_shuffled() -> None:
    assert len({table(seed=seed).brown[0] for seed in range(40)}) == 6


def test_s6_gray_persons_are_stacked_a_on_top_of_b_on_top_of_c() -> None:
    gray = table().gray
    assert set(gray[:3]) == {"city_guard", "night_watchman", "bishop"}
    assert set(gray[3:6]) == {"guild_master", "beggar_king", "advocate"}
    assert set(gray[6:]) == {"lady_of_the_court", "mayor", "carpenter"}


def test_s6_gray_persons_are_shuffled_within_their_letter() -> None:
    stacks = [table(seed=seed).gray for seed in range(60)]
    assert all(len({gray[first : first + 3] for gray in stacks}) == 6 for first in (0, 3, 6))


@pytest.mark.parametrize("seed", range(8))
def test_s6_with_the_new_persons_three_of_each_letter_are_drawn(seed: int) -> None:
    state = table(new_persons=True, seed=seed)
    letters = [state.table.components.persons[person].stack for person in state.gray]
    assert letters == ["A"] * 3 + ["B"] * 3 + ["C"] * 3
    assert len(set(state.gray)) == 9


def test_s7_the_start_player_is_chosen() -> None:
    state = nd.new_game(nd.Setup(("Anna", "Luc", "Claire"), start=2), 1)
    assert (state.start, nd.to_move(state)) == (2, 2)


def test_s7_or_the_start_player_comes_by_the_seed() -> None:
    setup = nd.Setup(("Anna", "Luc", "Claire"))
    assert {nd.new_game(setup, seed).start for seed in range(30)} == {0, 1, 2}


@pytest.mark.parametrize("players", PLAYERS)
def test_s7_what_the_players_do_not_hold_of_25_coins_is_the_supply(players: int) -> None:
    assert gold_in_supply(table(players)) == 25 - 3 * players


def test_s7_or_gold_is_without_limit() -> None:
    assert gold_in_supply(table(limited_gold=False)) is None


def test_the_same_setup_and_seed_give_the_same_game() -> None:
    assert table(seed=7) == table(seed=7)
    assert table(seed=7) != table(seed=8)
