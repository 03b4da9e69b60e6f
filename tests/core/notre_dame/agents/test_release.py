"""Opponents of another checkout, asked from a process of its own."""

from pathlib import Path

from core import notre_dame as nd
from core.notre_dame.agents.levels import LEVELS
from training.entrants import entrant

HERE = Path(nd.__file__).parents[2]


def test_an_opponent_of_a_checkout_decides_there_as_it_does_here() -> None:
    other = entrant(f"greedy:release={HERE}", 2)
    state = nd.new_game(nd.Setup(("a", "b")), 3)
    for luck in range(30):
        mover = nd.to_move(state)
        assert mover is not None
        view = nd.view(state, mover)
        move = other(view, luck)
        assert move == LEVELS["greedy"](view, luck)
        state = nd.apply(state, move)
