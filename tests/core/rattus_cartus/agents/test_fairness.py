"""No level uses what its seat cannot know: with the same view, luck and budget it makes the same move."""

from functools import partial

import pytest
from msgspec.structs import replace

from core import rattus_cartus as rc
from core import rng
from core.ai import Agent
from core.rattus_cartus.agents import minds
from core.rattus_cartus.agents.greedy import choose_greedily
from core.rattus_cartus.setup import Buildings

LITTLE = {"regent": 4}  # iterations that are enough to see a difference
WAYS: tuple[Buildings, ...] = ("first_game", "by_type", "by_card")
POSITIONS = 250  # for every number of players: 1,000 for every level
NAMES = ("Anna", "Luc", "Zoé", "Hugo", "Ida")


def game(players: int, seed: int) -> list[rc.State]:
    """The positions of a game of simple opponents in which there is a choice."""
    state = rc.new_game(rc.Setup(NAMES[:players], buildings=WAYS[seed % len(WAYS)]), seed)
    found = []
    while (seat := rc.to_move(state)) is not None:
        if len(rc.legal_moves(state)) > 1:
            found.append(state)
        state = rc.apply(state, choose_greedily(rc.view(state, seat), rng.seeded(len(found))))
    return found


def agent_of(level: str) -> Agent[rc.View, rc.Move]:
    """The level as it plays, with a small budget where it has one."""
    if level in minds.EFFORTS:
        return partial(minds.think, replace(minds.EFFORTS[level], iterations=LITTLE[level], deals=1))
    return minds.LEVELS[level]


def check_fairness(level: str, states: list[rc.State]) -> None:
    choose, differing = agent_of(level), 0
    for number, state in enumerate(states):
        seat = rc.to_move(state)
        assert seat is not None
        view, other = rc.view(state, seat), rc.determinize(rc.view(state, seat), rng.seeded(number))
        differing += (other.hands, other.nuns, other.deck) != (state.hands, state.nuns, state.deck)
        assert rc.view(other, seat) == view
        move = choose(view, number)
        assert move == choose(rc.view(other, seat), number)
        assert move in rc.options(view)
    assert differing > 0.9 * len(states)  # else nothing would be proved


@pytest.mark.uncounted
@pytest.mark.parametrize("level", minds.LEVELS)
@pytest.mark.parametrize("players", rc.PLAYERS)
def test_what_a_seat_cannot_see_does_not_change_its_move(level: str, players: int) -> None:
    met = [state for seed in range(11, 17) for state in game(players, seed)]
    states = [met[number * len(met) // POSITIONS] for number in range(POSITIONS)]
    assert len({id(state) for state in states}) == POSITIONS
    check_fairness(level, states)


@pytest.mark.soak
@pytest.mark.parametrize("level", minds.LEVELS)
@pytest.mark.parametrize("players", rc.PLAYERS)
@pytest.mark.parametrize("seed", range(20, 30))
def test_what_a_seat_cannot_see_never_changes_its_move(level: str, players: int, seed: int) -> None:
    check_fairness(level, game(players, seed))
