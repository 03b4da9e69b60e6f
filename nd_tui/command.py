"""The command `nd-tui`."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from nd_tui.texts import Texts

USAGE_ERROR = 2


def main() -> None:
    """Play."""
    command()()


def command() -> click.Command:
    """The command, with its help in the language of the environment."""
    from nd_tui.texts import LANGUAGES, Texts, language_of

    texts = Texts(language_of())

    @click.command("nd-tui", help=texts("command-help"), options_metavar="…")
    @click.option("--players", type=int, metavar="N", help=texts("option-players"))
    @click.option("--names", default="", metavar="A,B,…", help=texts("option-names"))
    @click.option("--people", type=int, default=1, metavar="N", help=texts("option-people"))
    @click.option(
        "--edition", default="anniversary", metavar="classic|anniversary", help=texts("option-edition")
    )
    @click.option("--new-persons", is_flag=True, help=texts("option-new-persons"))
    @click.option("--seed", type=int, metavar="N", help=texts("option-seed"))
    @click.option("--lang", type=click.Choice(LANGUAGES), help=texts("option-lang"))
    @click.option("--components", type=Path, metavar="FILE", help=texts("option-components"))
    @click.help_option(help=texts("option-help"))
    def nd_tui(lang: str | None, **wishes: Any) -> None:
        spoken = Texts(lang) if lang else texts
        play_plain(spoken, **wishes)

    return nd_tui


def play_plain(texts: "Texts", **wishes: Any) -> None:
    """Play on standard input and output; what cannot be played is told in a sentence."""
    from core.game import Problem
    from nd_tui.plain.start import start
    from nd_tui.words.problems import problem_sentence

    try:
        loop = start(texts, **wishes)
    except Problem as problem:
        click.echo(problem_sentence(texts, problem), err=True)
        sys.exit(USAGE_ERROR)
    loop.run()
