"""How long a level thinks: python -m training.pace archdeacon --players 2 [--processes 2] [--cpu].

Positions come from a game of the value function against itself; times are of the wall clock, or with --cpu of
the processor, which other work on the machine does not change much.
"""

import argparse
import time
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import nullcontext

from core import notre_dame as nd
from core.notre_dame.agents import searching
from core.notre_dame.agents.levels import EFFORTS
from core.notre_dame.agents.turns import turn_values
from core.notre_dame.agents.valuation import Valuation, learned_prices

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
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--cpu", action="store_true")
    asked = parser.parse_args()
    clock = time.process_time if asked.cpu else time.perf_counter
    effort = EFFORTS[asked.level]
    views = list(positions(asked.players, asked.seed))[:: asked.every]
    spent, iterations = [], 0
    helper = ProcessPoolExecutor(asked.processes - 1) if asked.processes > 1 else nullcontext()
    with helper as pool:
        for view in views:
            began = clock()
            executor = pool if isinstance(pool, Executor) else None
            iterations += searching.analyse(view, asked.seed, effort, pool=executor).iterations
            spent.append(clock() - began)
    spent.sort()
    print(f"{asked.level}, {asked.players} players, {asked.processes} processes: {len(spent)} decisions")
    print(f"  median {spent[len(spent) // 2]:.2f} s, 95% {spent[int(len(spent) * 0.95)]:.2f} s", end=", ")
    print(f"longest {spent[-1]:.2f} s, {iterations / sum(spent):.0f} iterations/s")
    print(f"  {evaluations_a_second(views, asked.players):.0f} positions valued a second")


def evaluations_a_second(views: list[nd.View], players: int) -> float:
    """How many positions the value function values for all seats, nothing remembered."""
    states = [nd.determinize(view, 1) for view in views]
    began = time.process_time()
    for state in states * 5:
        Valuation(learned_prices(players)).expectations(state)
    return 5 * len(states) / (time.process_time() - began)


if __name__ == "__main__":
    main()
