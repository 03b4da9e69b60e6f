"""Learning: regression finds what is there, and weights survive being laid out in a row and saved."""

import random
from math import log
from pathlib import Path
from statistics import mean

import msgspec
import pytest

from core import notre_dame as nd
from core.notre_dame.agents.levels import ADVICE
from core.notre_dame.agents.weights import END, Weights, hats, learned, price_list, steps
from tests.core.notre_dame.agents.positions import deciding
from training.calibration import fitted
from training.consistency import steps_of_game
from training.entrants import entrant
from training.handset import handset
from training.learn import flat, improve, save, unflat
from training.regression import Regression
from training.selfplay import Standings, play


def test_regression_finds_the_weights_behind_samples() -> None:
    chance = random.Random(1)
    truth = [2.0, -1.0, 0.5]
    regression = Regression(3)
    for _ in range(500):
        row = [chance.uniform(-1, 1) for _ in truth]
        value = sum(w * x for w, x in zip(truth, row, strict=True)) + chance.gauss(0, 0.1)
        regression.add(list(enumerate(row)), value)
    assert regression.change(penalty=0.1) == pytest.approx(truth, abs=0.05)


def test_a_large_penalty_holds_the_weights_back() -> None:
    regression = Regression(1)
    regression.add([(0, 1.0)], 10.0)
    assert regression.change(penalty=99.0) == pytest.approx([0.1])


def test_weights_can_be_laid_out_in_a_row_and_back() -> None:
    for weights in (handset(), learned()[4]):
        again = unflat(flat(weights), weights.knots, weights.spread)
        assert flat(again) == pytest.approx(flat(weights), abs=0.001)


def test_a_generation_learns_from_its_games(tmp_path: Path) -> None:
    before = handset()
    lessons = [play(price_list(before), 2, seed, 0.1, 0.2, 1.0) for seed in range(2)]
    after, wrong = improve(before, lessons, penalty=50.0)
    assert wrong > 0
    assert flat(after) != flat(before)
    save(tmp_path / "weights.json", 2, after)
    known = msgspec.json.decode(
        (tmp_path / "weights.json").read_bytes(), type=dict[int, Weights], strict=False
    )
    assert known == {2: after}


def test_between_two_knots_both_count_and_at_the_end_none() -> None:
    assert hats((0, 6, 12), 8) == [(1, pytest.approx(2 / 3)), (2, pytest.approx(1 / 3))]
    assert hats((0, 6, 12), END) == [(3, 1.0)]
    assert price_list(handset())[END].amounts == (0,) * len(price_list(handset())[END].amounts)


def test_a_level_is_a_step_for_every_one_reached_and_the_last_goes_on() -> None:
    assert steps(0, 3) == [0, 0, 0]
    assert steps(2, 3) == [1, 1, 0]
    assert steps(5, 3) == [1, 1, 3]


def test_entrants_are_levels_or_levels_with_other_weights_and_efforts() -> None:
    for text in ("greedy", "steward:weights=handset", "search:iterations=9:deals=2", "canon:iterations=5"):
        assert callable(entrant(text, 2))


def test_a_level_can_meet_another_version_of_itself() -> None:
    state = nd.new_game(nd.Setup(("a", "b")), 1)
    view = nd.view(state, deciding(state))
    same = entrant("canon:by=core.notre_dame.agents.searching", 2)
    assert same(view, 3) == entrant("canon", 2)(view, 3)
    with pytest.raises(ModuleNotFoundError):
        entrant("canon:by=no.such.version", 2)


def test_the_calibrated_spread_is_the_one_by_which_games_went_wrong() -> None:
    chance, met = random.Random(1), []
    for _ in range(3000):
        expected = tuple(chance.uniform(30, 50) for _ in range(4))
        points = [value - 6.0 * log(-log(chance.random())) for value in expected]
        met.append(Standings(3, expected, (points.index(max(points)),)))
    found = fitted(met, (0, 9, 18), (2.0, 2.0, 2.0, 0.5))
    assert found[0] == found[1] == pytest.approx(6.0, abs=0.75)
    assert found[-1] == 0.5


@pytest.mark.uncounted
def test_what_is_told_of_a_choice_is_what_is_told_once_it_was_taken() -> None:
    steps = [step for seed in (5, 6) for step in steps_of_game(3, ADVICE, seed)]
    differences = [step.lead - step.lead_after for step in steps]
    assert len(steps) > 10
    assert abs(mean(differences)) <= 0.3
    assert mean(map(abs, differences)) <= 0.6
