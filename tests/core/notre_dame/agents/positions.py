"""Positions to try agents on: met in games by agents that are quick and not foolish."""

from collections.abc import Iterator

from core import notre_dame as nd
from core import rng
from core.notre_dame.agents.turns import turn_values
from core.notre_dame.agents.valuation import Valuation, learned_prices

NAMES = ("Anna", "Luc", "Claire", "Léo", "Stéphanie")


def game(
    players: int, seed: int, new_persons: bool = False, edition: str = "anniversary"
) -> Iterator[nd.State]:
    """All positions of a game in which somebody decides; every fifth move is made at random."""
    setup = nd.Setup(NAMES[:players], new_persons=new_persons, edition=edition)
    state = nd.new_game(setup, seed)
    valuation = Valuation(learned_prices(players))
    luck = rng.seeded(seed)
    while nd.legal_moves(state):
        yield state
        pick, luck = rng.below(luck, 5 * len(state.options))
        if pick < len(state.options):
            move = state.options[pick]
        else:
            values = turn_values(valuation, state)
            move = state.options[values.index(max(values))]
        state = nd.apply(state, move)


def deciding(state: nd.State) -> int:
    """The seat that decides."""
    seat = nd.to_move(state)
    assert seat is not None
    return seat
