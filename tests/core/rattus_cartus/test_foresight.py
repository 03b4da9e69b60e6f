"""What a move is certain to do, and what is not told of it beforehand."""

import random

from msgspec.structs import replace

from core import rattus_cartus as rc
from core.foresight import common_events
from core.rattus_cartus.event_types import (
    CardsGiven,
    Entered,
    Event,
    InfluenceGained,
    NunSeen,
    RatsChanged,
    Revealed,
    Scored,
    SupportUsed,
    TokensTaken,
    TowerCounted,
)
from tests.core.rattus_cartus.scenes import NAMES, going_on, moved, resolved, table, visit


def foretold(state: rc.State, text: str) -> list[type[Event]]:
    seat = rc.to_move(state)
    assert seat is not None
    return [type(event) for event in rc.foreseen(rc.view(state, seat), rc.parse_move(state, text))]


def test_of_a_support_the_rats_are_certain_and_the_cards_are_not() -> None:
    state = replace(table(3), row=("palace-c", "tent-d"))
    assert foretold(state, "support palace") == [SupportUsed, RatsChanged]


def test_what_a_look_shows_is_not_told_before() -> None:
    state = moved(replace(table(3), row=("palace-c", "tent-d")), "support tent")
    assert NunSeen not in foretold(state, "look 1")


def test_the_last_one_to_enter_foresees_his_own_cards_until_others_are_turned_over() -> None:
    state = moved(visit("tent-a palace-a", ["magic0", "", "nobility0"]), "enter tent magic0", "enter palace")
    assert foretold(state, "enter palace nobility0")[0] == Entered
    assert Revealed not in foretold(state, "enter palace nobility0")


def test_if_nobody_else_has_laid_cards_all_follows() -> None:
    state = moved(visit("palace-a farm-a", ["", "2*nobility0"]), "enter palace")
    happened = foretold(state, "enter palace 2*nobility0")
    assert {Entered, Revealed, InfluenceGained, TokensTaken} <= set(happened)


def test_what_of_the_cards_that_are_still_to_be_drawn_goes_to_a_tower_is_not_told_before() -> None:
    state = moved(visit("brewery-a guard_tower-a", ["", "", "2*peasantry0"]), "enter guard_tower")
    happened = foretold(moved(state, "enter guard_tower"), "enter brewery 2*peasantry0")
    assert TowerCounted in happened
    assert CardsGiven not in happened


def test_what_goes_to_a_tower_of_a_hand_that_is_known_is_told_before() -> None:
    state = moved(visit("guard_tower-a farm-a", ["", "", "2*gold"]), "enter guard_tower", "enter farm")
    assert CardsGiven in foretold(state, "enter farm")


def last_to_enter(state: rc.State) -> rc.State:
    """The last round, in which nobody else has laid a card."""
    size = state.table.size
    state = replace(state, round=size.rounds - 1, pile=(), row=("tent-a", "farm-a"), entries=(), task=None)
    return moved(going_on(state, "end_round", "resolve", "enter_phase"), "enter tent", "enter tent")


def test_points_are_told_before_where_all_know_who_holds_how_many_of_what() -> None:
    state = visit("tent-a farm-a", ["flute gold", "gold joker magic0", "gold"])
    assert foretold(last_to_enter(state), "enter farm").count(Scored) == 3


def test_points_are_not_told_before_where_cards_were_given_in_secret() -> None:
    hands = ["", "2*gold 2*flute magic0", "gold"]
    state = resolved("palace-a palace-b", "palace-a sword", "palace-a", "palace-b", holding=hands)
    assert Scored not in foretold(last_to_enter(moved(state, "give flute gold")), "enter farm")


def test_what_is_certain_is_what_all_deals_have_in_common() -> None:
    met: set[type[Event]] = set()
    for players in rc.PLAYERS:
        chance = random.Random(players)
        state = rc.new_game(rc.Setup(NAMES[:players], buildings="by_card"), players)
        while moves := rc.legal_moves(state):
            move = moves[chance.randrange(len(moves))]
            seat = rc.to_move(state)
            assert seat is not None
            if chance.random() < 0.2:
                view = rc.view(state, seat)
                foreseen, common = rc.foreseen(view, move), common_events(rc, view, move)
                known = min(len(foreseen), len(common))
                assert foreseen[:known] == common[:known]
                met |= set(map(type, foreseen))
            state = rc.apply(state, move)
    assert {Entered, SupportUsed, RatsChanged} <= met
