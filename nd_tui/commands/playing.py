"""The parts of the command that play: in the app, at the place asked for, or as plain text."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from core.game import BadSetup, Problem
from nd_tui.commands.games import saved_game
from nd_tui.commands.given import Given
from nd_tui.commands.spoken import USAGE_ERROR, tell
from nd_tui.games import OPTIONS

if TYPE_CHECKING:
    from nd_tui.app import NotreDameApp
    from nd_tui.play.session import Session
    from nd_tui.storage.kept import KeptGame, NotreDame
    from nd_tui.storage.settings import Settings

OF_GAMES = tuple(name.replace("-", "_") for name in OPTIONS)
GAME_OPTIONS = ("players", "names", "people", "level", "opponents", *OF_GAMES, "seed")
LOOK_OPTIONS = ("ascii", "theme")
# How often Textual draws what has changed; after something slow it skips two turns, and keys wait.
FRAMES_A_SECOND = "120"


def is_terminal() -> bool:
    """Whether there is a terminal to draw in."""
    return all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))


def is_printed(given: Given) -> bool:
    """Whether something is to be told as plain text: that is wished, or nothing can be drawn."""
    return "plain" in given.options or not is_terminal()


def play(given: Given, anew: bool) -> None:
    """Play: a new game at once if one was asked for, else as the player chooses."""
    if "plain" in given.options:
        play_plain(given, lambda: None if anew else left_before(given), anew)
        return
    first = asked_for(given) if anew else None
    needs_terminal(given)
    run_app(given, first)


def load(given: Given, file: Path) -> None:
    """Go on with a game of the folder; one from elsewhere gets a file of its own there."""
    if "plain" in given.options:
        kept = opened(given, file)
        play_plain(given, lambda: kept)
        return
    if not is_terminal():
        saved_game(given, file)  # what is wrong with it comes first
    needs_terminal(given)
    kept = opened(given, file)
    run_app(given, opening=lambda app: app.resume(kept))


def opened(given: Given, file: Path) -> "KeptGame":
    """The game of a file, to be played on; a Problem if it is none, or nobody at this screen plays it."""
    from nd_tui.storage.saves import PERSON

    folder = given.folder
    own = file.resolve()
    is_kept = own.parent == folder.folder.resolve()
    kept = folder.open(own, given.components) if is_kept else folder.keep(saved_game(given, file))
    if PERSON not in kept.match.seats:
        kept.close()
        raise BadSetup("setup-people-count", found=0, most=len(kept.match.seats))
    if not is_kept:
        kept.save()
    return kept


def asked_for(given: Given) -> "NotreDame":
    """The new game that the options describe."""
    from nd_tui.plain.start import new_game

    return new_game(given.texts, components=given.components, **given.among(*GAME_OPTIONS))


def needs_terminal(given: Given) -> None:
    """End with a sentence where nothing can be drawn."""
    if not is_terminal():
        click.echo(given.texts("needs-terminal"), err=True)
        sys.exit(USAGE_ERROR)


def run_app(
    given: Given,
    first: "NotreDame | None" = None,
    opening: "Callable[[NotreDameApp], None] | None" = None,
) -> None:
    """The app, beginning with a game, or at the place that is opened over the title."""
    os.environ.setdefault("TEXTUAL_FPS", FRAMES_A_SECOND)
    from nd_tui.app import NotreDameApp

    language, looks = given.options.get("lang"), given.among(*LOOK_OPTIONS)
    app = NotreDameApp(
        given.folder, given.settings_file, language, first, given.components, opening=opening, looks=looks
    )
    app.run()
    if app.lost is not None:
        tell(given.texts, app.lost)
    sys.exit(app.return_code or 0)


def settings_in_force(given: Given) -> "Settings":
    """The settings, or the usual ones after a sentence where they cannot be read."""
    from nd_tui.storage.settings import Settings

    try:
        return given.settings()
    except Problem as problem:
        tell(given.texts, problem)
        return Settings()


def note_end(given: Given) -> "Callable[[Session], None]":
    """Who remembers a game that has come to its end."""
    from nd_tui.storage.statistics import BadStatistics, StatisticsFile

    def note(session: "Session") -> None:
        try:
            StatisticsFile(given.folder.folder).note(session)
        except BadStatistics as problem:
            tell(given.texts, problem)

    return note


def left_before(given: Given) -> "KeptGame | None":
    """An unfinished game that somebody chooses on the plain screen, if there are any."""
    from nd_tui.plain.screen import Screen
    from nd_tui.plain.start import game_left_before

    return game_left_before(given.texts, Screen(), given.folder, given.components)


def play_plain(given: Given, find: "Callable[[], KeptGame | None]", anew: bool = False) -> None:
    """Play on standard input and output: the game that is found, or else a new one."""
    from nd_tui.plain.asking import wishes
    from nd_tui.plain.loop import Loop
    from nd_tui.plain.screen import Screen
    from nd_tui.plain.start import new_game
    from nd_tui.play.session import Session

    screen = Screen()
    try:
        kept = find()
        if kept is None and anew:
            kept = given.folder.keep(asked_for(given))
        elif kept is None:
            wished = wishes(given.texts, screen)
            kept = given.folder.keep(new_game(given.texts, components=given.components, **wished))
    except EOFError:
        screen.say()
        return
    settings = settings_in_force(given)
    session = Session(kept, note_end(given) if settings.statistics else None)
    Loop(given.texts, screen, session, settings.secret_prestige).run()
