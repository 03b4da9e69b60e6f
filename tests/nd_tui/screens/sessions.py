"""Sessions for tests of the screens: a small tree, and a game played to its end."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from textual.screen import Screen

from core import notre_dame as nd
from core.record import new_match
from nd_tui.session import Session
from tests.core.notre_dame.scenes import NAMES
from tests.core.record.games import AnyMatch, small_tree
from tests.nd_tui.games import Unkept
from tests.nd_tui.screens.running import SMALL, AnyPilot, TestedApp, drive

ODD_NAMES = ("[b]Anna[/b] [red]", "👩‍🌾 Zoë 🎲", "שלום עולם", "x" * 200)


def session_of(match: AnyMatch) -> Session:
    kept = Unkept(match.history.root.state)
    kept.match = match
    return Session(kept)


def tree_session(**wishes: int) -> Session:
    """A tree with side lines, fresh luck, names, comments and a foreseen line."""
    return session_of(small_tree(**wishes))


def finished(names: tuple[str, ...] = NAMES[:3], seed: int = 5) -> Session:
    """A game played at random to its end."""
    seats = ("person",) + ("greedy",) * (len(names) - 1)
    match = new_match(nd, nd.Setup(names, new_persons=True), seed, seats)
    chance = random.Random(seed)
    while moves := nd.legal_moves(match.history.state):
        match.history.play(chance.choice(moves))
    return session_of(match)


async def until_keys_are_shown(pilot: AnyPilot) -> None:
    """Wait for the footer, which comes a little after the rest."""
    for _ in range(100):
        await pilot.pause(0.01)
        keys = pilot.app.screen.query("FooterKey")
        if keys and all(key.region.width for key in keys):
            return


def on_screen(
    folder: Path,
    screen: Callable[[], Screen[Any]],
    steps: Callable[[AnyPilot], Any],
    size: tuple[int, int] = SMALL,
    **settings: Any,
) -> TestedApp:
    """Run some steps on a screen that lies over the title."""
    app = TestedApp(folder, **settings)

    async def all_steps(pilot: AnyPilot) -> None:
        app.push_screen(screen())
        await pilot.pause()
        await until_keys_are_shown(pilot)
        await steps(pilot)

    drive(app, all_steps, size)
    return app
