"""Games of agents against each other: who sits where, who won, and how sure that makes us.

Nothing here knows a clock or a process: an executor is handed in where games are to run side by side.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from math import sqrt
from statistics import mean, median, pstdev, stdev
from typing import Any

from msgspec import Struct

from core import rng
from core.ai import Agent
from core.game import AnyGame

CERTAINTY = 1.96  # standard deviations on either side that hold 95 of 100


class Fixture(Struct, frozen=True):
    """A game to be played: which entrant sits on each seat, and by which seed."""

    entrants: tuple[int, ...]
    seed: int


class Played(Struct, frozen=True):
    """A game that was played: its winners by seat, and everybody's points."""

    fixture: Fixture
    winners: tuple[int, ...]
    points: tuple[int, ...]
    moves: int


class Row(Struct, frozen=True):
    """How an entrant did: shared wins count in parts; the interval holds the true rate in 95 of 100 cases."""

    name: str
    games: int
    wins: float
    rate: float
    low: float
    high: float
    points: float  # on average
    winning_points: float | None  # on average where it won, if it ever did
    median_points: float
    lowest_points: int
    highest_points: int
    deviation: float  # of its points, the standard one


class Table(Struct, frozen=True):
    """The outcome of a tournament."""

    seats: int
    games: int
    seed: int
    rows: tuple[Row, ...]


Play = Callable[[Fixture], Played]


def fixtures(seats: int, games: int, seed: int) -> list[Fixture]:
    """Every deal is played from each rotation of the seats, so that neither luck nor seat favours one."""
    found: list[Fixture] = []
    luck = rng.seeded(seed)
    while len(found) < games:
        deal, luck = rng.word(luck)
        for turn in range(min(seats, games - len(found))):
            found.append(Fixture(tuple((seat + turn) % seats for seat in range(seats)), deal))
    return found


def play_game(
    game: AnyGame,
    state: Any,
    agents: Sequence[Agent[Any, Any]],
    luck: int,
) -> tuple[Any, int]:
    """The last position of a game between agents, one to a seat, and the number of moves it took."""
    moves = 0
    while (seat := game.to_move(state)) is not None:
        thought, luck = rng.word(luck)
        state = game.apply(state, agents[seat](game.view(state, seat), thought))
        moves += 1
    return state, moves


def played_by(game: AnyGame, setup: Any, agents: Sequence[Agent[Any, Any]], fixture: Fixture) -> Played:
    """The game of a fixture, with the agents on the seats it gives them."""
    seated = [agents[entrant] for entrant in fixture.entrants]
    state, moves = play_game(game, game.new_game(setup, fixture.seed), seated, fixture.seed)
    result = game.result(state)
    assert result is not None
    return Played(fixture, result.winners, result.points, moves)


def tournament(
    names: Sequence[str],
    play: Play,
    games: int,
    seed: int,
    pool: Executor | None = None,
    heard: Callable[[Played], None] | None = None,
) -> Table:
    """Play the games, in this process or by the executor, and add them up; `heard` is told of every game."""
    plan = fixtures(len(names), games, seed)
    played = []
    for game in map(play, plan) if pool is None else pool.map(play, plan):
        played.append(game)
        if heard is not None:
            heard(game)
    return table(names, played, seed)


def table(names: Sequence[str], played: Sequence[Played], seed: int) -> Table:
    """The games added up; seats of the same name are one entrant."""
    rows = tuple(_row(name, names, played) for name in dict.fromkeys(names))
    return Table(len(names), len(played), seed, rows)


def _row(name: str, names: Sequence[str], played: Sequence[Played]) -> Row:
    wins, points, winning = 0.0, [], []
    for game in played:
        for seat, entrant in enumerate(game.fixture.entrants):
            if names[entrant] != name:
                continue
            points.append(game.points[seat])
            if seat in game.winners:
                wins += 1 / len(game.winners)
                winning.append(game.points[seat])
    low, high = wilson(wins, len(played))
    return Row(
        name,
        len(played),
        wins,
        wins / len(played),
        low,
        high,
        mean(points),
        mean(winning) if winning else None,
        median(points),
        min(points),
        max(points),
        pstdev(points),
    )


def half_by_deals(name: str, names: Sequence[str], played: Sequence[Played]) -> float:
    """Half of the interval of the true rate of winning, counted by deals.

    The games of one deal, each from another rotation of the seats, are not independent, as Wilson's interval
    takes them to be: two versions of one agent that hardly differ share nearly every deal. Fewer than two
    deals tell nothing.
    """
    deals: dict[int, list[float]] = {}
    for game in played:
        own = [seat for seat in game.winners if names[game.fixture.entrants[seat]] == name]
        deals.setdefault(game.fixture.seed, []).append(len(own) / len(game.winners) if own else 0.0)
    if len(deals) < 2:
        return 1.0
    return CERTAINTY * stdev([mean(rates) for rates in deals.values()]) / sqrt(len(deals))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval of the true rate of winning."""
    if not games:
        return 0.0, 1.0
    rate, square = wins / games, CERTAINTY**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = CERTAINTY / (1 + square / games) * sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    return max(0.0, middle - half), min(1.0, middle + half)
