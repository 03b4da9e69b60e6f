"""Does advice keep its word? python -m training.consistency --choices 100 --players 2 3 4.

A choice that leads to another choice of the same player is worth what the best of those is worth. So what the
adviser tells of it should be what it tells of the best once it was taken. Stewards play; at some of their
decisions one of the three choices that the adviser names, if it leads on, is taken, and the adviser is asked
again, with another luck: other deals of what is hidden.
"""

import argparse
import random
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from statistics import mean, pstdev

import msgspec
from msgspec import Struct

from core import notre_dame as nd
from core.ai.analysis import by_promise
from core.ai.search import Effort
from core.ai.tournament import CERTAINTY
from core.notre_dame.agents import searching, steward
from core.notre_dame.agents.contest import table_for
from core.notre_dame.agents.levels import ADVICE

TOLD = 3  # choices that a hint names
ASKED = 0.1  # how often the adviser is asked where a choice may lead to another
LARGEST_LUCK = 2**60


class Step(Struct, frozen=True):
    """What was told of a choice before it was taken, and of the best one after it."""

    players: int
    seed: int
    move: str
    lead: float
    lead_after: float
    chance: float
    chance_after: float


def leads_on(state: nd.State, move: nd.Move) -> bool:
    """Whether the same seat has a choice again at once; a new round is none, since it brings news."""
    after = nd.apply(state, move)
    if nd.to_move(after) != nd.to_move(state) or after.round != state.round:
        return False
    return len(nd.legal_moves(after)) > 1


def steps_of_game(players: int, effort: Effort, seed: int) -> list[Step]:
    """The choices of one game that the adviser was asked about, before and after."""
    return list(_steps(players, effort, seed))


def _steps(players: int, effort: Effort, seed: int) -> Iterator[Step]:
    luck = random.Random(seed)
    state = nd.new_game(table_for(players, seed % 3 == 0), seed)
    while (seat := nd.to_move(state)) is not None:
        moves = nd.legal_moves(state)
        view = nd.view(state, seat)
        if len(moves) > 1 and any(leads_on(state, move) for move in moves) and luck.random() < ASKED:
            found = searching.analyse(view, luck.randrange(LARGEST_LUCK), effort)
            told = [one for one in by_promise(found)[:TOLD] if leads_on(state, one.move)]
            if told:
                before = luck.choice(told)
                after = nd.view(nd.apply(state, before.move), seat)
                best = by_promise(searching.analyse(after, luck.randrange(LARGEST_LUCK), effort))[0]
                text = nd.format_move(state, before.move)
                yield Step(players, seed, text, before.lead, best.lead, before.chance, best.chance)
        state = nd.apply(state, steward.choose(view, luck.randrange(LARGEST_LUCK)))


def told_of(name: str, steps: Sequence[Step]) -> str:
    """A row: how far what was told before is from what was told after, with an interval by whole games."""
    differences = [step.lead - step.lead_after for step in steps]
    by_game: dict[tuple[int, int], list[float]] = {}
    for step, difference in zip(steps, differences, strict=True):
        by_game.setdefault((step.players, step.seed), []).append(difference)
    middle = mean(differences)
    off = [sum(found) - middle * len(found) for found in by_game.values()]
    half = CERTAINTY * sqrt(sum(x * x for x in off)) / len(differences)
    apart = mean(map(abs, differences))
    chance = mean(100 * (step.chance - step.chance_after) for step in steps)
    return (
        f"{name:<12} {len(steps):4} choices, {len(by_game):3} games: lead {middle:+.2f} ± {half:.2f}, "
        f"{apart:.2f} apart (deviation {pstdev(differences):.2f}), chance {chance:+.1f} hundredths"
    )


def main() -> None:
    """Measure, and print what was found for every number of players and for all."""
    parser = argparse.ArgumentParser(prog="python -m training.consistency", description=__doc__)
    parser.add_argument("--choices", type=int, default=100, help="for each number of players, at least")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--iterations", type=int, default=ADVICE.iterations)
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    effort = msgspec.structs.replace(ADVICE, iterations=asked.iterations)
    everything: list[Step] = []
    with ProcessPoolExecutor(asked.workers) as pool:
        for players in asked.players:
            steps: list[Step] = []
            seed = asked.seed * 1000
            while len(steps) < asked.choices:
                for found in pool.map(partial(steps_of_game, players, effort), range(seed, seed + 4)):
                    steps += found
                seed += 4
            print(told_of(f"{players} players", steps), flush=True)
            everything += steps
    print(told_of("all", everything), flush=True)


if __name__ == "__main__":
    main()
