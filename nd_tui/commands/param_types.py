"""The kinds of values that options take, with what a shell may complete them to."""

from collections.abc import Callable, Iterable
from typing import Any

import click
from click.shell_completion import CompletionItem

from nd_tui.commands.cli_context import BadUsage, cli_context_of

Names = Callable[[click.Context], Iterable[str]]


class Whole(click.ParamType[int]):
    """A whole number, perhaps not below some least one."""

    name = "number"

    def __init__(self, least: int | None = None) -> None:
        self.least = least

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number that was typed."""
        assert param is not None
        try:
            number = int(value)
        except ValueError:
            raise BadUsage("option-number", option=param.opts[0], found=str(value)) from None
        if self.least is not None and number < self.least:
            raise BadUsage("option-least", option=param.opts[0], found=number, least=self.least)
        return number


class Suggested(click.ParamType[str]):
    """A text for which a shell knows suggestions; whether it is right is found out by whoever uses it."""

    name = "text"

    def __init__(self, names: Names, longer: Names | None = None) -> None:
        self.names = names
        self._longer = longer  # names that begin with one of these, and are suggested only after it

    def completed(self, context: click.Context, typed: str) -> list[str]:
        """The names that begin with what is typed."""
        names = list(self.names(context))
        if self._longer is not None and any(typed.startswith(name) for name in names):
            names += self._longer(context)
        return [name for name in names if name.startswith(typed)]

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """The names that begin so."""
        return [CompletionItem(name) for name in self.completed(ctx, incomplete)]


class OneOf(Suggested):
    """One of some names and nothing else."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The name that was typed."""
        assert param is not None
        assert ctx is not None
        names = list(self.names(ctx))
        if value not in names:
            raise BadUsage("option-choice", option=param.opts[0], found=value, known=", ".join(names))
        return str(value)


class Several(Suggested):
    """Names with commas between them."""

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """What is there already, with the names that the last part may become."""
        *before, last = incomplete.split(",")
        return [CompletionItem(",".join((*before, name))) for name in self.completed(ctx, last)]


def always(names: Callable[[], Iterable[str]]) -> Names:
    """Names that are the same in every language."""
    return lambda _: names()


def of_game(names: Callable[[str], Iterable[str]]) -> Names:
    """Names that a game brings."""
    return lambda context: names(cli_context_of(context).game_name)


def levels(context: click.Context) -> Iterable[str]:
    """The levels of opponents, by their names in the language of the command."""
    from nd_tui.words.levels import level_names

    return level_names(cli_context_of(context).texts)


def with_characters(context: click.Context) -> Iterable[str]:
    """The same with every character that they may have."""
    from nd_tui.words.characters import names_with_characters

    return names_with_characters(cli_context_of(context).texts)


def characters(context: click.Context) -> Iterable[str]:
    """The characters of opponents; none where the game has none."""
    from nd_tui.words.characters import characters_told

    return characters_told(cli_context_of(context).texts)


def themes() -> Iterable[str]:
    """The themes."""
    from nd_tui.looks.themes import THEME_NAMES

    return THEME_NAMES


def pages(context: click.Context) -> Iterable[str]:
    """The pages of the game's rules, by the names that can be typed for them."""
    return cli_context_of(context).box.book.page_names()


def option_values(option: str) -> Names:
    """What can be typed for an option that the game itself has, in the language of the command."""

    def names(context: click.Context) -> Iterable[str]:
        cli = cli_context_of(context)
        return cli.box.form.option_names(cli.texts, option)

    return names
