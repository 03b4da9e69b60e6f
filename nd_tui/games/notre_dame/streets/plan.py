"""Where on the map everything is, in cells: markets as places, streets as lines between them.

Inner markets stand above, towards the cathedral, outer ones below, the centres between them. A borough has
the same shape wherever it lies, so a street is drawn by what it joins: `LINES` knows the shapes of those that
can be drawn without ambiguity. Others, which only component data of one's own have, are told in words.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from core.notre_dame.names import SPOTS, market_at
from nd_tui.games.notre_dame.streets.town import Road, Street, ends, right_of

WIDEST = 34  # cells of a borough: further apart, a map is no easier to read
BELOW = 3  # lines below the markets: whose boroughs they are, and what is said of the market looked at
ACROSS, DOWN, RISING, FALLING = "-|/\\"  # the directions of lines


class Cell(NamedTuple):
    """A cell of a line, and in which direction the line goes there."""

    x: int
    y: int
    line: str


class Form(NamedTuple):
    """A size of the map: the rows of a market, and those above and below the centres."""

    high: int
    above: int
    below: int
    least: int  # cells that a corner market is wide

    @property
    def rows(self) -> int:
        """The rows of all markets and of what is between them."""
        return 3 * self.high + self.above + self.below

    @property
    def gap(self) -> int:
        """The cells between two boroughs: as many as the rows in which streets cross there."""
        return self.above + self.high // 2


FORMS = (Form(3, 2, 2, 7), Form(3, 1, 1, 7), Form(1, 3, 3, 3), Form(1, 2, 2, 3), Form(1, 2, 1, 3))
SMALLEST = FORMS[-1]


class Plan(NamedTuple):
    """The places of everything in a form of the map, for boroughs in this order."""

    form: Form
    order: tuple[int, ...]
    boroughs: int  # of the ring, of which a narrow map shows a part
    width: int  # of a borough
    left: int  # cells before the first one
    across: int  # cells from there to behind the last one

    # Within a borough

    @property
    def corner(self) -> int:
        """The cells of a corner market."""
        return (self.width - 2 * self.form.above) // 3

    def column(self, spot: str) -> int:
        """The column in which lines meet a market, from the left edge of its borough."""
        if spot == "c":
            return self.width // 2
        inwards = self.corner // 2 if self.form.high > 1 else 1
        return inwards if spot.endswith("l") else self.width - 1 - inwards

    def row(self, spot: str) -> int:
        """The row in which lines meet a market."""
        high, above, below, _ = self.form
        return {"i": 0, "c": high + above, "o": 2 * high + above + below}[spot[0]] + high // 2

    # On the map

    @property
    def end(self) -> int:
        """The column behind the last one."""
        return self.left + self.across

    def start(self, place: int) -> int:
        """The left edge of a borough, by its place in the row."""
        return self.left + self.form.gap + place * (self.width + self.form.gap)

    def markets(self) -> Iterator[tuple[int, int, str]]:
        """Every market with the left edge of its borough and its spot."""
        for place, borough in enumerate(self.order):
            for spot, name in enumerate(SPOTS):
                yield market_at(borough, spot), self.start(place), name

    def room(self, spot: str) -> tuple[int, int]:
        """The columns that a market may fill, from the left edge of its borough: the first and how many."""
        if spot == "c":
            aside = self.corner + self.form.above
            if self.form.high == 1:
                aside = 3  # beside the streets that run down at both sides
            return aside, self.width - 2 * aside
        wide = self.corner if self.form.high > 1 else self.width // 2
        return (0 if spot.endswith("l") else self.width - wide), wide

    def market_at(self, x: int, y: int) -> int | None:
        """The market at or right beside a cell."""
        for market, start, spot in self.markets():
            first, wide = self.room(spot)
            if abs(y - self.row(spot)) <= self.form.high // 2 and 0 <= x - start - first < wide:
                return market
        return None

    def lines(self, streets: Sequence[Street]) -> Iterator[tuple[Road, list[Cell]]]:
        """The streets that can be drawn, as the cells of their lines; what leaves the map is cut there."""
        boroughs = [right_of(self.order[0], self.boroughs, -1), *self.order]
        for place, borough in enumerate(boroughs, start=-1):
            for street in streets:
                draw = self.shape(street)
                if draw is None or (place < 0 and not street.across):
                    continue
                start = self.start(place)
                cells = [Cell(start + x, y, line) for x, y, line in draw]
                seen = [cell for cell in cells if self.left <= cell.x < self.end]
                if seen:
                    yield ends(street, borough, self.boroughs), seen

    def shape(self, street: Street) -> list[Cell] | None:
        """The line of a street from the left edge of its borough; None where it has no shape of its own."""
        return list(LINES[street].draw(self)) if is_drawn(street, self.form) else None


# The shapes of streets


def _level(x: int, to: int, y: int) -> Iterator[Cell]:
    return (Cell(each, y, ACROSS) for each in range(x, to + 1))


def _upright(x: int, y: int, to: int) -> Iterator[Cell]:
    return (Cell(x, each, DOWN) for each in range(y, to + 1))


def _slanting(x: int, y: int, cells: int, falls: bool) -> Iterator[Cell]:
    """A line to the right, down or up."""
    for each in range(cells):
        yield Cell(x + each, y + (each if falls else -each), FALLING if falls else RISING)


def _along(here: str, there: str) -> Callable[[Plan], Iterator[Cell]]:
    """Between two markets of a row of the same borough."""
    return lambda plan: _level(plan.column(here), plan.column(there), plan.row(here))


def _over(here: str, there: str) -> Callable[[Plan], Iterator[Cell]]:
    """Between two markets of a row of neighbouring boroughs."""
    return lambda plan: _level(plan.column(here), _next(plan) + plan.column(there), plan.row(here))


def _along_the_side(above: str, below: str) -> Callable[[Plan], Iterator[Cell]]:
    return lambda plan: _upright(plan.column(above), plan.row(above), plan.row(below))


def _next(plan: Plan) -> int:
    """Where the next borough begins."""
    return plan.width + plan.form.gap


def _mirrored(cells: Iterator[Cell], last: int) -> Iterator[Cell]:
    """The same seen in a mirror, where the last column becomes the first."""
    turned = {RISING: FALLING, FALLING: RISING}
    return (Cell(last - x, y, turned.get(line, line)) for x, y, line in cells)


def _to_centre(corner: str, right: bool = False) -> Callable[[Plan], Iterator[Cell]]:
    """From a corner to the centre of its borough; drawn on the left, and mirrored on the right."""
    left = corner[0] + "l"

    def draw(plan: Plan) -> Iterator[Cell]:
        falls = left == "il"
        slanting = plan.form.above if falls else plan.form.below
        turn, half = plan.corner + plan.form.above - slanting, plan.form.high // 2
        yield from _level(plan.column(left), turn - 1, plan.row(left))
        yield from _slanting(turn, plan.row(left) + (half + 1 if falls else -half - 1), slanting, falls)
        yield from _level(turn + slanting, plan.column("c"), plan.row("c"))

    return lambda plan: _mirrored(draw(plan), plan.width - 1) if right else draw(plan)


def _to_next(corner: str, right: bool = False) -> Callable[[Plan], Iterator[Cell]]:
    """From a centre to the near corner of the next borough; mirrored, from a corner to the next centre."""
    there = corner[0] + "l"

    def draw(plan: Plan) -> Iterator[Cell]:
        yield from _level(plan.column("c"), plan.width - 1, plan.row("c"))
        falls = there == "ol"
        yield from _slanting(plan.width, plan.row("c") + (1 if falls else -1), plan.form.gap, falls)
        yield from _level(_next(plan), _next(plan) + plan.column(there), plan.row(there))

    return lambda plan: _mirrored(draw(plan), _next(plan) + plan.width - 1) if right else draw(plan)


class Shape(NamedTuple):
    """How a street is drawn, and in which forms it can be."""

    draw: Callable[[Plan], Iterator[Cell]]
    fits: Callable[[Form], bool] = lambda form: True


def _even(form: Form) -> bool:
    """Whether there is as much room below the centres as above them."""
    return form.above == form.below


LINES: dict[Street, Shape] = {
    Street("il", "ir", False): Shape(_along("il", "ir")),
    Street("ol", "or", False): Shape(_along("ol", "or")),
    Street("il", "ol", False): Shape(_along_the_side("il", "ol")),
    Street("ir", "or", False): Shape(_along_the_side("ir", "or")),
    Street("c", "il", False): Shape(_to_centre("il")),
    Street("c", "ol", False): Shape(_to_centre("ol")),
    Street("c", "ir", False): Shape(_to_centre("ir", right=True)),
    Street("c", "or", False): Shape(_to_centre("or", right=True)),
    Street("ir", "il", True): Shape(_over("ir", "il")),
    Street("or", "ol", True): Shape(_over("or", "ol")),
    Street("c", "il", True): Shape(_to_next("il")),
    Street("ir", "c", True): Shape(_to_next("ir", right=True)),
    Street("c", "ol", True): Shape(_to_next("ol"), _even),
    Street("or", "c", True): Shape(_to_next("or", right=True), _even),
}


def is_drawn(street: Street, form: Form) -> bool:
    """Whether a street has a line on such a map."""
    return street in LINES and LINES[street].fits(form)


# Which form


def natural_rows(form: Form) -> int:
    """The rows of a whole map in a form."""
    return form.rows + BELOW


def width_in(form: Form, boroughs: int, width: int) -> int:
    """How wide a borough can be."""
    return min(WIDEST, (width - form.gap * (boroughs + 1)) // boroughs)


def has_room(form: Form, boroughs: int, width: int) -> bool:
    """Whether so many boroughs fit into a width."""
    return width_in(form, boroughs, width) >= 3 * form.least + 2 * form.above


def form_for(boroughs: int, width: int, height: int) -> Form | None:
    """The largest form for a room; where there are too few rows the smallest, and none in too few columns."""
    wide = [form for form in FORMS if has_room(form, boroughs, width)]
    high = [form for form in wide if natural_rows(form) <= height]
    return next(iter(high), wide[-1] if wide else None)


@cache
def plan_for(order: tuple[int, ...], looked_at: int, width: int, height: int) -> Plan:
    """The map in its largest form; a narrow one shows as many boroughs as fit around the one looked at."""
    boroughs = len(order)
    shown = next((n for n in range(boroughs, 1, -1) if has_room(SMALLEST, n, width)), 1)
    if shown < boroughs:
        first = order.index(looked_at) - (shown - 1) // 2
        order = tuple(order[(first + place) % boroughs] for place in range(shown))
    form = form_for(shown, width, height) or SMALLEST
    wide = max(3 * form.least + 2 * form.above, width_in(form, shown, width))
    across = shown * (wide + form.gap) + form.gap
    return Plan(form, order, boroughs, wide, max(0, (width - across) // 2), across)
