"""A rating over time, in the dots of braille and in plain signs."""

import pytest

from nd_tui.looks.rating_plot import LINE, rating_plot

MEANS, SPREADS = [1500, 1620, 1580, 1700, 1760], [600, 400, 300, 250, 220]


def text(rows: list[list[tuple[str, int | None]]]) -> list[str]:
    return ["".join(part for part, _ in row) for row in rows]


@pytest.mark.parametrize("ascii_only", [False, True])
@pytest.mark.parametrize(("width", "height"), [(20, 5), (40, 12), (100, 20)])
def test_it_fills_its_room_and_no_more(width: int, height: int, ascii_only: bool) -> None:
    told = text(rating_plot(MEANS, SPREADS, width, height, ascii_only))
    assert len(told) <= height
    assert max(map(len, told)) <= width
    assert not ascii_only or "".join(told).isascii()


@pytest.mark.parametrize("ascii_only", [False, True])
def test_a_rising_rating_rises(ascii_only: bool) -> None:
    rows = rating_plot([1000, 2000], [10, 10], 40, 10, ascii_only)
    columns = [
        (sum(len(part) for part, _ in row[:place]), y)
        for y, row in enumerate(rows)
        for place, (_, series) in enumerate(row)
        if series == LINE
    ]
    leftmost, rightmost = min(columns), max(columns)
    assert leftmost[1] > rightmost[1]


def test_the_line_is_finer_than_the_cells() -> None:
    dots = {sign for row in text(rating_plot(MEANS, SPREADS, 60, 12)) for sign in row if sign >= "\u2800"}
    assert len(dots) > 5
