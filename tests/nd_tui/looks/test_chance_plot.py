"""The plot of chances: within its size, in percent, scaled to what happened, with its marks."""

from itertools import pairwise

import pytest

from nd_tui.looks.chance_plot import chance_plot
from nd_tui.looks.plots import ASCII_PLOT


def drawn(values: list[float], total: int, width: int = 40, fair: float | None = None) -> list[str]:
    rows = chance_plot([values], total, [""], {}, {0: "A1"} if values else {}, width, 8, fair)
    return ["".join(text for text, _ in row) for row in rows]


def curve_in(row: str) -> bool:
    return any("\u2800" < sign <= "\u28ff" for sign in row)


@pytest.mark.parametrize("number", [0, 1, 2, 7, 40, 150, 1000])
@pytest.mark.parametrize("width", [10, 40, 76])
def test_any_number_of_points_fits_the_width(number: int, width: int) -> None:
    rows = drawn([index % 7 / 6 for index in range(number)], max(1, number), width)
    assert len(rows) == 8
    assert all(len(row) <= width for row in rows)


def test_certainty_is_at_the_top_and_hopelessness_at_the_bottom() -> None:
    rows = drawn([1.0, 0.0], 2)
    assert curve_in(rows[0])
    assert curve_in(rows[5])
    assert rows[0].startswith("100")
    assert rows[5].startswith("  0")


def test_the_ticks_are_evenly_apart_at_every_height() -> None:
    for height in range(1, 50):
        plotted = chance_plot([[0.3]], 1, [""], {}, {}, 40, height)
        rows = ["".join(part for part, _ in row) for row in plotted]
        ticks = [y for y, row in enumerate(rows) if "┤" in row]
        assert len({below - above for above, below in pairwise(ticks)}) == 1


def test_the_scale_is_that_of_what_happened() -> None:
    rows = drawn([0.22, 0.31], 2, fair=0.25)
    assert rows[0].split("┤")[0].strip() in ("32", "35")
    assert "  0┤" not in "".join(rows)
    assert curve_in(rows[5])
    assert curve_in(rows[0] + rows[1])


def test_the_fair_share_is_marked_across_the_whole_width() -> None:
    rows = drawn([0.1, 0.4], 9, fair=0.25)
    assert any(row.rstrip()[-1:] == "·" and row.count("·") > 5 and "╞" in row for row in rows)


def test_a_fall_is_drawn_without_gaps() -> None:
    assert all(curve_in(row) for row in drawn([1.0, 0.0], 2)[:6])


def test_what_is_not_known_yet_leaves_its_room() -> None:
    rows = drawn([0.5, 0.5], 8)
    assert max(x for row in rows for x, sign in enumerate(row) if curve_in(sign)) < 15


def test_what_is_not_known_in_the_midst_is_passed_over() -> None:
    rows = chance_plot([[0.2, None, 0.6], [0.8, None, 0.4]], 3, "ab", {}, {}, 40, 8)
    text = "".join(part for row in rows for part, _ in row)
    assert "a" in text
    assert "b" in text


def test_marks_stand_on_their_points_and_labels_below() -> None:
    rows = chance_plot([[0.5, 0.9, 0.2]], 3, [""], {1: "1"}, {0: "A1", 2: "A2"}, 40, 8)
    text = ["".join(part for part, _ in row) for row in rows]
    assert "1" in text[0][4:] or "1" in text[1][4:]
    assert text[-1].split() == ["A1", "A2"]


def test_it_can_be_drawn_in_ascii_each_player_by_a_sign() -> None:
    rows = chance_plot([[0.5, 0.9], [0.5, 0.1]], 2, "ox", {}, {0: "A1"}, 40, 8, 0.5, ASCII_PLOT)
    text = "".join(part for row in rows for part, _ in row)
    assert text.isascii()
    assert text.count("o") > 3
    assert text.count("x") > 3
