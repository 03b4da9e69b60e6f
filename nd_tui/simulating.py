"""Tournaments of the program's opponents for the command line: who wins how often, and how sure that is."""

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager
from functools import partial

from core import notre_dame as nd
from core.ai.tournament import Fixture, Played, Table, fixtures, play_game
from core.notre_dame.agents.levels import LEVELS
from nd_tui.plain.board import INDENT
from nd_tui.plain.start import levels_of
from nd_tui.processes import end_at_once, new_pool
from nd_tui.texts import Texts
from nd_tui.words.numbers import measured


def seats_of(text: str) -> tuple[str, ...]:
    """The levels that a text names, with commas between them; BadSetup if there can be no such game."""
    levels = levels_of(text)
    new_game(levels, 0)
    return levels


def new_game(levels: Sequence[str], seed: int) -> nd.State:
    """A game for so many players."""
    return nd.new_game(nd.Setup(tuple(str(seat) for seat in range(len(levels)))), seed)


def contest(levels: Sequence[str], fixture: Fixture) -> Played:
    """A game between levels."""
    agents = [LEVELS[levels[entrant]] for entrant in fixture.entrants]
    state, moves = play_game(nd, new_game(levels, fixture.seed), agents, fixture.seed)
    result = nd.result(state)
    assert result is not None
    return Played(fixture, result.winners, result.prestige, moves)


@contextmanager
def workers(number: int) -> Iterator[Executor | None]:
    """So many processes; none for one worker, who is this process itself.

    Whoever leaves before all games are played, by an interrupt, ends those that are being played.
    """
    if number <= 1:
        yield None
        return
    pool = new_pool(number)
    try:
        yield pool
    except BaseException:
        end_at_once(pool)
        raise
    pool.shutdown()


def played(levels: Sequence[str], games: int, seed: int, pool: Executor | None) -> Iterable[Played]:
    """The games of a tournament one after the other as they are finished, seats rotated."""
    plan = fixtures(len(levels), games, seed)
    play = partial(contest, levels)
    return map(play, plan) if pool is None else pool.map(play, plan)


def report(texts: Texts, table: Table) -> Iterator[str]:
    """A table for people."""
    yield texts("simulate-title", games=table.games, seats=table.seats, seed=str(table.seed))
    for row in table.rows:
        rates = {name: measured(texts, 100 * getattr(row, name)) for name in ("rate", "low", "high")}
        yield texts("simulate-row", level=f"{row.name:<12}", **rates)
        told = texts(
            "simulate-prestige",
            points=measured(texts, row.points),
            median=measured(texts, row.median_points),
            lowest=str(row.lowest_points),
            highest=str(row.highest_points),
            deviation=measured(texts, row.deviation),
            winning=measured(texts, row.winning_points),
        )
        yield INDENT + told
