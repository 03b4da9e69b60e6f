"""The course of a chance through a game as a drawing made of characters."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from nd_tui.looks.plots import UNICODE_PLOT, Canvas, Part, PlotSigns, Scale, labelled

CERTAIN = 100  # percent
STEPS = (5, 10, 20, 25, 50, CERTAIN)  # percent from a tick to the next


def chance_plot(
    values: Sequence[float],
    total: int,
    marks: Mapping[int, str],
    rounds: Mapping[int, str],
    width: int,
    height: int,
    drawn: PlotSigns = UNICODE_PLOT,
) -> list[list[Part]]:
    """Chances from left to right, in percent upwards; some points with marks, some with labels below.

    However many points there will be in all, they share the width; where several meet, marks are seen.
    """
    rows = max(2, height - 2)
    scale = Scale.fitting(0, CERTAIN, STEPS, rows)
    margin = len(str(CERTAIN))
    canvas = Canvas(max(1, width - margin - 1), rows)
    columns = [int((index + 0.5) * canvas.width / total) for index in range(len(values))]
    points = [(x, scale.row(CERTAIN * value)) for x, value in zip(columns, values, strict=True)]
    for start, end in pairwise([*points[:1], *points]):
        _draw_line(canvas, start, end, drawn.trace)
    for index, sign in marks.items():
        canvas.put(*points[index], sign, 0)
    axis = scale.axis(margin, drawn)
    lines = [[(end, None), *parts] for end, parts in zip(axis, canvas.lines(), strict=True)]
    lines.append([(" " * margin + drawn.corner + drawn.floor * canvas.width, None)])
    names = labelled(list(rounds.values()), [columns[index] for index in rounds], canvas.width)
    lines.append([(" " * (margin + 1) + names, None)])
    return lines


def _draw_line(canvas: Canvas, start: tuple[int, int], end: tuple[int, int], sign: str) -> None:
    """Dots without gaps from one cell to another."""
    across, down = end[0] - start[0], end[1] - start[1]
    steps = max(across, abs(down), 1)
    for step in range(steps + 1):
        canvas.put(start[0] + round(across * step / steps), start[1] + round(down * step / steps), sign, 0)
