"""Some steps in the app, at the title or at a table of three."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from nd_tui.app import GamesApp
from tests.nd_tui.screens.playing import Hands, app_in, new_session
from tests.nd_tui.screens.running import SMALL

Steps = Callable[[Hands], Awaitable[None]]


def in_app(folder: Path, steps: Steps, table: bool = False, people: int = 1, **wishes: object) -> GamesApp:
    """Run some steps at the title, or at a table."""
    app = app_in(folder, **wishes)

    async def run() -> None:
        async with app.run_test(size=SMALL):
            hands = Hands(app)
            await hands.settle()
            if table:
                app.begin(new_session(app, 3, 7, people))
                await hands.settle()
            await steps(hands)

    asyncio.run(run())
    return app
