"""Where the parts of the table stand, in every size: what a decision is about is in sight."""

from collections.abc import Iterator
from itertools import combinations, product

import pytest

from nd_tui.games.notre_dame.lights import LIGHTS
from nd_tui.games.notre_dame.table.plan import (
    CATHEDRAL,
    HAND,
    MAP,
    MAPS,
    OTHERS,
    OWN,
    PERSONS,
    STREETS,
    Shown,
    plan,
)
from nd_tui.looks.arranging import ASKED, BESIDE_FROM, LEAST_ASKED, LOG, Place, Plan, Room

SIZES = ((80, 24), (100, 30), (120, 35), (140, 45), (200, 60))
AROUND = 2  # lines: the top and the keys
BOX = 9  # lines of a long text of a lesson
PAGES = ("board", MAP, LOG)
BOARD = (PERSONS, OWN, HAND, STREETS, OTHERS, CATHEDRAL)
SIZE = pytest.mark.parametrize(("width", "height"), SIZES, ids=str)


def apart(one: Place, other: Place) -> bool:
    """Whether two places have no cell in common."""
    beside = one.x + one.width <= other.x or other.x + other.width <= one.x
    return beside or one.y + one.height <= other.y or other.y + other.height <= one.y


def rooms(width: int, height: int) -> Iterator[Room]:
    """What a board may have to fit into, in a game and in lessons, with few and with many choices."""
    for box, page, asked in product((0, BOX), PAGES, (0, 1, 4, 9, 30)):
        for part in (None, *BOARD):
            lit = frozenset([part] if part else [])
            yield Room(width, height - AROUND - box, page, asked, lit)


@pytest.mark.parametrize("others", [1, 2, 3, 4])
def test_no_part_covers_another_one_or_is_cut_at_the_edge(others: int) -> None:
    for width, height in (*SIZES, (79, 24), (99, 60), (117, 33), (118, 32), (131, 40), (250, 80), (1, 1)):
        for room, decision in product(rooms(width, height), ("", "play", "drive", "hire")):
            places = plan(room, Shown(others, decision))
            assert all(place.width > 0 and place.height > 0 for place in places.values())
            assert all(place.x + place.width <= width for place in places.values())
            assert all(place.y + place.height <= max(0, room.height) for place in places.values())
            assert all(apart(one, other) for one, other in combinations(places.values(), 2))


@pytest.mark.parametrize("decision", ["", "play", "drive", "hire"])
def test_in_the_lowest_window_there_is_a_plan_and_a_line_for_what_is_asked(decision: str) -> None:
    for width, height, page, asked in product((1, 43, 80, 101, 112, 144, 250), range(40), PAGES, (0, 1, 30)):
        places = plan(Room(width, height, page, asked), Shown(4, decision))
        assert all(place.height > 0 for place in places.values())
        assert not (asked and height) or ASKED in places
        assert all(place.y + place.height <= height for place in places.values())


def seen(width: int, height: int, decision: str, others: int = 2, **how: object) -> Plan:
    return plan(Room(width, height - AROUND, **how), Shown(others, decision))  # type: ignore[arg-type]


@SIZE
@pytest.mark.parametrize("others", [1, 2, 3, 4])
@pytest.mark.parametrize("box", [0, BOX])
def test_the_own_borough_and_hand_are_in_sight_whatever_is_decided(
    width: int, height: int, others: int, box: int
) -> None:
    for decision, asked in product(("keep", "play", "hotel", "fool", "hire", "drive"), (0, 3, 5, 9, 30)):
        if decision == "drive" and box:
            continue  # beside a long text there is only room for the map, which the decision is about
        page = MAP if decision == "drive" else "board"
        places = seen(width, height - box, decision, others, asked=asked, page=page)
        assert {OWN, HAND} <= set(places), (decision, asked)
        assert (ASKED in places) == bool(asked)
        if asked:
            assert places[ASKED].height >= min(asked, LEAST_ASKED)


@SIZE
def test_what_a_decision_is_about_tells_all_that_it_has_to_tell(width: int, height: int) -> None:
    assert seen(width, height, "hire", asked=5)[PERSONS].height >= 5
    assert seen(width, height, "drive", asked=9, page=MAP)[STREETS].height >= 8
    assert seen(width, height, "message", asked=2)[STREETS].height >= 8


@pytest.mark.parametrize(("width", "height"), SIZES[1:], ids=str)
@pytest.mark.parametrize("others", [1, 2, 3, 4])
def test_the_persons_say_what_they_bring_before_the_streets_are_drawn(
    width: int, height: int, others: int
) -> None:
    for asked in (0, *range(3, 31)):
        for decision in ("keep", "play", "hire", "hotel"):
            places = seen(width, height, decision, others, asked=asked)
            assert STREETS not in places or places[PERSONS].height >= 5, (decision, asked)


@SIZE
def test_what_a_guide_speaks_of_is_in_sight(width: int, height: int) -> None:
    for part, asked in product((PERSONS, OWN, HAND, OTHERS), (0, 5)):
        places = seen(width, height - BOX, "play", asked=asked, lit=frozenset([part]))
        assert part in places
        assert part != PERSONS or places[part].height >= 5
    assert STREETS in seen(width, height - BOX, "play", asked=0, page=LIGHTS.page_of(("streets",)))


@SIZE
def test_log_and_map_are_always_in_sight_from_a_hundred_columns_on(width: int, height: int) -> None:
    for others, asked in product((1, 2, 3, 4), (3, 5, 7)):
        places = seen(width, height, "play", others, asked=asked)
        assert (LOG in places) == (width >= BESIDE_FROM)
        assert (STREETS in places) == (width >= BESIDE_FROM)
        assert (CATHEDRAL in places) == (width >= BESIDE_FROM)
    for box, page in product((0, BOX), ("board", MAP, "log")):
        assert LOG in seen(width, height - box, "play", asked=5, page=page) or (width < BESIDE_FROM)


def test_on_a_small_screen_the_log_has_a_page() -> None:
    places = seen(80, 24, "play", asked=4, page="log")
    assert set(places) == {LOG, ASKED}
    assert places[LOG].height > 12


@SIZE
def test_one_can_turn_to_a_map_that_is_larger_than_usual(width: int, height: int) -> None:
    usual = seen(width, height, "play", asked=4).get(STREETS)
    large = plan(Room(width, height - AROUND, MAP, 4), Shown(2, "play", large_map=True))[STREETS]
    assert usual is None or large.height > usual.height or large.height == MAPS[-1]


@SIZE
def test_everything_that_can_be_chosen_is_seen_before_the_rest_tells_more(width: int, height: int) -> None:
    for asked in range(3, 8):
        assert seen(width, height, "play", asked=asked)[ASKED].height >= asked
