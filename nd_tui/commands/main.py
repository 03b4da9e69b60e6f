"""The command `nd-tui`: the app, and its parts beside it."""

import sys
from collections.abc import Sequence
from functools import partial

import click

from nd_tui import __version__
from nd_tui.commands import options
from nd_tui.commands.cli_context import BadUsage, CliContext, cli_context_of
from nd_tui.commands.localized import LocalizedGroup, LocalizedOption, fail
from nd_tui.commands.options import taking
from nd_tui.commands.output import open_what_is_closed, written_out


def main() -> None:
    """Run the command; letters that the terminal does not know become question marks."""
    open_what_is_closed()
    whole = command()
    with written_out(partial(fail, whole.context_settings["obj"])):
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        whole()


def command() -> LocalizedGroup:
    """The command, which knows nothing yet of what is given to it."""

    @click.group(
        "nd-tui",
        cls=LocalizedGroup,
        parts=parts,
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
            all_are_wanted(cli, context.invoked_subcommand, nd_tui.parts[context.invoked_subcommand])

    return nd_tui


def parts() -> Sequence[click.Command]:
    """The parts of the command, loaded when one is named or all are told of: most starts name none."""
    from nd_tui.commands.parts import all_parts

    return all_parts()


def all_are_wanted(cli: CliContext, name: str, part: click.Command) -> None:
    """What was said about a game before a part of the command must mean something to it; looks never harm."""
    from nd_tui.commands.playing import game_options

    for option in cli.among(*game_options()):
        if option not in {param.name for param in part.params}:
            raise BadUsage("option-elsewhere", option=f"--{option.replace('_', '-')}", command=name)
