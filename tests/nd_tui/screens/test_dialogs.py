"""Small questions: their buttons are walked through with the arrow keys too."""

from pathlib import Path

import pytest
from textual.screen import Screen
from textual.widgets import Button, Input

from nd_tui.games import FIRST
from nd_tui.lessons.course import course_of
from nd_tui.screens.dialogs import AskText, Confirm
from nd_tui.screens.recap import RecapScreen
from tests.nd_tui.screens.playing import Hands, app_in
from tests.nd_tui.screens.running import AnyPilot, drive

LESSONS = list(course_of(FIRST))


def confirm() -> Confirm:
    return Confirm("load-delete", "load-delete-yes", names="Anna")


@pytest.mark.parametrize("make", [confirm, lambda: RecapScreen(*LESSONS[:2])])
def test_left_and_right_go_from_button_to_button(tmp_path: Path, make: type[Screen[object]]) -> None:
    app = app_in(tmp_path)

    async def steps(pilot: AnyPilot) -> None:
        hands = Hands(app)
        await app.push_screen(make())
        await hands.settle()
        buttons = list(app.screen.query(Button))
        assert app.focused is buttons[0]
        for button in (*buttons[1:], buttons[0]):
            await hands.press("right")
            assert app.focused is button
        await hands.press("left")
        assert app.focused is buttons[-1]

    drive(app, steps)


def test_left_and_right_stay_in_a_text_that_is_typed(tmp_path: Path) -> None:
    app = app_in(tmp_path)

    async def steps(pilot: AnyPilot) -> None:
        hands = Hands(app)
        await app.push_screen(AskText("dialog-line-name", "ab"))
        await hands.settle()
        for key in ("end", "left", "x"):
            await hands.press(key)
        field = app.screen.query_one(Input)
        assert app.focused is field
        assert field.value == "axb"
        await hands.press("tab", "right")
        assert app.focused is app.screen.query_one("#dialog-cancel")

    drive(app, steps)
