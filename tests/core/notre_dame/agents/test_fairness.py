"""No level uses what its seat cannot know: with the same view, luck and budget it makes the same move."""

from collections.abc import Iterable, Iterator
from functools import partial

import pytest
from msgspec.structs import replace

from core import notre_dame as nd
from core.ai import Agent
from core.ai.search import Effort
from core.notre_dame.agents import levels
from core.notre_dame.agents.levels import EFFORTS, LEVELS
from tests.core.notre_dame.agents.positions import deciding, game

LITTLE = {"canon": 12, "archdeacon": 20}  # iterations that are enough to see a difference
TABLES = [(2, False), (3, True), (4, False), (5, True)]
POSITIONS = 250  # at every table: 1,000 for every level
SEEDS = (11, 12)


def same_view_other_secrets(states: Iterable[nd.State]) -> Iterator[tuple[nd.View, nd.View]]:
    """Of each position the seat's view, and that of another position which differs only in what is hidden."""
    differing = tried = 0
    for number, state in enumerate(states, start=1):
        seat = deciding(state)
        view = nd.view(state, seat)
        other = nd.determinize(view, number)
        differing += other.cards != state.cards
        tried += 1
        assert nd.view(other, seat) == view
        yield view, nd.view(other, seat)
    assert differing > 0.9 * tried  # else nothing would be proved


def agent_of(level: str) -> Agent[nd.View, nd.Move]:
    """The level as it plays, with a small budget where it has one."""
    agent = LEVELS[level]
    if level not in EFFORTS:
        return agent
    assert isinstance(agent, partial)
    assert (agent.func, agent.args) == (levels.search, (EFFORTS[level],))
    return partial(agent.func, little(level, EFFORTS[level]))


def little(level: str, effort: Effort) -> Effort:
    """An effort with less to spend; what it spends something on stays."""
    second = LITTLE[level] if effort.second_look else 0
    return replace(effort, iterations=LITTLE[level], deals=4, second_look=second)


def check_fairness(choose: Agent[nd.View, nd.Move], states: list[nd.State]) -> None:
    for luck, (one, other) in enumerate(same_view_other_secrets(states)):
        move = choose(one, luck)
        assert move == choose(other, luck)
        assert move in one.options


@pytest.mark.uncounted
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("players", "new_persons"), TABLES)
def test_what_a_seat_cannot_see_does_not_change_its_move(level: str, players: int, new_persons: bool) -> None:
    met = [state for seed in SEEDS for state in game(players, seed, new_persons)]
    states = [met[number * len(met) // POSITIONS] for number in range(POSITIONS)]
    assert len({id(state) for state in states}) == POSITIONS
    check_fairness(agent_of(level), states)


@pytest.mark.soak
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("players", "new_persons"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_what_a_seat_cannot_see_never_changes_its_move(
    level: str, players: int, new_persons: bool, seed: int
) -> None:
    states = list(game(players, seed, new_persons))
    assert len(states) > 100
    check_fairness(agent_of(level), states)
