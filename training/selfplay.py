"""Games in which the value function plays itself, written down as samples to learn from."""

import random
from collections.abc import Sequence

from msgspec import Struct

from core import notre_dame as nd
from core.notre_dame.agents.turns import turn_values
from core.notre_dame.agents.valuation import Measures, Valuation, measure, moment
from core.notre_dame.agents.weights import Prices

NAMES = ("a", "b", "c", "d", "e")
SAMPLED = ("play", "hire", "keep")


class Sample(Struct, frozen=True):
    """A seat at some moment: its measures, and the prestige it still gained until the end."""

    moment: int
    measures: Measures
    gained: float


class Standings(Struct, frozen=True):
    """What everybody could expect at the beginning of a round, and who won in the end."""

    round: int
    expected: tuple[float, ...]
    winners: tuple[int, ...]


class Lesson(Struct, frozen=True):
    """What a game teaches."""

    samples: list[Sample]
    rounds: list[Standings]
    prestige: tuple[int, ...]


def play(
    prices: Sequence[Prices], players: int, seed: int, exploring: float, sampling: float, trace: float
) -> Lesson:
    """A game by the value function, with some random moves.

    A trace of 1 counts what was really gained; less believes the expectations at later rounds in part.
    """
    chance = random.Random(seed)
    new_persons = seed % 3 == 0
    state = nd.new_game(nd.Setup(NAMES[:players], new_persons=new_persons), seed)
    valuation = Valuation(prices)
    met: list[tuple[int, int, int, Measures, float]] = []
    rounds: list[list[float]] = []
    while state.task is not None:
        if state.task.name in SAMPLED and (state.task.name != "keep" or len(rounds) <= state.round):
            if len(rounds) <= state.round:
                rounds.append(valuation.expectations(state))
            for seat in range(players):
                if chance.random() < sampling:
                    found = measure(state, seat, prices)
                    here = moment(state, seat)
                    met.append((seat, state.round, here, found, state.players[seat].prestige))
        if chance.random() < exploring:
            move = chance.choice(state.options)
        else:
            values = turn_values(valuation, state)
            move = state.options[values.index(max(values))]
        state = nd.apply(state, move)
    result = nd.result(state)
    assert result is not None
    targets = _targets(rounds, [float(points) for points in result.points], trace)
    samples = [Sample(when, found, targets[now][seat] - had) for seat, now, when, found, had in met]
    standings = [Standings(now, tuple(expected), result.winners) for now, expected in enumerate(rounds)]
    return Lesson(samples, standings, result.points)


def _targets(rounds: list[list[float]], final: list[float], trace: float) -> list[list[float]]:
    """For every round what its samples should have expected: a mixture of what later rounds expected."""
    targets = [final]
    for later in reversed(rounds[1:]):
        mixed = [trace * t + (1 - trace) * e for t, e in zip(targets[0], later, strict=True)]
        targets.insert(0, mixed)
    return targets
