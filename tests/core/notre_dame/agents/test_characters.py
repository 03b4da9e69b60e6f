"""Characters: fair and certain as every opponent, seen at the table, and no part of what is advised."""

from functools import partial
from itertools import product

import pytest

from core import notre_dame as nd
from core.ai import Agent
from core.ai.characters import agent_of, characters_of, effort_of, joined, known
from core.ai.tournament import fixtures
from core.notre_dame.agents import levels, minds, model
from core.notre_dame.agents.levels import ADVICE, CHARACTERS, EFFORTS, LEVELS, REVIEW
from core.notre_dame.agents.tastes import TASTES, prices_of
from core.notre_dame.agents.weights import END
from tests.core.notre_dame.agents.positions import deciding, game
from tests.core.notre_dame.agents.test_fairness import TABLES, check_fairness, little
from training.tastes import Seen, watched

WITH_ONE = [level for level in LEVELS if level != "random"]
POSITIONS, MANY = 25, 250  # at every table, for every level and character; MANY in the long tests
SEEN_BY = {"banker": ("bank", "gold"), "gardener": ("park",), "courier": ("messages",), "donor": ("markers",)}


def agent_with(level: str, character: str) -> Agent[nd.View, nd.Move]:
    """The level with its character as it plays, with a small budget where it has one."""
    who = joined(level, character)
    effort = effort_of(minds, who)
    if effort is None:
        return agent_of(minds, who)
    assert effort.taste == character
    return partial(levels.search, little(level, effort))


def some_states(players: int, new_persons: bool, number: int) -> list[nd.State]:
    met = list(game(players, 11, new_persons))
    return [met[place * len(met) // number] for place in range(number)]


@pytest.mark.uncounted
@pytest.mark.parametrize("character", TASTES)
@pytest.mark.parametrize("level", WITH_ONE)
@pytest.mark.parametrize(("players", "new_persons"), [(2, False), (4, True)])
def test_what_a_seat_cannot_see_does_not_change_its_move(
    level: str, character: str, players: int, new_persons: bool
) -> None:
    check_fairness(agent_with(level, character), some_states(players, new_persons, POSITIONS))


@pytest.mark.soak
@pytest.mark.parametrize("character", TASTES)
@pytest.mark.parametrize("level", WITH_ONE)
@pytest.mark.parametrize(("players", "new_persons"), TABLES)
def test_what_a_seat_cannot_see_never_changes_its_move(
    level: str, character: str, players: int, new_persons: bool
) -> None:
    check_fairness(agent_with(level, character), some_states(players, new_persons, MANY))


@pytest.mark.parametrize("players", [2, 4])
def test_a_move_does_not_depend_on_who_has_thought_before(players: int) -> None:
    views = [nd.view(state, deciding(state)) for state in some_states(players, False, 6)]
    asked = list(product(("greedy", "steward", "canon"), TASTES, range(len(views))))
    moves = {}
    for level, character, number in asked:
        moves[level, character, number] = agent_with(level, character)(views[number], number)
    model.valuation_of.cache_clear()
    for level, character, number in reversed(asked):
        assert agent_with(level, character)(views[number], number) == moves[level, character, number]


def test_who_plays_at_random_alone_has_no_character() -> None:
    assert [level for level in LEVELS if characters_of(minds, level) != list(CHARACTERS)] == ["random"]
    assert list(CHARACTERS) == list(TASTES)


def test_ids_of_characters_stand_in_saves_and_never_change() -> None:
    assert list(TASTES) == ["banker", "gardener", "courier", "donor"]


def test_who_is_of_another_version_is_stood_in_for() -> None:
    assert known(minds, "steward:pirate") == "steward"
    assert known(minds, "random:banker") == "random"
    assert known(minds, "genius:banker") == known(minds, "genius") == minds.STAND_IN
    assert agent_of(minds, "steward:pirate") is LEVELS["steward"]
    assert effort_of(minds, "canon:pirate") == EFFORTS["canon"]


def test_advice_reviews_and_levels_alone_are_even_handed() -> None:
    assert {effort.taste for effort in (ADVICE, REVIEW, *EFFORTS.values())} == {""}


@pytest.mark.parametrize("character", TASTES)
@pytest.mark.parametrize("players", range(2, 6))
def test_a_taste_is_strongest_at_first_and_gone_at_the_end(players: int, character: str) -> None:
    own, even = prices_of(players, character), prices_of(players, "")
    more = [
        sum(mine[1] - theirs[1] for mine, theirs in zip(own[moment].levels, even[moment].levels, strict=True))
        + sum(own[moment].amounts)
        - sum(even[moment].amounts)
        for moment in (0, END // 2, END)
    ]
    assert more[0] > more[1] > more[2] == 0


@pytest.mark.parametrize("character", TASTES)
def test_a_character_is_seen_at_the_table(character: str) -> None:
    play = partial(watched, [joined("steward", character), "steward"])
    seen: list[Seen] = list(map(play, fixtures(2, 40, 5)))
    for what in SEEN_BY[character]:
        assert sum(one.own[what] for one in seen) > sum(one.others[what] for one in seen)
