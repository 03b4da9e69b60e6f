"""Reasons for a move: what a round brings that goes on with it, compared with another."""

from itertools import count

import pytest
from msgspec.structs import replace

from core import notre_dame as nd
from core.ai.reason import Reason
from core.notre_dame.agents.model import RoundModel
from core.notre_dame.agents.outcomes import DEALS, endings
from core.notre_dame.agents.reasons import (
    COUNTED,
    GAIN,
    agreeing,
    changes,
    explained,
    ledger,
    reasons,
)
from core.notre_dame.moves import Donate, Gain, Hire, Keep, Number, Play, kind_of_choice
from core.notre_dame.names import BANK, PARK, Card
from core.notre_dame.rules import settle
from core.notre_dame.state import ROUNDS, Task
from tests.core.notre_dame.agents.positions import deciding, game
from tests.core.notre_dame.scenes import give, holding, showing, table

LAST = ROUNDS - 1
AT_ONCE = {GAIN, "penalty", "plagues", "cathedral", "others"}


def before_the_end_of_a_round(state: nd.State, number: int, *tasks: Task) -> nd.State:
    """The position in a round in which these tasks, the last one first, are all that is left to do."""
    return settle(replace(state, round=number, todo=(Task("end_round"), *tasks), options=(), task=None))


def told(view: nd.View, move: nd.Move, instead_of: nd.Move) -> dict[tuple[str, str], Reason]:
    (found,) = explained(view, 1, [((move,), (instead_of,))])
    return {(reason.term, reason.source): reason for reason in found}


def test_a_larger_gift_means_more_prestige_and_less_gold() -> None:
    state = replace(give(table(2), gold=5, prestige=10), phase=3)
    state = before_the_end_of_a_round(state, 4, Task("donate", 0))
    found = told(nd.view(state, 0), Donate(3), instead_of=Donate(1))
    assert found[GAIN, "donation"].worth == 5
    assert found["gold", ""].worth < 0


def test_a_move_has_no_reasons_against_itself() -> None:
    for state in list(game(3, 4))[::30]:
        view = nd.view(state, deciding(state))
        assert not told(view, view.options[0], instead_of=view.options[0])


@pytest.mark.parametrize("players", [2, 4])
def test_all_changes_together_are_the_difference_of_the_leads(players: int) -> None:
    for state in list(game(players, 4))[::25]:
        view = nd.view(state, deciding(state))
        courses = [endings(view, 1, (move,)) for move in view.options[:2]]
        ours, theirs = (
            sum(term.worth for ending in course for term in ledger(ending).values()) / DEALS
            for course in courses
        )
        total = sum(change.worth for change in changes(*courses).values())
        assert total == pytest.approx(ours - theirs)


def test_what_a_last_move_leads_to_is_taken_apart_without_a_rest() -> None:
    lasts = ([*game(2, seed)][-1] for seed in count(3))  # of which some have more to choose
    state = next(last for last in lasts if nd.apply(last, last.options[0]).task is None)
    seat, move = deciding(state), state.options[0]
    after = nd.apply(state, move)
    for ending in endings(nd.view(state, seat), 1, (move,)):
        gained = sum(term.worth for term in ledger(ending).values())
        before = state.players[seat].prestige
        assert ending.player == after.players[seat]
        assert before + sum(ending.gained.values()) == after.players[seat].prestige
        assert before + gained == pytest.approx(RoundModel(nd.view(state, seat)).outlook(after).leads[seat])


def test_in_the_last_round_nothing_is_told_for_later() -> None:
    tried = 0
    for state in [state for state in game(3, 5) if state.round == LAST]:
        view = nd.view(state, deciding(state))
        for move in view.options[1:4]:
            found = told(view, move, instead_of=view.options[0])
            assert {term for term, _ in found} <= AT_ONCE
            tried += len(found)
    assert tried


def test_a_person_is_told_only_where_it_brings_more_or_less() -> None:
    for state in list(game(3, 4))[::9]:
        view = nd.view(state, deciding(state))
        for move in view.options[1:3]:
            for reason in told(view, move, instead_of=view.options[0]).values():
                assert reason.term not in ("hire", "hand", "task")
                if reason.term == GAIN:
                    assert reason.amount == pytest.approx(reason.worth)


def test_the_administrator_brings_again_what_was_gained_before() -> None:
    state = give(table(2), gold=3, supply=3, residence=5)
    state = replace(showing(holding(state, "residence", "park"), "administrator", "monk", "fool"), phase=3)
    state = before_the_end_of_a_round(state, 1, Task("hire", 0), Task("play", 0))
    residence, park = state.options
    lines = [(move, Hire("administrator")) for move in (residence, park)]
    (found,) = explained(nd.view(state, 0), 1, [(lines[0], lines[1])])
    by = {reason.source: reason for reason in found if reason.term == GAIN}
    assert by["residence"].worth == 6
    assert by["administrator"].worth == 6
    assert by["administrator"].sure


def test_one_coin_is_never_told_to_be_worth_more_than_two() -> None:
    """The last coin can hire somebody; that is part of what it is worth."""
    state = replace(give(table(3), gold=2, prestige=9, rat=4), phase=4)
    view = nd.view(before_the_end_of_a_round(state, 4, Task("patron", 0)), 0)
    assert view.options == (Number(0), Number(1), Number(2))
    none, one, two = view.options
    less_one, less_two = (told(view, move, instead_of=none)["gold", ""] for move in (one, two))
    assert (less_one.amount, less_two.amount) == (-1, -2)
    assert less_two.worth < less_one.worth < 0


def test_where_fewer_coins_would_seem_to_be_worth_more_none_are_counted() -> None:
    one, two = Reason("gold", 5.0, 1.0), Reason("gold", -4.2, 1.0, 3.0)
    cubes, rough = Reason("supply", 1.0, 2.0), Reason("gold", 3.0, 0.5, sure=False)
    assert agreeing([[one, cubes], [rough, two]]) == [
        [replace(one, sure=False), cubes],
        [rough, replace(two, sure=False)],
    ]
    dearer = replace(two, worth=-6.0)
    assert agreeing([[one, cubes], [rough, dearer]]) == [[one, cubes], [rough, dearer]]


def test_a_reason_that_was_learned_the_wrong_way_round_is_not_told() -> None:
    for state in list(game(3, 4))[::14]:
        view = nd.view(state, deciding(state))
        for move in view.options[1:3]:
            for reason in told(view, move, view.options[0]).values():
                if reason.term in (*COUNTED, "hospital"):
                    assert reason.amount * reason.worth > 0
                elif reason.term in ("rat", "penalty"):
                    assert reason.amount * reason.worth < 0


def test_cards_of_one_action_are_one_choice_whosever_they_are() -> None:
    own, other = Card(0, BANK), Card(1, BANK)
    assert kind_of_choice(Keep(own)) == kind_of_choice(Keep(other)) != kind_of_choice(Play(own))
    assert kind_of_choice(Play(own)) != kind_of_choice(Play(Card(0, PARK)))
    assert kind_of_choice(Gain("gold")) != kind_of_choice(Gain("marker"))


def test_twin_cards_have_no_reasons_against_each_other() -> None:
    twins = 0
    for state in game(2, 6):
        view = nd.view(state, deciding(state))
        seen: dict[object, nd.Move] = {}
        for move in view.options:
            twin = seen.setdefault(kind_of_choice(move), move)
            if twin is not move and isinstance(move, Play):
                twins += 1
                assert not reasons(endings(view, 1, (move,)), endings(view, 1, (twin,)))
    assert twins
