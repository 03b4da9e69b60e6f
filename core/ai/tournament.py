"""Games of agents against each other: who sits where, who won, and how sure that makes us.

Nothing here knows a clock or a process: an executor is handed in where games are to run side by side, be it
of threads, of processes or of a cluster. It is given whole deals, several at once where there are many.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future, as_completed
from itertools import groupby
from math import ceil, sqrt
from statistics import mean, median, pstdev, stdev
from typing import Any

from msgspec import Struct

from core import rng
from core.ai import Agent
from core.ai.fingerprints import Stamp, stamp
from core.game import AnyGame, Problem

MOST_TASKS = 400  # into which a tournament is divided; each of them has its price
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
    """How an entrant did: shared wins count in parts; the interval holds the true rate in 95 of 100 cases.

    The interval counts deals, not games: those of one deal, from each rotation of the seats, are not
    independent.
    """

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
    stamp: Stamp | None = None  # what it was played with, where that is known


Play = Callable[[Fixture], Played]
Finished = Callable[[Sequence["Future[Batch]"]], Iterable["Future[Batch]"]]


class Batch(Struct, frozen=True):
    """The games of some deals, and what they were played with."""

    games: tuple[Played, ...]
    stamp: Stamp | None


class OtherVersion(Problem):
    """Games that were played with other rules, components or opponents than those here."""


class Version(Struct, frozen=True):
    """The modules of a game and its opponents, of which whoever plays tells what they are with him."""

    game: str
    minds: str

    def stamp(self) -> Stamp:
        """What they are here."""
        return stamp(self.game, self.minds)


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


def batches(plan: Sequence[Fixture]) -> list[tuple[Fixture, ...]]:
    """The games in tasks of whole deals."""
    deals = [tuple(games) for _, games in groupby(plan, lambda fixture: fixture.seed)]
    size = ceil(len(deals) / MOST_TASKS)
    return [sum(deals[first : first + size], ()) for first in range(0, len(deals), size or 1)]


def play_batch(play: Play, version: Version | None, plan: Sequence[Fixture]) -> Batch:
    """Some games, wherever this is called, and the stamp of what is installed there."""
    return Batch(tuple(map(play, plan)), version.stamp() if version else None)


def all_played(
    play: Play,
    plan: Sequence[Fixture],
    pool: Executor | None = None,
    version: Version | None = None,
    finished: Finished = as_completed,
) -> Iterator[Played]:
    """Every game of the plan once, as they are finished; OtherVersion if it was played with something else.

    An executor that plays a task again, since whoever had it has died, still hands in one result for it.
    `finished` hands on tasks as they are done. Whoever leaves early gives up those that have not begun.
    """
    if pool is None:
        yield from map(play, plan)
        return
    own = version.stamp() if version else None
    tasks = [pool.submit(play_batch, play, version, batch) for batch in batches(plan)]
    try:
        for task in finished(tasks):
            batch = task.result()
            if batch.stamp != own:
                raise OtherVersion("tournament-other-version")
            yield from batch.games
    finally:
        for task in tasks:
            task.cancel()


def tournament(
    names: Sequence[str],
    play: Play,
    games: int,
    seed: int,
    pool: Executor | None = None,
    heard: Callable[[Played], None] | None = None,
    version: Version | None = None,
    finished: Finished = as_completed,
) -> Table:
    """Play the games, in this process or by the executor, and add them up; `heard` is told of every game."""
    played = []
    for game in all_played(play, fixtures(len(names), games, seed), pool, version, finished):
        played.append(game)
        if heard is not None:
            heard(game)
    return table(names, played, seed, version)


def table(names: Sequence[str], played: Sequence[Played], seed: int, version: Version | None = None) -> Table:
    """The games added up, in whatever order they were finished; seats of the same name are one entrant."""
    in_order = sorted(played, key=lambda game: (game.fixture.seed, game.fixture.entrants))
    rows = tuple(_row(name, names, in_order) for name in dict.fromkeys(names))
    return Table(len(names), len(played), seed, rows, version.stamp() if version else None)


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
    low, high = interval(list(_rates(name, names, played).values()), len(played))
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


def _rates(name: str, names: Sequence[str], played: Sequence[Played]) -> dict[int, float]:
    """How much of the wins of each deal an entrant had."""
    deals: dict[int, list[float]] = {}
    for game in played:
        own = [seat for seat in game.winners if names[game.fixture.entrants[seat]] == name]
        deals.setdefault(game.fixture.seed, []).append(len(own) / len(game.winners) if own else 0.0)
    return {seed: mean(rates) for seed, rates in deals.items()}


def interval(rates: Sequence[float], games: int) -> tuple[float, float]:
    """The interval of the true rate of winning, from the rates of independent deals of so many games in all.

    It is Wilson's, of as many independent games as would be spread like the deals: as few as there are deals,
    where each of them was won by the same whoever sat where, and at most those that were played.
    """
    rate = mean(rates)
    apart = stdev(rates) ** 2 / len(rates) if len(rates) > 1 else 0.0
    told = rate * (1 - rate) / apart if apart else len(rates)
    return wilson(rate * min(told, games), min(told, games))


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Wilson's interval of the true rate of winning."""
    if not games:
        return 0.0, 1.0
    rate, square = wins / games, CERTAINTY**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = CERTAINTY / (1 + square / games) * sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    return max(0.0, middle - half), min(1.0, middle + half)
