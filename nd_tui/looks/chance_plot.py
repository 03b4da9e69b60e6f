"""The course of chances as curves made of characters: as fine as braille allows, or of plain signs.

The scale is that of what happened; a dotted line marks the share that would be everybody's.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from nd_tui.looks.plots import UNICODE_PLOT, Canvas, Part, PlotSigns, Scale, labelled

CERTAIN = 100  # percent
STEPS = (2, 5, 10, 20, 25, 50, CERTAIN)  # percent from a tick to the next
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))  # of a braille sign, by line and column
BRAILLE = 0x2800
ACROSS, DOWN = 2, 4  # dots of a sign
FAIR, PLAIN_FAIR = "╞", "="  # where the fair share meets the axis
SPARSE = 2  # cells from a dot of the fair share to the next

Series = Sequence[float | None]  # chances; None where one is not known


def chance_plot(
    series: Sequence[Series],
    total: int,
    signs: Sequence[str],
    marks: Mapping[int, str],
    labels: Mapping[int, str],
    width: int,
    height: int,
    fair: float | None = None,
    drawn: PlotSigns = UNICODE_PLOT,
    here: int | None = None,
) -> list[list[Part]]:
    """Chances of each series from left to right, in percent upwards; points of the first one with marks.

    However many points there will be in all, they share the width. At its end each series has its sign; some
    points have labels below, and a line from top to bottom leads through the one that is looked at.
    """
    rows = max(2, height - 2)
    known = [value for values in series for value in values if value is not None]
    scale = chance_scale([*known, *([] if fair is None else [fair])], rows)
    margin = len(str(CERTAIN))
    canvas = Canvas(max(1, width - margin - 1), rows)
    columns = [(index + 0.5) * canvas.width / total for index in range(total)]
    if fair is not None:
        for x in range(0, canvas.width, SPARSE):
            canvas.put(x, _inside(scale.row(CERTAIN * fair), rows), drawn.trace, None)
    for y in range(scale.empty, rows) if here is not None else ():
        canvas.put(int(columns[here or 0]), y, drawn.axis, None)
    for number, values in enumerate(series):
        points = [
            (columns[index], _height(scale, value)) for index, value in enumerate(values) if value is not None
        ]
        if drawn is UNICODE_PLOT:
            _draw_dots(canvas, points, number)
        else:
            _draw_signs(canvas, points, signs[number], number)
    _put_ends(canvas, series, signs, columns, scale)
    for index, sign in marks.items():
        value = series[0][index]
        if value is not None:
            canvas.put(int(columns[index]), _inside(scale.row(CERTAIN * value), rows), sign, 0)
    axis = scale.axis(margin, drawn)
    if fair is not None:
        row = _inside(scale.row(CERTAIN * fair), rows)
        axis[row] = axis[row][:-1] + (FAIR if drawn is UNICODE_PLOT else PLAIN_FAIR)
    lines = [[(end, None), *parts] for end, parts in zip(axis, canvas.lines(), strict=True)]
    lines.append([(" " * margin + drawn.corner + drawn.floor * canvas.width, None)])
    names = labelled(list(labels.values()), [int(columns[index]) for index in labels], canvas.width)
    lines.append([(" " * (margin + 1) + names, None)])
    return lines


def chance_scale(values: Sequence[float], rows: int) -> Scale:
    """A scale that holds what happened, and no more than there can be."""
    if not values:
        return Scale.fitting(0, CERTAIN, STEPS, rows)
    low, high = int(CERTAIN * min(values)), -int(-CERTAIN * max(values) // 1)
    return Scale.fitting(low, max(high, low + 1), STEPS, rows)


def _height(scale: Scale, value: float) -> float:
    """Where a chance stands, in rows from the top."""
    return scale.empty + (scale.high - CERTAIN * value) * scale.apart / scale.step


def _inside(row: int, rows: int) -> int:
    return max(0, min(rows - 1, row))


def _draw_dots(canvas: Canvas, points: Sequence[tuple[float, float]], series: int) -> None:
    """A line of braille dots through some points, without gaps; what is there already stays below it."""
    dots = [(round(ACROSS * x), round(DOWN * y + (DOWN - 1) / 2)) for x, y in points]
    for (x, y), (next_x, next_y) in pairwise([*dots[:1], *dots]):
        steps = max(abs(next_x - x), abs(next_y - y), 1)
        for step in range(steps + 1):
            _put_dot(
                canvas,
                x + round((next_x - x) * step / steps),
                y + round((next_y - y) * step / steps),
                series,
            )


def _put_dot(canvas: Canvas, x: int, y: int, series: int) -> None:
    column, row = max(0, min(canvas.width - 1, x // ACROSS)), _inside(y // DOWN, len(canvas.cells))
    before, _ = canvas.cells[row][column]
    bits = ord(before) - BRAILLE if BRAILLE <= ord(before) < BRAILLE + 0x100 else 0
    canvas.put(column, row, chr(BRAILLE | bits | DOTS[y % DOWN][x % ACROSS]), series)


def _draw_signs(canvas: Canvas, points: Sequence[tuple[float, float]], sign: str, series: int) -> None:
    """A line of a player's own signs, so that no colour is needed."""
    cells = [(min(canvas.width - 1, int(x)), _inside(round(y), len(canvas.cells))) for x, y in points]
    for (x, y), (next_x, next_y) in pairwise([*cells[:1], *cells]):
        steps = max(abs(next_x - x), abs(next_y - y), 1)
        for step in range(steps + 1):
            canvas.put(
                x + round((next_x - x) * step / steps), y + round((next_y - y) * step / steps), sign, series
            )


def _put_ends(
    canvas: Canvas, series: Sequence[Series], signs: Sequence[str], columns: Sequence[float], scale: Scale
) -> None:
    """The sign of each series where it ends, beside those of others that end there too."""
    if len(series) < 2:
        return
    taken: set[tuple[int, int]] = set()
    for number, values in enumerate(series):
        last = next((index for index in reversed(range(len(values))) if values[index] is not None), None)
        if last is not None:
            value = values[last] or 0.0
            row = _inside(scale.row(CERTAIN * value), len(canvas.cells))
            canvas.put_beside(min(canvas.width - 1, int(columns[last])), row, signs[number], number, taken)
