"""Decisions are judged by the chance to win that they give away, in decided games by the lead."""

import pytest

from core.verdict import ALL_JUDGEMENTS, Verdict, judgement


@pytest.mark.parametrize(
    ("loss", "name"),
    [(0, "best"), (0.004, "best"), (0.01, "good"), (0.05, "inaccuracy"), (0.1, "mistake"), (0.5, "blunder")],
)
def test_the_more_is_lost_the_graver_it_is_called(loss: float, name: str) -> None:
    assert judgement(Verdict(0.5 - loss, 0.5, "pass")) == name


def test_a_move_that_turned_out_better_than_the_best_loses_nothing() -> None:
    verdict = Verdict(0.6, 0.5, "pass")
    assert verdict.loss == 0.0
    assert judgement(verdict) == "best"


def test_the_judgements_go_from_best_to_worst() -> None:
    assert ALL_JUDGEMENTS == ("best", "good", "inaccuracy", "mistake", "blunder")


@pytest.mark.parametrize(
    ("lead", "name"), [(0.1, "best"), (1.0, "good"), (2.0, "inaccuracy"), (7.0, "blunder")]
)
def test_where_the_chance_says_nothing_any_more_the_lead_does(lead: float, name: str) -> None:
    assert judgement(Verdict(0.001, 0.002, "pass", lead)) == name


def test_a_chance_given_away_counts_even_if_the_lead_is_kept() -> None:
    assert judgement(Verdict(0.3, 0.5, "pass", 0.0)) == "blunder"
