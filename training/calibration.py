"""How far to trust what is told: python -m training.calibration --games 400 --seed 2 [--fit | --adviser].

The value function plays itself, without random moves. What it tells every seat at the beginning of each
round, a chance to win and a lead, stands beside what came. With --fit the calibrated spread becomes the
one under which those who won were likeliest to win. With --adviser the adviser is asked instead, with a
smaller effort, at some decisions.
"""

import argparse
import random
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from statistics import mean

from msgspec import Struct
from msgspec.structs import replace

from core import notre_dame as nd
from core.ai.analysis import by_promise
from core.ai.outlook import outlook
from core.ai.search import Effort
from core.ai.tournament import CERTAINTY
from core.notre_dame.agents import searching
from core.notre_dame.agents.contest import table_for
from core.notre_dame.agents.turns import turn_values
from core.notre_dame.agents.valuation import Valuation, learned_prices
from core.notre_dame.agents.weights import STEPS_A_ROUND, Weights, learned, price_list
from training.selfplay import Lesson, play
from training.spreads import likeliest
from training.weight_files import DATA, save

EFFORT = Effort(iterations=400, deals=40, curiosity=1.5)
ASKED = 3  # times in a game, on average
DECISIONS = 70  # with a choice, of a player in a game, roughly
LARGEST_LUCK = 2**60


class Told(Struct, frozen=True):
    """What was told a seat, and what came: the share of the win, and the lead at the end."""

    seed: int
    round: int
    chance: float
    lead: float
    won: float
    came: float


def told_by_value(weights: Weights, seed: int, lesson: Lesson) -> Iterator[Told]:
    """What the value function told every seat at the beginning of each round, the first of them apart."""
    prices = price_list(weights)
    for standing in lesson.rounds[1:]:
        price = prices[STEPS_A_ROUND * standing.round]
        promised = outlook(standing.expected, price.spread, price.calibrated)
        for seat in range(len(standing.expected)):
            chance, lead = promised.chances[seat], promised.leads[seat]
            yield came(seed, standing.round, seat, chance, lead, lesson.prestige, standing.winners)


def came(
    seed: int,
    when: int,
    seat: int,
    chance: float,
    lead: float,
    prestige: Sequence[int],
    winners: Sequence[int],
) -> Told:
    """What was told beside what came."""
    others = [points for other, points in enumerate(prestige) if other != seat]
    won = (seat in winners) / len(winners)
    return Told(seed, when, chance, lead, won, prestige[seat] - max(others))


def asked_in_game(players: int, seed: int) -> list[Told]:
    """A game by the value function, in which the adviser is asked now and then."""
    return list(_asked(players, seed))


def _asked(players: int, seed: int) -> Iterator[Told]:
    luck = random.Random(seed)
    state = nd.new_game(table_for(players, seed % 3 == 0), seed)
    valuation = Valuation(learned_prices(players))
    often = ASKED / (DECISIONS * players)
    told: list[tuple[int, int, float, float]] = []
    while (seat := nd.to_move(state)) is not None:
        if len(state.options) > 1 and luck.random() < often:
            found = searching.analyse(nd.view(state, seat), luck.randrange(LARGEST_LUCK), EFFORT)
            best = by_promise(found)[0]
            told.append((seat, state.round, best.chance, best.lead))
        values = turn_values(valuation, state)
        state = nd.apply(state, state.options[values.index(max(values))])
    result = nd.result(state)
    assert result is not None
    for seat, when, chance, lead in told:
        yield came(seed, when, seat, chance, lead, result.points, result.winners)


def rows(players: int, told: Sequence[Told]) -> Iterator[str]:
    """The table of what was told beside what came; the intervals are by whole games."""
    yield f"{players} players, {len({one.seed for one in told})} games, {len(told)} times told"
    yield f"  lead told {mean(t.lead for t in told):+.2f}, came {_interval(told, lambda t: t.came, '+.2f')}"
    yield f"  chance told {mean(t.chance for t in told):.1%}, won {_interval(told, lambda t: t.won, '.1%')}"
    off = mean((t.chance - t.won) ** 2 for t in told)
    yield f"  square of what the chance is off by: {off:.4f}"
    for low in range(10):
        within = [t for t in told if low <= min(9, int(10 * t.chance)) < low + 1]
        if within:
            chance, lead = mean(t.chance for t in within), mean(t.lead for t in within)
            won, came = _interval(within, lambda t: t.won, ".0%"), _interval(within, lambda t: t.came, "+.1f")
            yield (
                f"  {10 * low:2}-{10 * low + 10:3} %: {len(within):5} times, told {chance:4.0%}, "
                f"won {won}; lead told {lead:+.1f}, came {came}"
            )


def _interval(told: Sequence[Told], value: Callable[[Told], float], form: str) -> str:
    """A mean with its interval; decisions of one game are no independent cases."""
    middle = mean(map(value, told))
    by_game: dict[int, float] = {}
    for one in told:
        by_game[one.seed] = by_game.get(one.seed, 0.0) + value(one) - middle
    half = CERTAINTY * sqrt(sum(x * x for x in by_game.values())) / len(told)
    return f"{middle:{form}} ± {half:{form.removeprefix('+')}}"


def main() -> None:
    """Fit the spreads, or show how what is told compares with what comes."""
    parser = argparse.ArgumentParser(prog="python -m training.calibration", description=__doc__)
    parser.add_argument("--fit", action="store_true", help="write the spreads into the weights")
    parser.add_argument(
        "--adviser", action="store_true", help="ask the adviser instead of the value function"
    )
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    seeds = range(asked.seed * 1_000_000, asked.seed * 1_000_000 + asked.games)
    with ProcessPoolExecutor(asked.workers) as pool:
        for players in asked.players:
            if asked.adviser:
                games = pool.map(partial(asked_in_game, players), seeds, chunksize=5)
                print("\n".join(rows(players, [told for game in games for told in game])), flush=True)
                continue
            weights = learned()[players]
            one = partial(play, learned_prices(players), players)
            lessons = list(pool.map(one, seeds, chunksize=10))
            if asked.fit:
                met = [standing for lesson in lessons for standing in lesson.rounds]
                calibrated = likeliest(met, weights.knots, weights.spread)
                print(f"{players} players: learned {weights.spread}, calibrated {calibrated}", flush=True)
                weights = replace(weights, calibrated=calibrated)
                save(DATA, players, weights)
            told = [
                t
                for seed, game in zip(seeds, lessons, strict=True)
                for t in told_by_value(weights, seed, game)
            ]
            print("\n".join(rows(players, told)), flush=True)


if __name__ == "__main__":
    main()
