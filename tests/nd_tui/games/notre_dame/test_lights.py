"""What can be lit on the table of Notre Dame, and where it is."""

from nd_tui.games.notre_dame.lights import LIGHTS
from nd_tui.games.notre_dame.table.plan import HAND, OTHERS, OWN, PERSONS


def test_map_and_log_are_pages_of_their_own() -> None:
    assert LIGHTS.page_of(("streets", "choices")) == "map"
    assert LIGHTS.page_of(("log",)) == "log"
    assert LIGHTS.page_of(("own", "hand")) == "board"


def test_every_light_is_in_a_part_that_is_known() -> None:
    board = {PERSONS, OWN, HAND, OTHERS}
    around = {"top", "choices", "map", "log", "keys"}
    assert {part for part, _ in LIGHTS.places.values()} == board | around
