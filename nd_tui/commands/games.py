"""The parts of the command that look at saved games, and the one that lets opponents play."""

import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from nd_tui.commands.cli_context import BadUsage, CliContext
from nd_tui.commands.localized import show
from nd_tui.commands.options import USUAL_GAMES, USUAL_SEED, USUAL_WORKERS

if TYPE_CHECKING:
    from core.record import AnyMatch
    from nd_tui.exports.pages import Chapter
    from nd_tui.storage.loading import OwnComponents


def saved_game(cli: CliContext, file: Path) -> "AnyMatch":
    """The game in a file; a Problem that says what is wrong with it."""
    from nd_tui.storage.loading import load

    return load(file, cli.own_components)


def replay(cli: CliContext, file: Path) -> None:
    """Tell in words how a game was played."""
    from nd_tui.play.export import course

    match = saved_game(cli, file)
    for line in course(match, cli.texts.of(match.history.game.NAME)):
        show(line)


def export(cli: CliContext, file: Path) -> None:
    """Print all lines of a game in words, as JSON, or with positions and curves as a page for people."""
    from nd_tui.play.export import as_json, as_text

    kinds = [kind for kind in ("json", "markdown", "html") if kind in cli.options]
    if len(kinds) > 1:
        raise BadUsage("export-one-kind", one=f"--{kinds[0]}", other=f"--{kinds[1]}")
    if kinds and kinds != ["json"]:
        export_page(cli, file, kinds[0])
        return
    match = saved_game(cli, file)
    if "json" in cli.options:
        click.echo(as_json(match), nl=False)
        return
    for line in as_text(match, cli.texts.of(match.history.game.NAME)):
        show(line)


def export_page(cli: CliContext, file: Path, kind: str) -> None:
    """Print a game or study as a page, in UTF-8 whatever the terminal has; it carries the file along."""
    from core.record.files import read_file
    from nd_tui.exports.html import html_of
    from nd_tui.exports.markdown import markdown_of
    from nd_tui.screens.drawn_boards import drawn_boards

    raw = read_file(file)
    title, chapters = chapters_of(raw, cli.own_components)
    page_of = partial(html_of, draw=drawn_boards) if kind == "html" else markdown_of
    for line in page_of(title, chapters, raw, cli.texts):
        click.echo(line.encode())


def chapters_of(raw: bytes, components: "OwnComponents") -> "tuple[str, list[Chapter]]":
    """The name of a study and its chapters; a game alone is one without a name."""
    from core.record.study import read_study
    from nd_tui.exports.pages import Chapter
    from nd_tui.storage.loading import decoded

    study = read_study(raw)
    if study is None:
        return "", [Chapter("", decoded(raw, components))]
    return study.name, [Chapter(one.name, decoded(one.raw, components)) for one in study.chapters]


def simulate(cli: CliContext) -> None:
    """Let opponents play against each other, with a bar that shows how far they are, and tell how it went."""
    import msgspec

    from core.ai.tournament import table
    from core.record import check_seed
    from nd_tui.play import simulating
    from nd_tui.play.new_game import surprised

    options, texts = cli.options, cli.texts
    games, seed = options.get("games", USUAL_GAMES), options.get("seed", USUAL_SEED)
    check_seed(seed)
    seats = surprised(texts.game, simulating.seats_of(texts, cli.box, options["seats"]), seed)
    with simulating.workers(options.get("workers", USUAL_WORKERS), options.get("scheduler")) as pool:
        games_played = simulating.played(cli.box, seats, games, seed, pool)
        label = texts("simulate-progress")
        with click.progressbar(games_played, length=games, label=label, file=sys.stderr) as bar:
            outcome = table(seats, list(bar), seed, simulating.version_of(cli.box))
    if "json" in options:
        click.echo(msgspec.json.encode(outcome))
        return
    for line in simulating.report(texts, outcome):
        show(line)
