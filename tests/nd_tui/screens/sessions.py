"""Sessions for tests of the screens: a small tree, a game played to its end, and a seat at the table."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from textual.screen import Screen

from core import notre_dame as nd
from core.record import new_match
from nd_tui.play.session import Session
from nd_tui.screens.table import TableScreen
from tests.core.notre_dame.scenes import NAMES, ask, give, table
from tests.core.record.games import AnyMatch, small_tree
from tests.nd_tui.screens.playing import app_in
from tests.nd_tui.screens.running import LARGE, SMALL, AnyPilot, TestedApp, drive
from tests.nd_tui.whole_games import Unkept

Steps = Callable[[AnyPilot, TableScreen], Awaitable[None]]
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


def at_the_table(
    folder: Path, state: nd.State | Session, steps: Steps, size: tuple[int, int] = LARGE, **wishes: object
) -> list[str]:
    """Sit down in a position and do some steps; what was told meanwhile comes back."""
    app = app_in(folder, str(wishes.pop("language", "en")), **wishes)
    told: list[str] = []
    tell = app.notify

    def notify(message: str, **how: object) -> None:
        told.append(message)
        tell(message, **how)  # type: ignore[arg-type]

    app.notify = notify  # type: ignore[method-assign, assignment]

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            app.begin(state if isinstance(state, Session) else Session(Unkept(state)))
            await pilot.pause()
            await pilot.pause()
            assert isinstance(app.screen, TableScreen)
            await steps(pilot, app.screen)

    asyncio.run(run())
    return told


def donation() -> nd.State:
    """A player with one gold is asked how much to donate."""
    return ask(give(table(), gold=1), "donate")
