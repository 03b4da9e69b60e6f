"""Streets that run aslant, as straight lines of dots from market to market: finer than signs for lines."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from nd_tui.games.notre_dame.streets.town import Road, Street, ends, right_of

if TYPE_CHECKING:
    from nd_tui.games.notre_dame.streets.plan import Plan

DOTS = (2, 4)  # columns and rows of dots in a cell
BLANK = 0x2800  # the sign without dots
BITS = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))  # by column and row of the dot
Dot = tuple[int, int]  # its column and row
Fine = dict[tuple[int, int], int]  # the dots of a line, by the cells that it goes through


def is_fine(plan: "Plan", street: Street) -> bool:
    """Whether a street runs aslant, and as a straight line would not run along another one.

    On the way to the next borough that takes some height.
    """
    here, there, form = street.here, street.there, plan.form
    is_high = form.high > 1 and form.above > 1
    return here[0] != there[0] and (is_high if street.across else "c" in (here, there))


def fine_line(plan: "Plan", street: Street) -> Fine:
    """A street from the left edge of its borough; that of a right corner is mirrored."""
    corner = street.there if street.here == "c" else street.here
    across = plan.width + plan.form.gap if street.across else 0
    begin, end = _around(plan, corner[0], across) if across else _between(plan, corner[0])
    last = DOTS[0] * (across + plan.width) - 1
    dots: Fine = {}
    for x, y in _dots(begin, end):
        column = last - x if corner.endswith("r") else x
        cell = column // DOTS[0], y // DOTS[1]
        dots[cell] = dots.get(cell, 0) | BITS[column % DOTS[0]][y % DOTS[1]]
    return dots


def _between(plan: "Plan", row: str) -> tuple[Dot, Dot]:
    """From the middle of a left corner to the centre of the borough."""
    y, to_y = DOTS[1] * plan.row(f"{row}l") + 1, DOTS[1] * plan.row("c") + 1
    x, falls = DOTS[0] * plan.column(f"{row}l") + 1, y < to_y
    return (x, y + falls), (plan.width - 1, to_y + (not falls))


def _around(plan: "Plan", row: str, across: int) -> tuple[Dot, Dot]:
    """From the outer end of a left corner market's wall to the end of that of the centre before it.

    So the line has passed beside the other market of that row before it comes to its height.
    """
    half, falls = plan.form.high // 2, plan.row(f"{row}l") < plan.row("c")
    first, wide = plan.room("c")
    above, below = (f"{row}l", "c") if falls else ("c", f"{row}l")
    foot, head = DOTS[1] * (plan.row(above) + half + 1) - 1, DOTS[1] * (plan.row(below) - half)
    y, to_y = (foot, head) if falls else (head, foot)
    return (DOTS[0] * across, y), (DOTS[0] * (first + wide) - 1, to_y)


def fine_lines(plan: "Plan", streets: Sequence[Street]) -> Iterator[tuple[Road, Fine]]:
    """All streets that run aslant; what leaves the map is cut there."""
    boroughs = [right_of(plan.order[0], plan.boroughs, -1), *plan.order]
    for place, borough in enumerate(boroughs, start=-1):
        for street in streets:
            if not is_fine(plan, street) or (place < 0 and not street.across):
                continue
            start = plan.start(place)
            line = {(start + x, y): dots for (x, y), dots in fine_line(plan, street).items()}
            seen = {cell: dots for cell, dots in line.items() if plan.left <= cell[0] < plan.end}
            if seen:
                yield ends(street, borough, plan.boroughs), seen


def _dots(start: Dot, end: Dot) -> Iterator[Dot]:
    """The dots of a straight line."""
    (x, y), (to_x, to_y) = start, end
    steps = max(abs(to_x - x), abs(to_y - y))
    for step in range(steps + 1):
        yield x + round(step * (to_x - x) / steps), y + round(step * (to_y - y) / steps)
