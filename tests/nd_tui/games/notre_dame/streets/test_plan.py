"""The map in cells: every market has a place of its own, every street is a line between two of them."""

from itertools import pairwise

import pytest

from core.notre_dame.names import SPOTS, borough_of
from nd_tui.games.notre_dame.streets.plan import FORMS, Plan, has_room, natural_rows, plan_for
from nd_tui.games.notre_dame.streets.town import band, ends, near, road, streets_of
from tests.nd_tui.games.notre_dame.streets.towns import USUAL, odd_streets

RINGS = (3, 4, 5)
RING = pytest.mark.parametrize("ring", RINGS)
WIDTHS = (78, 98, 118, 138, 198)


def plans(ring: int) -> list[Plan]:
    """The maps of all forms and widths that there are."""
    rooms = [(form, width) for form in FORMS for width in WIDTHS if has_room(form, ring, width)]
    return [plan_for(band(0, ring), 0, width, natural_rows(form)) for form, width in rooms]


def room_of(plan: Plan, start: int, spot: str) -> set[tuple[int, int]]:
    """The cells at which lines meet a market: its own, and those of its row that no other market has."""
    first, wide = plan.room(spot)
    half = plan.form.high // 2
    rows = range(plan.row(spot) - half, plan.row(spot) + half + 1)
    return {(x, y) for x in range(start + first, start + first + wide) for y in rows}


@RING
def test_all_boroughs_are_drawn_from_left_to_right_with_the_own_one_in_the_middle(ring: int) -> None:
    for home in range(ring):
        order = band(home, ring)
        assert set(order) == set(range(ring))
        assert order[(ring - 1) // 2] == home
        assert all(right == (left - 1) % ring for left, right in pairwise(order))


@RING
def test_no_market_stands_where_another_one_does(ring: int) -> None:
    for plan in plans(ring):
        taken = [cell for _, start, spot in plan.markets() for cell in room_of(plan, start, spot)]
        assert len(taken) == len(set(taken))
        assert all(plan.left <= x < plan.end and 0 <= y < plan.form.rows for x, y in taken)


@RING
def test_a_click_on_a_market_finds_that_market(ring: int) -> None:
    for plan in plans(ring):
        for market, start, spot in plan.markets():
            for x, y in room_of(plan, start, spot):
                assert plan.market_at(x, y) == market


@RING
def test_a_street_is_one_unbroken_line_from_market_to_market(ring: int) -> None:
    for plan in plans(ring):
        places = {market: room_of(plan, start, spot) for market, start, spot in plan.markets()}
        for joined, cells in plan.lines(streets_of(USUAL)):
            line = {(x, y) for x, y, _ in cells}
            met = {market for market, room in places.items() if room & line}
            at_an_end = bool({x for x, _ in line} & {plan.left, plan.end - 1})
            assert met == set(joined) or (at_an_end and met < set(joined))
            assert is_one_piece(line.union(*(places[market] for market in met)))


def is_one_piece(cells: set[tuple[int, int]]) -> bool:
    """Whether one comes from any of the cells to any other, by the corners too."""
    left, waiting = set(cells), [next(iter(cells))]
    while waiting:
        x, y = waiting.pop()
        touching = left & {(x + right, y + down) for right in (-1, 0, 1) for down in (-1, 0, 1)}
        left -= touching
        waiting += touching
    return not left


@RING
def test_exactly_the_streets_of_the_component_data_are_drawn(ring: int) -> None:
    graph = {road(one, other) for one, others in enumerate(near(USUAL, ring)) for other in others}
    for plan in plans(ring):
        assert {joined for joined, _ in plan.lines(streets_of(USUAL))} == graph


@RING
def test_of_other_streets_each_is_drawn_or_told(ring: int) -> None:
    for streets in odd_streets(20):
        graph = {road(one, other) for one, others in enumerate(near(streets, ring)) for other in others}
        for plan in plans(ring):
            drawn = {joined for joined, _ in plan.lines(streets_of(streets))}
            told = [street for street in streets_of(streets) if plan.shape(street) is None]
            in_words = {ends(street, borough, ring) for street in told for borough in range(ring)}
            assert {pair for pair in drawn | in_words if pair[0] != pair[1]} == graph


@RING
def test_where_the_map_ends_the_streets_go_on_to_the_borough_at_its_other_end(ring: int) -> None:
    for plan in plans(ring):
        first, last = plan.order[0], plan.order[-1]
        around = [
            cells
            for joined, cells in plan.lines(streets_of(USUAL))
            if {borough_of(market) for market in joined} == {first, last} and ring > 2
        ]
        columns = {cell.x for cells in around for cell in cells}
        assert min(columns) == plan.left
        assert max(columns) == plan.end - 1


@pytest.mark.parametrize("width", range(20, 78))
def test_a_narrow_map_shows_the_boroughs_around_the_one_looked_at(width: int) -> None:
    for ring in RINGS:
        for looked_at in range(ring):
            plan = plan_for(band(0, ring), looked_at, width, 9)
            assert looked_at in plan.order
            assert len(set(plan.order)) == len(plan.order)
            assert plan.boroughs == ring
            assert len(plan.order) == ring or not has_room(FORMS[-1], len(plan.order) + 1, width)


def test_every_form_is_used_somewhere() -> None:
    used = {
        plan_for(band(0, ring), 0, width, rows).form
        for ring in RINGS
        for width in WIDTHS
        for rows in range(8, 30)
    }
    assert used == set(FORMS)
    assert all(len(SPOTS) * ring == len(list(plan.markets())) for ring in RINGS for plan in plans(ring))
