"""Click's command, options and help in the words of this program, whichever language was asked for."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from typing import Any, NoReturn

import click

from core.game import Problem
from nd_tui.commands.cli_context import BadUsage, CliContext, cli_context_of
from nd_tui.commands.completing import check_what_is_completed
from nd_tui.commands.param_types import Suggested, characters, with_characters
from nd_tui.games import has_option, names
from nd_tui.words.listing import listed
from nd_tui.words.texts import Texts

USAGE_ERROR = 2
INTERRUPTED = 130  # as shells count it
HYPHEN = "\u2011"  # at which no line breaks


def localized_metavar(texts: Texts, metavar: str | None) -> str:
    """What stands for a value: a word where it is one, else as it is."""
    return texts(f"value-{metavar.lower()}") if metavar is not None and metavar.isalpha() else metavar or ""


def noted(context: click.Context, option: click.Parameter, value: Any) -> Any:
    """Remember an option that was given, wherever it stands."""
    assert option.name is not None
    if context.get_parameter_source(option.name) != click.core.ParameterSource.DEFAULT:
        cli_context_of(context).options[option.name] = value
    return value


def known_to(param: click.Parameter, context: click.Context) -> str:
    """The names that can be given for a parameter, where there are such; no name is broken."""
    if not isinstance(param.type, Suggested):
        return ""
    return ", ".join(param.type.names(context)).replace("-", HYPHEN)


class LocalizedOption(click.Option):
    """An option whose help is a message: that of its name, or another where it means something else."""

    def __init__(self, *args: Any, message: str = "", usual: int | None = None, **how: Any) -> None:
        super().__init__(*args, **how)
        self.message = f"option-{message or self.opts[0].removeprefix('--')}"
        self.usual = "" if usual is None else str(usual)  # what counts where nothing is given

    def make_metavar(self, ctx: click.Context) -> str:
        """What stands for its value."""
        return localized_metavar(cli_context_of(ctx).texts, self.metavar)

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Its names and its help, where it is to be told of."""
        if self.hidden:
            return None
        names = ", ".join(self.opts)
        metavar = "" if self.is_flag or self.count else f" {self.make_metavar(ctx)}"
        known = known_to(self, ctx)
        return names + metavar, cli_context_of(ctx).texts(self.message, known=known, usual=self.usual)


class OpponentOption(LocalizedOption):
    """An option that takes levels of opponents, which may have characters in some games."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """The same, with the characters there are."""
        known, record = list(characters(ctx)), super().get_help_record(ctx)
        if record is None or not known:
            return record
        names, told = record
        example = list(with_characters(ctx))[-1].replace("-", HYPHEN)
        further = cli_context_of(ctx).texts("known-characters", known=", ".join(known), example=example)
        return names, f"{told} {further}"


class GameOption(LocalizedOption):
    """An option that only some games have, and that no other one tells of."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Its help in the words of the game."""
        has_it = has_option(cli_context_of(ctx).game_name, self.opts[0].removeprefix("--"))
        return super().get_help_record(ctx) if has_it else None


class LocalizedArgument(click.Argument):
    """An argument that the help calls by a word."""

    def make_metavar(self, ctx: click.Context) -> str:
        """What stands for it; in brackets where it may be left out."""
        name = localized_metavar(cli_context_of(ctx).texts, self.metavar)
        return name if self.required else f"[{name}]"

    def sentence(self, ctx: click.Context) -> str:
        """What it can be."""
        return cli_context_of(ctx).texts(f"argument-{self.name}", known=known_to(self, ctx))


class LocalizedCommand(click.Command):
    """A part of the command."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Take the options and arguments; nothing may be left over."""
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing and not isinstance(self, click.Group):
            raise BadUsage("extra-argument", argument=rest[0], command=ctx.command_path)
        return rest

    def get_help(self, ctx: click.Context) -> str:
        """The whole help, in which names can be copied."""
        return super().get_help(ctx).replace(HYPHEN, "-")

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """How it is written."""
        usage = cli_context_of(ctx).texts("usage")
        pieces = self.collect_usage_pieces(ctx)
        formatter.write_usage(ctx.command_path, " ".join(pieces), f"{usage} ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What it does, and what its arguments can be."""
        named = [each for each in self.params if isinstance(each.type, Suggested)]
        arguments = [each for each in named if isinstance(each, LocalizedArgument)]
        texts = cli_context_of(ctx).texts
        games = listed(texts(f"game-{name}") for name in names())
        for text in (texts(str(self.help), games=games), *(each.sentence(ctx) for each in arguments)):
            formatter.write_paragraph()
            with formatter.indentation():
                formatter.write_text(text)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Its options."""
        options = [param for param in self.get_params(ctx) if isinstance(param, LocalizedOption)]
        with section(formatter, cli_context_of(ctx).texts("usage-options")):
            formatter.write_dl([record for each in options if (record := each.get_help_record(ctx))])


class LocalizedGroup(LocalizedCommand, click.Group):
    """The whole command; whatever is wrong is told in one sentence."""

    def __init__(self, *args: Any, parts: Callable[[], Sequence[click.Command]], **how: Any) -> None:
        super().__init__(*args, **how)
        self._load_parts = parts

    @cached_property
    def parts(self) -> dict[str, click.Command]:
        """The parts by their names, in the order in which one may want them; loaded when first asked for."""
        return {str(part.name): part for part in self._load_parts()}

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> NoReturn:
        """Run it and end the program: with 0, or 2 and a sentence if something cannot be done."""
        cli: CliContext = self.context_settings["obj"]
        try:
            check_what_is_completed()
            sys.exit(super().main(args, prog_name, complete_var, standalone_mode=False, **extra) or 0)
        except click.UsageError as error:
            fail(cli, problem_with(cli, error))
        except Problem as problem:
            fail(cli, problem)
        except click.Abort:
            sys.exit(INTERRUPTED)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The part that is named."""
        if args[0] not in self.parts and not ctx.resilient_parsing:
            raise BadUsage("unknown-command", command=args[0], known=", ".join(self.parts))
        return super().resolve_command(ctx, args)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """What may stand after its name."""
        return [self.options_metavar or "", f"[{cli_context_of(ctx).texts('value-command')}]"]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The part of a name, if there is one."""
        return self.parts.get(cmd_name)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of the parts."""
        return list(self.parts)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The parts, then the options."""
        texts = cli_context_of(ctx).texts
        with section(formatter, texts("usage-commands")):
            formatter.write_dl([(name, texts(str(part.help))) for name, part in self.parts.items()])
        super().format_options(ctx, formatter)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """How to let the shell complete words, and what the command answers."""
        for message in ("usage-order", "usage-codes", "usage-completion"):
            formatter.write_paragraph()
            formatter.write_text(cli_context_of(ctx).texts(message))
        with formatter.indentation():
            formatter.write_text(f". <(_ND_TUI_COMPLETE=bash_source {self.name})")


@contextmanager
def section(formatter: click.HelpFormatter, heading: str) -> Iterator[None]:
    """A part of the help under a heading."""
    formatter.write_paragraph()
    formatter.write_text(heading)
    with formatter.indentation():
        yield


def problem_with(cli: CliContext, error: click.UsageError) -> Problem:
    """What click did not understand, as a problem of ours."""
    match error:
        case click.NoSuchOption():
            return BadUsage("unknown-option", option=error.option_name)
        case click.BadOptionUsage():
            return BadUsage("option-value", option=error.option_name)
        case click.MissingParameter(param=click.Option() as option):
            return BadUsage("missing-option", option=option.opts[0])
        case click.MissingParameter(param=click.Argument() as argument):
            return BadUsage("missing-argument", argument=localized_metavar(cli.texts, argument.metavar))
    return BadUsage("usage", fault=error.format_message())


def fail(cli: CliContext, problem: Problem) -> NoReturn:
    """Tell a problem and end the program."""
    tell(cli.texts, problem)
    sys.exit(USAGE_ERROR)


def tell(texts: Texts, problem: Problem) -> None:
    """A problem in a sentence, beside what the command puts out."""
    from nd_tui.terminal.visible import harmless
    from nd_tui.words.problems import problem_sentence

    click.echo(harmless(problem_sentence(texts, problem)), err=True)


def show(line: str) -> None:
    """A line for people: what others have typed into it cannot steer the terminal."""
    from nd_tui.terminal.visible import harmless

    click.echo(harmless(line))
