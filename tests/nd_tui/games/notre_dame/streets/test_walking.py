"""With the arrow keys one walks along the streets, and comes everywhere."""

import pytest

from core import notre_dame as nd
from core.notre_dame.components import Streets
from core.notre_dame.names import SPOTS, market_at
from nd_tui.games.notre_dame.streets.town import near, way
from nd_tui.games.notre_dame.streets.walking import DIRECTIONS, between, step, steps
from nd_tui.keys import actions
from tests.core.notre_dame.scenes import table
from tests.nd_tui.games.notre_dame.streets.towns import PLAYERS, USUAL, odd_streets

RING = pytest.mark.parametrize("ring", [3, 4, 5])


def reached(streets: Streets, ring: int, start: int) -> set[int]:
    found, waiting = {start}, [start]
    while waiting:
        market = waiting.pop()
        for direction in DIRECTIONS:
            other = step(streets, ring, market, direction)
            if other is not None and other not in found:
                found.add(other)
                waiting.append(other)
    return found


@RING
def test_every_step_follows_a_street_to_the_side_of_its_key(ring: int) -> None:
    for market, leads in enumerate(steps(USUAL, ring)):
        for direction, other in leads.items():
            right, down = between(market, other, ring)
            assert other in near(USUAL, ring)[market]
            assert {"left": -right, "right": right, "up": -down, "down": down}[direction] > 0


@RING
def test_from_everywhere_one_comes_everywhere(ring: int) -> None:
    for start in range(len(SPOTS) * ring):
        assert reached(USUAL, ring, start) == set(range(len(SPOTS) * ring))


@RING
def test_that_holds_for_streets_of_ones_own_too(ring: int) -> None:
    for streets in odd_streets(40):
        assert all(
            len(reached(streets, ring, start)) == len(SPOTS) * ring for start in range(len(SPOTS) * ring)
        )


@RING
def test_to_the_side_one_goes_along_a_row_around_the_whole_ring_and_back(ring: int) -> None:
    for spot in ("il", "ol"):
        start = market = market_at(0, SPOTS.index(spot))
        for direction in ("right", "left"):
            for _ in range(2 * ring):
                there = step(USUAL, ring, market, direction)
                assert there is not None
                assert between(market, there, ring)[1] == 0
                market = there
            assert market == start


def test_from_the_inner_row_nothing_leads_up_and_from_the_outer_one_nothing_down() -> None:
    for spot, direction in (("il", "up"), ("ir", "up"), ("ol", "down"), ("or", "down")):
        assert step(USUAL, 4, market_at(1, SPOTS.index(spot)), direction) is None


@pytest.mark.parametrize("players", PLAYERS)
def test_a_way_is_a_shortest_one_along_streets(players: int) -> None:
    town = table(players).table
    ring = len(town.colours)
    for start in range(len(SPOTS) * ring):
        for goal in range(len(SPOTS) * ring):
            roads = list(way(town, start, goal))
            assert len(roads) == town.distances[start][goal]
            assert all(other in near(USUAL, ring)[one] for one, other in roads)


def test_the_board_knows_the_directions_of_the_keys() -> None:
    assert DIRECTIONS == actions.DIRECTIONS
    assert USUAL is nd.default_components().streets
