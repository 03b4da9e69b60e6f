"""Games of Rattus Cartus for the tests of its words: by chance and by simple opponents, of every kind."""

import random
from collections.abc import Iterator

from core import rattus_cartus as rc
from core.rattus_cartus.agents.greedy import choose_greedily

NAMES = ("Anna", "Luc", "Zoé", "Hugo", "Ida")
WAYS = ("first_game", "by_type", "by_card")


def begun(players: int = 4, seed: int = 3, **options: object) -> rc.State:
    """A first position; the first player begins."""
    return rc.new_game(rc.read_setup({"players": NAMES[:players], "start": 0, **options}), seed)


def chosen_move(state: rc.State, chance: random.Random) -> rc.Move:
    """A move by chance, or often one that makes sense, since those by chance end in a heap of rats."""
    seat = rc.to_move(state)
    assert seat is not None
    if chance.random() < 0.6:
        return choose_greedily(rc.view(state, seat), chance.getrandbits(32))
    moves = rc.legal_moves(state)
    return moves[chance.randrange(len(moves))]


def a_game(players: int, seed: int, **options: object) -> Iterator[tuple[rc.State, rc.Move]]:
    """The positions of a whole game, with the move made in each."""
    chance = random.Random(seed)
    state = begun(players, seed, buildings=WAYS[seed % len(WAYS)], **options)
    while rc.to_move(state) is not None:
        move = chosen_move(state, chance)
        yield state, move
        state = rc.apply(state, move)


def ended(players: int = 4, seed: int = 3) -> tuple[rc.State, list[rc.Event]]:
    """The last position of a game, and all that happened."""
    happened: list[rc.Event] = []
    for state, move in a_game(players, seed):
        last = state, move
        happened += rc.events(state, move)
    return rc.apply(*last), happened


def asked(decision: str, players: int = 4) -> rc.State:
    """A position of some game in which this is decided."""
    for seed in range(60):
        for state, _ in a_game(players, seed):
            if rc.decision(state) == decision:
                return state
    raise AssertionError(decision)
