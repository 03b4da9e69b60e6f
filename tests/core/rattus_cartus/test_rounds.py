"""The course of a round (R1 to R7)."""

import pytest
from msgspec.structs import replace

from core import rattus_cartus as rc
from core.rattus_cartus.event_types import BuildingReplaced, Entered, PassPlayed, StartPassed
from core.rattus_cartus.moves import PASS, Enter
from core.rattus_cartus.names import Phase
from core.rattus_cartus.state import Task
from tests.core.rattus_cartus.scenes import (
    asked,
    choices,
    going_on,
    held,
    moved,
    names,
    pile_of,
    refused,
    table,
    told,
    visit,
)


def next_row(players: int, pile: str, replacement: str) -> rc.State:
    """The position after the row of the next round was turned up."""
    state = table(players)
    rest = state.pile[: (state.table.size.rounds - 2) * state.table.size.row]
    state = replace(state, pile=(*pile.split(), *rest), replacement=tuple(replacement.split()), task=None)
    return going_on(state, "end_round")


def test_r1_the_cards_of_a_row_lie_in_the_order_in_which_they_were_drawn() -> None:
    state = next_row(4, "farm-a palace-a farm-b", "tent-a hut-a")
    assert state.row == ("farm-a", "palace-a", "farm-b")
    assert state.buried == 0


def test_r1_identical_is_of_the_same_type_whatever_class_or_support() -> None:
    assert next_row(3, "farm-a brewery-a", "tent-a").row == ("farm-a", "brewery-a")
    assert next_row(3, "farm-a farm-b", "tent-a").row == ("farm-a", "tent-a")


def test_r1_replacing_goes_on_while_all_are_still_identical() -> None:
    state = next_row(2, "farm-a farm-b", "farm-c farm-d tent-a hut-a")
    assert state.row == ("farm-a", "tent-a")
    assert state.replacement == ("hut-a", "farm-b", "farm-c", "farm-d")
    assert state.buried == 3


def test_r1_what_is_replaced_is_told() -> None:
    state = replace(table(2), pile=("farm-a", "farm-b"), replacement=("tent-a",), phase=Phase.RESOLVE)
    state = replace(
        state, row=("palace-a", "hut-a"), entries=(), task=Task("look", 0, (1,)), todo=(Task("end_round"),)
    )
    happened = rc.events(state, rc.parse_move(state, "look 1"))
    assert BuildingReplaced(1, "farm-b", "tent-a") in happened
    assert rc.apply(state, rc.parse_move(state, "look 1")).row == ("farm-a", "tent-a")


def test_r2_everybody_picks_a_card_of_the_row_clockwise_from_the_start_player_and_several_the_same() -> None:
    state = replace(table(3, start=1), row=("palace-e", "farm-a"))
    for seat in (1, 2, 0):
        assert asked(state) == ("support", seat)
        state = moved(state, "support palace")
    assert state.rats == (8, 8, 8)


def test_r2_a_support_is_carried_out_as_draw_then_rats_then_look_and_what_cannot_be_done_is_skipped() -> None:
    state = replace(table(3), row=("palace-c", "tent-d"), rats=(0, 10, 10))
    after = moved(state, "support palace")
    assert (len(after.hands[0]), after.rats[0]) == (7, 0)
    state = replace(table(3), row=("palace-e", "tent-d"), rats=(1, 10, 10))
    assert moved(state, "support palace").rats[0] == 0


def test_r2_the_place_of_the_nun_row_is_the_choice_of_whoever_looks() -> None:
    state = moved(replace(table(3), row=("palace-a", "tent-d")), "support tent")
    assert choices(state) == {f"look {place}" for place in range(1, 6)}
    assert asked(moved(state, "look 2")) == ("support", 1)


def test_r3_who_enters_is_seen_by_all_so_that_no_step_is_sealed() -> None:
    state = visit("tent-a farm-a", ["magic0", ""])
    assert not rc.is_sealed(state)
    assert not rc.is_sealed(moved(state, "enter tent magic0"))


def test_r3_all_enter_clockwise_from_the_start_player_one_building_each_free_or_not() -> None:
    state = visit("tent-a farm-a", ["magic0", "magic0 magic1", ""], start=1)
    for seat, entry in ((1, "tent magic0"), (2, "tent"), (0, "farm magic0")):
        assert asked(state) == ("enter", seat)
        *_, entered = [event for event in told(state, f"enter {entry}") if isinstance(event, Entered)]
        assert (entered.seat, entered.number) == (seat, len(entry.split()) - 1)
        if seat:
            state = moved(state, f"enter {entry}")
            assert state.entries[-1].seat == seat


def test_r3_the_cards_leave_the_hand_at_once_and_only_their_number_is_announced() -> None:
    state = moved(visit("tent-a farm-a", ["2*magic0 sword", "", ""]), "enter tent magic0 sword")
    assert names(state.hands[0]) == ["magic0"]
    assert rc.view(state, 1).entries[0].number == 2
    assert rc.view(state, 1).entries[0].cards == ()
    assert names(rc.view(state, 0).entries[0].cards) == ["magic0", "sword"]


def test_r4_population_jokers_swords_and_flutes_are_playable_gold_and_passes_are_not() -> None:
    state = visit("tent-a farm-a", ["magic0 joker sword flute pass gold", ""])
    assert len(rc.legal_moves(state)) == 2 * 2**4 + 1
    assert refused(state, Enter(0, (34,))) == "gold-is-not-laid"
    assert refused(state, Enter(0, (33,))) == "pass-is-not-laid"
    assert Enter(1, (0 + 4 * 5, 30, 31, 32)) in rc.legal_moves(state)


def test_r5_a_pass_goes_back_to_its_pile_at_once_and_the_turn_to_the_next() -> None:
    state = visit("tent-a farm-a", ["pass", "", ""])
    before = pile_of(state, "pass")
    assert told(state, "pass")[0] == PassPlayed(0)
    state = moved(state, "pass")
    assert (pile_of(state, "pass"), held(state, 0, "pass"), asked(state)) == (before + 1, 0, ("enter", 1))


def test_r5_the_last_one_outside_is_not_offered_a_pass_in_the_first_lap_either() -> None:
    state = moved(visit("tent-a farm-a", ["", "pass"]), "enter tent")
    assert PASS not in rc.legal_moves(state)
    assert refused(state, PASS) == "last-outside"
    assert refused(visit("tent-a farm-a", ["", "pass"]), PASS) == "no-pass-in-hand"


def test_r5_all_may_pass_but_the_last() -> None:
    state = moved(
        visit("tent-a farm-a", ["2*pass", "2*pass", "2*pass"]), "pass", "pass", "pass", "pass", "pass"
    )
    assert asked(state) == ("enter", 2)
    assert PASS in rc.legal_moves(state)
    state = moved(state, "pass")
    assert asked(state) == ("enter", 0)
    state = moved(state, "enter tent", "enter tent")
    assert asked(state) == ("enter", 2)
    assert state.passed == ()


def test_r6_buildings_are_resolved_in_row_order_and_one_that_nobody_entered_is_skipped() -> None:
    state = visit("tent-a farm-a palace-a", ["", "", "", ""])
    happened = told(state, "enter palace", "enter tent", "enter palace", "enter tent")
    places = [event.place for event in happened if type(event).__name__ == "BuildingBegan"]
    assert places == [0]
    state = moved(state, "enter palace", "enter tent", "enter palace", "enter tent")
    happened = told(state, "look 1", "look 2", "look 1")
    assert [event.place for event in happened if type(event).__name__ == "BuildingBegan"] == [2]


def test_r7_discs_come_back_the_row_is_discarded_and_the_start_player_card_moves_to_the_left() -> None:
    state = replace(table(3, start=2), task=None, row=("farm-a", "palace-a"))
    after = going_on(state, "end_round")
    assert (after.start, after.round, after.gone, after.entries) == (0, 1, ("farm-a", "palace-a"), ())
    assert asked(after) == ("support", 0)


def test_r7_that_it_moves_is_told() -> None:
    state = rc.new_game(rc.Setup(("Anna", "Luc"), start=0), 3)
    while state.round == 0:
        before, move = state, rc.legal_moves(state)[0]
        state = rc.apply(state, move)
    assert StartPassed(1) in rc.events(before, move)


@pytest.mark.parametrize("players", rc.PLAYERS)
def test_r7_a_game_has_as_many_rounds_as_there_are_rows_in_the_pile(players: int) -> None:
    state = table(players)
    while rc.to_move(state) is not None:
        last, state = state, rc.apply(state, rc.legal_moves(state)[0])
    assert last.round + 1 == state.table.size.rounds
    assert (state.pile, len(state.gone)) == ((), 30 - state.table.size.replacement)
