"""The games of the box, a folder each; their names are known before any of them is loaded."""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from core.game import Problem

if TYPE_CHECKING:
    from nd_tui.games.box import Box

PACKAGES = {"notre-dame": "nd_tui.games.notre_dame"}  # by the names under which saves know the games
FIRST = "notre-dame"  # of which all files are that do not say so: it was once the only one


class NoSuchGame(Problem):
    """The name of a game that is not in the box."""


def names() -> tuple[str, ...]:
    """The games that there are."""
    return tuple(PACKAGES)


def remembered(name: str) -> str:
    """The game that somebody played last, if it is still there."""
    return name if name in PACKAGES else FIRST


@cache
def open_box(name: str) -> "Box":
    """All that a game brings to the table, loaded when it is first asked for; NoSuchGame for another name."""
    if name not in PACKAGES:
        raise NoSuchGame("no-such-game", game=name, known=", ".join(PACKAGES))
    found: Box = import_module(PACKAGES[name]).BOX
    return found
