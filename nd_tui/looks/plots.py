"""Drawings made of characters: bars, and a plot of several series told apart by their signs."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

EIGHTHS = " ▏▎▍▌▋▊▉"
FEW_ROWS = 6  # where every row may have a tick; else at most every other one


@dataclass(frozen=True)
class PlotSigns:
    """What a plot is drawn with, besides the signs of its series."""

    trace: str
    axis: str
    corner: str
    tick: str
    floor: str


UNICODE_PLOT = PlotSigns("·", "│", "└", "┤", "─")
ASCII_PLOT = PlotSigns(".", "|", "+", "+", "-")

Part = tuple[str, int | None]  # a piece of a line, and the series that it belongs to


def bar(value: int, most: int, width: int, ascii_only: bool = False) -> str:
    """A bar as long as a value is of the largest one; what was lost is hatched."""
    if not value or most <= 0 or width <= 0:
        return ""
    if ascii_only or value < 0:
        full = max(1, round(abs(value) * width / most))
        return (("-" if ascii_only else "░") if value < 0 else "#") * full
    eighths = max(1, round(value * width * 8 / most))
    return "█" * (eighths // 8) + EIGHTHS[eighths % 8].strip()


def round_steps(most: int) -> Iterator[int]:
    """Round distances between ticks, from 1 to the first that is so large."""
    size = 1
    while True:
        for step in (size, 2 * size, 5 * size):
            yield step
            if step >= most:
                return
        size *= 10


class Canvas:
    """Cells that each hold a character and the series it belongs to."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.cells: list[list[Part]] = [[(" ", None)] * width for _ in range(height)]

    def put(self, x: int, y: int, sign: str, series: int | None) -> None:
        """Write into a cell."""
        self.cells[y][x] = (sign, series)

    def put_beside(self, x: int, y: int, sign: str, series: int, taken: set[tuple[int, int]]) -> None:
        """Write into a cell, or into the next one where another series has its sign already."""
        for shift in (0, 1, -1, 2, -2, 3):
            place = (x + shift, y)
            if place not in taken and 0 <= x + shift < self.width:
                taken.add(place)
                self.put(*place, sign, series)
                return

    def lines(self) -> list[list[Part]]:
        """The rows, cells of one series joined."""
        return [_joined(row) for row in self.cells]


@dataclass(frozen=True)
class Scale:
    """Which value stands in which row, with the same number of rows from every tick to the next."""

    low: int
    high: int
    step: int
    apart: int  # rows from a tick to the next
    rows: int  # in all; those that are too few for another tick stay empty above the others

    @classmethod
    def over(cls, values: Sequence[int], rows: int) -> "Scale":
        """A scale that holds these values and zero."""
        low, high = min(0, *values), max(1, *values)
        return cls.fitting(low, high, round_steps(high - low), rows)

    @classmethod
    def fitting(cls, low: int, high: int, steps: Iterable[int], rows: int) -> "Scale":
        """The scale that draws these values largest, by one of these steps; with room for it, three ticks."""
        closest = 2 if rows > FEW_ROWS else 1
        best: Scale | None = None
        for step in steps:
            bottom, top = low // step * step, -(-high // step) * step
            ticks = (top - bottom) // step
            scale = cls(bottom, top, step, (rows - 1) // ticks, rows)
            larger = best is None or scale.apart * best.step > best.apart * step
            if ticks > 1 and scale.apart >= closest and larger:
                best = scale
        if best is not None:
            return best
        return cls(scale.low, scale.high, scale.high - scale.low, rows - 1, rows)

    @property
    def empty(self) -> int:
        """How many rows are left above the highest tick."""
        return self.rows - 1 - self.apart * (self.high - self.low) // self.step

    def row(self, value: float) -> int:
        """The row of a value, the uppermost being 0."""
        return self.empty + round((self.high - value) * self.apart / self.step)

    def axis(self, margin: int, drawn: "PlotSigns") -> list[str]:
        """The left end of every row, with its tick if it has one; above the highest there is nothing."""
        ticks = {self.row(tick): tick for tick in range(self.low, self.high + 1, self.step)}
        ends = [f"{ticks[y]:>{margin}}{drawn.tick}" if y in ticks else None for y in range(self.rows)]
        between = " " * margin + drawn.axis
        return [end or (between if y > self.empty else " " * (margin + 1)) for y, end in enumerate(ends)]


def plot(
    series: Sequence[Sequence[int]],
    signs: Sequence[str],
    labels: Sequence[str],
    width: int,
    height: int,
    drawn: PlotSigns = UNICODE_PLOT,
) -> list[list[Part]]:
    """The courses of several series from left to right, the labels of their points below.

    There are as many lines as asked for, two of them for the axis and its labels.
    """
    scale = Scale.over([0, 0, *(value for values in series for value in values)], max(2, height - 2))
    margin = max(len(str(scale.low)), len(str(scale.high)))
    canvas = Canvas(max(len(labels), width - margin - 1), scale.rows)
    columns = [int((index + 0.5) * canvas.width / len(labels)) for index in range(len(labels))]
    for index, values in enumerate(series):
        _trace(canvas, list(zip(columns, values, strict=False)), scale, drawn.trace, index)
    taken: set[tuple[int, int]] = set()
    for index, values in enumerate(series):
        for x, value in zip(columns, values, strict=False):
            canvas.put_beside(x, scale.row(value), signs[index], index, taken)
    axis = scale.axis(margin, drawn)
    lines = [[(end, None), *parts] for end, parts in zip(axis, canvas.lines(), strict=True)]
    lines.append([(" " * margin + drawn.corner + drawn.floor * canvas.width, None)])
    lines.append([(" " * (margin + 1) + labelled(labels, columns, canvas.width), None)])
    return lines


def _trace(canvas: Canvas, points: list[tuple[int, int]], scale: Scale, sign: str, series: int) -> None:
    """Dots from each point to the next, without gaps where it is steep."""
    for (x, value), (next_x, next_value) in pairwise(points):
        rows = [
            scale.row(value + (next_value - value) * (column - x) / (next_x - x))
            for column in range(x, next_x + 1)
        ]
        for column, (above, below) in enumerate(pairwise(rows), x + 1):
            for y in range(min(above, below), max(above, below) + 1):
                if y != above or above == below:
                    canvas.put(column, y, sign, series)


def labelled(labels: Sequence[str], columns: Sequence[int], width: int) -> str:
    """The labels, each below the middle of its point."""
    line = ""
    for label, x in zip(labels, columns, strict=True):
        line = line.ljust(max(len(line) + bool(line), x - (len(label) - 1) // 2)) + label
    return line[:width]


def _joined(row: list[Part]) -> list[Part]:
    parts: list[Part] = []
    for sign, series in row:
        if parts and parts[-1][1] == series:
            parts[-1] = (parts[-1][0] + sign, series)
        else:
            parts.append((sign, series))
    return parts
