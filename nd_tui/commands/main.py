"""The command `nd-tui`: the app, and its parts beside it."""

import sys
from functools import partial
from pathlib import Path

import click

from nd_tui import __version__
from nd_tui.commands import options
from nd_tui.commands.given import BadUsage, Given, given_in
from nd_tui.commands.kinds import Suggested, always, of_game
from nd_tui.commands.options import argument, taking
from nd_tui.commands.output import written_out
from nd_tui.commands.spoken import SpokenCommand, SpokenGroup, SpokenOption, fail

GENERAL = (options.LANG, options.DATA_DIR)


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
        cls=SpokenGroup,
        help="command-help",
        invoke_without_command=True,
        context_settings={"obj": Given()},
    )
    @taking(
        *options.GAME, options.PLAIN, *options.LOOKS, options.LANG, options.FIRST_DATA_DIR, options.COMPONENTS
    )
    @click.version_option(__version__, message="nd-tui %(version)s", cls=SpokenOption)
    @click.pass_context
    def nd_tui(context: click.Context) -> None:
        from nd_tui.commands.playing import GAME_OPTIONS, play

        given = given_in(context)
        if context.invoked_subcommand is None:
            play(given, anew=bool(given.among(*GAME_OPTIONS)))
        else:
            all_are_wanted(given, context.invoked_subcommand, nd_tui.commands[context.invoked_subcommand])

    add_playing(nd_tui)
    add_looking(nd_tui)
    return nd_tui


def all_are_wanted(given: Given, name: str, part: click.Command) -> None:
    """What was said about a game before a part of the command must mean something to it; looks never harm."""
    from nd_tui.commands.playing import GAME_OPTIONS

    for option in given.among(*GAME_OPTIONS):
        if option not in {param.name for param in part.params}:
            raise BadUsage("option-elsewhere", option=f"--{option.replace('_', '-')}", command=name)


def add_playing(group: click.Group) -> None:
    """The parts that open the app, or play as plain text."""
    from nd_tui.commands import places, playing

    @group.command("new", cls=SpokenCommand, help="new-help")
    @taking(*options.GAME, options.PLAIN, *options.LOOKS, *GENERAL, options.COMPONENTS)
    @click.pass_obj
    def new(given: Given) -> None:
        playing.play(given, anew=True)

    @group.command("load", cls=SpokenCommand, help="load-help")
    @options.FILE
    @taking(options.PLAIN, *options.LOOKS, *GENERAL, options.COMPONENTS)
    @click.pass_obj
    def load(given: Given, file: Path) -> None:
        playing.load(given, file)

    @group.command("learn", cls=SpokenCommand, help="lessons-help")
    @argument("lesson", required=False, type=Suggested(of_game(places.lesson_names)))
    @taking(*options.LOOKS, *GENERAL)
    @click.pass_obj
    def learn(given: Given, lesson: str | None) -> None:
        places.learn(given, lesson)

    @group.command("rules", cls=SpokenCommand, help="rules-help")
    @argument("page", required=False, type=Suggested(of_game(places.rule_names)))
    @taking(options.PLAIN_TEXT, *options.LOOKS, *GENERAL, options.COMPONENTS)
    @click.pass_obj
    def rules(given: Given, page: str | None) -> None:
        places.rules(given, page)


def add_looking(group: click.Group) -> None:
    """The parts that show something and are done."""
    from nd_tui.commands import config, games, statistics

    @group.command("replay", cls=SpokenCommand, help="replay-help")
    @options.FILE
    @taking(*GENERAL, options.COMPONENTS)
    @click.pass_obj
    def replay(given: Given, file: Path) -> None:
        games.replay(given, file)

    @group.command("export", cls=SpokenCommand, help="export-help")
    @options.FILE
    @taking(options.JSON, *GENERAL, options.COMPONENTS)
    @click.pass_obj
    def export(given: Given, file: Path) -> None:
        games.export(given, file)

    @group.command("simulate", cls=SpokenCommand, help="simulate-help")
    @taking(*options.TOURNAMENT, *GENERAL)
    @click.pass_obj
    def simulate(given: Given) -> None:
        games.simulate(given)

    @group.command("statistics", cls=SpokenCommand, help="statistics-help")
    @taking(options.PLAIN_TEXT, options.FORGET, *options.LOOKS, *GENERAL)
    @click.pass_obj
    def tell(given: Given) -> None:
        statistics.statistics(given)

    @group.command("config", cls=SpokenCommand, help="config-help")
    @argument("name", required=False, type=Suggested(always(config.setting_names)))
    @argument("value", required=False, shell_complete=config.complete_value)
    @taking(*GENERAL)
    @click.pass_obj
    def change(given: Given, name: str | None, value: str | None) -> None:
        config.config(given, name, value)
