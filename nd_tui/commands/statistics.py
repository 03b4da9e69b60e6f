"""The part of the command that shows what finished games add up to."""

from typing import TYPE_CHECKING

from nd_tui.commands.cli_context import CliContext
from nd_tui.commands.playing import is_printed, run_app

if TYPE_CHECKING:
    from nd_tui.app import GamesApp


def statistics(cli: CliContext) -> None:
    """The statistics in the app, or as plain text where that is wished or nothing can be drawn."""
    if "forget" in cli.options:
        forget(cli)
    elif is_printed(cli):
        tell_all(cli)
    else:
        run_app(cli, opening=open_screen)


def open_screen(app: "GamesApp") -> None:
    """The screen over the title."""
    from nd_tui.screens.statistics import StatisticsScreen

    app.push_screen(StatisticsScreen())


def tell_all(cli: CliContext) -> None:
    """Everything as lines of text."""
    from nd_tui.plain.screen import Screen
    from nd_tui.storage.statistics import StatisticsFile
    from nd_tui.words.statistics import statistics_lines

    screen = Screen()
    known = StatisticsFile(cli.folder.folder).load().of(cli.game_name)
    for indent, line in statistics_lines(cli.texts, cli.box.words, known, cli.settings().statistics):
        screen.say(line, indent)


def forget(cli: CliContext) -> None:
    """Delete everything, after a question."""
    from nd_tui.plain.screen import Screen
    from nd_tui.storage.statistics import StatisticsFile

    texts, screen, file = cli.texts, Screen(), StatisticsFile(cli.folder.folder)
    games = len(file.load().games)
    if not games:
        screen.say(texts("statistics-none"))
        return
    screen.say(texts("statistics-forget-question", n=games))
    screen.say(texts("statistics-forget-answer", yes=texts("form-yes")))
    if screen.ask().casefold() == texts("form-yes"):
        file.forget()
        screen.say(texts("statistics-forgotten"))
