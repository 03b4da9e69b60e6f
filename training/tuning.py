"""Turn many weights at once and see which of it wins games:
python -m training.tuning --players 2 --deals 3000 --start w.json --folder tuned [--out w2.json --step 1].

In every deal each knob is drawn up or down; who plays with all of them as drawn meets who plays with all of
them the other way round, with the seats changed too. A regression of the lead on the draws tells what each
knob brings. Resumed where it was; `--out` writes the weights with the knobs turned by what is sure of that.
"""

import argparse
import sys
from collections.abc import Sequence
from functools import cache, partial
from itertools import repeat
from pathlib import Path
from statistics import mean

import msgspec
import numpy as np
from msgspec import Struct

from core import notre_dame as nd
from core import rng
from core.ai.analysing import answered
from core.ai.outlook import MANY
from core.ai.search import Effort
from core.ai.tournament import CERTAINTY
from core.notre_dame.agents import searching
from core.notre_dame.agents.contest import table_for
from core.notre_dame.agents.weights import Prices, Weights, price_list
from nd_tui.play.simulating import workers
from training.knobs import KNOBS, turned
from training.weight_files import known_weights, save

EFFORT = Effort(iterations=30, deals=6, alone=MANY)  # quick, and it looks as far ahead as larger ones do


class Deal(Struct, frozen=True):
    """What came of one deal: by how much who had the knobs as drawn was ahead, and how often it won."""

    seed: int
    turns: tuple[int, ...]
    ahead: float
    won: float  # of the deal's games, shared wins in parts


def draw(seed: int) -> tuple[int, ...]:
    """Every knob up or down."""
    found, luck = [], rng.seeded(seed)
    for _ in KNOBS:
        up, luck = rng.below(luck, 2)
        found.append(2 * up - 1)
    return tuple(found)


@cache
def weights_of(path: Path, players: int) -> Weights:
    """The weights that are turned."""
    return known_weights(path)[players]


def play(sides: Sequence[Sequence[Prices]], players: int, first: int, seed: int) -> tuple[float, float]:
    """A game in which two sides sit by turns: by how much the first is ahead, and its share of the win."""
    seats = [(seat + first) % 2 for seat in range(players)]
    state, luck = nd.new_game(table_for(players, seed % 3 == 0), seed), seed
    while (mover := nd.to_move(state)) is not None:
        thought, luck = rng.word(luck)
        begin = partial(searching.begin, nd.view(state, mover), prices=sides[seats[mover]])
        state = nd.apply(state, answered(begin, thought, EFFORT))
    result = nd.result(state)
    assert result is not None
    own, others = (
        [points for points, side in zip(result.points, seats, strict=True) if side == which]
        for which in (0, 1)
    )
    won = mean(seats[winner] == 0 for winner in result.winners)
    return mean(own) - mean(others), won


def deal(start: Path, players: int, seed: int) -> Deal:
    """The games of a deal, each side once on every seat of the other."""
    turns, weights = draw(seed), weights_of(start, players)
    sides = [
        price_list(turned(weights, {name: side * turn for name, turn in zip(KNOBS, turns, strict=True)}))
        for side in (1, -1)
    ]
    games = [play(sides, players, first, seed) for first in (0, 1)]
    ahead, won = (mean(numbers) for numbers in zip(*games, strict=True))
    return Deal(seed, turns, ahead, won)


def gathered(file: Path) -> list[Deal]:
    """What was played before; a line that was cut is none."""
    lines = file.read_bytes().splitlines(keepends=True) if file.exists() else []
    return [msgspec.json.decode(line, type=Deal) for line in lines if line.endswith(b"\n")]


def gather(start: Path, players: int, seeds: Sequence[int], file: Path, processes: int) -> None:
    """Play the deals that are missing, each kept as soon as it is over."""
    done = gathered(file)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in done))
    left = [seed for seed in seeds if seed not in {one.seed for one in done}]
    with workers(processes) as pool, file.open("ab") as to:
        asked = (deal, repeat(start), repeat(players), left)
        for number, one in enumerate(map(*asked) if pool is None else pool.map(*asked), len(done) + 1):
            to.write(msgspec.json.encode(one) + b"\n")
            to.flush()
            print(f"\r    {number} of {len(seeds)} deals", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


class Gain(Struct, frozen=True):
    """What a knob brings when it is turned up as far as it was: prestige ahead of who has it as it was."""

    name: str
    gain: float
    error: float  # standard
    sure: float  # the gain, less the more of it may be chance


def gains(deals: Sequence[Deal]) -> list[Gain]:
    """Least squares of the leads on the draws; what all vary by more than chance says how sure each is."""
    draws = np.array([one.turns for one in deals], dtype=float)
    leads = np.array([one.ahead for one in deals]) / 2  # both sides were turned
    inverse = np.linalg.inv(draws.T @ draws)
    found = inverse @ draws.T @ leads
    left = leads - draws @ found
    errors = np.sqrt(np.diag(inverse) * (left @ left) / (len(deals) - len(KNOBS)))
    spread = max(0.0, float(np.mean(found**2 - errors**2)))
    sure = found * spread / (spread + errors**2) if spread else 0 * found
    rows = zip(KNOBS, found.tolist(), errors.tolist(), sure.tolist(), strict=True)
    return [Gain(*row) for row in rows]


def told(found: Sequence[Gain]) -> str:
    """The gains, the largest first."""
    rows = sorted(found, key=lambda one: -abs(one.gain))
    return "\n".join(
        f"  {one.name:<24} {one.gain:+.2f} ± {CERTAINTY * one.error:.2f}  {one.sure:+.2f}" for one in rows
    )


def main() -> None:
    """Play, tell what each knob brings, and write weights with all of them turned."""
    parser = argparse.ArgumentParser(prog="python -m training.tuning", description=__doc__)
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--deals", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, required=True, help="the weights that are turned")
    parser.add_argument("--folder", type=Path, required=True, help="where the deals are kept")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, help="where the weights with the knobs turned are written")
    parser.add_argument("--step", type=float, default=1.0, help="turns for a point of sure gain")
    asked = parser.parse_args()
    seeds, luck = list[int](), rng.seeded(asked.seed)
    for _ in range(asked.deals):
        seed, luck = rng.word(luck)
        seeds.append(seed)
    file = asked.folder / f"{asked.players}.jsonl"
    gather(asked.start, asked.players, seeds, file, asked.workers)
    found = gains(gathered(file))
    if asked.out:
        turns = {one.name: asked.step * one.sure for one in found}
        save(asked.out, asked.players, turned(weights_of(asked.start, asked.players), turns))
    print(told(found))


if __name__ == "__main__":
    main()
