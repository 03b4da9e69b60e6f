"""The street map: how many market places apart two markets of a ring of boroughs are."""

from collections import deque
from collections.abc import Iterable
from functools import cache

from core.notre_dame.names import SPOTS, market_at

FAR = 999  # the distance of markets that no street connects
Street = tuple[str, str]


def neighbours(inside: Iterable[Street], across: Iterable[Street], boroughs: int) -> list[set[int]]:
    """The markets one step away from each market; `across` leads to the next borough on the right."""
    near: list[set[int]] = [set() for _ in range(boroughs * len(SPOTS))]

    def connect(one: int, other: int) -> None:
        near[one].add(other)
        near[other].add(one)

    for borough in range(boroughs):
        right = (borough - 1) % boroughs
        for here, there in inside:
            connect(market_at(borough, SPOTS.index(here)), market_at(borough, SPOTS.index(there)))
        for here, there in across:
            connect(market_at(borough, SPOTS.index(here)), market_at(right, SPOTS.index(there)))
    return near


@cache
def distances(
    inside: tuple[Street, ...], across: tuple[Street, ...], boroughs: int
) -> tuple[tuple[int, ...], ...]:
    """For every market its distance to every other, in steps from market to market."""
    near = neighbours(inside, across, boroughs)
    return tuple(_distances_from(market, near) for market in range(len(near)))


def _distances_from(start: int, near: list[set[int]]) -> tuple[int, ...]:
    found = {start: 0}
    queue = deque([start])
    while queue:
        market = queue.popleft()
        for neighbour in near[market]:
            if neighbour not in found:
                found[neighbour] = found[market] + 1
                queue.append(neighbour)
    return tuple(found.get(market, FAR) for market in range(len(near)))
