"""Learning: games are looked back at, and what was learned from them is whole and reads again."""

import msgspec
import pytest

from core.ai.tournament import fixtures
from core.rattus_cartus.agents import minds
from core.rattus_cartus.agents.weights import FEATURES, Weights
from training.ladder import ENTRANTS, entrants_of
from training.rattus_cartus.habits import told
from training.rattus_cartus.learn import KNOTS, improve
from training.rattus_cartus.selfplay import play


def test_games_of_self_play_end_and_tell_what_came_of_every_moment() -> None:
    lesson = play(minds.LEVELS["greedy"], 3, seed=4, exploring=0.2, sampling=0.5)
    assert len(lesson.samples) > 20
    for sample in lesson.samples:
        assert len(sample.prizes) == 6
        assert sample.points == lesson.points
        assert len(sample.standing.rats) == 3


def test_weights_learned_from_games_explain_them_better_than_none() -> None:
    lessons = [play(minds.LEVELS["greedy"], 2, seed, 0.2, 0.3) for seed in range(6)]
    weights = improve(None, lessons, penalty=5.0)
    again = msgspec.json.decode(msgspec.json.encode(weights), type=Weights)
    assert again == weights
    assert len(weights.points) == len(weights.spread) == len(weights.rats) == len(KNOTS)
    assert all(len(row) == len(FEATURES) for row in weights.points)


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
