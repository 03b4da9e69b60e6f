"""The games of the box, a folder each; their names are known before any of them is loaded."""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from core.game import Problem

if TYPE_CHECKING:
    from nd_tui.games.box import Box

# By the names under which saves know the games.
PACKAGES = {"notre-dame": "nd_tui.games.notre_dame", "rattus-cartus": "nd_tui.games.rattus_cartus"}
# Where `locales/` and `tutorials/` lie, each with a folder a game; a game from elsewhere adds its own.
ROOTS = [Path(__file__).parents[2]]
FIRST = "notre-dame"  # of which all files are that do not say so: it was once the only one
# The options of the command that a game has for itself: what the value of each is called, "" for none.
OPTIONS: dict[str, dict[str, str]] = {
    "notre-dame": {"edition": "name", "new-persons": ""},
    "rattus-cartus": {"buildings": "name", "fewest-rats-live": ""},
}


class GameAct(NamedTuple):
    """Something that a key does at the table of one game; its words are among the game's own."""

    id: str
    key: str
    shown: bool  # in the footer
    after: tuple[str, str]  # which acts it follows at the table and in a lesson
    roomy: bool = False  # it stands in the footer where there is room


# Beside the names, since the settings show the keys of all games without loading any.
ACTS: dict[str, tuple[GameAct, ...]] = {
    "notre-dame": (
        GameAct("map", "m", True, ("hint", "compare")),
        GameAct("others", "o", False, ("map", "map")),
        GameAct("persons", "p", False, ("skip", "skip"), roomy=True),
    ),
    "rattus-cartus": (GameAct("rattus-piles", "p", True, ("hint", "compare")),),
}


class NoSuchGame(Problem):
    """The name of a game that is not in the box."""


def names() -> tuple[str, ...]:
    """The games that there are."""
    return tuple(PACKAGES)


def all_options() -> dict[str, str]:
    """The options of all games, each once."""
    return {name: value for own in OPTIONS.values() for name, value in own.items()}


def has_option(game: str, option: str) -> bool:
    """Whether an option of the command means something to a game."""
    return option in OPTIONS.get(game, {})


def folder_of(name: str) -> str:
    """What the folders of a game's words and lessons are called: as its package."""
    return name.replace("-", "_")


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
