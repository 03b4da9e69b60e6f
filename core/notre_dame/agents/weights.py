"""The learned weights: what every term of a standing is worth in prestige, by the time of the game.

They are data (`weights.json`, written by `training.learn`). A *level* is a small number such as the coins
a player has: its weights are what each further step adds, so that the third coin may be worth less than the
first. An *amount* is any number: it has one weight. Both are given at some moments (`knots`) and are
interpolated between them; at the end of the game nothing but prestige counts. Before the first card of a
round, where searches end, they have values of their own: what the plague is going to do can still be helped.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from itertools import pairwise

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from core.notre_dame.state import ROUNDS

STEPS_A_ROUND = 3  # before the first card, before the second, after it
END = ROUNDS * STEPS_A_ROUND
HIGHEST = 256  # level in the tables, more than there are pieces; beyond the last step nothing more is added

# The levels with the number of steps that have a weight of their own.
LEVELS: dict[str, int] = {
    "gold": 10,
    "supply": 7,
    "school": 5,
    "bank": 5,
    "residence": 6,
    "carriage_house": 5,
    "hotel": 5,
    "park": 7,
    "hospital": 5,
    "rat": 9,
    "messages": 8,
}
AMOUNTS = (
    "start",
    "penalty",
    "plagues",
    "cathedral",
    "persons",
    "friend",
    "neglected",
    "reach",
    "avoidable",
    "hand",
    "draw",
    "hire",
    "task",
)

Table = tuple[float, ...]
Rows = tuple[tuple[float, ...], ...]


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """What was learned for one number of players."""

    knots: tuple[int, ...]  # moments, in steps from the beginning of the game
    levels: dict[str, Rows]  # by name: for every knot what each step adds
    amounts: dict[str, tuple[float, ...]]  # by name: the weight at every knot
    spread: tuple[float, ...]  # at every knot and the end: how far expectations go wrong
    calibrated: tuple[float, ...] = ()  # the same for what is told, by games of equals; else as the spread
    levels_before: dict[str, Rows] = {}  # before the first card of a round, if they are others
    amounts_before: dict[str, tuple[float, ...]] = {}
    estimating: "Weights | None" = None  # by which amounts were estimated when these were learned; else these


class Prices(Struct, frozen=True):
    """The weights at one moment, laid out to be looked up."""

    levels: tuple[Table, ...]  # in the order of LEVELS, added up from level 0
    amounts: tuple[float, ...]  # in the order of AMOUNTS
    spread: float
    calibrated: float
    estimating: "Prices | None" = None  # by which estimates go, if not by these


def hats(knots: tuple[int, ...], moment: int) -> list[tuple[int, float]]:
    """The knots around a moment with their shares in it; the end has none."""
    ends = (*knots, END)
    for number, (left, right) in enumerate(pairwise(ends)):
        if left <= moment < right:
            share = (moment - left) / (right - left)
            return [(number, 1 - share), (number + 1, share)]
    return [(len(knots), 1.0)]


def steps(level: int, top: int) -> list[float]:
    """A level as the weights see it: a 1 for every step reached; what is beyond the last one adds nothing."""
    return [1.0 if level >= step else 0.0 for step in range(1, top + 1)]


def price_list(weights: Weights) -> tuple[Prices, ...]:
    """The prices at every moment of the game, the end included."""
    found = tuple(_prices(weights, moment) for moment in range(END + 1))
    if weights.estimating is None:
        return found
    others = price_list(weights.estimating)
    return tuple(replace(now, estimating=other) for now, other in zip(found, others, strict=True))


def estimates(prices: Sequence[Prices], moment: int) -> Prices:
    """The prices by which estimates of a moment go, what cards and persons bring: those of the next step."""
    found = prices[moment + 1]
    return found.estimating or found


def _prices(weights: Weights, moment: int) -> Prices:
    shares = hats(weights.knots, moment)
    weighing = [(number, share) for number, share in shares if number < len(weights.knots)]
    levels = []
    before = moment % STEPS_A_ROUND == 0
    all_levels = weights.levels_before if before and weights.levels_before else weights.levels
    all_amounts = weights.amounts_before if before and weights.amounts_before else weights.amounts
    for name, top in LEVELS.items():
        rows = all_levels[name]
        added = [sum(share * rows[number][step] for number, share in weighing) for step in range(top)]
        table = [0.0]
        for level in range(1, HIGHEST + 1):
            table.append(table[-1] + (added[level - 1] if level <= top else 0.0))
        levels.append(tuple(table))
    amounts = [sum(share * all_amounts[name][n] for n, share in weighing) for name in AMOUNTS]
    spread, calibrated = (
        sum(share * row[n] for n, share in shares)
        for row in (weights.spread, weights.calibrated or weights.spread)
    )
    return Prices(tuple(levels), tuple(amounts), spread, calibrated)


@cache
def learned() -> dict[int, Weights]:
    """The weights that come with the program, by number of players."""
    text = (files(__package__) / "weights.json").read_bytes()
    return msgspec.json.decode(text, type=dict[int, Weights], strict=False)
