"""The parts of the command that look at saved games, and the one that lets opponents play."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from nd_tui.commands.cli_context import CliContext
from nd_tui.commands.localized import show
from nd_tui.commands.options import USUAL_GAMES, USUAL_SEED, USUAL_WORKERS

if TYPE_CHECKING:
    from core.record import AnyMatch


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
    """Print all lines of a game, in words or as JSON."""
    from nd_tui.play.export import as_json, as_text

    match = saved_game(cli, file)
    if "json" in cli.options:
        click.echo(as_json(match), nl=False)
        return
    for line in as_text(match, cli.texts.of(match.history.game.NAME)):
        show(line)


def simulate(cli: CliContext) -> None:
    """Let opponents play against each other, with a bar that shows how far they are, and tell how it went."""
    import msgspec

    from core.ai.tournament import table
    from core.record import check_seed
    from nd_tui.play import simulating

    options, texts = cli.options, cli.texts
    games, seed = options.get("games", USUAL_GAMES), options.get("seed", USUAL_SEED)
    levels = simulating.seats_of(texts, cli.box, options["seats"])
    check_seed(seed)
    with simulating.workers(options.get("workers", USUAL_WORKERS)) as pool:
        games_played = simulating.played(cli.box, levels, games, seed, pool)
        label = texts("simulate-progress")
        with click.progressbar(games_played, length=games, label=label, file=sys.stderr) as bar:
            outcome = table(levels, list(bar), seed)
    if "json" in options:
        click.echo(msgspec.json.encode(outcome))
        return
    for line in simulating.report(texts, outcome):
        show(line)
