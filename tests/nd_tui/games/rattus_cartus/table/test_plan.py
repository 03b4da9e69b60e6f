"""Where the parts of the table stand: nothing is cut, and what is needed to decide is always there."""

from itertools import product

import pytest

from nd_tui.games.rattus_cartus.table.plan import FORM, HAND, NUNS, PILES, PLAYERS, ROW, TRACKS, Shown, plan
from nd_tui.looks.arranging import ASKED, LOG, Place, Room

BOARD = {ROW, TRACKS, PLAYERS, NUNS, HAND, ASKED}
PILES_TOLD = (
    "Population deck 40, discards 20; Jokers 15, Swords 12, Flutes 11, Passes 10, Gold 12. " * 2,
) * 3


def overlap(one: Place, other: Place) -> bool:
    return (
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
    )


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("width", "height"), [(80, 22), (100, 28), (120, 33), (140, 43), (200, 58)])
def test_from_the_smallest_to_the_largest_table_everything_but_the_piles_is_in_sight(
    width: int, height: int, players: int
) -> None:
    shown = Shown(players, 2 if players < 4 else 3, piles=PILES_TOLD)
    places = plan(Room(width, height, asked=5, wide=height > 40), shown)
    assert set(places) >= BOARD
    parts = list(places.values())
    assert not any(overlap(one, other) for at, one in enumerate(parts) for other in parts[:at])
    assert all(part.x + part.width <= width and part.y + part.height <= height for part in parts)


@pytest.mark.parametrize("page", ["board", LOG, "piles"])
def test_in_the_lowest_window_there_is_a_plan_and_a_line_for_what_is_asked(page: str) -> None:
    for width, height, asked in product((1, 43, 80, 101, 112, 144, 250), range(50), (0, 1, 30)):
        places = plan(Room(width, height, page, asked), Shown(5, 3, piles=PILES_TOLD))
        assert all(place.height > 0 for place in places.values())
        assert not (asked and height) or ASKED in places
        assert all(place.y + place.height <= height for place in places.values())


@pytest.mark.parametrize("players", [2, 5])
def test_on_a_large_table_each_track_has_a_line_for_everybody(players: int) -> None:
    places = plan(Room(140, 43, wide=True), Shown(players, 3))
    borders, head = 2, 1
    assert places[TRACKS].height == players + borders + head


def test_the_piles_are_shown_whole_or_not_at_all() -> None:
    shown = Shown(3, 2, piles=PILES_TOLD)
    large = plan(Room(140, 43, wide=True), shown)
    assert large[PILES].x == large[LOG].x
    assert large[PILES].height == 2 + shown.lines_of_piles(large[PILES].width - 2)
    medium = plan(Room(100, 28), shown)
    assert PILES not in medium or medium[PILES].height >= shown.lines_of_piles(medium[PILES].width)
    page = plan(Room(80, 22, page="piles"), shown)
    assert page[PILES].height >= shown.lines_of_piles(80)


@pytest.mark.parametrize(("width", "players"), [(80, 3), (100, 2), (100, 3), (120, 5)])
def test_the_piles_take_no_line_that_what_is_asked_needs(width: int, players: int) -> None:
    told = ("Population deck 64, discards 0; Jokers 15, Swords 12.", "Discarded: nothing.")
    for height, asked in product(range(12, 34), range(1, 16)):
        places = plan(Room(width, height, asked=asked), Shown(players, 2, piles=told))
        assert PILES not in places or places[ASKED].height >= asked


@pytest.mark.parametrize(("width", "players"), [(80, 3), (100, 2), (100, 3), (120, 5)])
def test_a_form_of_cards_is_whole_before_the_players_are_told(width: int, players: int) -> None:
    for height, asked in product(range(16, 34), range(1, FORM + 1)):
        places = plan(Room(width, height, asked=asked), Shown(players, 2, piles=PILES_TOLD))
        assert PLAYERS not in places or places[ASKED].height >= asked


@pytest.mark.parametrize("players", [2, 5])
def test_parts_have_the_lines_of_borders_where_the_screen_draws_borders_alone(
    players: int,
) -> None:
    """The styles go by what the screen is called, at 140x36 not wide though the table has 34 lines."""
    without = plan(Room(140, 34), Shown(players, 3))
    assert without[NUNS].height == 1
    assert without[TRACKS].height == 3
    with_borders = plan(Room(140, 30, wide=True), Shown(players, 3))  # below the box of a lesson
    assert with_borders[NUNS].height == 5
    assert with_borders[TRACKS].height == players + 2 + 1


@pytest.mark.parametrize(("width", "height"), [(80, 22), (100, 28), (120, 33), (140, 43), (200, 58)])
def test_where_nothing_is_asked_no_line_is_kept_for_it(width: int, height: int) -> None:
    for box in range(height // 2):
        assert ASKED not in plan(Room(width, height - box, asked=0), Shown(3, 2, piles=PILES_TOLD))
