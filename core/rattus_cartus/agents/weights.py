"""What was learned: how races turn out, what points everything brings, and how rats turn into deaths."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from core.rattus_cartus.agents.races import Race

# What the points still to come of a seat are a sum of, each with its weight.
FEATURES = (
    "any",  # the same for everybody
    "race",  # what the classes can be expected to bring
    "now",  # what they would bring now
    "tokens",
    "people",  # population cards in hand
    "fitting",  # those of them that buildings still to come welcome
    "joker",
    "sword",
    "flute",
    "pass",
    "gold",
    "golden",  # what Gold would bring now
    "most",  # what cards and special cards in hand would bring now
    "rats",
    "many_rats",
    "far_too_many_rats",
    "others_people",
    "others_rats",
    "looks",
)


class Weights(Struct, frozen=True):
    """The weights for a number of players; rows belong to the knots, which are rounds still to come."""

    knots: tuple[float, ...]
    race: Race
    points: tuple[tuple[float, ...], ...]  # of each feature
    spread: tuple[float, ...]  # by how many points expectations go wrong
    rats: tuple[tuple[float, float], ...]  # how many rats somebody ends with: some, and a share of those now
    doubt: tuple[float, ...]  # by how many rats that goes wrong


class Moment(Struct, frozen=True):
    """The weights at a moment between two knots."""

    points: tuple[float, ...]
    spread: float
    rats: tuple[float, float]
    doubt: float


def at(weights: Weights, time: float) -> Moment:
    """The weights with so many rounds to come."""
    (low, less), (high, more) = around(weights.knots, time)
    mixed = tuple(
        [less * a + more * b for a, b in zip(weights.points[low], weights.points[high], strict=True)]
    )
    first, second = weights.rats[low], weights.rats[high]
    return Moment(
        mixed,
        less * weights.spread[low] + more * weights.spread[high],
        (less * first[0] + more * second[0], less * first[1] + more * second[1]),
        less * weights.doubt[low] + more * weights.doubt[high],
    )


def around(knots: Sequence[float], time: float) -> tuple[tuple[int, float], tuple[int, float]]:
    """The two knots around a moment with their shares."""
    last = len(knots) - 1
    high = next((index for index, knot in enumerate(knots) if knot >= time), last)
    low = max(0, high - 1)
    if high == low or knots[high] <= time:
        return (high, 1.0), (high, 0.0)
    share = (time - knots[low]) / (knots[high] - knots[low])
    return (low, 1 - share), (high, share)


@cache
def learned(players: int) -> Weights:
    """The weights that come with the program."""
    return all_learned()[players]


@cache
def all_learned() -> dict[int, Weights]:
    """The same for every number of players."""
    text = (files(__package__) / "weights.json").read_bytes()
    return msgspec.json.decode(text, type=dict[int, Weights], strict=False)
