"""The bottom line of keys: made anew for other keys, and only then; on every screen a menu of all actions."""

from pathlib import Path

import pytest
from textual.widgets._footer import FooterKey

from core import notre_dame as nd
from nd_tui.games import open_box
from nd_tui.screens.table import TableScreen
from nd_tui.widgets.key_bar import KeyBar
from tests.nd_tui.screens.playing import app_in
from tests.nd_tui.screens.running import LARGE, SMALL, AnyPilot, TestedApp, drive
from tests.nd_tui.screens.sessions import at_the_table, donation, until_keys_are_shown
from tests.nd_tui.snapshots.situations import SITUATIONS, LastChoice, settled
from tests.nd_tui.texts import Texts

# A situation on every screen that has a line of keys, and where most of them are shown.
SHOWN = (
    "title",
    "new-game",
    "load",
    "settings",
    "course",
    "lesson",
    "lesson-free",
    "help",
    "statistics",
    "rules",
    "playing",
    "lines",
    "ending",
    "review-stopped",
)


def test_the_keys_are_made_anew_only_when_they_are_others(tmp_path: Path) -> None:
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        await until_keys_are_shown(pilot)
        (bar,) = app.screen.query(KeyBar)
        keys = list(bar.query(FooterKey))
        assert keys[0].description == Texts("en")("do-rules")
        app.screen.refresh_bindings()
        await pilot.pause()
        assert list(bar.query(FooterKey)) == keys
        app.set_keymap({"rules": "r"})
        await pilot.pause()
        assert "r" in {key.key for key in bar.query(FooterKey)}

    drive(app, steps)


def test_keys_that_stand_nowhere_do_not_have_the_others_made_anew(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        await until_keys_are_shown(pilot)
        (bar,) = screen.query(KeyBar)
        keys = list(bar.query(FooterKey))
        assert "down" in screen.active_bindings
        screen.set_focus(None)
        await pilot.pause()
        assert "down" not in screen.active_bindings
        assert list(bar.query(FooterKey)) == keys

    at_the_table(tmp_path, donation(), steps)


@pytest.mark.parametrize(("language", "size"), [("fr", SMALL), ("en", LARGE)])
@pytest.mark.parametrize("situation", SHOWN)
def test_the_menu_stands_beside_all_keys_and_covers_none(
    tmp_path: Path, situation: str, language: str, size: tuple[int, int]
) -> None:
    app = app_in(tmp_path, language)
    app.thinker = LastChoice(open_box(nd.NAME))

    async def steps(pilot: AnyPilot) -> None:
        await settled(app, pilot)
        await SITUATIONS[situation](app, pilot)
        await settled(app, pilot)
        keys = list(app.screen.query(FooterKey))
        assert [key.description for key in keys if key.action == "command_palette"] == ["Menu"]
        assert all(seen_whole(key) for key in keys)

    drive(app, steps, size)


def seen_whole(key: FooterKey) -> bool:
    """Whether no part of a key lies under another one or outside the screen."""
    region, screen = key.region, key.screen
    ends = (region.x, region.right - 1)
    return region in screen.region and all(screen.get_widget_at(x, region.y)[0] is key for x in ends)
