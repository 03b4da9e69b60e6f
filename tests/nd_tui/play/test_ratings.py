"""Ratings of persons: which games count, against whom, and what is suggested."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from core.notre_dame import NAME
from core.rating import Encounter, Rating, updated
from nd_tui.games import open_box
from nd_tui.play.ratings import courses, rated_levels, spread, suggested, suggested_for
from nd_tui.storage.statistics import Finished, Score
from tests.nd_tui.statistics_games import some_games

LEVELS = rated_levels(NAME)


def finished(number: int, seats: tuple[str, ...], places: tuple[int, ...], *names: str) -> Finished:
    persons = [seat for seat, who in enumerate(seats) if who == "person"]
    return Finished(
        save=f"game-{number}",
        when=f"2024-05-{number:02}T18:30:00",
        options={},
        seats=seats,
        points=(10,) * len(seats),
        places=places,
        people=tuple(Score(name, places[seat], 10) for name, seat in zip(names, persons, strict=True)),
    )


def test_every_level_of_a_game_is_rated_and_each_above_the_one_below(game: str) -> None:
    rated = rated_levels(game)
    minds = open_box(game).minds()
    assert list(rated) == list(minds.LEVELS)
    means = [rating.mean for rating in rated.values()]
    assert [above > below for below, above in pairwise(means)] == [
        minds.WINS[level] > 0.5 for level in list(rated)[1:]
    ]


def test_a_game_of_two_counts_whole() -> None:
    won = finished(1, ("person", "greedy"), (1, 2), "Anna")
    assert courses([won], LEVELS) == {"Anna": [updated(Rating(), [Encounter(LEVELS["greedy"], 1)])]}


def test_at_a_table_of_four_everybody_else_is_an_opponent_who_counts_half() -> None:
    second = finished(1, ("clerk", "person", "greedy", "clerk"), (2, 2, 3, 1), "Anna")
    clerk, greedy = LEVELS["clerk"], LEVELS["greedy"]
    encounters = [Encounter(clerk, 0.5, 0.5), Encounter(greedy, 1, 0.5), Encounter(clerk, 0, 0.5)]
    assert courses([second], LEVELS) == {"Anna": [updated(Rating(), encounters)]}


def test_a_character_makes_no_difference_to_what_a_level_is_rated() -> None:
    plain, banker = [finished(1, ("person", who), (1, 2), "Anna") for who in ("clerk", "clerk:banker")]
    assert courses([banker], LEVELS) == courses([plain], LEVELS) != {}


def test_persons_are_opponents_with_the_rating_that_they_had_before() -> None:
    first = finished(1, ("person", "clerk"), (1, 2), "Anna")
    both = finished(2, ("person", "person"), (2, 1), "Anna", "Luc")
    found = courses([both, first], LEVELS)
    anna = updated(Rating(), [Encounter(LEVELS["clerk"], 1)])
    assert found["Luc"] == [updated(Rating(), [Encounter(anna, 1)])]
    assert found["Anna"] == [anna, updated(anna, [Encounter(Rating(), 0)])]


def test_a_game_with_something_taken_back_does_not_count() -> None:
    games = some_games()
    straight = [game for game in games if not game.taken_back]
    assert courses(games, LEVELS) == courses(straight, LEVELS)
    assert sum(map(len, courses(games, LEVELS).values())) == len(straight)
    assert courses([replace(game, taken_back=True) for game in games], LEVELS) == {}


def test_an_opponent_whom_no_version_of_the_program_has_measured_says_nothing() -> None:
    assert courses([finished(1, ("person", "wizard"), (1, 2), "Anna")], LEVELS) == {}


@pytest.mark.parametrize(
    ("mean", "level"),
    [
        (500, "random"),
        (1000, "novice"),
        (1180, "greedy"),
        (1450, "beadle"),
        (1750, "clerk"),
        (2050, "steward"),
        (2350, "canon"),
        (3000, "archdeacon"),
    ],
)
def test_who_is_suggested_is_won_against_in_just_less_than_half_of_the_games(mean: float, level: str) -> None:
    suggestion = suggested(Rating(mean, 60), LEVELS)
    assert suggestion is not None
    assert suggestion.level == level


def test_whoever_wins_again_and_again_is_sent_to_stronger_ones() -> None:
    games = [finished(day, ("person", "greedy"), (1, 2), "Anna") for day in range(1, 20)]
    first, last = (suggested_for(some, NAME, "Anna") for some in (games[:1], games))
    assert first is not None
    assert last is not None
    order = list(LEVELS)
    assert order.index(last.level) >= order.index(first.level) > order.index("greedy")
    assert suggested_for(games, NAME, "Luc") is None, "of whom nothing is known"


def test_a_rating_becomes_more_certain() -> None:
    games = [finished(day, ("person", "clerk"), (1 + day % 2, 2 - day % 2), "Anna") for day in range(1, 30)]
    course = courses(games, LEVELS)["Anna"]
    assert spread(course[-1]) < spread(course[0]) / 2
    assert abs(course[-1].mean - LEVELS["clerk"].mean) < 60
