"""The course of a rating, with its uncertainty, drawn in the dots of braille or in plain signs."""

from collections.abc import Iterator, Sequence

from nd_tui.looks.plots import ASCII_PLOT, UNICODE_PLOT, Canvas, Part, Scale, round_steps

BRAILLE = 0x2800
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))  # by row and column of a cell
LINE, BAND = 0, 1  # the series: the rating, and between what it may be


def rating_plot(
    means: Sequence[int], spreads: Sequence[int], width: int, height: int, ascii_only: bool = False
) -> list[list[Part]]:
    """The rating from the first game to the last; in braille its bounds are dotted beside it."""
    drawn = ASCII_PLOT if ascii_only else UNICODE_PLOT
    lows, highs = ([mean + sign * by for mean, by in zip(means, spreads, strict=True)] for sign in (-1, 1))
    low, high = min(lows), max(highs)
    rows = max(3, height - 1)
    scale = Scale.fitting(low, high, round_steps(high - low), rows)
    margin = len(str(scale.high))
    canvas = Canvas(max(2, width - margin - 1), rows)
    across, down = (1, 1) if ascii_only else (2, 4)
    dots: dict[tuple[int, int], int] = {}
    for series, values in ((BAND, lows), (BAND, highs), (LINE, means)):
        for x, value in enumerate(_stretched(values, across * canvas.width)):
            if series == LINE or x % (2 * across) == 0:
                _put(canvas, dots, x, _height(scale, value, down), (across, down), series)
    axis = scale.axis(margin, drawn)
    lines = [[(end, None), *parts] for end, parts in zip(axis, canvas.lines(), strict=True)]
    lines.append([(" " * margin + drawn.corner + drawn.floor * canvas.width, None)])
    return lines


def _stretched(values: Sequence[int], points: int) -> Iterator[float]:
    """The values over so many points, in straight lines from each to the next."""
    last = len(values) - 1
    for point in range(points):
        place = last * point / max(1, points - 1)
        before = min(int(place), max(0, last - 1))
        after = min(before + 1, last)
        yield values[before] + (values[after] - values[before]) * (place - before)


def _height(scale: Scale, value: float, down: int) -> int:
    """How many dots below the uppermost one a value lies."""
    row = scale.empty + (scale.high - value) * scale.apart / scale.step
    return min(scale.rows * down - 1, max(0, round(row * down + (down - 1) / 2)))


def _put(
    canvas: Canvas, dots: dict[tuple[int, int], int], x: int, y: int, cell: tuple[int, int], series: int
) -> None:
    """A dot of braille, or a sign where a cell is a dot."""
    across, down = cell
    column, row = x // across, y // down
    if (across, down) == (1, 1):
        canvas.put(column, row, "#" if series == LINE else ".", series)
        return
    dots[column, row] = dots.get((column, row), 0) | DOTS[y % down][x % across]
    canvas.put(column, row, chr(BRAILLE | dots[column, row]), series)
