"""How long a level thinks: python -m training.pace archdeacon --players 2 [--cpu].

Positions come from a game of the value function against itself. Times are of the wall clock and the app's
two processes; with --cpu of the processor and one process, which other work on the machine hardly changes.
"""

import argparse
import asyncio
import time
from collections.abc import Iterator

from core import notre_dame as nd
from core.ai.search import Effort
from core.notre_dame.agents import searching
from core.notre_dame.agents.levels import EFFORTS
from core.notre_dame.agents.turns import turn_values
from core.notre_dame.agents.valuation import Valuation, learned_prices
from nd_tui.games import open_box
from nd_tui.thinking.thinker import Thinker

NAMES = ("a", "b", "c", "d", "e")


def positions(players: int, seed: int) -> Iterator[nd.View]:
    """The views of whoever decides, through a game."""
    state = nd.new_game(nd.Setup(NAMES[:players], new_persons=seed % 2 == 0), seed)
    valuation = Valuation(learned_prices(players))
    while state.task is not None:
        yield nd.view(state, state.task.seat)
        values = turn_values(valuation, state)
        state = nd.apply(state, state.options[values.index(max(values))])


def main() -> None:
    """Time decisions and print how they are spread, and the speed of search and value function."""
    parser = argparse.ArgumentParser(prog="python -m training.pace", description=__doc__)
    parser.add_argument("level", choices=list(EFFORTS))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--every", type=int, default=5, help="take every so many positions")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cpu", action="store_true")
    asked = parser.parse_args()
    effort = EFFORTS[asked.level]
    views = list(positions(asked.players, asked.seed))[:: asked.every]
    times = (
        alone(views, asked.seed, effort)
        if asked.cpu
        else asyncio.run(at_the_table(views, asked.seed, effort))
    )
    spent = sorted(seconds for seconds, _ in times)
    iterations = sum(done for _, done in times)
    clock = "processor" if asked.cpu else "wall"
    print(f"{asked.level}, {asked.players} players, {clock}: {len(spent)} decisions")
    print(f"  median {spent[len(spent) // 2]:.2f} s, 95% {spent[int(len(spent) * 0.95)]:.2f} s", end=", ")
    print(f"longest {spent[-1]:.2f} s, {iterations / sum(spent):.0f} iterations/s")
    print(f"  {evaluations_a_second(views, asked.players):.0f} positions valued a second")


def alone(views: list[nd.View], luck: int, effort: Effort) -> list[tuple[float, int]]:
    """Processor time and iterations of each decision in this process."""
    times = []
    for view in views:
        began = time.process_time()
        found = searching.analyse(view, luck, effort)
        times.append((time.process_time() - began, found.iterations))
    return times


async def at_the_table(views: list[nd.View], luck: int, effort: Effort) -> list[tuple[float, int]]:
    """The time a player waits for each decision, and its iterations."""
    thinker, times = Thinker(open_box(nd.NAME)), []
    await thinker.choose("random", views[0], luck)  # the processes begin
    for view in views:
        began = time.perf_counter()
        found = [analysis async for analysis in thinker.analyses(view, luck, effort)][-1]
        times.append((time.perf_counter() - began, found.iterations))
    thinker.close()
    return times


def evaluations_a_second(views: list[nd.View], players: int) -> float:
    """How many positions the value function values for all seats, nothing remembered."""
    states = [nd.determinize(view, 1) for view in views]
    began = time.process_time()
    for state in states * 5:
        Valuation(learned_prices(players)).expectations(state)
    return 5 * len(states) / (time.process_time() - began)


if __name__ == "__main__":
    main()
