"""The app for tests of its screens: with files of the test's own, and driven by a plain function."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from textual.pilot import Pilot
from textual.widgets import OptionList

from nd_tui.app import GamesApp
from nd_tui.play.session import Session
from nd_tui.storage.saves import GameFolder
from nd_tui.storage.settings import Settings, save_settings

AnyPilot = Pilot[None]
SMALL, LARGE = (80, 24), (140, 45)


class TestedApp(GamesApp):
    """The app up to the table: a game that would begin there is only noted."""

    __test__ = False

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.begun: list[Session] = []
        self.told: list[str] = []
        file = folder / "settings.json"
        if settings:
            save_settings(Settings(**settings), file)
        super().__init__(GameFolder(folder), file, None if "language" in settings else "en")

    def begin(self, session: Session, waiting: bool = False) -> None:
        """Note the game."""
        self.begun.append(session)
        session.save()

    def notify(self, message: str, **how: Any) -> None:
        """Note what is told."""
        self.told.append(message)
        super().notify(message, **how)


def drive(app: GamesApp, steps: Callable[[AnyPilot], Awaitable[None]], size: tuple[int, int] = SMALL) -> None:
    """Run the app through some steps."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await steps(pilot)

    asyncio.run(run())


def shown(app: GamesApp) -> str:
    """What stands on the screen, as text."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


async def click_option(pilot: AnyPilot, selector: str, line: int) -> None:
    """Click a line of a list that is not scrolled."""
    options = pilot.app.screen.query_one(selector, OptionList)
    where = (options.gutter.left + 3, options.gutter.top + line)
    await pilot.click(selector, offset=where)
    await pilot.pause()


async def type_text(pilot: AnyPilot, text: str) -> None:
    """Type a text into the focused field, as a paste does."""
    from textual.events import Paste

    assert pilot.app.focused is not None
    pilot.app.focused.post_message(Paste(text))
    await pilot.pause()
