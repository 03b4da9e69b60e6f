"""What fits on a small screen besides the box: what is lit first, then the rest by its weight."""

from nd_tui.games.notre_dame.lights import LIGHTS


def test_with_much_room_nothing_is_left_out() -> None:
    assert LIGHTS.left_out((), room=23, choices=5) == set()


def test_without_a_decision_the_choices_leave_their_place() -> None:
    assert LIGHTS.left_out(("own",), room=18, choices=0) == {"lower"}


def test_what_is_lit_stays_and_the_rest_comes_by_its_weight() -> None:
    assert LIGHTS.left_out(("persons", "others"), room=16, choices=5) == {"own"}
    assert LIGHTS.left_out(("bank",), room=15, choices=5) == {"upper", "others"}


def test_map_and_log_are_pages_of_their_own() -> None:
    assert LIGHTS.page_of(("streets", "choices")) == "map"
    assert LIGHTS.page_of(("log",)) == "log"
    assert LIGHTS.page_of(("own", "hand")) == "board"


def test_every_light_is_in_a_part_that_is_known() -> None:
    assert {part for part, _ in LIGHTS.places.values()} == {*LIGHTS.parts, "choices", "map", "log", "keys"}


def test_a_long_list_of_choices_comes_before_what_is_not_lit() -> None:
    assert LIGHTS.left_out(("hand",), room=16, choices=5) == {"upper", "top"}
    assert LIGHTS.left_out(("hand",), room=16, choices=9) == {"own", "others"}
