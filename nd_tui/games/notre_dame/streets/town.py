"""Which markets are joined by a street, and how the ring of boroughs is unrolled."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from core.notre_dame.components import Streets
from core.notre_dame.names import SPOTS, borough_of, market_at
from core.notre_dame.state import Table
from core.notre_dame.streets import FAR, neighbours

Pair = tuple[str, str]
Road = tuple[int, int]  # the two markets that a street joins, the smaller number first


class Street(NamedTuple):
    """A street of every borough: within it, or from it to the next one on the right."""

    here: str
    there: str
    across: bool


@cache
def near(streets: Streets, boroughs: int) -> tuple[frozenset[int], ...]:
    """The markets one step away from each market."""
    found = neighbours(streets.inside, streets.across, boroughs)
    return tuple(frozenset(others - {market}) for market, others in enumerate(found))


def streets_of(streets: Streets) -> tuple[Street, ...]:
    """All streets of a borough, each once; those within it in the order of the spots."""
    pairs = (sorted(pair, key=SPOTS.index) for pair in streets.inside)
    inside = [Street(one, other, False) for one, other in pairs if one != other]
    across = [Street(here, there, True) for here, there in streets.across]
    return tuple(dict.fromkeys((*inside, *across)))


def right_of(borough: int, boroughs: int, steps: int = 1) -> int:
    """The borough so many to the right, for somebody who faces the cathedral."""
    return (borough - steps) % boroughs


def band(home: int, boroughs: int) -> tuple[int, ...]:
    """The boroughs from left to right, the own one in the middle."""
    left = (boroughs - 1) // 2
    return tuple(right_of(home, boroughs, place - left) for place in range(boroughs))


def road(one: int, other: int) -> Road:
    """A street by its ends."""
    return min(one, other), max(one, other)


def ends(street: Street, borough: int, boroughs: int) -> Road:
    """The markets that a street joins, where it begins in this borough."""
    other = right_of(borough, boroughs) if street.across else borough
    return road(market_at(borough, SPOTS.index(street.here)), market_at(other, SPOTS.index(street.there)))


def way(table: Table, start: int, goal: int) -> Iterator[Road]:
    """The streets of a shortest way, always the same one; none where no way leads."""
    boroughs, away = len(table.colours), table.distances
    at = goal
    while at != start and away[start][goal] < FAR:
        before = min(
            m for m in near(table.components.streets, boroughs)[at] if away[start][m] < away[start][at]
        )
        yield road(before, at)
        at = before


def spot_of(market: int) -> str:
    """The place of a market within its borough."""
    return SPOTS[market - market_at(borough_of(market), 0)]
