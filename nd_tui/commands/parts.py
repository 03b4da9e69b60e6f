"""The parts of the command: what one can do besides opening the app at its title."""

from collections.abc import Sequence
from pathlib import Path

import click

from nd_tui.commands import config, games, options, places, playing, statistics
from nd_tui.commands.cli_context import CliContext
from nd_tui.commands.localized import LocalizedCommand
from nd_tui.commands.options import argument, taking
from nd_tui.commands.param_types import Suggested, always, of_game, pages

GENERAL = (options.which_game, options.LANG, options.DATA_DIR)


def new() -> click.Command:
    """The part that plays a new game; its options are those of the games that there are."""

    @click.command("new", cls=LocalizedCommand, help="new-help")
    @taking(*options.new_game(), options.PLAIN, *options.LOOKS, *GENERAL, options.COMPONENTS)
    @click.pass_obj
    def part(cli: CliContext) -> None:
        playing.play(cli, anew=True)

    return part


@click.command("load", cls=LocalizedCommand, help="load-help")
@options.FILE
@taking(options.PLAIN, *options.LOOKS, *GENERAL, options.COMPONENTS)
@click.pass_obj
def load(cli: CliContext, file: Path) -> None:
    """Go on with a saved game."""
    playing.load(cli, file)


@click.command("learn", cls=LocalizedCommand, help="lessons-help")
@argument("lesson", required=False, type=Suggested(of_game(places.lesson_names)))
@taking(*options.LOOKS, *GENERAL)
@click.pass_obj
def learn(cli: CliContext, lesson: str | None) -> None:
    """Open the lessons."""
    places.learn(cli, lesson)


@click.command("rules", cls=LocalizedCommand, help="rules-help")
@argument("page", required=False, type=Suggested(pages))
@taking(options.PLAIN_TEXT, *options.LOOKS, *GENERAL, options.COMPONENTS)
@click.pass_obj
def rules(cli: CliContext, page: str | None) -> None:
    """Open the rules, or print them."""
    places.rules(cli, page)


@click.command("replay", cls=LocalizedCommand, help="replay-help")
@options.FILE
@taking(*GENERAL, options.COMPONENTS)
@click.pass_obj
def replay(cli: CliContext, file: Path) -> None:
    """Tell how a saved game was played."""
    games.replay(cli, file)


@click.command("export", cls=LocalizedCommand, help="export-help")
@options.FILE
@taking(options.JSON, *options.PAGES, *GENERAL, options.COMPONENTS)
@click.pass_obj
def export(cli: CliContext, file: Path) -> None:
    """Print all lines of a saved game."""
    games.export(cli, file)


@click.command("simulate", cls=LocalizedCommand, help="simulate-help")
@taking(*options.TOURNAMENT, *GENERAL)
@click.pass_obj
def simulate(cli: CliContext) -> None:
    """Let opponents play against each other."""
    games.simulate(cli)


@click.command("statistics", cls=LocalizedCommand, help="statistics-help")
@taking(options.PLAIN_TEXT, options.FORGET, *options.LOOKS, *GENERAL)
@click.pass_obj
def tell_statistics(cli: CliContext) -> None:
    """Show what finished games add up to."""
    statistics.statistics(cli)


@click.command("config", cls=LocalizedCommand, help="config-help")
@argument("name", required=False, type=Suggested(always(config.setting_names)))
@argument("value", required=False, shell_complete=config.complete_value)
@taking(*GENERAL)
@click.pass_obj
def change_settings(cli: CliContext, name: str | None, value: str | None) -> None:
    """Show the settings, or change one."""
    config.config(cli, name, value)


def all_parts() -> Sequence[click.Command]:
    """The parts in the order in which one may want them."""
    return (new(), load, learn, rules, replay, export, simulate, tell_statistics, change_settings)
