"""Help in a first game comes when it is needed, once, and not to those who manage."""

import pytest
from msgspec.structs import replace

from core import notre_dame as nd
from core.notre_dame.rules import DECISIONS
from nd_tui.games.notre_dame.coach import DANGER, FURTHER, KINDS, NotreDameCoach
from nd_tui.play.coach import MANAGED, Coach
from tests.core.notre_dame.scenes import ask, give, table

GAME = NotreDameCoach()


def deciding(decision: str) -> nd.View:
    return nd.view(ask(replace(table(3), phase=3), decision), 0)


def test_whoever_hesitates_is_told_what_the_decision_is_about_once() -> None:
    coach = Coach(GAME)
    assert coach.word(deciding("donate")) == "donate"
    assert coach.word(deciding("donate")) is None
    assert coach.word(deciding("hotel")) == "hotel"


def test_whoever_has_managed_a_kind_of_decision_is_not_told_about_it() -> None:
    coach = Coach(GAME)
    for _ in range(MANAGED):
        coach.decided(deciding("donate"), helped=False)
    assert coach.word(deciding("donate")) is None
    assert coach.word(deciding("hotel")) == "hotel"


def test_a_decision_with_help_is_not_one_that_was_managed() -> None:
    coach = Coach(GAME)
    for _ in range(MANAGED):
        coach.decided(deciding("donate"), helped=True)
    assert coach.word(deciding("donate")) == "donate"


def test_a_plague_that_would_cost_something_is_told_in_every_round() -> None:
    coach = Coach(GAME)
    state = replace(give(table(3), rat=9), phase=3)
    for number in (3, 4):
        view = replace(nd.view(ask(state, "donate"), 0), plague=4, round=number)
        for _ in range(MANAGED):
            coach.decided(view, helped=False)
        assert coach.word(view) == DANGER
        assert coach.word(view) is None
    assert coach.word(replace(view, plague=0, round=5)) is None


@pytest.mark.parametrize("decision", DECISIONS)
def test_every_decision_is_of_some_kind(decision: str) -> None:
    view = deciding("donate")
    assert view.task is not None
    kind = GAME.kind_of(replace(view, task=replace(view.task, name=decision)))
    assert kind == (decision if decision in KINDS else FURTHER)
