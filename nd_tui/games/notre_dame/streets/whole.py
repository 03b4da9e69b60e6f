"""The whole map for a room of any size: a picture in, rows of styled signs out."""

from collections.abc import Iterator
from typing import NamedTuple

from rich.cells import cell_len

from core import notre_dame as nd
from core.game import IllegalMove
from core.notre_dame.moves import Drive
from core.notre_dame.names import borough_of
from nd_tui.games.notre_dame.streets.drawing import Row, draw, name_room, name_row
from nd_tui.games.notre_dame.streets.plan import (
    SMALLEST,
    Form,
    Plan,
    form_for,
    is_drawn,
    natural_rows,
    plan_for,
)
from nd_tui.games.notre_dame.streets.seen import FAINT, is_drive, looked_at, seen
from nd_tui.games.notre_dame.streets.town import band, streets_of
from nd_tui.games.notre_dame.words.brings import brings, effect_of
from nd_tui.games.notre_dame.words.things import colour_name
from nd_tui.looks.picture import Picture
from nd_tui.terminal.typography import wrapped
from nd_tui.words.listing import listed

TOLD = 2  # lines below the map, if there is room for them
HEADING = 1  # line above it, likewise
NAMES = 1


class Layout(NamedTuple):
    """A map in its room, and where it lies there."""

    plan: Plan
    above: int  # lines before the first row of markets
    told: int  # lines for what is said below


def layout(picture: Picture, width: int, height: int) -> Layout:
    """The largest map for a room; what is left goes to the lines around it."""
    view: nd.View = picture.view
    boroughs, home = len(view.table.colours), view.table.homes[view.seat]
    at = looked_at(picture)
    in_words = len(_undrawn(picture, SMALLEST, width))
    plan = plan_for(band(home, boroughs), home if at is None else borough_of(at), width, height - in_words)
    left = height - plan.form.rows - NAMES
    told = max(1, min(left, TOLD + in_words))
    return Layout(plan, HEADING if left - told >= HEADING else 0, told)


def rows_wanted(picture: Picture, width: int, most: int) -> int:
    """How high the map would like to be, and no more than this, if it can be."""
    boroughs = len(picture.view.table.colours)
    more = len(_undrawn(picture, SMALLEST, width))
    form = form_for(boroughs, width, most - more) or SMALLEST
    heading = HEADING if form.above == form.below else 0
    return max(natural_rows(form) + more, min(most, natural_rows(form) + more + heading))


def map_rows(picture: Picture, width: int, height: int) -> list[Row]:
    """The map: the cathedral's side, markets and streets, names, and what is said of it."""
    found = layout(picture, width, height)
    return [*_drawn(picture, found, width), *_told(picture, found.plan, width, found.told)]


def drawn_rows(picture: Picture, width: int, most: int) -> list[Row]:
    """The map alone, as high as it would like to be, for a place where words stand elsewhere."""
    return list(_drawn(picture, layout(picture, width, rows_wanted(picture, width, most)), width))


def _drawn(picture: Picture, found: Layout, width: int) -> Iterator[Row]:
    plan, town = found.plan, seen(picture)
    if found.above:
        yield _heading(picture, plan)
    yield from draw(plan, town, streets_of(picture.view.table.components.streets), width)
    names = [list(_names(picture, borough)) for borough in range(plan.boroughs)]
    yield name_row(plan, town, names, width)


def market_under(picture: Picture, width: int, height: int, x: int, y: int) -> int | None:
    """The market that is drawn at a cell."""
    found = layout(picture, width, height)
    return found.plan.market_at(x, y - found.above)


def _heading(picture: Picture, plan: Plan) -> Row:
    """What lies above the inner markets."""
    heading = picture.texts("streets-cathedral")
    stroke = ("-" if picture.symbols.plain else "─") * ((plan.across - cell_len(heading)) // 2 - 1)
    return [(" " * plan.left, ""), (f"{stroke} ", FAINT), (heading, "bold"), (f" {stroke}", FAINT)]


def _names(picture: Picture, borough: int) -> Iterator[str]:
    """What a borough is called, from the longest form to the shortest."""
    texts, table = picture.texts, picture.view.table
    owner = table.homes.index(borough) if borough in table.homes else None
    colour = colour_name(texts, table, borough)
    if owner is None:
        yield f"{colour} {texts('streets-unowned')}"
        yield colour
    else:
        yield f"{colour} {picture.names[owner]}"
        yield picture.names[owner]


def _told(picture: Picture, plan: Plan, width: int, lines: int) -> Iterator[Row]:
    """Where one looks and what that would bring, or why one cannot go there; then what the signs mean."""
    view: nd.View = picture.view
    room, first = width - 2, True
    for text in _sentences(picture, plan, room, lines):
        for line in wrapped(text, room):
            if lines:
                lines -= 1
                yield [(f" {line}", "bold" if first and is_drive(view) else FAINT)]
        first = False


def _sentences(picture: Picture, plan: Plan, room: int, lines: int) -> Iterator[str]:
    texts = picture.texts
    at = looked_at(picture)
    if at is not None:
        yield _about(picture, Drive(at), room, lines)
    yield from _undrawn(picture, plan.form, room)
    unowned = _unowned_but_not_said_so(picture, plan)
    if at is not None:
        yield texts("streets-legend.driving")
    elif unowned:
        yield f"{texts('streets-nobody', colours=listed(unowned))} {texts('streets-legend')}"
    else:
        yield texts("streets-legend")


def _unowned_but_not_said_so(picture: Picture, plan: Plan) -> list[str]:
    """The colours of boroughs without a player whose names have no room to say so."""
    texts, table, room = picture.texts, picture.view.table, name_room(plan)
    without = [borough for borough in plan.order if borough not in table.homes]
    narrow = [borough for borough in without if cell_len(next(_names(picture, borough))) > room]
    return [colour_name(texts, table, borough) for borough in narrow]


def _about(picture: Picture, move: Drive, room: int, lines: int) -> str:
    """What a drive would bring, or why it cannot be; as much of it as fits into the lines."""
    texts, view, words = picture.texts, picture.view, picture.box.words
    if move in view.options:
        forms = [words.choice(texts, view, move), words.choice(texts, view, move, brief=True)]
        forms.append(brings(texts, move, effect_of(view, move), brief=True) or forms[-1])
        return next((form for form in forms if len(wrapped(form, room)) <= min(lines, TOLD)), forms[-1])
    if isinstance(picture.refusal, IllegalMove):
        return words.impossible_choice(texts, view, move, picture.refusal)
    return words.choice_name(texts, view, move)


def _undrawn(picture: Picture, form: Form, width: int) -> list[str]:
    """The streets that have no line, in lines of words; only component data of one's own have such."""
    texts, streets = picture.texts, picture.view.table.components.streets
    told = [
        texts("streets-pair", across="yes" if street.across else "no", here=here, there=there)
        for street in streets_of(streets)
        if not is_drawn(street, form)
        for here, there in [(texts(f"spot-{street.here}"), texts(f"spot-{street.there}"))]
    ]
    return wrapped(texts("streets-undrawn", pairs="; ".join(told)), width) if told else []
