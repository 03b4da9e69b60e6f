"""What a move would change at once, as far as the deciding seat can know it."""

from msgspec import Struct

from tests.toybox import game
from tests.toybox.game.things import Lay, Scored


class After(Struct, frozen=True):
    """Everybody's points and pebbles."""

    points: tuple[int, ...]
    pebbles: tuple[tuple[int, ...], ...]


def after(view: game.View, move: game.Move | None) -> After:
    """What is certain of a move; the own pebbles are gone as soon as they are laid."""
    points, pebbles = list(view.points), list(view.pebbles)
    laid = move or (view.sealed.own if view.sealed is not None else None)
    if isinstance(laid, Lay):
        left = [has - gone for has, gone in zip(pebbles[view.seat], laid.pebbles, strict=True)]
        pebbles[view.seat] = tuple(left)
    for event in game.foreseen(view, move) if move is not None and not isinstance(move, Lay) else ():
        if isinstance(event, Scored):
            points[event.seat] += event.points
    return After(tuple(points), tuple(pebbles))
