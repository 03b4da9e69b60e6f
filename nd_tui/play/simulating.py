"""Tournaments of the program's opponents for the command line: who wins how often, and how sure that is."""

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial

from core.ai.characters import agent_of
from core.ai.tournament import Played, Table, Version, all_played, fixtures
from core.game import BadSetup, Problem
from nd_tui.games.box import Box
from nd_tui.play.new_game import opponents_of
from nd_tui.thinking.cluster import on_cluster
from nd_tui.thinking.processes import end_at_once, finished, new_pool
from nd_tui.words.characters import opponent_name
from nd_tui.words.levels import level_names
from nd_tui.words.listing import INDENT
from nd_tui.words.numbers import measured
from nd_tui.words.texts import Texts


class NotPlayed(Problem):
    """A tournament that did not come to its end."""


def seats_of(texts: Texts, box: Box, text: str) -> tuple[str, ...]:
    """The opponents that a text names, with commas between them; BadSetup if there can be no such game."""
    seats = opponents_of(texts, text)
    players = box.game.PLAYERS
    if len(seats) not in players:
        raise BadSetup("setup-player-count", found=len(seats), fewest=players[0], most=players[-1])
    return seats


@contextmanager
def workers(number: int, scheduler: str | None = None) -> Iterator[Executor | None]:
    """A cluster, if one is named; else so many processes, none for one worker, who is this process itself.

    Whoever leaves before all games are played, by an interrupt, ends those that are being played.
    """
    if scheduler is not None:
        with on_cluster(scheduler) as cluster:
            yield cluster
        return
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


def version_of(box: Box) -> Version:
    """The game and the opponents whose results may be added up."""
    return Version(box.game.__name__, box.minds().__name__)


def played(box: Box, seats: Sequence[str], games: int, seed: int, pool: Executor | None) -> Iterator[Played]:
    """The games of a tournament as they are finished, seats rotated; or NotPlayed."""
    minds = box.minds()
    play = partial(minds.contest, [agent_of(minds, who) for who in seats])
    plan = fixtures(len(seats), games, seed)
    try:
        yield from all_played(play, plan, pool, version_of(box), partial(finished, pool))
    except BrokenProcessPool as error:
        raise NotPlayed("simulate-process-died") from error


def report(texts: Texts, table: Table) -> Iterator[str]:
    """A table for people."""
    yield texts("simulate-title", games=table.games, seats=table.seats, seed=str(table.seed))
    names = [opponent_name(texts, row.name) for row in table.rows]
    widest = max(map(len, [*level_names(texts), *names]))
    for row, name in zip(table.rows, names, strict=True):
        rates = {rate: measured(texts, 100 * getattr(row, rate)) for rate in ("rate", "low", "high")}
        yield texts("simulate-row", level=f"{name:<{widest}}", **rates)
        told = texts(
            "simulate-points",
            name=texts("points-name"),
            points=measured(texts, row.points),
            median=measured(texts, row.median_points),
            lowest=str(row.lowest_points),
            highest=str(row.highest_points),
            deviation=measured(texts, row.deviation),
        )
        if row.winning_points is not None:
            told = texts("simulate-winning", told=told, winning=measured(texts, row.winning_points))
        yield INDENT + told
