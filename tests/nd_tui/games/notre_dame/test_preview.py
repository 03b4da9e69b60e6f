"""Previews: what a move would change, never more than the seat can know."""

import random

from core import notre_dame as nd
from core.notre_dame.event_types import BellPassed, CathedralScored, GameEnded, PlagueCame, RoundBegan
from nd_tui.games.notre_dame.preview import players_after
from tests.core.notre_dame.scenes import give, holding, table

AFTERWARDS = (PlagueCame, CathedralScored, RoundBegan, BellPassed, GameEnded)


def test_a_bank_shows_its_gold_and_its_marker() -> None:
    state = holding(give(table(), bank=1), "bank", "park")
    view = nd.view(state, 0)
    after = players_after(view, nd.legal_moves(state)[0])
    assert after[0].gold == state.players[0].gold + 2
    assert after[0].markers[1] == 2
    assert after[1:] == state.players[1:]


def test_a_preview_is_what_the_move_does_unless_the_round_ends_with_it() -> None:
    for seed in range(6):
        chance = random.Random(seed)
        state = table(2 + seed % 4, seed, new_persons=seed % 2 == 0)
        while moves := nd.legal_moves(state):
            seat = nd.to_move(state)
            assert seat is not None
            view = nd.view(state, seat)
            for move in moves:
                happened = nd.events(state, move)
                shown = players_after(view, move)
                if not any(isinstance(event, AFTERWARDS) for event in happened):
                    after = nd.apply(state, move).players
                    hidden = [(p.doctor, p.spied) for p in after]
                    assert [nd_open(p) for p in shown] == [nd_open(p) for p in after], (move, hidden)
            state = nd.apply(state, chance.choice(moves))


def nd_open(player: object) -> tuple[object, ...]:
    """What a preview shows of a player."""
    names = ("carriage", "gold", "supply", "reserve", "markers", "friend", "prestige", "rat", "messages")
    return tuple(getattr(player, name) for name in names)


def test_two_positions_with_the_same_view_have_the_same_previews() -> None:
    chance = random.Random(3)
    state = table(3, 5, new_persons=True)
    while moves := nd.legal_moves(state):
        seat = nd.to_move(state)
        assert seat is not None
        view = nd.view(state, seat)
        other = nd.view(nd.determinize(view, chance.randrange(1000)), seat)
        for move in moves:
            assert players_after(view, move) == players_after(other, move)
        state = nd.apply(state, chance.choice(moves))
