"""The value of a position: named terms that behave as a player would say."""

from math import log

import pytest
from msgspec.structs import replace

from core import notre_dame as nd
from core.ai.outlook import decided, outlook
from core.notre_dame.agents.plagues import Coming, penalties_to_come, rats_to_come
from core.notre_dame.agents.valuation import TERMS, Valuation, learned_prices
from core.notre_dame.agents.weights import END, learned
from tests.core.notre_dame.agents.positions import game
from tests.core.notre_dame.scenes import give, table

COUNTS = (2, 3, 4, 5)


def valuation(players: int) -> Valuation:
    return Valuation(learned_prices(players))


def in_round(state: nd.State, number: int) -> nd.State:
    """The position as the last choice of a round would leave it to the plague: phase 4, all hired."""
    return replace(state, round=number, phase=4, todo=())


def expected(state: nd.State) -> float:
    return valuation(len(state.players)).expectation(state, 0)


@pytest.mark.parametrize("players", COUNTS)
def test_there_are_weights_for_every_number_of_players(players: int) -> None:
    assert learned()[players].knots[0] == 0
    assert len(learned_prices(players)) == END + 1


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("number", [1, 4, 7])
def test_a_rat_past_the_end_of_the_harbour_is_worse_than_one_on_its_last_space(
    players: int, number: int
) -> None:
    state = replace(in_round(table(players), number), plague=4)
    on_last = give(state, rat=5, bank=2)
    past = give(state, rat=6, bank=2)
    assert expected(past) < expected(on_last) - 1


@pytest.mark.parametrize("players", COUNTS)
def test_a_marker_in_the_hospital_is_worth_more_with_more_rounds_left(players: int) -> None:
    def gain(number: int) -> float:
        state = give(replace(in_round(table(players), number), plague=3), rat=4)
        return expected(give(state, hospital=1)) - expected(state)

    assert gain(1) > gain(7)


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("thing", ["gold", "supply"])
def test_gold_and_markers_are_worth_something_until_late(players: int, thing: str) -> None:
    for number in (1, 4, 6):
        state = give(in_round(table(players), number), gold=2, supply=2)
        assert expected(give(state, **{thing: 3})) >= expected(state)
        assert expected(give(state, **{thing: 4})) > expected(state)


@pytest.mark.parametrize("players", COUNTS)
def test_gold_beyond_what_can_be_spent_is_worth_nothing_more(players: int) -> None:
    state = give(in_round(table(players), 6), gold=10)
    assert expected(give(state, gold=14)) == pytest.approx(expected(state))


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("sector", ["school", "bank", "residence", "carriage_house", "park"])
def test_a_first_marker_on_a_sector_is_worth_more_early_than_late(players: int, sector: str) -> None:
    def gain(number: int) -> float:
        state = in_round(table(players), number)
        return expected(give(state, **{sector: 1})) - expected(state)

    assert gain(2) > gain(7)
    assert gain(2) > 0


@pytest.mark.parametrize("players", COUNTS)
def test_a_marker_on_the_cathedral_is_worth_its_share(players: int) -> None:
    state = in_round(table(players), 8)
    assert expected(give(state, cathedral=1)) > expected(state) + 2


@pytest.mark.parametrize("players", COUNTS)
def test_prestige_counts_in_full(players: int) -> None:
    state = give(in_round(table(players), 5), prestige=20)
    assert expected(give(state, prestige=23)) == pytest.approx(expected(state) + 3)


@pytest.mark.parametrize("players", COUNTS)
def test_the_terms_add_up_to_the_expectation(players: int) -> None:
    value = valuation(players)
    for state in game(players, 3, new_persons=players > 3):
        for seat in range(players):
            terms = value.terms(state, seat)
            assert tuple(terms) == TERMS
            assert sum(term.worth for term in terms.values()) == pytest.approx(value.expectation(state, seat))


@pytest.mark.parametrize("players", COUNTS)
def test_chances_add_up_and_the_leader_has_the_best(players: int) -> None:
    value = valuation(players)
    for state in game(players, 4):
        points = value.expectations(state)
        chances = value.outlook(state).chances
        assert sum(chances) == pytest.approx(1)
        assert chances.index(max(chances)) == points.index(max(points))


def test_the_same_lead_is_surer_later() -> None:
    early, late = (valuation(2).prices[3 * number].calibrated for number in (2, 8))
    assert outlook([40.0, 36.0], 1.0, early).chances[0] < outlook([40.0, 36.0], 1.0, late).chances[0]


def test_the_best_of_several_others_is_expected_to_do_better_than_any_of_them() -> None:
    assert outlook([40.0, 36.0], 5.0, 5.0).leads == pytest.approx((4.0, -4.0))
    alike = outlook([40.0] * 4, 5.0, 5.0)
    assert alike.chances == pytest.approx([0.25] * 4)
    assert alike.leads == pytest.approx([-5.0 * log(3)] * 4)
    assert outlook([40.0, 10.0, 10.0], 2.0, 2.0).leads[0] < 30.0


def test_at_the_end_a_lead_is_over_the_best_other() -> None:
    assert decided([40.0, 42.0, 42.0]).leads == (-2.0, 0.0, 0.0)
    assert decided([40.0, 42.0, 42.0]).chances == (0.0, 0.5, 0.5)


def test_at_the_end_gold_and_markers_only_break_ties() -> None:
    over = replace(table(2), task=None, options=())
    tied = give(give(over, prestige=40, gold=1, supply=0), 1, prestige=40, gold=0, supply=0)
    value = valuation(2)
    assert value.outlook(tied).chances == (1.0, 0.0)
    behind = give(tied, 1, prestige=41)
    assert value.outlook(behind).chances == (0.0, 1.0)


def test_more_hospital_means_fewer_plagues_and_more_rounds_mean_more() -> None:
    coming: Coming = ()
    for rounds in ((1, 4), (2, 9), (3, 12)):
        fewer, coming = penalties_to_come(9, coming, 1), (rounds, *coming)
        more = penalties_to_come(9, coming, 1)
        for rat in range(10):
            assert list(more[rat]) == sorted(more[rat], reverse=True)
            assert fewer[rat][0] <= more[rat][0] <= penalties_to_come(9, coming, 0)[rat][0]


def test_the_rats_of_a_period_are_known_and_in_its_last_round_exactly() -> None:
    cards = table(4).table.components.persons
    for state in game(4, 5):
        first = state.round - state.round % 3
        shown = sum(
            cards[p].rats
            for p in (*state.brown[: 2 * (state.round - first + 1)], *state.gray[first : state.round + 1])
        )
        whole = sum(cards[p].rats for p in (*state.brown, *state.gray[first : first + 3]))
        left = first + 2 - state.round
        coming = rats_to_come(state)
        assert sum(rounds for rounds, _ in coming) == 8 - state.round
        if left:
            assert coming[0] == (left, whole - shown)
    last = penalties_to_come(9, ((1, 5),), 0)
    assert last[4][0] == 0.0
    assert last[5][0] == 1.0


def test_remembering_does_not_change_a_value() -> None:
    remembering = valuation(3)
    for state in game(3, 9, new_persons=True):
        assert remembering.expectations(state) == valuation(3).expectations(state)
