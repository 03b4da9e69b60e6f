"""What there is and how a game begins (K1 to K4, S1 to S7)."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from core import rattus_cartus as rc
from core.game import BadSetup
from core.rattus_cartus.event_types import BuildingReplaced
from core.rattus_cartus.names import (
    CLASSES,
    HOMES,
    PILES,
    POPULATION_KINDS,
    TYPES,
    class_of,
    copies_of,
    nuns_of,
    type_of,
)
from core.rattus_cartus.rules import opening_events
from core.rattus_cartus.setup import CARDS
from tests.core.rattus_cartus.scenes import ALL_BUILDINGS, NAMES, cards, table

COMPONENTS = rc.default_components()


def all_population(state: rc.State) -> list[int]:
    return [*state.deck, *state.nuns, *[card for hand in state.hands for card in hand]]


def test_k1_there_are_fourteen_population_cards_a_class_with_so_many_nuns() -> None:
    found = all_population(table(4))
    assert len(found) == 84
    assert Counter(map(class_of, found)) == dict.fromkeys(range(6), 14)
    assert Counter(map(nuns_of, found)) == {4: 24, 3: 12, 2: 12, 1: 12, 0: 24}
    assert sum(map(nuns_of, found)) == 168


def test_k2_there_are_sixty_building_cards_two_types_a_class_and_five_copies_of_each() -> None:
    assert len(set(CARDS)) == 60
    assert Counter(HOMES[kind] for kind in TYPES) == dict.fromkeys(range(6), 2)
    assert all(len(building.supports) == 5 for building in COMPONENTS.buildings.values())


def test_k3_there_are_fifteen_jokers_and_fifty_one_special_cards() -> None:
    piles = COMPONENTS.piles
    assert (piles.joker, piles.sword, piles.flute, piles.pass_, piles.gold) == (15, 12, 12, 12, 15)
    assert table(3).piles == (15, 12, 12, 12, 15)


def test_k4_a_token_is_worth_one_and_tracks_start_at_none() -> None:
    assert COMPONENTS.scoring.token == 1
    assert set(sum(table(3).influence, ())) == {0}


@pytest.mark.parametrize("players", rc.PLAYERS)
def test_s1_all_begin_with_ten_rats_and_nothing_on_the_tracks(players: int) -> None:
    state = table(players)
    assert state.rats == (10,) * players
    assert state.tokens == (0,) * players
    assert state.influence == ((0,) * players,) * 6


@pytest.mark.parametrize("players", rc.PLAYERS)
@pytest.mark.parametrize("buildings", ["first_game", "by_type", "by_card", "chosen"])
def test_s2_thirty_different_building_cards_are_played_with_five_a_class(
    players: int, buildings: str
) -> None:
    for seed in range(20):
        used = table(players, seed, buildings=buildings).table.buildings
        assert len(set(used)) == 30
        assert Counter(HOMES[type_of(card)] for card in used) == dict.fromkeys(range(6), 5)


def test_s2_a_first_game_has_farm_marketplace_monastery_castle_tent_and_palace() -> None:
    used = table(3, buildings="first_game").table.buildings
    assert {type_of(card) for card in used} == {
        "farm",
        "marketplace",
        "monastery",
        "castle",
        "tent",
        "palace",
    }


def test_s2_by_type_takes_all_copies_of_one_type_a_class_and_by_card_mixes_them() -> None:
    by_type = [
        {type_of(card) for card in table(4, n, buildings="by_type").table.buildings} for n in range(60)
    ]
    assert all(len(kinds) == 6 for kinds in by_type)
    assert set().union(*by_type) == set(TYPES)
    mixed = [
        len({type_of(card) for card in table(4, n, buildings="by_card").table.buildings}) for n in range(30)
    ]
    assert max(mixed) > 9


def test_s2_any_five_of_the_ten_of_a_class_can_be_chosen_and_a_type_means_all_its_copies() -> None:
    assert table(4).table.buildings == tuple(sorted(ALL_BUILDINGS, key=CARDS.index))
    setup = rc.read_setup(
        {"players": NAMES[:3], "buildings": "chosen", "chosen": ["farm", *ALL_BUILDINGS[5:]]}
    )
    assert setup.chosen[:5] == copies_of("farm")


def test_s3_no_tower_is_dealt_to_two_players_though_they_may_choose_it() -> None:
    for seed in range(30):
        for buildings in ("by_type", "by_card"):
            used = table(2, seed, buildings=buildings).table.buildings
            assert [type_of(card) for card in used].count("castle") == 5
    assert "guard_tower-a" in table(2).table.buildings
    assert rc.has_tower(table(2).table.setup)
    assert not rc.has_tower(table(2, buildings="by_card").table.setup)


@pytest.mark.parametrize("players", rc.PLAYERS)
def test_s4_five_cards_lie_in_the_nun_row_and_five_are_in_each_hand(players: int) -> None:
    state = table(players)
    assert len(state.nuns) == 5
    assert [len(hand) for hand in state.hands] == [5] * players
    assert len(state.deck) == 84 - 5 - 5 * players
    assert all(card < POPULATION_KINDS for card in all_population(state))
    assert state.discard == ()


def test_s5_only_specials_that_the_thirty_cards_hand_out_are_in_play_and_always_the_jokers() -> None:
    assert dict(zip(PILES, table(3, buildings="first_game").piles, strict=True)) == {
        "joker": 15,
        "sword": 12,
        "flute": 0,
        "pass": 0,
        "gold": 0,
    }
    none = [*["farm", "marketplace", "hospital", "guard_tower", "tent", "palace"]]
    assert rc.new_game(rc.Setup(NAMES[:3], "chosen", tuple(none)), 1).piles == (15, 0, 0, 0, 0)
    one = ("farm", "marketplace", "hospital", "guard_tower", *copies_of("tent")[:4], "hut-e", "palace")
    assert rc.new_game(rc.Setup(NAMES[:3], "chosen", one), 1).piles == (15, 0, 12, 0, 0)


@pytest.mark.parametrize(
    ("players", "rounds", "row", "replacement"), [(2, 10, 2, 10), (3, 9, 2, 12), (4, 8, 3, 6), (5, 8, 3, 6)]
)
def test_s6_so_many_rounds_buildings_and_cards_in_the_replacement_pile(
    players: int, rounds: int, row: int, replacement: int
) -> None:
    state = table(players)
    assert (state.table.size.rounds, len(state.row), len(state.replacement)) == (rounds, row, replacement)
    assert len(state.pile) == (rounds - 1) * row
    assert sorted(state.pile + state.row + state.replacement) == sorted(state.table.buildings)


def test_s6_the_seed_chooses_a_start_player_if_nobody_else_does() -> None:
    assert {rc.new_game(rc.Setup(NAMES[:3]), seed).start for seed in range(30)} == {0, 1, 2}
    assert {table(3, seed).start for seed in range(9)} == {0}


def test_s6_what_was_turned_up_and_dealt_before_the_first_decision_is_told() -> None:
    swapped = 0
    for seed in range(60):
        state = table(2, seed, buildings="by_type")
        (
            *dealt,
            began,
        ) = [event for event in opening_events(state) if type(event).__name__ != "BuildingReplaced"]
        swaps = [event for event in opening_events(state) if type(event).__name__ == "BuildingReplaced"]
        assert [event.cards for event in dealt] == [*state.hands]
        row = began.row
        for swap in swaps:
            assert row[-1] == swap.gone
            row = (*row[:-1], swap.come)
        assert row == state.row
        swapped += len(swaps)
    assert swapped


def test_s6_of_a_row_that_was_replaced_twice_each_card_is_told_that_came_and_went() -> None:
    state = rc.new_game(rc.Setup(NAMES[:3], buildings="by_type"), 22)
    first, second = state.replacement[-2:]
    swaps = [event for event in opening_events(state) if isinstance(event, BuildingReplaced)]
    assert swaps == [BuildingReplaced(1, first, second), BuildingReplaced(1, second, state.row[1])]


def test_s7_a_draw_uses_up_the_deck_and_goes_on_with_the_shuffled_discard_pile() -> None:
    state = table(3)
    state = replace(
        state, row=("farm-a", "palace-a"), deck=cards("magic0 magic1"), discard=cards("3*clergy4")
    )
    after = rc.apply(state, rc.parse_move(state, "support farm"))
    new = Counter(after.hands[0]) - Counter(state.hands[0])
    assert new == Counter(cards("magic0 magic1 2*clergy4"))
    assert (after.deck, after.discard, after.shuffled) == (cards("clergy4"), (), cards("3*clergy4"))


def test_s7_with_deck_and_discard_pile_empty_the_rest_of_a_draw_is_lost() -> None:
    state = replace(table(3), row=("farm-a", "palace-a"), deck=cards("magic0"), discard=())
    after = rc.apply(state, rc.parse_move(state, "support farm"))
    assert [len(hand) for hand in after.hands] == [6, 5, 5]
    assert after.deck == ()


def problem(**wish: Any) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(BadSetup) as caught:
        rc.read_setup({"players": NAMES[:3], **wish})
    return caught.value.reason, caught.value.details


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"players": ["Anna"]}, "setup-player-count"),
        ({"players": [*NAMES, "Guillaume"]}, "setup-player-count"),
        ({"players": ["Anna", "anna"]}, "setup-equal-names"),
        ({"buildings": "all"}, "setup-value"),
        ({"rats_shown": True}, "setup-value"),
        ({"handicap": 1}, "setup-unknown-option"),
        ({"colours": ["red", "red", "blue"]}, "setup-equal-colours"),
        ({"colours": ["red", "blue"]}, "setup-colour-count"),
        ({"start": 3}, "setup-start"),
        ({"chosen": ["farm"]}, "setup-chosen-unasked"),
        ({"buildings": "chosen", "chosen": ["farm"]}, "setup-building-count"),
        ({"buildings": "chosen", "chosen": ["stable"]}, "setup-unknown-building"),
        ({"buildings": "chosen", "chosen": ["farm", "farm-a"]}, "setup-building-twice"),
    ],
)
def test_what_cannot_be_played_is_refused(wish: dict[str, Any], reason: str) -> None:
    assert problem(**wish)[0] == reason


def test_of_what_class_too_few_or_too_many_were_chosen_is_told() -> None:
    chosen = ["farm-a", *[card for card in ALL_BUILDINGS if HOMES[type_of(card)]]]
    assert problem(buildings="chosen", chosen=chosen)[1] == {
        "first": "farm",
        "second": "brewery",
        "found": 1,
        "wanted": 5,
    }


def test_the_same_seed_gives_the_same_game_and_others_other_ones() -> None:
    assert table(4, 5) == table(4, 5)
    assert len({table(4, seed).nuns + table(4, seed).row for seed in range(40)}) == 40  # type: ignore[operator]


def test_classes_are_six() -> None:
    assert len(CLASSES) == 6
