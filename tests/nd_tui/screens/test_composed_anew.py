"""What a screen puts off is done while the program runs, not once it ends while composing anew."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest
from textual import events
from textual.widget import Widget

from nd_tui.screens.help import HelpScreen
from nd_tui.screens.title import TitleScreen
from tests.nd_tui.screens.running import AnyPilot, TestedApp, drive


def test_nothing_that_was_put_off_is_done_once_the_program_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = TestedApp(tmp_path)
    composing = asyncio.Event()

    async def late(self: TitleScreen, parts: Sequence[Widget]) -> None:
        composing.set()
        while app.is_running:
            await asyncio.sleep(0.01)
        await super(TitleScreen, self).mount_all(parts)

    async def slowly(self: HelpScreen, event: events.Unmount) -> None:
        await asyncio.sleep(0.3)  # the screen above goes first, and takes its time

    async def steps(pilot: AnyPilot) -> None:
        app.push_screen(HelpScreen("title"))
        await pilot.pause()
        monkeypatch.setattr(TitleScreen, "mount_all", late, raising=False)
        monkeypatch.setattr(HelpScreen, "on_unmount", slowly, raising=False)
        app.change_settings(language="fr")
        await composing.wait()

    drive(app, steps)
