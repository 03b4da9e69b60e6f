"""The map as rows of styled signs: streets first, then the markets that stand on them."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.cells import cell_len, set_cell_size

from nd_tui.games.notre_dame.streets.fine_lines import BLANK, fine_lines, is_fine
from nd_tui.games.notre_dame.streets.plan import ACROSS, DOWN, FALLING, RISING, Plan, is_drawn
from nd_tui.games.notre_dame.streets.seen import FAINT, Market, Piece, Seen
from nd_tui.games.notre_dame.streets.town import Road, Street, right_of

Row = list[Piece]
WAY, BRIGHT, STEPS = "bold $accent", "$foreground", "bold $accent"


class Strokes(NamedTuple):
    """The signs of lines and boxes."""

    lines: dict[str, str]
    beyond: str  # a line across where it leaves the map
    crossing: str
    box: str  # corners from the upper left one in reading order, then the lines across and down
    box_looked_at: str
    brackets: str
    nowhere: str  # a market without message and carriage
    aside: str  # around the signs of the boroughs that follow beyond the ends


UNICODE = Strokes(
    {ACROSS: "─", DOWN: "│", RISING: "╱", FALLING: "╲"}, "┄", "╳", "╭╮╰╯─│", "┏┓┗┛━┃", "[]", "( )", "‹›"
)
ASCII = Strokes(
    {ACROSS: "-", DOWN: "|", RISING: "/", FALLING: "\\"}, ".", "X", "++++-|", "######", "[]", "( )", "<>"
)


class Canvas:
    """Rows of cells, each with a sign and its style; every sign takes one cell."""

    def __init__(self, width: int, height: int) -> None:
        self.rows: list[list[Piece]] = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str) -> None:
        """Write signs; what is beyond the edges is left out."""
        for at, sign in enumerate(text, start=x):
            if 0 <= y < len(self.rows) and 0 <= at < len(self.rows[y]):
                self.rows[y][at] = (sign, style)

    def pieces(self) -> Iterator[Row]:
        """The rows, signs of the same style in one."""
        for cells in self.rows:
            row: Row = []
            for sign, style in cells:
                if row and row[-1][1] == style:
                    row[-1] = (row[-1][0] + sign, style)
                else:
                    row.append((sign, style))
            yield row


def draw(plan: Plan, seen: Seen, streets: Sequence[Street], width: int) -> list[Row]:
    """Streets and markets."""
    strokes = ASCII if seen.plain else UNICODE
    canvas = Canvas(width, plan.form.rows)
    _draw_streets(canvas, plan, seen, streets, strokes)
    for market, start, spot in plan.markets():
        if plan.form.high > 1:
            _draw_box(canvas, plan, seen, market, start, spot, strokes)
        else:
            _draw_label(canvas, plan, seen, market, start, spot, strokes)
    return list(canvas.pieces())


# Streets


def _draw_streets(
    canvas: Canvas, plan: Plan, seen: Seen, streets: Sequence[Street], strokes: Strokes
) -> None:
    """Lines that meet: slanting ones cross, and one that runs up or down goes over all others."""
    met: dict[tuple[int, int], dict[str, str]] = {}
    straight = streets
    if not seen.plain:
        _draw_fine(canvas, plan, seen, [street for street in streets if is_drawn(street, plan.form)])
        straight = [street for street in streets if not is_fine(plan, street)]
    for joined, cells in plan.lines(straight):
        style = _street_style(seen, joined)
        for cell in cells:
            there = met.setdefault((cell.x, cell.y), {})
            if there.get(cell.line) not in (WAY, BRIGHT) or style == WAY:
                there[cell.line] = style
    for (x, y), lines in met.items():
        sign, style = _met(lines, strokes)
        if sign == strokes.lines[ACROSS] and _is_beyond(plan, x):
            sign = strokes.beyond
        canvas.put(x, y, sign, style)


def _draw_fine(canvas: Canvas, plan: Plan, seen: Seen, streets: Sequence[Street]) -> None:
    """Lines of dots; where several meet, the cell has all their dots, in the style that says most."""
    met: dict[tuple[int, int], tuple[int, str]] = {}
    for joined, line in fine_lines(plan, streets):
        style = _street_style(seen, joined)
        for cell, dots in line.items():
            before, known = met.get(cell, (0, FAINT))
            met[cell] = before | dots, max(style, known, key=(FAINT, BRIGHT, WAY).index)
    for (x, y), (dots, style) in met.items():
        canvas.put(x, y, chr(BLANK + dots), style)


def _street_style(seen: Seen, joined: Road) -> str:
    if joined in seen.way:
        return WAY
    return BRIGHT if joined in seen.bright else FAINT


def _met(lines: dict[str, str], strokes: Strokes) -> Piece:
    """The sign of all lines that meet in a cell."""
    if RISING in lines and FALLING in lines and DOWN not in lines:
        styles = (lines[RISING], lines[FALLING])
        return strokes.crossing, next((style for style in (WAY, BRIGHT) if style in styles), FAINT)
    line = next(line for line in (DOWN, RISING, FALLING, ACROSS) if line in lines)
    return strokes.lines[line], lines[line]


def _is_beyond(plan: Plan, x: int) -> bool:
    """Whether a column lies before the first borough or behind the last one."""
    return x < plan.start(0) or x >= plan.end - plan.form.gap


# Markets


def _told(market: Market, wide: int, strokes: Strokes, carriage: str, between: str = "") -> Row:
    """What is on a market, as short as it must be: of several carriages only how many there are."""
    message = [market.message] if market.message is not None else []
    if not market.carriages:
        return message or [(strokes.nowhere, "" if market.is_bright else FAINT)]
    style = market.carriages[0][1]
    company: Row = [(carriage, style), *market.carriages]
    number: Row = [(f"{carriage}{len(market.carriages)}", style)]
    forms: list[Row] = [[*message, (between, ""), *company], [*message, *company], [*message, *number]]
    return next(row for row in forms[not message :] if _length(row) <= wide or row is forms[-1])


def _length(row: Row) -> int:
    return sum(len(text) for text, _ in row)


def _draw_label(
    canvas: Canvas, plan: Plan, seen: Seen, market: int, start: int, spot: str, strokes: Strokes
) -> None:
    """A market in a row: its distance, what it has; brackets around it where one looks."""
    here = seen.markets[market]
    first, wide = plan.room(spot)
    told: Row = [] if here.steps is None else [(str(here.steps), STEPS)]
    told += _told(here, wide - _length(told), strokes, seen.carriage)
    length, y = _length(told), plan.row(spot)
    x = start + first
    if spot == "c":
        x = start + plan.column(spot) - length // 2
    elif spot.endswith("r"):
        x += wide - length
    is_looked_at = market == seen.looked_at
    if is_looked_at:
        canvas.put(x - 1, y, strokes.brackets[0], STEPS)
        canvas.put(x + length, y, strokes.brackets[1], STEPS)
    for text, style in told:
        canvas.put(x, y, text, f"{style} reverse" if is_looked_at else style)
        x += len(text)


def _draw_box(
    canvas: Canvas, plan: Plan, seen: Seen, market: int, start: int, spot: str, strokes: Strokes
) -> None:
    """A market as a place with walls, its distance in the upper one."""
    here, is_looked_at = seen.markets[market], market == seen.looked_at
    first, wide = plan.room(spot)
    x, top = start + first, plan.row(spot) - plan.form.high // 2
    corners = strokes.box_looked_at if is_looked_at else strokes.box
    style = STEPS if is_looked_at else BRIGHT if here.is_bright else FAINT
    inside = wide - 2
    canvas.put(x, top, corners[0] + corners[4] * inside + corners[1], style)
    canvas.put(x, top + 1, corners[5] + " " * inside + corners[5], style)
    canvas.put(x, top + 2, corners[2] + corners[4] * inside + corners[3], style)
    if here.steps is not None:
        steps = f" {here.steps} "
        canvas.put(x + (wide - len(steps)) // 2, top, steps, STEPS)
    told = _told(here, inside, strokes, seen.carriage, between=" ")
    if told == [(strokes.nowhere, told[0][1])]:
        return  # walls are enough of a place
    at = x + 1 + (inside - _length(told)) // 2
    for text, style in told:
        canvas.put(at, top + 1, text, style)
        at += len(text)


# Below the markets


def name_row(plan: Plan, seen: Seen, names: Sequence[Sequence[str]], width: int) -> Row:
    """Whose boroughs they are, and which follow beyond the ends; names are as long as there is room for."""
    strokes = ASCII if seen.plain else UNICODE
    before = seen.boroughs[right_of(plan.order[0], plan.boroughs, -1)]
    after = seen.boroughs[right_of(plan.order[-1], plan.boroughs)]
    row: Row = [(" " * plan.left, ""), (before[0] + strokes.aside[0], before[1])]
    at = plan.left + 2
    for place, borough in enumerate(plan.order):
        sign, style = seen.boroughs[borough]
        name = fitting(names[borough], name_room(plan))
        middle = plan.start(place) + plan.width // 2
        length = cell_len(name) + 2
        start = max(at + (place > 0), middle - length // 2)
        row += [(" " * (start - at), ""), (f"{sign} {name}", style)]
        at = start + length
    end = plan.end - 2
    if end > at:
        row += [(" " * (end - at), ""), (strokes.aside[1] + after[0], after[1])]
    return row


def name_room(plan: Plan) -> int:
    """The columns for a name behind the sign of its borough."""
    return plan.width + plan.form.gap - 3


def fitting(forms: Sequence[str], wide: int) -> str:
    """The first form of a name that fits; of the last one as much as does."""
    found = next((form for form in forms if cell_len(form) <= wide), None)
    return set_cell_size(forms[-1], wide).rstrip() if found is None else found


def cells_of(row: Row) -> str:
    """The signs of a row without their styles."""
    return "".join(text for text, _ in row)
