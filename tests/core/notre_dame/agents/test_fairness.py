"""No level uses what its seat cannot know: with the same view, luck and budget it makes the same move."""

from collections.abc import Iterable, Iterator

import pytest
from msgspec.structs import replace

from core import notre_dame as nd
from core.notre_dame.agents import searching
from core.notre_dame.agents.levels import EFFORTS, LEVELS
from tests.core.notre_dame.agents.positions import deciding, game

LITTLE = {"canon": 12, "archdeacon": 20}  # iterations that are enough to see a difference
POSITIONS = 50  # for every level and number of players in the short run: 1,200 in all
TABLES = [(2, False), (3, True), (4, False), (5, True)]


def same_view_other_secrets(states: Iterable[nd.State]) -> Iterator[tuple[nd.View, nd.View]]:
    """Views of two positions that differ in nothing but what the seat cannot see."""
    for number, state in enumerate(states):
        seat = deciding(state)
        view = nd.view(state, seat)
        one, other = nd.determinize(view, 2 * number + 1), nd.determinize(view, 2 * number + 2)
        yield nd.view(one, seat), nd.view(other, seat)


def choose(level: str, view: nd.View, luck: int) -> nd.Move:
    """The level's move, with a small budget where it has one."""
    if level not in EFFORTS:
        return LEVELS[level](view, luck)
    effort = replace(EFFORTS[level], iterations=LITTLE[level], deals=4)
    return searching.analyse(view, luck, effort).best


def check_fairness(players: int, new_persons: bool, seed: int, level: str, most: int = POSITIONS) -> int:
    """How many positions, spread over a game, were tried."""
    states = list(game(players, seed, new_persons))
    states = states[:: max(1, len(states) // most)][:most]
    for luck, (one, other) in enumerate(same_view_other_secrets(states)):
        move = choose(level, one, luck)
        assert move == choose(level, other, luck)
        assert move in one.options
    return len(states)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("players", "new_persons"), TABLES)
def test_what_a_seat_cannot_see_does_not_change_its_move(level: str, players: int, new_persons: bool) -> None:
    assert check_fairness(players, new_persons, 11, level) == POSITIONS


@pytest.mark.soak
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("players", "new_persons"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_what_a_seat_cannot_see_never_changes_its_move(
    level: str, players: int, new_persons: bool, seed: int
) -> None:
    assert check_fairness(players, new_persons, seed, level, most=10_000) > 100


def test_the_secrets_of_the_positions_do_differ() -> None:
    """Else the tests above would prove nothing."""
    differing = 0
    for number, state in enumerate(game(3, 5)):
        view = nd.view(state, deciding(state))
        one, other = nd.determinize(view, 2 * number + 1), nd.determinize(view, 2 * number + 2)
        differing += one.cards != other.cards
    assert differing > 100
