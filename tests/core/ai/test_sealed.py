"""At a sealed decision answers are mixed, so that nobody can be foreseen; the same luck gives the same."""

from collections import Counter

import pytest

from core.ai.analysing import analysing
from core.ai.analysis import Analysis, Candidate
from core.ai.search import Effort, Search
from tests.core.ai.sealed_toys import EVEN, UNEVEN, Laid, PenniesModel, PenniesOrStop

EFFORT = Effort(400, 10)
LUCKS = range(150)


def searched(model: PenniesModel, luck: int, effort: Effort = EFFORT) -> Analysis[str]:
    def begin(own_luck: int, share: Effort) -> Search[Laid, str, Laid]:
        return Search(model, (), own_luck, share)

    return list(analysing(begin, luck, effort))[-1]


def told(found: Analysis[str]) -> dict[str, Candidate[str]]:
    return {candidate.move: candidate for candidate in found.moves}


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("parts", [1, 2])
def test_over_many_lucks_the_answers_are_mixed(first: int, parts: int) -> None:
    model, effort = PenniesModel(EVEN, first), Effort(400, 10, parts=parts)
    answers = Counter(searched(model, luck, effort).answer(luck) for luck in LUCKS)
    assert min(answers["heads"], answers["tails"]) >= 0.3 * len(LUCKS)


def test_the_same_luck_gives_the_same_answer() -> None:
    model = PenniesModel(EVEN)
    for luck in range(20):
        assert searched(model, luck).answer(luck) == searched(model, luck).answer(luck)


def test_a_side_that_is_worth_more_is_laid_the_less_since_the_other_seat_fears_it() -> None:
    found = told(searched(PenniesModel(UNEVEN), 1, Effort(4000, 10)))
    assert found["heads"].visits / 4000 == pytest.approx(1 / 3, abs=0.07)
    assert all(candidate.chance == pytest.approx(1 / 3, abs=0.05) for candidate in found.values())


@pytest.mark.parametrize("luck", range(5))
def test_inside_a_search_too_nobody_is_taken_to_foresee_the_other(luck: int) -> None:
    found = told(searched(PenniesOrStop(EVEN), luck, Effort(3000, 10, curiosity=1.5)))
    assert found["play"].chance == pytest.approx(0.5, abs=0.08)
    assert found["play"].line == ("play",)  # what is laid then is open
    assert found["stop"].visits > found["play"].visits


def test_a_search_of_a_sealed_decision_uses_up_its_budget_since_not_only_the_top_counts() -> None:
    assert searched(PenniesModel(UNEVEN), 1).iterations == EFFORT.iterations


def test_answers_are_drawn_as_often_as_moves_were_looked_at_and_only_where_it_is_sealed() -> None:
    moves = (Candidate("a", 75, 0.5, 0.0, ("a",)), Candidate("b", 25, 0.5, 0.0, ("b",)))
    answers = Counter(Analysis(moves, 100, 100, sealed=True).answer(luck) for luck in range(1000))
    assert answers["b"] == pytest.approx(250, abs=50)
    assert {Analysis(moves, 100, 100).answer(luck) for luck in range(100)} == {"a"}
