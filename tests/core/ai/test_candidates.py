"""Of thousands of moves a search looks at a few candidates, and at any move that it is asked about."""

from collections.abc import Sequence

import pytest

from core.ai.analysing import analysing
from core.ai.analysis import Analysis
from core.ai.search import Effort, Search
from tests.core.ai.many_moves import BEST, NEAR, NUMBERS, STEP, Numbers, NumbersModel

ROUND_ONES = set(NUMBERS[::STEP])


def run(model: NumbersModel, effort: Effort, also: tuple[int, ...] = ()) -> Analysis[int]:
    def begin(luck: int, share: Effort) -> Search[Numbers, int, Numbers]:
        return Search(model, Numbers(), luck, share, also)

    return list(analysing(begin, 1, effort))[-1]


def test_only_candidates_are_looked_at_of_however_many_moves_there_are() -> None:
    model = NumbersModel()
    found = run(model, Effort(300, 10))
    assert {candidate.move for candidate in found.moves} == ROUND_ONES
    assert model.applied < 10 * len(ROUND_ONES) * (1 + NEAR)
    assert found.best == BEST


@pytest.mark.parametrize("made", [1234, 6999, BEST])
@pytest.mark.parametrize("parts", [1, 2])
def test_a_move_that_was_made_is_among_them_whatever_it_was(made: int, parts: int) -> None:
    found = run(NumbersModel(), Effort(400, 10, curiosity=1.5, parts=parts), also=(made,))
    told = {candidate.move: candidate for candidate in found.moves}
    assert set(told) == ROUND_ONES | {made}
    assert len(found.moves) == len(told)
    answered = 0.9 - abs(made - BEST) / len(NUMBERS)
    assert answered - 0.01 < told[made].chance < answered + 0.11  # seat 1 may not have been asked yet


def test_candidates_that_differ_from_deal_to_deal_are_each_found_best_where_they_are() -> None:
    found = run(NumbersModel(), Effort(600, 4))
    assert found.moves[0].chance == pytest.approx(0.9, abs=0.005)


class FickleModel(NumbersModel):
    """The candidates of seat 0 too are others in every deal."""

    def moves(self, state: Numbers) -> Sequence[int]:
        return super().moves(state) if state.named else NUMBERS[state.secret % STEP :: STEP]


def test_candidates_of_the_first_move_that_differ_from_deal_to_deal_are_all_told_of() -> None:
    model = FickleModel()
    found = run(model, Effort(400, 3), also=(1,))
    deals = [candidate.move % STEP for candidate in found.moves if candidate.move != 1]
    assert len(set(deals)) == 3
    assert all(candidate.line[0] == candidate.move for candidate in found.moves)
