"""The bottom line of keys: made anew for other keys, and only then."""

from pathlib import Path

from textual.widgets._footer import FooterKey

from nd_tui.texts import Texts
from nd_tui.widgets.key_bar import KeyBar
from tests.nd_tui.screens.running import AnyPilot, TestedApp, drive
from tests.nd_tui.screens.sessions import until_keys_are_shown


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
