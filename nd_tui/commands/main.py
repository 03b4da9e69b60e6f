"""The command `nd-tui`: the app, and its parts beside it."""

import sys
from functools import partial
from pathlib import Path

import click

from nd_tui import __version__
from nd_tui.commands import options
from nd_tui.commands.cli_context import BadUsage, CliContext, cli_context_of
from nd_tui.commands.localized import LocalizedCommand, LocalizedGroup, LocalizedOption, fail
from nd_tui.commands.options import argument, taking
from nd_tui.commands.output import written_out
from nd_tui.commands.param_types import Suggested, always, of_game, pages

GENERAL = (options.which_game, options.LANG, options.DATA_DIR)


def main() -> None:
    """Run the command; letters that the terminal does not know become question marks."""
    whole = command()
    with written_out(partial(fail, whole.context_settings["obj"])):
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        whole()


def command() -> click.Group:
    """The command, which knows nothing yet of what is given to it."""

    @click.group(
        "nd-tui",
        cls=LocalizedGroup,
        help="command-help",
        invoke_without_command=True,
        context_settings={"obj": CliContext()},
    )
    @taking(
        *options.new_game(),
        options.PLAIN,
        *options.LOOKS,
        options.which_game,
        options.LANG,
        options.FIRST_DATA_DIR,
        options.COMPONENTS,
    )
    @click.version_option(__version__, message="nd-tui %(version)s", cls=LocalizedOption)
    @click.pass_context
    def nd_tui(context: click.Context) -> None:
        from nd_tui.commands.playing import game_options, play

        cli = cli_context_of(context)
        if context.invoked_subcommand is None:
            play(cli, anew=bool(cli.among(*game_options())))
        else:
            all_are_wanted(cli, context.invoked_subcommand, nd_tui.commands[context.invoked_subcommand])

    add_playing(nd_tui)
    add_looking(nd_tui)
    return nd_tui


def all_are_wanted(cli: CliContext, name: str, part: click.Command) -> None:
    """What was said about a game before a part of the command must mean something to it; looks never harm."""
    from nd_tui.commands.playing import game_options

    for option in cli.among(*game_options()):
        if option not in {param.name for param in part.params}:
            raise BadUsage("option-elsewhere", option=f"--{option.replace('_', '-')}", command=name)


def add_playing(group: click.Group) -> None:
    """The parts that open the app, or play as plain text."""
    from nd_tui.commands import places, playing

    @group.command("new", cls=LocalizedCommand, help="new-help")
    @taking(*options.new_game(), options.PLAIN, *options.LOOKS, *GENERAL, options.COMPONENTS)
    @click.pass_obj
    def new(cli: CliContext) -> None:
        playing.play(cli, anew=True)

    @group.command("load", cls=LocalizedCommand, help="load-help")
    @options.FILE
    @taking(options.PLAIN, *options.LOOKS, *GENERAL, options.COMPONENTS)
    @click.pass_obj
    def load(cli: CliContext, file: Path) -> None:
        playing.load(cli, file)

    @group.command("learn", cls=LocalizedCommand, help="lessons-help")
    @argument("lesson", required=False, type=Suggested(of_game(places.lesson_names)))
    @taking(*options.LOOKS, *GENERAL)
    @click.pass_obj
    def learn(cli: CliContext, lesson: str | None) -> None:
        places.learn(cli, lesson)

    @group.command("rules", cls=LocalizedCommand, help="rules-help")
    @argument("page", required=False, type=Suggested(pages))
    @taking(options.PLAIN_TEXT, *options.LOOKS, *GENERAL, options.COMPONENTS)
    @click.pass_obj
    def rules(cli: CliContext, page: str | None) -> None:
        places.rules(cli, page)


def add_looking(group: click.Group) -> None:
    """The parts that show something and are done."""
    from nd_tui.commands import config, games, statistics

    @group.command("replay", cls=LocalizedCommand, help="replay-help")
    @options.FILE
    @taking(*GENERAL, options.COMPONENTS)
    @click.pass_obj
    def replay(cli: CliContext, file: Path) -> None:
        games.replay(cli, file)

    @group.command("export", cls=LocalizedCommand, help="export-help")
    @options.FILE
    @taking(options.JSON, *GENERAL, options.COMPONENTS)
    @click.pass_obj
    def export(cli: CliContext, file: Path) -> None:
        games.export(cli, file)

    @group.command("simulate", cls=LocalizedCommand, help="simulate-help")
    @taking(*options.TOURNAMENT, *GENERAL)
    @click.pass_obj
    def simulate(cli: CliContext) -> None:
        games.simulate(cli)

    @group.command("statistics", cls=LocalizedCommand, help="statistics-help")
    @taking(options.PLAIN_TEXT, options.FORGET, *options.LOOKS, *GENERAL)
    @click.pass_obj
    def tell(cli: CliContext) -> None:
        statistics.statistics(cli)

    @group.command("config", cls=LocalizedCommand, help="config-help")
    @argument("name", required=False, type=Suggested(always(config.setting_names)))
    @argument("value", required=False, shell_complete=config.complete_value)
    @taking(*GENERAL)
    @click.pass_obj
    def change(cli: CliContext, name: str | None, value: str | None) -> None:
        config.config(cli, name, value)
