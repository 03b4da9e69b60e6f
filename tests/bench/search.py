"""The search: its speed, how long one waits for it, and what its value function is worth at equal time."""

import asyncio
import time
from functools import partial
from statistics import median

from core import notre_dame as nd
from core import rng
from core.ai.outlook import Outlook, decided
from core.ai.search import Effort, Search
from core.ai.tournament import tournament
from core.notre_dame.agents import searching
from core.notre_dame.agents.contest import contest
from core.notre_dame.agents.levels import EFFORTS
from core.notre_dame.agents.model import RoundModel
from tests.bench.bars import at_most
from tests.core.notre_dame.agents.positions import deciding, game
from training.pace import at_the_table

STRONGEST = list(EFFORTS)[-1]
MOST_SECONDS_TO_WAIT = 3.0
SECONDS = 0.04  # of the processor, for a decision at equal time
GAMES = 16
DEALS = 20


class PlayoutModel(RoundModel):
    """The same search without the value function: positions are played out at random to the very end."""

    def __init__(self, view: nd.View, luck: int) -> None:
        super().__init__(view)
        self._luck = luck

    def outlook(self, state: nd.State) -> Outlook:
        """The end of one random game from here."""
        while moves := nd.legal_moves(state):
            pick, self._luck = rng.below(self._luck, len(moves))
            state = nd.apply(state, moves[pick])
        result = nd.result(state)
        assert result is not None
        return decided(result.points)


def for_some_time(model: RoundModel, view: nd.View, luck: int) -> nd.Move:
    """The best move that a search finds within the time that both sides have."""
    end = time.process_time() + SECONDS
    search: Search[nd.State, nd.Move, nd.View] = Search(model, view, luck, Effort(1, DEALS))
    while time.process_time() < end:
        search.run(1)
    return search.report().best


def with_value(view: nd.View, luck: int) -> nd.Move:
    return for_some_time(RoundModel(view), view, luck)


def with_playouts(view: nd.View, luck: int) -> nd.Move:
    return for_some_time(PlayoutModel(view, luck), view, luck)


def views(players: int) -> list[nd.View]:
    return [nd.view(state, deciding(state)) for state in list(game(players, 1))[::9]]


def iterations_a_second(level: str, players: int) -> float:
    """How fast a level searches the positions of a game, in time of the processor."""
    done, began = 0, time.process_time()
    for view in views(players):
        done += searching.analyse(view, 1, EFFORTS[level]).iterations
    return done / (time.process_time() - began)


def wait_for_a_decision(players: int) -> dict[str, object]:
    """The seconds that a player waits for the strongest level, which thinks in the app's own processes."""
    spent = [seconds for seconds, _ in asyncio.run(at_the_table(views(players), 1, EFFORTS[STRONGEST]))]
    return {"median": round(median(spent), 2), "longest": at_most(round(max(spent), 2), MOST_SECONDS_TO_WAIT)}


def figures() -> dict[str, object]:
    """Speed, the wait, and the duel at equal time."""
    found = tournament(["value", "playouts"], partial(contest, [with_value, with_playouts]), GAMES, 1)
    value = found.rows[0]
    return {
        "iterations_a_second": {
            level: {players: round(iterations_a_second(level, players)) for players in (2, 5)}
            for level in EFFORTS
        },
        f"seconds_to_wait_for_the_{STRONGEST}": {players: wait_for_a_decision(players) for players in (2, 5)},
        "value_against_playouts_at_equal_time": {
            "seconds_a_decision": SECONDS,
            "games": value.games,
            "wins": round(value.rate, 3),
            "interval": [round(value.low, 3), round(value.high, 3)],
        },
    }
