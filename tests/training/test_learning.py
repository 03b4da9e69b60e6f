"""Learning for any game: games are kept batch by batch, and values find what is in them."""

import random
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from training.learning import gathering
from training.learning.gathering import OtherGames, batches, begin, gathered, held_out, play_batch, shard
from training.learning.network import Network
from training.learning.network_fit import fitted
from training.learning.ridge import Ridge
from training.regression import Regression


def game(seed: int) -> gathering.Lesson:
    """A toy: two lines a game, the second one twice as far."""
    return {"features": [[seed, 1], [2 * seed, 1]], "gained": [seed, 2 * seed]}


def failing(seed: int) -> gathering.Lesson:
    raise AssertionError(f"game {seed} was played already")


def test_games_are_gathered_with_the_seed_that_each_line_belongs_to(tmp_path: Path) -> None:
    gathering.gather(game, 3, tmp_path, {"of": "toys"}, seed=10, workers=1)
    found = gathered(tmp_path)
    assert found["game"].tolist() == [10, 10, 11, 11, 12, 12]
    assert found["features"][3].tolist() == [22, 1]


def test_who_goes_on_plays_only_what_is_missing(tmp_path: Path) -> None:
    wanted = batches(120, 0)
    assert wanted == [(0, 50), (50, 50), (100, 20)]
    play_batch(game, tmp_path, wanted[0])
    play_batch(game, tmp_path, wanted[1])
    gathering.gather(game, 120, tmp_path, {}, seed=0, workers=1)
    gathering.gather(failing, 120, tmp_path, {}, seed=0, workers=1)
    assert len(gathered(tmp_path)["game"]) == 240


def test_a_batch_that_was_not_finished_is_no_shard(tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        play_batch(failing, tmp_path, (0, 5))
    assert not shard(tmp_path, (0, 5)).exists()


def test_games_played_with_something_else_are_not_mixed_in(tmp_path: Path) -> None:
    begin(tmp_path, {"weights": "one"})
    begin(tmp_path, {"weights": "one"})
    with pytest.raises(OtherGames):
        begin(tmp_path, {"weights": "another"})


def test_whole_games_are_held_out() -> None:
    games = np.array([9, 9, 10, 10, 11])
    assert held_out(games).tolist() == [False, False, True, True, False]


def lines_of(
    number: int, truth: Callable[[np.ndarray], np.ndarray]
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    luck = np.random.default_rng(3)
    features = luck.integers(0, 2, (number, 3)).astype(np.float32)
    return features, truth(features).astype(np.float32), np.arange(number) % 10 == 0


def test_ridge_finds_the_weights_and_a_penalty_holds_them_back() -> None:
    features, missing, _ = lines_of(500, lambda x: 2 * x[:, 0] - x[:, 2])
    ridge = Ridge(3)
    ridge.add(features[:200], missing[:200])
    ridge.add(features[200:], missing[200:])
    change = ridge.change(0.0)
    assert change == pytest.approx([2, 0, -1], abs=1e-3)
    assert ridge.error(change) == pytest.approx(0, abs=1e-3)
    assert ridge.error() == pytest.approx(float(np.sqrt(np.mean(missing**2))), rel=1e-4)
    assert 0 < ridge.change(500.0)[0] < 1.5


def test_no_weight_is_changed_by_less_than_allowed_and_the_others_make_the_best_of_it() -> None:
    features, missing, _ = lines_of(800, lambda x: 2 * x[:, 0] - x[:, 2])
    ridge = Ridge(3)
    ridge.add(features, missing)
    change = ridge.change(0.0, np.array([-np.inf, -np.inf, 0.0]))
    assert change[2] == 0.0
    without = Ridge(2)
    without.add(features[:, :2], missing)
    assert change[:2] == pytest.approx(without.change(0.0), abs=1e-3)


def test_a_network_finds_what_only_two_things_together_bring() -> None:
    features, missing, apart = lines_of(3000, lambda x: 3 * np.abs(x[:, 0] - x[:, 1]))
    fit, error, without = fitted(features, missing, apart, hidden=8, epochs=40, rate=1e-2, lines=64)
    assert without > 1.5
    assert error < 0.3
    network = fit.network()
    assert network.value([1, 0, 1]) == pytest.approx(3, abs=0.6)
    assert network.value([1, 1, 0]) == pytest.approx(0, abs=0.6)


def test_a_network_is_told_rows_or_amounts() -> None:
    network = Network(((1.0, -1.0), (0.5, 2.0)), (0.0, 0.5), (2.0, 3.0), 1.0)
    assert network.value([1.0, 0.0]) == 1.0 + 2.0
    assert network.value([0.0, 1.0]) == 1.0 + 1.0 + 7.5
    assert network.value_of([(0.5, 2.0)]) == network.value([0.0, 1.0])


def test_regression_in_plain_python_finds_the_weights_behind_samples() -> None:
    chance = random.Random(1)
    truth = [2.0, -1.0, 0.5]
    regression = Regression(3)
    for _ in range(500):
        row = [chance.uniform(-1, 1) for _ in truth]
        value = sum(w * x for w, x in zip(truth, row, strict=True)) + chance.gauss(0, 0.1)
        regression.add(list(enumerate(row)), value)
    assert regression.change(penalty=0.1) == pytest.approx(truth, abs=0.05)


def test_there_too_a_large_penalty_holds_the_weights_back() -> None:
    regression = Regression(1)
    regression.add([(0, 1.0)], 10.0)
    assert regression.change(penalty=99.0) == pytest.approx([0.1])
