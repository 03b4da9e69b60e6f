"""Playing on: legal moves for everybody to the end of the next round, by no card that is yet to be dealt."""

import pytest
from msgspec.structs import replace

from core import rattus_cartus as rc
from core import rng
from core.rattus_cartus.agents.greedy import choose_greedily
from core.rattus_cartus.agents.model import RoundModel
from core.rattus_cartus.agents.playing_on import quick_move
from tests.nd_tui.games.rattus_cartus.games import NAMES


def positions(players: int, seed: int) -> list[rc.State]:
    """The positions of a game in which there is a choice."""
    state = rc.new_game(rc.Setup(NAMES[:players], buildings="by_card"), seed)
    found = []
    while (seat := rc.to_move(state)) is not None:
        found.append(state)
        state = rc.apply(state, choose_greedily(rc.view(state, seat), rng.seeded(len(found))))
    return found


def model_of(state: rc.State) -> RoundModel:
    assert state.task is not None
    return RoundModel(rc.view(state, state.task.seat))


@pytest.mark.parametrize("players", rc.PLAYERS)
def test_nobody_chooses_by_cards_that_are_still_to_be_dealt(players: int) -> None:
    for state in positions(players, 4):
        model = model_of(state)
        other = replace(state, deck=state.deck[::-1], nuns=state.nuns[::-1], luck=state.luck + 1)
        move = quick_move(state, model.tail(state), model.outlook)
        assert move in rc.legal_moves(state)
        assert move == quick_move(other, model.tail(other), model.outlook)


@pytest.mark.parametrize("players", rc.PLAYERS)
def test_everybody_plays_on_to_the_end_of_the_next_round_or_of_the_game(players: int) -> None:
    for state in positions(players, 5)[::9]:
        end = model_of(state).played_on(state)
        last = state.table.size.rounds - 1
        if state.round >= last - 1:
            assert rc.to_move(end) is None
        else:
            assert end.round == state.round + 2
            assert not end.entries
