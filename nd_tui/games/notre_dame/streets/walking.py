"""From market to market with the arrow keys: along the street that leads that way."""

from collections.abc import Iterable, Sequence
from functools import cache

from core.notre_dame.components import Streets
from core.notre_dame.names import SPOTS, borough_of
from nd_tui.games.notre_dame.streets.town import near, spot_of

# Where the markets of a borough lie, in steps to the right of its left edge and down from the cathedral.
PLACES = {"il": (0, 0), "ir": (2, 0), "c": (1, 1), "ol": (0, 2), "or": (2, 2)}
BOROUGH = 3  # steps from one left edge to the next one
DIRECTIONS = ("left", "right", "up", "down")


def between(one: int, other: int, boroughs: int) -> tuple[int, int]:
    """How far to the right and down another market lies, by the shorter way around the ring."""
    (x, y), (other_x, other_y) = PLACES[spot_of(one)], PLACES[spot_of(other)]
    ring = BOROUGH * boroughs
    right = (other_x - x + BOROUGH * (borough_of(one) - borough_of(other))) % ring
    return right - ring if 2 * right > ring else right, other_y - y


def step(streets: Streets, boroughs: int, market: int, direction: str) -> int | None:
    """The market to which an arrow key leads from a market; None where there is nothing on that side."""
    return steps(streets, boroughs)[market].get(direction)


@cache
def steps(streets: Streets, boroughs: int) -> tuple[dict[str, int], ...]:
    """For every market, where each arrow key leads: along a street.

    With streets of one's own it may be that the keys would not lead everywhere so; then they lead to the next
    market on that side, joined or not.
    """
    markets = range(boroughs * len(SPOTS))
    along = tuple(_towards(market, near(streets, boroughs)[market], boroughs) for market in markets)
    if all(len(_reached(along, market)) == len(markets) for market in markets):
        return along
    return tuple(_towards(market, markets, boroughs) for market in markets)


def _towards(market: int, others: Iterable[int], boroughs: int) -> dict[str, int]:
    """The best of the other markets in each direction.

    To the side it is the one that lies straightest; up and down the nearest row comes first, and of two
    markets that are equally near the left one.
    """
    found: dict[str, list[tuple[float, int, int, int]]] = {direction: [] for direction in DIRECTIONS}
    for other in others:
        right, down = between(market, other, boroughs)
        if right:
            aside = found["right" if right > 0 else "left"]
            aside.append((abs(down / right), abs(right), down, other))
        if down:
            found["down" if down > 0 else "up"].append((abs(down), abs(right), right, other))
    return {direction: min(ranked)[-1] for direction, ranked in found.items() if ranked}


def _reached(along: Sequence[dict[str, int]], start: int) -> set[int]:
    """The markets to which the arrow keys lead from one of them, sooner or later."""
    seen, waiting = {start}, [start]
    while waiting:
        new = set(along[waiting.pop()].values()) - seen
        seen |= new
        waiting += new
    return seen
