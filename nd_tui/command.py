"""The command `nd-tui`: play, or look at a saved game."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from nd_tui import __version__

if TYPE_CHECKING:
    from nd_tui.kept import KeptGame, NotreDame
    from nd_tui.texts import Texts

USAGE_ERROR = 2
Made = TypeVar("Made")


def main() -> None:
    """Run the command; letters that the terminal does not know become question marks."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    command()()


def command() -> click.Group:
    """The command, with its help in the language of the environment."""
    from nd_tui.texts import LANGUAGES, Texts, language_of

    texts = Texts(language_of())

    def option(*names: str, **settings: Any) -> Callable[[Any], Any]:
        return click.option(*names, help=texts(f"option-{names[0].removeprefix('--')}"), **settings)

    components = option("--components", type=Path, metavar="FILE")
    file = click.argument("file", type=Path, metavar="FILE")

    @click.group("nd-tui", help=texts("command-help"), invoke_without_command=True, options_metavar="…")
    @option("--players", type=int, metavar="N")
    @option("--names", default="", metavar="A,B,…")
    @option("--people", type=int, default=1, metavar="N")
    @option("--edition", default="anniversary", metavar="classic|anniversary")
    @option("--new-persons", is_flag=True)
    @option("--seed", type=int, metavar="N")
    @option("--plain", is_flag=True)
    @option("--lang", type=click.Choice(LANGUAGES))
    @option("--data-dir", type=Path, metavar="FOLDER", envvar="ND_TUI_DATA_DIR")
    @components
    @click.version_option(__version__, message="nd-tui %(version)s", help=texts("option-version"))
    @click.help_option(help=texts("option-help"))
    @click.pass_context
    def nd_tui(context: click.Context, /, lang: str | None, **wishes: Any) -> None:
        context.obj = Texts(lang) if lang else texts
        if context.invoked_subcommand is None:
            asked = [name for name in wishes if name not in ("components", "data_dir", "plain")]
            default = click.core.ParameterSource.DEFAULT
            anew = any(context.get_parameter_source(name) != default for name in asked)
            if wishes.pop("plain"):
                play_plain(context.obj, anew, **wishes)
            else:
                play(context.obj, lang, anew, **wishes)

    @nd_tui.command("replay", help=texts("replay-help"), options_metavar="…")
    @file
    @components
    @click.help_option(help=texts("option-help"))
    @click.pass_obj
    def replay(spoken: Texts, file: Path, components: Path | None) -> None:
        from nd_tui.export import course

        for line in course(saved_game(spoken, file, components), spoken):
            show(line)

    @nd_tui.command("export", help=texts("export-help"), options_metavar="…")
    @file
    @option("--json", is_flag=True)
    @components
    @click.help_option(help=texts("option-help"))
    @click.pass_obj
    def export(spoken: Texts, file: Path, json: bool, components: Path | None) -> None:
        from nd_tui.export import as_json, as_text

        match = saved_game(spoken, file, components)
        if json:
            click.echo(as_json(match), nl=False)
            return
        for line in as_text(match, spoken):
            show(line)

    @nd_tui.command("simulate", help=texts("simulate-help"), options_metavar="…")
    @option("--seats", required=True, metavar="LEVEL,LEVEL,…")
    @option("--games", type=click.IntRange(min=1), default=100, metavar="N")
    @option("--seed", type=int, default=1, metavar="N")
    @option("--workers", type=click.IntRange(min=1), default=1, metavar="N")
    @option("--json", is_flag=True)
    @click.help_option(help=texts("option-help"))
    @click.pass_obj
    def simulate(spoken: Texts, seats: str, games: int, seed: int, workers: int, json: bool) -> None:
        hold_tournament(spoken, seats, games, seed, workers, json)

    return nd_tui


def hold_tournament(texts: "Texts", seats: str, games: int, seed: int, workers: int, json: bool) -> None:
    """Let opponents play against each other, with a bar that shows how far they are, and tell how it went."""
    import msgspec

    from core.ai.tournament import table
    from nd_tui import simulating

    levels = or_told(texts, lambda: simulating.seats_of(seats))
    with simulating.workers(workers) as pool:
        games_played = simulating.played(levels, games, seed, pool)
        label = texts("simulate-progress")
        with click.progressbar(games_played, length=games, label=label, file=sys.stderr) as bar:
            outcome = table(levels, list(bar), seed)
    if json:
        click.echo(msgspec.json.encode(outcome))
        return
    for line in simulating.report(texts, outcome):
        show(line)


def show(line: str) -> None:
    """A line for people: what others have typed into it cannot steer the terminal."""
    from nd_tui.plain.screen import harmless

    click.echo(harmless(line))


def or_told(texts: "Texts", work: Callable[[], Made]) -> Made:
    """What the work makes; if it cannot, that is told in a sentence and the command ends."""
    from core.game import Problem
    from nd_tui.plain.screen import harmless
    from nd_tui.words.problems import problem_sentence

    try:
        return work()
    except Problem as problem:
        click.echo(harmless(problem_sentence(texts, problem)), err=True)
        sys.exit(USAGE_ERROR)


def saved_game(texts: "Texts", file: Path, components: Path | None) -> "NotreDame":
    """The game in a file, or a sentence about what is wrong with it."""
    from core import notre_dame as nd
    from core.record import load
    from nd_tui.plain.start import own_components

    return or_told(texts, lambda: load(file, nd, own_components(components)))


def is_terminal() -> bool:
    """Whether there is a terminal to draw in."""
    return all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))


def play(
    texts: "Texts",
    lang: str | None,
    anew: bool,
    data_dir: Path | None,
    components: Path | None,
    **wishes: Any,
) -> None:
    """Play in the app, at once if a game was asked for."""
    if not is_terminal():
        click.echo(texts("needs-terminal"), err=True)
        sys.exit(USAGE_ERROR)
    from nd_tui.app import NotreDameApp
    from nd_tui.saves import GameFolder, default_folder
    from nd_tui.settings import default_settings_file

    data, first = None, None
    if anew or components is not None:
        from nd_tui.plain.start import new_game, own_components

        data = or_told(texts, lambda: own_components(components))
        first = or_told(texts, lambda: new_game(texts, components=data, **wishes)) if anew else None
    folder = GameFolder(default_folder() if data_dir is None else data_dir)
    settings = default_settings_file() if data_dir is None else data_dir / "settings.json"
    NotreDameApp(folder, settings, lang, first, data).run()


def play_plain(
    texts: "Texts", anew: bool, data_dir: Path | None, components: Path | None, **wishes: Any
) -> None:
    """Play on standard input and output, a game left before unless a new one was asked for."""
    from nd_tui.plain.loop import Loop
    from nd_tui.plain.screen import Screen
    from nd_tui.plain.start import game_left_before, new_game, own_components
    from nd_tui.saves import GameFolder, default_folder
    from nd_tui.session import Session

    screen = Screen()
    folder = GameFolder(default_folder() if data_dir is None else data_dir)

    def ready() -> "KeptGame":
        data = own_components(components)
        kept = None if anew else game_left_before(texts, screen, folder, data)
        return kept or folder.keep(new_game(texts, components=data, **wishes))

    try:
        kept = or_told(texts, ready)
    except (EOFError, KeyboardInterrupt):
        screen.say()
        return
    Loop(texts, screen, Session(kept)).run()
