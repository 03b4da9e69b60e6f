"""Uniformly random play and what keeping a position costs: our engines, Catanatron, OpenSpiel's gin rummy.

A decision is every move that a player is asked for; a choice is a decision with more than one legal move.
Ours asks only for choices, since the rules make the others by themselves.
"""

import json
import random
import sys
from collections.abc import Callable

from core.game import AnyGame, Setup
from tests.bench.timing import Figures, nanoseconds, rate

SEATS = 4


NAMES = ("Anna", "Luc", "Claire", "Léo")


def notre_dame() -> Figures:
    """Notre Dame, four players."""
    from core import notre_dame

    return of_ours(notre_dame, notre_dame.Setup(NAMES))


def rattus_cartus() -> Figures:
    """Rattus Cartus, four players, the buildings of a first game."""
    from core import rattus_cartus

    return of_ours(rattus_cartus, rattus_cartus.Setup(NAMES))


def of_ours(game: AnyGame, setup: Setup) -> Figures:
    """One of our games."""
    bits = random.Random(1).getrandbits
    legal_moves, apply = game.legal_moves, game.apply
    seed = 0

    def games() -> int:
        nonlocal seed
        decisions = 0
        for _ in range(10):
            seed += 1
            state = game.new_game(setup, seed)
            while moves := legal_moves(state):
                state = apply(state, moves[bits(20) % len(moves)])
                decisions += 1
        return decisions

    decisions = rate(games)
    state = game.new_game(setup, 1)
    kept: list[object] = []
    return {"decisions": decisions, "choices": decisions, "keep_ns": nanoseconds(lambda: kept.append(state))}


def catanatron() -> Figures:
    """Catan, four random players, as the package plays them."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    asked = [0, 0]
    counting = False

    class Counting(RandomPlayer):  # type: ignore[misc]
        def decide(self, game: object, playable_actions: list[object]) -> object:
            asked[0] += 1
            asked[1] += len(playable_actions) > 1
            return super().decide(game, playable_actions)

    def game_of(player: Callable[[object], object]) -> Game:
        return Game([player(colour) for colour in colours])

    def played() -> int:
        game = game_of(Counting if counting else RandomPlayer)
        game.play()
        return len(game.state.actions)

    random.seed(1)
    decisions = rate(played)
    counting = True
    for _ in range(3):
        played()
    game = game_of(RandomPlayer)
    for _ in range(100):
        game.play_tick()
    share = asked[1] / asked[0]
    return {"decisions": decisions, "choices": decisions * share, "keep_ns": nanoseconds(game.copy, 200)}


def gin_rummy() -> Figures:
    """OpenSpiel's gin rummy (C++) through its Python interface; chance moves are not decisions."""
    import pyspiel

    bits = random.Random(1).getrandbits
    game = pyspiel.load_game("gin_rummy")
    asked = [0, 0]

    def played() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            moves = state.legal_actions()
            if not state.is_chance_node():
                decisions += 1
                asked[1] += len(moves) > 1
            state.apply_action(moves[bits(20) % len(moves)])
        asked[0] += decisions
        return decisions

    decisions = rate(lambda: sum(played() for _ in range(5)))
    state = game.new_initial_state()
    for _ in range(30):
        moves = state.legal_actions()
        state.apply_action(moves[bits(20) % len(moves)])
    share = asked[1] / asked[0]
    return {"decisions": decisions, "choices": decisions * share, "keep_ns": nanoseconds(state.clone)}


CONTESTANTS = {
    "notre_dame": notre_dame,
    "rattus_cartus": rattus_cartus,
    "catanatron": catanatron,
    "gin_rummy": gin_rummy,
}

if __name__ == "__main__":
    json.dump(CONTESTANTS[sys.argv[1]](), sys.stdout)
