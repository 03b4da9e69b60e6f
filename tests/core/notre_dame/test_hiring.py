"""Phase 4: hiring a person (C4)."""

import pytest
from msgspec.structs import replace

from core import notre_dame as nd
from core.notre_dame.event_types import HiringPassed, Paid, PersonHired
from core.notre_dame.gains import gold_in_supply
from core.notre_dame.moves import Hire
from core.notre_dame.rules import settle
from core.notre_dame.state import Task
from tests.core.notre_dame.scenes import choices, give, hire, moved, refused, showing, table

PERSONS = ("monk", "money_lender", "city_guard")


def phase_4(state: nd.State, start: int = 0) -> nd.State:
    """Phase 4 with these persons, from its beginning to its end."""
    state = showing(state, *PERSONS)
    return settle(replace(state, start=start, todo=(Task("hiring"),), task=None, options=()))


@pytest.mark.parametrize("start", [0, 1, 2])
def test_c4_from_the_start_player_clockwise(start: int) -> None:
    state, seats = phase_4(table(), start), []
    while (seat := nd.to_move(state)) is not None:
        seats.append(seat)
        state = moved(state, "pass")
    assert seats == [start, (start + 1) % 3, (start + 2) % 3]


def test_c4_each_player_may_use_one_of_the_three_persons_or_none() -> None:
    assert choices(phase_4(table())) == {"hire monk", "hire money_lender", "hire city_guard", "pass"}


def test_c4_only_one() -> None:
    state = moved(phase_4(table()), "hire monk")
    assert nd.to_move(state) == 1


def test_c4_a_person_costs_1_gold() -> None:
    assert hire(table(), "city_guard").players[0].gold == 2


def test_c4_the_gold_goes_to_the_supply() -> None:
    assert gold_in_supply(hire(table(), "city_guard")) == 25 - 9 + 1


def test_c4_before_the_effect() -> None:
    happened = nd.events(phase_4(table()), Hire("money_lender"))
    assert happened[:2] == (Paid(0, 1, "hire"), PersonHired(0, "money_lender"))
    # All 25 coins are held, so without the price paid first, two coins would have to come from the richest.
    state = give(give(give(table(), gold=1), seat=1, gold=10), seat=2, gold=14)
    assert [player.gold for player in hire(state, "money_lender").players] == [2, 10, 13]


def test_c4_any_number_of_players_may_hire_the_same_one() -> None:
    state = moved(phase_4(table()), "hire monk", "hire monk", "hire monk")
    assert [player.prestige for player in state.players] == [1, 1, 1]
    assert [player.supply for player in state.players] == [6, 6, 6]


def test_c4_a_player_without_gold_cannot_hire() -> None:
    state = phase_4(give(give(table(), gold=0), seat=2, gold=0))
    assert nd.to_move(state) == 1  # seat 0 is not even asked
    assert nd.to_move(moved(state, "pass")) is None


def test_c4_passing_is_final() -> None:
    state = moved(phase_4(table()), "pass")
    assert nd.to_move(state) == 1
    state = moved(state, "pass", "pass")
    assert nd.to_move(state) is None
    assert state.players == table().players


def test_c4_passing_is_told() -> None:
    state = phase_4(table())
    (passing,) = [move for move in nd.legal_moves(state) if not isinstance(move, Hire)]
    assert nd.events(state, passing) == (HiringPassed(0),)


def test_c4_only_persons_on_display_can_be_hired() -> None:
    assert refused(phase_4(table()), Hire("doctor")) == "person-not-on-display"
    assert refused(phase_4(table()), Hire("nobody")) == "person-not-on-display"


def test_c4_a_person_whose_effect_comes_to_nothing_may_still_be_hired() -> None:
    before = table()
    player = hire(before, "mayor").players[0]
    assert player == replace(before.players[0], gold=2)


def test_c4_the_effect_is_the_hiring_players_alone() -> None:
    state = hire(table(), "monk", seat=1)
    assert state.players[1].prestige == 1
    assert (state.players[0], state.players[2]) == (table().players[0], table().players[2])


def test_c4_a_hire_may_ask_further_questions_before_the_next_players_turn() -> None:
    state = showing(table(), "hostess", "monk", "bishop")
    state = moved(settle(replace(state, todo=(Task("hiring"),), task=None, options=())), "hire hostess")
    assert (nd.to_move(state), nd.decision(state)) == (0, "hostess")
    assert nd.to_move(moved(state, "gain gold")) == 1
