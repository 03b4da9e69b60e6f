"""Learning: games are looked back at, and what was learned from them is whole and reads again."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

from core.ai.tournament import fixtures
from core.rattus_cartus.agents import minds
from core.rattus_cartus.agents.weights import FEATURES, Weights
from training.ladder import ENTRANTS, entrants_of
from training.learning import gathering
from training.rattus_cartus.fitting import KNOTS, Games, alive, fitted
from training.rattus_cartus.gather import columns
from training.rattus_cartus.habits import told
from training.rattus_cartus.learn import learned_from
from training.rattus_cartus.races import FIRST_RACE, fitted_race, nothing_learned, race_error
from training.rattus_cartus.selfplay import play


def test_games_of_self_play_end_and_tell_what_came_of_every_moment() -> None:
    lesson = play(minds.LEVELS["greedy"], 3, seed=4, exploring=0.2, sampling=0.5)
    assert len(lesson.samples) > 20
    for sample in lesson.samples:
        assert len(sample.prizes) == 6
        assert sample.points == lesson.points
        assert len(sample.standing.rats) == 3


def some_games(folder: Path, players: int, games: int) -> Games:
    """Games of simple opponents, gathered in a folder."""

    def one(seed: int) -> gathering.Lesson:
        return columns(minds.LEVELS["greedy"], players, 0.2, 0.3, seed)

    gathering.play_batch(one, folder, (1, games))
    return gathering.gathered(folder)


def test_weights_learned_from_games_are_whole_and_read_again(tmp_path: Path) -> None:
    some_games(tmp_path, 2, 12)
    weights = learned_from([tmp_path], nothing_learned(FIRST_RACE))
    again = msgspec.json.decode(msgspec.json.encode(weights), type=Weights)
    assert again == weights
    assert len(weights.points) == len(weights.spread) == len(weights.rats) == len(weights.doubt) == len(KNOTS)
    assert all(len(row) == len(FEATURES) for row in weights.points)


def test_games_in_which_all_died_are_learned_from(tmp_path: Path) -> None:
    games = dict(some_games(tmp_path, 2, 8))
    lost = games["game"] % 2 == 0  # as if nobody had survived half of them
    games["lives"] = np.where(lost[:, None], 0.0, games["lives"]).astype(np.float32)
    games["winners"] = np.where(lost[:, None], 0.0, games["winners"]).astype(np.float32)
    won = {name: column[~lost] for name, column in games.items()}
    told = []
    for known in (games, won):
        weights = fitted(known, FIRST_RACE)
        told.append(alive(games, np.array(weights.rats), np.array(weights.doubt)).mean())
    of_all, of_those_that_were_won = told
    assert of_all < of_those_that_were_won - 0.03


def test_races_are_fitted_to_how_they_turned_out() -> None:
    samples = [
        sample for seed in range(3) for sample in play(minds.LEVELS["greedy"], 2, seed, 0.2, 0.1).samples
    ]
    assert race_error(fitted_race(FIRST_RACE, samples, 1), samples) < race_error(FIRST_RACE, samples)


@pytest.mark.parametrize("game", ENTRANTS)
def test_every_game_has_a_ladder_of_levels_that_can_play(game: str) -> None:
    entrants = entrants_of(game)
    tables = list(entrants.whole_ladder())
    assert len(tables) > 5
    played = entrants.play(("greedy", "random"), fixtures(2, 1, 3)[0])
    assert len(played.points) == 2


def test_habits_tell_who_wins_and_who_dies() -> None:
    lines = told(("greedy", "random"), 2, 1).splitlines()
    assert lines[0] == "2 games of 2, seed 1"
    assert [line.split()[0] for line in lines[1:]] == ["greedy", "random"]
    assert all("dead" in line for line in lines[1:])
