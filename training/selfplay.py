"""Games in which the value function plays itself, with what it expected of them."""

import random
from collections.abc import Sequence

from msgspec import Struct

from core import notre_dame as nd
from core.notre_dame.agents.turns import turn_values
from core.notre_dame.agents.valuation import Valuation
from core.notre_dame.agents.weights import Prices

NAMES = ("a", "b", "c", "d", "e")


class Standings(Struct, frozen=True):
    """What everybody could expect at the beginning of a round, and who won in the end."""

    round: int
    expected: tuple[float, ...]
    winners: tuple[int, ...]


class Lesson(Struct, frozen=True):
    """What a game teaches of chances."""

    rounds: list[Standings]
    prestige: tuple[int, ...]


def play(prices: Sequence[Prices], players: int, seed: int, exploring: float = 0.0) -> Lesson:
    """A game by the value function, with some random moves; a third of the games with the new persons."""
    chance = random.Random(seed)
    state = nd.new_game(nd.Setup(NAMES[:players], new_persons=seed % 3 == 0), seed)
    valuation = Valuation(prices)
    rounds: list[list[float]] = []
    while state.task is not None:
        if state.task.name == "keep" and len(rounds) <= state.round:
            rounds.append(valuation.expectations(state))
        if chance.random() < exploring:
            move = chance.choice(state.options)
        else:
            values = turn_values(valuation, state)
            move = state.options[values.index(max(values))]
        state = nd.apply(state, move)
    result = nd.result(state)
    assert result is not None
    standings = [Standings(now, tuple(expected), result.winners) for now, expected in enumerate(rounds)]
    return Lesson(standings, result.points)
