"""The resolution of a building (D1 to D7), two players (T1 to T3) and the last round (E1)."""

import pytest

from core import rattus_cartus as rc
from core.rattus_cartus.buildings import privileged, reason_of
from core.rattus_cartus.event_types import (
    BuildingBegan,
    CardsGiven,
    CardsTaken,
    Compared,
    Event,
    InfluenceGained,
    PrivilegeWon,
    RatGiven,
    RatsChanged,
    Revealed,
)
from core.rattus_cartus.names import strangers_among
from core.rattus_cartus.state import Entry
from core.rattus_cartus.tracks import ranking
from tests.core.rattus_cartus.scenes import (
    asked,
    cards,
    choices,
    held,
    moved,
    names,
    order_on,
    pile_of,
    points_on,
    resolved,
    told,
    visit,
)


def of_kind(happened: list[Event], kind: type[Event]) -> list[Event]:
    return [event for event in happened if isinstance(event, kind)]


def test_d1_all_who_entered_a_building_turn_over_their_cards_when_it_is_resolved() -> None:
    state = visit("hospital-a farm-a", ["clergy0 gold", "magic0 clergy0", "clergy1"])
    state = moved(state, "enter hospital clergy0", "enter farm magic0", "enter hospital clergy1")
    view = rc.view(state, 2)
    assert asked(state) == ("hospital", 0)
    assert [(entry.seat, names(entry.cards)) for entry in view.entries] == [
        (0, ["clergy0"]),
        (1, []),
        (2, ["clergy1"]),
    ]


def test_d2_force_is_influence_in_one_move_and_each_stranger_is_a_rat_but_no_joker() -> None:
    happened = told(
        visit("palace-a farm-a", ["2*nobility0 joker magic1 sword", "", ""]),
        *("enter palace 2*nobility0 joker magic1 sword", "enter farm", "enter farm"),
    )
    assert InfluenceGained(0, 5, 0, 4, "force") in happened
    assert RatsChanged(0, 10, 11, "strangers") in happened
    assert strangers_among(cards("nobility4 joker magic0 peasantry4 sword"), 5) == 2


def test_d2_cards_of_the_class_beside_are_strangers() -> None:
    assert [
        strangers_among(cards(name), 2) for name in ("bourgeoisie4", "clergy0", "clergy4", "knighthood0")
    ] == [1, 0, 0, 1]


def test_d3_who_does_not_move_does_not_arrive_anew() -> None:
    before = ((0, 0, 0),) * 5 + ((4, 4, 0),)
    state = resolved("palace-a farm-a", "palace", "palace", "farm", influence=before)
    assert order_on(state, "nobility") == (0, 1, 2)


def test_d3_of_two_buildings_of_a_class_the_left_one_is_first() -> None:
    state = resolved("palace-a palace-b farm-a", "palace-b nobility0", "palace-a nobility0", "farm", "farm")
    assert points_on(state, "nobility") == (1, 1, 0, 0)
    assert ranking(points_on(state, "nobility"), order_on(state, "nobility")) == [1, 0]


def test_d3_nobody_without_influence_has_a_rank() -> None:
    assert ranking((0, 3, 0, 5), (3, 2, 1, 0)) == [3, 1]


def test_d4_swords_count_once_a_building_and_before_flutes_and_after_all_influence() -> None:
    happened = told(
        visit("palace-a farm-a", ["2*sword 2*flute", "nobility0 4*gold", ""]),
        "enter palace 2*sword 2*flute",
        "enter palace nobility0",
        "enter farm",
    )
    told_of = (InfluenceGained, Compared, CardsGiven, RatGiven)
    kinds = [type(event) for event in happened if isinstance(event, told_of)]
    assert kinds == [InfluenceGained, Compared, CardsGiven, Compared, RatGiven]
    state = resolved(
        "palace-a farm-a", "palace 2*sword 2*flute", "palace nobility0", "farm", holding=["", "4*gold", ""]
    )
    assert (held(state, 0, "gold"), held(state, 1, "gold")) == (2, 2)
    assert state.rats == (9, 11, 10)


def entry(seat: int, place: int, force: int) -> Entry:
    return Entry(seat, place, force, (), force)


@pytest.mark.parametrize(
    ("entries", "seat", "why"),
    [
        ([entry(2, 0, 1), entry(0, 0, 3)], 0, "highest"),
        ([entry(2, 0, 3), entry(0, 0, 3)], 2, "first"),
        ([entry(2, 0, 0), entry(0, 0, 0)], 2, "first"),
        ([entry(2, 0, 1), entry(1, 0, 1), entry(0, 0, 2)], 0, "highest"),
        ([entry(1, 0, 0), entry(0, 1, 5)], 1, "alone"),
        ([entry(0, 1, 5)], -1, ""),
    ],
)
def test_d5_the_privilege_is_of_the_highest_force_then_of_the_first_to_enter_and_none_is_enough(
    entries: list[Entry], seat: int, why: str
) -> None:
    assert privileged(entries, 0, one_for_all=False) == seat
    if why:
        assert reason_of(entries, 0, one_for_all=False) == why


def test_t1_of_two_players_the_forces_of_all_buildings_say_who_has_the_privilege_and_why() -> None:
    entries = [entry(1, 0, 2), entry(0, 1, 2)]
    assert privileged(entries, 0, one_for_all=True) == 1
    assert privileged(entries, 1, one_for_all=True) == -1
    assert reason_of(entries, 0, one_for_all=True) == "first"


def test_d5_swords_and_flutes_count_nothing_and_the_privilege_is_instead_of_the_basic_action() -> None:
    state = resolved("palace-a farm-a", "palace 3*sword", "palace joker", "palace")
    assert state.tokens == (1, 2, 1)


def test_d6_first_acts_the_privilege_then_the_others_in_order_of_entry() -> None:
    happened = told(
        visit("office-a farm-a", ["", "joker", ""]), "enter office", "enter office joker", "enter office"
    )
    assert of_kind(happened, PrivilegeWon) == [PrivilegeWon(1, 0, "office-a", "highest")]
    assert [(event.seat, event.number) for event in happened if isinstance(event, CardsTaken)] == [
        (1, 2),
        (0, 1),
        (2, 1),
    ]


def test_d7_played_cards_are_put_away_only_after_the_actions() -> None:
    state = resolved(
        "farm-a palace-a",
        "farm 3*peasantry0 joker sword",
        "palace",
        "palace",
        deck=(),
        discard=cards("magic0"),
    )
    assert names(state.hands[0]) == ["magic0"]
    assert state.discard == cards("3*peasantry0")
    assert (pile_of(state, "joker"), pile_of(state, "sword")) == (15, 12)


def test_d7_cards_that_were_won_stay_in_hand() -> None:
    state = resolved("castle-a farm-a", "castle", "farm", "farm")
    assert held(state, 0, "sword") == 2


def test_t1_there_is_one_privilege_a_round_even_in_different_buildings() -> None:
    assert resolved("palace-a treasury-a", "palace nobility0", "treasury 2*nobility0").tokens == (1, 0)
    state = resolved("palace-a treasury-a", "palace nobility0", "treasury 2*nobility0")
    assert held(state, 1, "gold") == 2
    state = resolved("palace-a treasury-a", "palace 2*nobility0", "treasury nobility0")
    assert (state.tokens[0], held(state, 1, "gold")) == (2, 1)


def test_t1_on_a_tie_it_is_of_the_first_to_enter_in_time_passes_included() -> None:
    state = moved(visit("palace-a treasury-a", ["pass", ""]), "pass", "enter treasury", "enter palace")
    assert (state.tokens[0], held(state, 1, "gold")) == (1, 2)


def test_t1_with_three_players_each_building_has_one() -> None:
    state = resolved("palace-a treasury-a", "palace", "treasury", "palace")
    assert (state.tokens, held(state, 1, "gold")) == ((2, 0, 1), 2)


def test_t2_both_reveal_at_the_start_of_the_phase() -> None:
    happened = told(visit("palace-a tent-a", ["magic0", "joker"]), "enter tent magic0", "enter palace joker")
    kinds = [type(event) for event in happened if isinstance(event, Revealed | BuildingBegan)]
    assert kinds == [Revealed, Revealed, BuildingBegan, BuildingBegan]
    assert [event.seat for event in happened if isinstance(event, Revealed)] == [0, 1]


def test_t2_so_cards_of_the_second_building_lie_open_while_the_first_one_is_resolved() -> None:
    state = moved(visit("hospital-a tent-a", ["gold", "2*magic0"]), "enter hospital", "enter tent 2*magic0")
    assert asked(state) == ("hospital", 0)
    assert choices(state) == {"discard", "discard gold"}
    assert names(rc.view(state, 0).entries[1].cards) == ["magic0", "magic0"]
    assert state.rats[0] == 10


def test_e1_in_the_last_round_no_building_acts_and_the_privileged_one_gains_one_and_arrives_anew() -> None:
    state = resolved("palace-a farm-a", "palace nobility0", "palace nobility0", "farm", last=True)
    assert points_on(state, "nobility") == (2, 1, 0)
    assert points_on(state, "peasantry") == (0, 0, 1)
    assert state.tokens == (0, 0, 0)
    assert order_on(state, "nobility") == (2, 1, 0)
    assert [len(hand) for hand in state.hands] == [0, 0, 0]


def test_e1_swords_and_flutes_and_rats_are_as_always() -> None:
    state = resolved(
        "palace-a farm-a",
        "palace sword flute magic0",
        "palace",
        "farm",
        holding=["", "2*gold", ""],
        last=True,
    )
    assert (held(state, 0, "gold"), state.rats) == (1, (10, 11, 10))


def test_e1_with_two_players_one_of_both_gains_one() -> None:
    state = resolved("palace-a farm-a", "palace", "farm peasantry0", last=True)
    assert (points_on(state, "nobility"), points_on(state, "peasantry")) == ((0, 0), (0, 2))
