"""What a move is certain to do, and what is not told of it beforehand."""

import random

from msgspec.structs import replace

from core import rattus_cartus as rc
from core.foresight import common_events
from core.rattus_cartus.event_types import (
    Entered,
    Event,
    InfluenceGained,
    NunSeen,
    RatsChanged,
    Revealed,
    SupportUsed,
    TokensTaken,
)
from tests.core.rattus_cartus.scenes import NAMES, moved, table, visit


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
