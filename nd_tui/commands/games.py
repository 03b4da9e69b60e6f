"""The parts of the command that look at saved games, and the one that lets opponents play."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from nd_tui.commands.given import Given
from nd_tui.commands.options import USUAL_GAMES, USUAL_SEED, USUAL_WORKERS
from nd_tui.commands.spoken import show

if TYPE_CHECKING:
    from nd_tui.storage.kept import NotreDame


def saved_game(given: Given, file: Path) -> "NotreDame":
    """The game in a file; a Problem that says what is wrong with it."""
    from core import notre_dame as nd
    from core.record import load

    return load(file, nd, given.components)


def replay(given: Given, file: Path) -> None:
    """Tell in words how a game was played."""
    from nd_tui.play.export import course

    for line in course(saved_game(given, file), given.texts):
        show(line)


def export(given: Given, file: Path) -> None:
    """Print all lines of a game, in words or as JSON."""
    from nd_tui.play.export import as_json, as_text

    match = saved_game(given, file)
    if "json" in given.options:
        click.echo(as_json(match), nl=False)
        return
    for line in as_text(match, given.texts):
        show(line)


def simulate(given: Given) -> None:
    """Let opponents play against each other, with a bar that shows how far they are, and tell how it went."""
    import msgspec

    from core.ai.tournament import table
    from core.record import check_seed
    from nd_tui.play import simulating

    options, texts = given.options, given.texts
    games, seed = options.get("games", USUAL_GAMES), options.get("seed", USUAL_SEED)
    levels = simulating.seats_of(texts, options["seats"])
    check_seed(seed)
    with simulating.workers(options.get("workers", USUAL_WORKERS)) as pool:
        games_played = simulating.played(levels, games, seed, pool)
        label = texts("simulate-progress")
        with click.progressbar(games_played, length=games, label=label, file=sys.stderr) as bar:
            outcome = table(levels, list(bar), seed)
    if "json" in options:
        click.echo(msgspec.json.encode(outcome))
        return
    for line in simulating.report(texts, outcome):
        show(line)
