"""The plot of a chance: within its size, in percent, with its marks."""

from itertools import pairwise

import pytest

from nd_tui.looks.chance_plot import chance_plot
from nd_tui.looks.plots import ASCII_PLOT


def drawn(values: list[float], total: int, width: int = 40) -> list[str]:
    rows = chance_plot(values, total, {}, {0: "A1"} if values else {}, width, 8)
    return ["".join(text for text, _ in row) for row in rows]


@pytest.mark.parametrize("number", [0, 1, 2, 7, 40, 150, 1000])
@pytest.mark.parametrize("width", [10, 40, 76])
def test_any_number_of_points_fits_the_width(number: int, width: int) -> None:
    rows = drawn([index % 7 / 6 for index in range(number)], max(1, number), width)
    assert len(rows) == 8
    assert all(len(row) <= width for row in rows)


def test_certainty_is_at_the_top_and_hopelessness_at_the_bottom() -> None:
    rows = drawn([1.0, 0.0], 2)
    assert "·" in rows[0]
    assert "·" in rows[5]
    assert rows[0].startswith("100")
    assert rows[5].startswith("  0")


def test_the_ticks_are_evenly_apart_at_every_height() -> None:
    for height in range(1, 50):
        rows = ["".join(part for part, _ in row) for row in chance_plot([0.3], 1, {}, {}, 40, height)]
        ticks = [y for y, row in enumerate(rows) if "┤" in row]
        assert len({below - above for above, below in pairwise(ticks)}) == 1
        assert (rows[ticks[0]][:3], rows[ticks[-1]][:3]) == ("100", "  0")
        assert ticks[0] <= max(1, height // 5)


def test_a_fall_is_drawn_without_gaps() -> None:
    assert all("·" in row for row in drawn([1.0, 0.0], 2)[:6])


def test_what_is_not_known_yet_leaves_its_room() -> None:
    assert max(row.rfind("·") for row in drawn([0.5, 0.5], 8)) < 15


def test_marks_stand_on_their_points_and_labels_below() -> None:
    rows = chance_plot([0.5, 0.9, 0.2], 3, {1: "1"}, {0: "A1", 2: "A2"}, 40, 8)
    text = ["".join(part for part, _ in row) for row in rows]
    assert "1" in text[0][4:] or "1" in text[1][4:]
    assert text[-1].split() == ["A1", "A2"]


def test_it_can_be_drawn_in_ascii() -> None:
    rows = chance_plot([0.5, 0.9], 2, {0: "1"}, {0: "A1"}, 40, 8, ASCII_PLOT)
    assert all(part.isascii() for row in rows for part, _ in row)
