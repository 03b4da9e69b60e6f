"""The options of the command and of its parts, each described once."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from nd_tui import games
from nd_tui.commands.localized import (
    GameOption,
    LocalizedArgument,
    LocalizedOption,
    OpponentOption,
    noted,
)
from nd_tui.commands.param_types import (
    OneOf,
    Several,
    Suggested,
    Whole,
    always,
    levels,
    option_values,
    themes,
    with_characters,
)
from nd_tui.words.texts import LANGUAGES

Decorator = Callable[[Any], Any]
A_PATH = click.Path(path_type=Path)
USUAL_GAMES, USUAL_SEED, USUAL_WORKERS = 100, 1, 1  # of a tournament


def option(name: str, cls: type[click.Option] = LocalizedOption, **how: Any) -> Decorator:
    """An option that may stand before a part of the command or after it."""
    return click.option(f"--{name}", cls=cls, expose_value=False, callback=noted, **how)


def game_option(name: str, metavar: str) -> Decorator:
    """An option that only some games have: with a value, or without."""
    if not metavar:
        return option(name, cls=GameOption, is_flag=True)
    return option(name, cls=GameOption, type=Suggested(option_values(name)), metavar=metavar)


def argument(name: str, **how: Any) -> Decorator:
    """An argument, called by a word of its own name."""
    return click.argument(name, cls=LocalizedArgument, metavar=name, **how)


def taking(*options: Decorator) -> Decorator:
    """All of these options, in this order, and the one for help."""

    def with_options(made: Any) -> Any:
        for each in reversed((*options, click.help_option("--help", cls=LocalizedOption))):
            made = each(made)
        return made

    return with_options


def which_game(made: Any) -> Any:
    """The option that names a game; where there is only one, nobody is told of it."""
    of = OneOf(always(games.names))
    return option("game", type=of, metavar="name", is_eager=True, hidden=len(games.names()) < 2)(made)


def new_game() -> tuple[Decorator, ...]:
    """What can be wished for a new game, in any of the games."""
    return (
        option("players", type=Whole(), metavar="n"),
        option("names", metavar="A,B,…"),
        option("people", type=Whole(), metavar="n"),
        option("level", cls=OpponentOption, type=Suggested(levels, with_characters), metavar="level"),
        option("opponents", cls=OpponentOption, type=Several(levels, with_characters), metavar="A,B,…"),
        *(game_option(name, metavar) for name, metavar in games.all_options().items()),
        option("seed", type=Whole(), metavar="n"),
    )


LANG = option("lang", type=OneOf(always(lambda: LANGUAGES)), metavar="|".join(LANGUAGES), is_eager=True)
DATA_DIR = option("data-dir", type=A_PATH, metavar="folder", is_eager=True)
# Only where it stands first: what is given after a part of the command counts more than the environment.
FIRST_DATA_DIR = option("data-dir", type=A_PATH, metavar="folder", is_eager=True, envvar="ND_TUI_DATA_DIR")
COMPONENTS = option("components", type=A_PATH, metavar="file")
PLAIN = option("plain", is_flag=True)
PLAIN_TEXT = option("plain", is_flag=True, message="plain-text")
LOOKS = (option("ascii", is_flag=True), option("theme", type=OneOf(always(themes)), metavar="name"))
FORGET = option("forget", is_flag=True)
JSON = option("json", is_flag=True)
PAGES = (option("markdown", is_flag=True), option("html", is_flag=True))
TOURNAMENT = (
    option(
        "seats", cls=OpponentOption, type=Several(levels, with_characters), required=True, metavar="A,B,…"
    ),
    option("games", type=Whole(1), metavar="n", usual=USUAL_GAMES),
    option("seed", type=Whole(), metavar="n", message="tournament-seed", usual=USUAL_SEED),
    option("workers", type=Whole(1), metavar="n", usual=USUAL_WORKERS),
    option("scheduler", metavar="address"),
    JSON,
)
FILE = argument("file", type=A_PATH)
