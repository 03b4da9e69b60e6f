"""The greedy agent: a pure function of a view and a luck number."""

import pytest

from core import notre_dame as nd
from core import rng
from core.notre_dame.agents.greedy import choose
from core.notre_dame.moves import Donate, Play
from tests.core.notre_dame.scenes import ask, give, holding, table

NAMES = ("Anna", "Luc", "Claire", "Léo", "Stéphanie")


def game(players: int, seed: int, new_persons: bool = False) -> list[nd.State]:
    """All positions of a game of greedy agents."""
    state = nd.new_game(nd.Setup(NAMES[:players], new_persons=new_persons), seed)
    met = [state]
    while (seat := nd.to_move(state)) is not None:
        state = nd.apply(state, choose(nd.view(state, seat), rng.seeded(len(met))))
        met.append(state)
    return met


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("new_persons", [False, True])
def test_agents_play_whole_games_by_the_rules(players: int, new_persons: bool) -> None:
    assert nd.result(game(players, players, new_persons)[-1]) is not None


def test_the_same_view_and_luck_give_the_same_move() -> None:
    for state in game(3, 1)[:-1]:
        seat = nd.to_move(state)
        assert seat is not None
        view = nd.view(state, seat)
        again = nd.view(state, seat)
        assert choose(view, 5) == choose(again, 5)


def test_what_a_seat_cannot_see_does_not_matter() -> None:
    for state in game(4, 2, new_persons=True)[:-1]:
        seat = nd.to_move(state)
        assert seat is not None
        view = nd.view(state, seat)
        other = nd.determinize(view, 99)
        assert choose(nd.view(other, seat), 7) == choose(view, 7)


def test_luck_breaks_ties() -> None:
    view = nd.view(table(3), 0)
    assert len({choose(view, luck) for luck in range(20)}) > 1


def test_it_takes_prestige_rather_than_keeping_gold() -> None:
    state = ask(give(table(3), gold=3), "donate")
    assert choose(nd.view(state, 0), 1) == Donate(3)


def test_it_prefers_the_fuller_sector() -> None:
    state = holding(give(table(3), residence=5), "residence", "bank", "hotel")
    move = choose(nd.view(state, 0), 1)
    assert isinstance(move, Play)
    assert move.card.action.name == "RESIDENCE"
