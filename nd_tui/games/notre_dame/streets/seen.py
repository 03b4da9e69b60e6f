"""What the map shows of a picture: messages, carriages, what is in reach, and where one looks."""

from typing import NamedTuple

from core import notre_dame as nd
from core.notre_dame.carriage import may_take
from core.notre_dame.moves import Drive
from core.notre_dame.names import borough_of
from core.notre_dame.state import NO_MESSAGE
from nd_tui.games.notre_dame.signs import drawings_for, signs_for
from nd_tui.games.notre_dame.streets.town import Road, near, road, way
from nd_tui.looks.picture import Picture
from nd_tui.looks.symbols import colour_style

FAINT = "$foreground 60%"
STRUCK = f"strike {FAINT}"  # a message that one must not take
Piece = tuple[str, str]  # signs and their style


class Market(NamedTuple):
    """A market: how many steps away where one may drive there, its message, who stands there."""

    steps: int | None
    message: Piece | None
    carriages: tuple[Piece, ...]
    is_bright: bool


class Seen(NamedTuple):
    """The whole town as the person at the screen sees it now."""

    markets: tuple[Market, ...]
    boroughs: tuple[Piece, ...]  # their signs
    bright: frozenset[Road]  # the streets that can be driven now
    way: frozenset[Road]  # those that lead to where one looks
    looked_at: int | None  # the market, where the carriage is to drive
    carriage: str  # the sign before those whose carriages they are
    plain: bool  # nothing but ASCII


def is_drive(view: nd.View) -> bool:
    """Whether the view's seat is asked where its carriage goes."""
    return view.task is not None and view.task.name == "drive" and view.task.seat == view.seat


def looked_at(picture: Picture) -> int | None:
    """The market at which one looks: that of the move pointed at, else where the own carriage stands."""
    if not is_drive(picture.view):
        return None
    if isinstance(picture.pointed, Drive):
        return picture.pointed.market
    return int(picture.view.players[picture.view.seat].carriage)


def seen(picture: Picture) -> Seen:
    """The town of a picture."""
    view: nd.View = picture.view
    table, own = view.table, view.players[view.seat]
    at, driving = looked_at(picture), is_drive(view)
    in_reach = {move.market for move in view.options if isinstance(move, Drive)}
    away = table.distances[own.carriage]
    joined = near(table.components.streets, len(table.colours))
    steps = view.task.data[0] if driving and view.task is not None else 0
    bright = (road(one, other) for one in in_reach for other in joined[one] if away[one] < steps)
    markets = [
        Market(
            away[market] if market in in_reach and away[market] else None,
            _message(picture, market, dim=driving and market not in in_reach),
            _carriages(picture, market),
            market in in_reach,
        )
        for market in range(len(view.messages))
    ]
    return Seen(
        tuple(markets),
        tuple((picture.symbols.players[colour], f"bold {colour_style(colour)}") for colour in table.colours),
        frozenset(bright),
        frozenset(way(table, own.carriage, at)) if at is not None and at in in_reach else frozenset(),
        at,
        signs_for(picture.symbols).carriage,
        picture.symbols.plain,
    )


def is_forbidden(style: str) -> bool:
    """Whether something in this style is a message that one must not take, be it looked at or not."""
    return style.startswith(STRUCK)


def _message(picture: Picture, market: int, dim: bool) -> Piece | None:
    view: nd.View = picture.view
    kind, borough = view.messages[market], borough_of(market)
    if kind == NO_MESSAGE:
        return None
    brings, signs = view.table.components.messages[kind], signs_for(picture.symbols)
    extra = (
        picture.texts("short-gold") * brings.gold
        + signs.marker * brings.markers
        + drawings_for(picture.symbols).rat_back * brings.rat
    )
    text = f"{signs.letter}{brings.prestige}{extra}"
    if not may_take(view, view.seat, borough):
        return text, STRUCK
    colour = colour_style(view.table.colours[borough])
    return text, f"{colour} 80%" if dim else f"bold {colour}"


def _carriages(picture: Picture, market: int) -> tuple[Piece, ...]:
    view: nd.View = picture.view
    colours = (
        view.table.colours[home]
        for home, player in zip(view.table.homes, view.players, strict=True)
        if player.carriage == market
    )
    return tuple((picture.symbols.players[colour], f"bold {colour_style(colour)}") for colour in colours)
