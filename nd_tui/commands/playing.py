"""The parts of the command that play: in the app, at the place asked for, or as plain text."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from core.game import BadSetup, Problem
from nd_tui import games
from nd_tui.commands.cli_context import BadUsage, CliContext
from nd_tui.commands.games import saved_game
from nd_tui.commands.localized import USAGE_ERROR, tell
from nd_tui.thinking import garbage_collector

if TYPE_CHECKING:
    from core.record import AnyMatch
    from nd_tui.app import GamesApp
    from nd_tui.plain.screen import Screen
    from nd_tui.play.session import Session
    from nd_tui.storage.kept import KeptGame
    from nd_tui.storage.settings import Settings

LOOK_OPTIONS = ("ascii", "theme")
# How often Textual draws what has changed; after something slow it skips two turns, and keys wait.
FRAMES_A_SECOND = "120"


def game_options() -> tuple[str, ...]:
    """The options that describe a new game, by the names under which they are given."""
    of_games = map(_given_as, games.all_options())
    return ("players", "names", "people", "level", "opponents", *of_games, "seed")


def _given_as(option: str) -> str:
    return option.replace("-", "_")


def is_terminal() -> bool:
    """Whether there is a terminal to draw in."""
    return all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))


def is_printed(cli: CliContext) -> bool:
    """Whether something is to be told as plain text: that is wished, or nothing can be drawn."""
    return "plain" in cli.options or not is_terminal()


def play(cli: CliContext, anew: bool) -> None:
    """Play: a new game at once if one was asked for, else as the player chooses."""
    if "plain" in cli.options:
        play_plain(cli, lambda: None if anew else left_before(cli), anew)
        return
    first = asked_for(cli) if anew else None
    needs_terminal(cli)
    run_app(cli, first)


def load(cli: CliContext, file: Path) -> None:
    """Go on with a game of the folder; one from elsewhere gets a file of its own there."""
    if "plain" in cli.options:
        kept = opened(cli, file)
        play_plain(cli, lambda: kept)
        return
    if not is_terminal():
        saved_game(cli, file)  # what is wrong with it comes first
    needs_terminal(cli)
    kept = opened(cli, file)
    run_app(cli, opening=lambda app: app.door.resume(kept))


def opened(cli: CliContext, file: Path) -> "KeptGame":
    """The game of a file, to be played on; a Problem if it is none, or nobody at this screen plays it."""
    from nd_tui.storage.loading import load_study
    from nd_tui.storage.saves import PERSON

    folder = cli.folder
    is_kept = folder.keeps(file)
    kept = (
        folder.open(file.resolve(), cli.own_components)
        if is_kept
        else folder.keep(*load_study(file, cli.own_components))
    )
    if PERSON not in kept.match.seats:
        kept.close()
        raise BadSetup("setup-people-count", found=0, most=len(kept.match.seats))
    if not is_kept:
        kept.save()
    return kept


def asked_for(cli: CliContext) -> "AnyMatch":
    """The new game that the options describe."""
    from nd_tui.plain.start import new_game

    for option in games.all_options():
        if cli.among(_given_as(option)) and not games.has_option(cli.game_name, option):
            name = cli.texts(f"game-{cli.game_name}")
            raise BadUsage("option-other-game", option=f"--{option}", game=name)
    return new_game(cli.texts, components=cli.components, **cli.among(*game_options()))


def needs_terminal(cli: CliContext) -> None:
    """End with a sentence where nothing can be drawn."""
    if not is_terminal():
        click.echo(cli.texts("needs-terminal"), err=True)
        sys.exit(USAGE_ERROR)


def run_app(
    cli: CliContext,
    first: "AnyMatch | None" = None,
    opening: "Callable[[GamesApp], None] | None" = None,
) -> None:
    """The app, beginning with a game, or at the place that is opened over the title."""
    os.environ.setdefault("TEXTUAL_FPS", FRAMES_A_SECOND)
    garbage_collector.pause()  # until the first screen is there
    from nd_tui.app import GamesApp

    language, looks = cli.options.get("lang"), cli.among(*LOOK_OPTIONS)
    app = GamesApp(
        cli.folder,
        cli.settings_file,
        language,
        first,
        cli.own_components,
        opening=opening,
        looks=looks,
        game=cli.game_name,
    )
    app.run()
    garbage_collector.go_on()  # if there never was a first screen
    if app.lost is not None:
        tell(cli.texts, app.lost)
    sys.exit(app.return_code or 0)


def settings_in_force(cli: CliContext) -> "Settings":
    """The settings, or the usual ones after a sentence where they cannot be read."""
    from nd_tui.storage.settings import Settings

    try:
        return cli.settings()
    except Problem as problem:
        tell(cli.texts, problem)
        return Settings()


def note_end(cli: CliContext) -> "Callable[[Session], None]":
    """Who remembers a game that has come to its end."""
    from nd_tui.storage.statistics import BadStatistics, StatisticsFile

    def note(session: "Session") -> None:
        try:
            StatisticsFile(cli.folder.folder).note(session)
        except BadStatistics as problem:
            tell(cli.texts, problem)

    return note


def remember_game(cli: CliContext, settings: "Settings", name: str) -> None:
    """Let the next start begin with this game."""
    from msgspec.structs import replace

    from nd_tui.games import remembered
    from nd_tui.storage.settings import BadSettings, change_settings

    if name == remembered(settings.last_game):
        return
    try:
        change_settings(cli.settings_file, settings, replace(settings, last_game=name))
    except BadSettings as problem:
        tell(cli.texts, problem)


def left_before(cli: CliContext) -> "KeptGame | None":
    """An unfinished game that somebody chooses on the plain screen, if there are any."""
    from nd_tui.plain.screen import Screen
    from nd_tui.plain.start import game_left_before

    return game_left_before(cli.texts, Screen(), cli.folder, cli.own_components)


def play_plain(
    cli: CliContext,
    find: "Callable[[], KeptGame | None]",
    anew: bool = False,
    screen: "Screen | None" = None,  # one on which something was typed before
) -> None:
    """Play on standard input and output: the game that is found, or else a new one."""
    from nd_tui.plain.asking import wishes
    from nd_tui.plain.loop import Loop
    from nd_tui.plain.screen import Screen
    from nd_tui.plain.start import new_game
    from nd_tui.play.session import Session

    screen = screen or Screen()
    try:
        kept = find()
        if kept is None and anew:
            kept = cli.folder.keep(asked_for(cli))
        elif kept is None:
            wished = wishes(cli.texts, screen)
            kept = cli.folder.keep(new_game(cli.texts, components=cli.components, **wished))
    except EOFError:
        screen.say()
        return
    settings = settings_in_force(cli)
    screen.ascii_only = cli.options.get("ascii", settings.ascii)
    session = Session(kept, note_end(cli) if settings.statistics else None)
    remember_game(cli, settings, session.game.NAME)
    Loop(cli.texts.of(session.game.NAME), screen, session, settings.secret_points).run()
