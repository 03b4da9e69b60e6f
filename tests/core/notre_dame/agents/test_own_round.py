"""The round planned alone: only the own moves are searched, and the others are counted on as before."""

import pytest

from core import notre_dame as nd
from core.ai.search import Effort
from core.notre_dame.agents.model import RoundModel
from core.notre_dame.agents.own_round import OwnRound
from core.notre_dame.agents.searching import analyse
from core.notre_dame.names import Phase
from tests.core.notre_dame.agents.positions import deciding, game

ALONE = Effort(iterations=120, deals=6, alone=2)


def some_positions(players: int) -> list[nd.State]:
    return list(game(players, 6))[::17]


@pytest.mark.parametrize("players", [2, 4])
def test_nobody_else_decides_and_the_others_keep_what_they_have(players: int) -> None:
    for before in some_positions(players):
        view = nd.view(before, deciding(before))
        model = OwnRound(view)
        state = model.deal(view, 3)
        while (seat := model.to_move(state)) is not None and not model.beyond(state):
            assert seat == view.seat
            others = [other.markers for other in state.players if other is not state.players[seat]]
            state = model.apply(state, state.options[-1])
            if state.round == before.round and state.phase < Phase.PLAGUE:
                assert [p.markers for s, p in enumerate(state.players) if s != seat] == others


def test_the_others_are_expected_to_come_to_what_they_could_before() -> None:
    for before in some_positions(3):
        seat = deciding(before)
        view = nd.view(before, seat)
        model, usual = OwnRound(view), RoundModel(view)
        state = model.deal(view, 3)
        assert model.outlook(state).chances == pytest.approx(usual.outlook(state).chances)


def test_what_is_searched_alone_is_searched_through_sooner() -> None:
    for before in some_positions(4):
        view = nd.view(before, deciding(before))
        found = analyse(view, 1, ALONE)
        assert {candidate.move for candidate in found.moves} == set(view.options)
        assert found.best in view.options
        assert analyse(view, 1, ALONE) == found
