"""Lines are given out by what matters most, and columns by width."""

import pytest

from nd_tui.looks.arranging import (
    BETWEEN,
    Place,
    column,
    columns_beside,
    granted,
    side_by_side,
    size_classes,
)

HERE = Place(3, 2, 40, 10)


def test_wishes_are_granted_in_their_order_each_wholly_or_not_at_all() -> None:
    assert granted(10, [("a", 4), ("b", 8), ("c", 2), ("a", 6), ("c", 5)]) == {"a": 6, "c": 2}


def test_a_wish_for_less_than_there_is_changes_nothing() -> None:
    assert granted(10, [("a", 4), ("a", 2), ("b", 0)]) == {"a": 4}


def test_parts_stand_in_their_order_and_the_rest_goes_to_one_of_them() -> None:
    places = column(("a", "b", "c"), [("c", 3), ("a", 2)], ("b", "c"), HERE)
    assert places == {"a": Place(3, 2, 40, 2), "c": Place(3, 4, 40, 8)}


def test_there_may_be_an_empty_line_between_parts() -> None:
    places = column(("a", "b"), [("a", 3), ("b", 3), (BETWEEN, 1)], ("b",), HERE)
    assert places == {"a": Place(3, 2, 40, 3), "b": Place(3, 6, 40, 6)}


def test_two_parts_share_a_band_with_a_gap_between_them() -> None:
    places = side_by_side("a", "b", 30, HERE)
    assert places == {"a": Place(3, 2, 30, 10), "b": Place(34, 2, 9, 10)}


@pytest.mark.parametrize(("width", "beside"), [(80, 0), (99, 0), (100, 34), (120, 40), (140, 46), (300, 60)])
def test_from_a_hundred_columns_on_something_stands_beside_the_board(width: int, beside: int) -> None:
    assert columns_beside(width) == beside


def test_a_size_has_a_name_and_those_of_all_smaller_ones() -> None:
    assert size_classes(80, 24) == {"-small"}
    assert size_classes(140, 24) == {"-small"}
    assert size_classes(100, 30) == {"-medium"}
    assert size_classes(140, 45) == {"-medium", "-large", "-wide"}
    assert size_classes(200, 60) == {"-medium", "-large", "-wide", "-huge"}
