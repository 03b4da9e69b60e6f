"""Games that an agent plays with itself, now and then at random, written down as samples to learn from."""

import random

from msgspec import Struct
from msgspec.structs import replace

from core import rattus_cartus as rc
from core import rng
from core.ai import Agent
from core.rattus_cartus.agents.candidates import sight, weighed
from core.rattus_cartus.agents.settling import Standing, settled
from core.rattus_cartus.odds import tail
from core.rattus_cartus.scoring import class_points
from core.rattus_cartus.setup import Buildings

NAMES = ("a", "b", "c", "d", "e")
BUILDINGS: tuple[Buildings, ...] = ("first_game", "by_type", "by_card")
SHAKEN = 0.1  # how often a round begins with other numbers of rats than those that were played for
SHAKE = 3  # rats more or fewer, at most
TRIED = 8  # ways to enter, of which one is drawn at random


class Sample(Struct, frozen=True):
    """Where everybody stood at some moment, and what came of it."""

    standing: Standing
    tail: tuple[float, ...]  # by a number of rats, how likely one of the seats could hold them to be survived
    prizes: tuple[tuple[int, ...], ...]  # class by class what everybody had in the end
    points: tuple[int, ...]
    rats: tuple[int, ...]
    lives: tuple[bool, ...]
    winners: tuple[int, ...]


class Lesson(Struct, frozen=True):
    """What a game teaches."""

    samples: list[Sample]
    points: tuple[int, ...]
    deaths: int


def table_for(players: int, seed: int) -> rc.Setup:
    """A table with one of the ways to choose buildings."""
    return rc.Setup(NAMES[:players], buildings=BUILDINGS[seed % len(BUILDINGS)])


def play(
    agent: Agent[rc.View, rc.Move], players: int, seed: int, exploring: float, sampling: float
) -> Lesson:
    """A game of the agent with itself, some of its moves drawn at random."""
    chance = random.Random(seed)
    state = rc.new_game(table_for(players, seed), seed)
    met: list[tuple[Standing, tuple[float, ...]]] = []
    begun = 0
    while (seat := rc.to_move(state)) is not None:
        if state.round > begun:
            begun, state = state.round, _shaken(state, chance)
        view = rc.view(state, seat)
        if chance.random() < sampling:
            met.append((settled(state), tail(view)))
        if chance.random() < exploring:
            move = _tried(view, chance)
        else:
            move = agent(view, rng.seeded(chance.getrandbits(60)))
        state = rc.apply(state, move)
    result = rc.result(state)
    assert result is not None
    final = tuple([tuple(points) for points in class_points(state)])
    lives = tuple([sheet.lives for sheet in rc.score_sheets(state)])
    samples = [
        Sample(standing, odds, final, result.points, state.rats, lives, result.winners)
        for standing, odds in met
    ]
    return Lesson(samples, result.points, lives.count(False))


def _shaken(state: rc.State, chance: random.Random) -> rc.State:
    """Now and then everybody has some rats more or fewer, to tell their effect from their cause."""
    if chance.random() >= SHAKEN:
        return state
    return replace(state, rats=tuple([max(0, rats + chance.randint(-SHAKE, SHAKE)) for rats in state.rats]))


def _tried(view: rc.View, chance: random.Random) -> rc.Move:
    if view.task is not None and view.task.name == "enter":
        return chance.choice(weighed(sight(view))[:TRIED])[1]
    return chance.choice(rc.options(view))
