"""Screens that close: once, with what lies over them, and left alone by whatever comes too late."""

import asyncio
from pathlib import Path

import pytest
from textual import events
from textual.geometry import Size

from nd_tui.play.told import Told
from nd_tui.screens.curtain import CurtainScreen
from nd_tui.screens.dialogs import AskText
from nd_tui.screens.reckoning import ReckoningScreen
from nd_tui.screens.rules import RulesScreen
from nd_tui.screens.settings import SettingsScreen
from nd_tui.screens.table import TableScreen
from nd_tui.widgets.fields import Cycle
from tests.nd_tui.screens.in_app import in_app
from tests.nd_tui.screens.playing import Hands
from tests.nd_tui.screens.running import SMALL

# A name and Enter


@pytest.mark.parametrize("enters", [1, 2, 5])
def test_enter_struck_again_closes_the_name_dialog_and_nothing_else(tmp_path: Path, enters: int) -> None:
    async def steps(hands: Hands) -> None:
        session = hands.app.session
        assert session is not None
        before = session.history.cursor
        await hands.press("b", "x", *["enter"] * enters)
        assert isinstance(hands.app.screen, TableScreen)
        assert hands.app.session is session
        assert session.new_line == "x"
        assert session.history.cursor is before, "an Enter for the dialog has chosen something at the table"

    in_app(tmp_path, steps, table=True)


def test_a_dialog_that_is_closed_twice_closes_nothing_else(tmp_path: Path) -> None:
    async def steps(hands: Hands) -> None:
        answers: list[str | None] = []
        dialog = AskText("dialog-branch-name")
        hands.app.push_screen(dialog, answers.append)
        await hands.settle()
        for _ in range(3):
            dialog.dismiss("x")
        await hands.settle()
        dialog.dismiss("y")
        await hands.settle()
        assert answers == ["x"]
        assert isinstance(hands.app.screen, TableScreen)

    in_app(tmp_path, steps, table=True)


def test_a_screen_that_is_closed_takes_along_what_lies_over_it(tmp_path: Path) -> None:
    async def steps(hands: Hands) -> None:
        answers: list[str | None] = []
        dialog = AskText("dialog-branch-name")
        hands.app.push_screen(dialog, answers.append)
        hands.app.push_screen(RulesScreen())
        await hands.settle()
        dialog.dismiss("x")
        await hands.settle()
        assert answers == ["x"]
        assert isinstance(hands.app.screen, TableScreen)

    in_app(tmp_path, steps, table=True)


def test_what_a_screen_put_off_is_not_done_once_its_parts_are_going(tmp_path: Path) -> None:
    done = []

    async def steps(hands: Hands) -> None:
        screen = SettingsScreen()
        await hands.app.push_screen(screen)
        screen.set_interval(0.001, lambda: done.append(screen.is_there))
        screen.set_timer(0.001, lambda: done.append(screen.is_there))
        await asyncio.sleep(0.05)
        assert done
        screen.set_timer(0.05, lambda: done.append(screen.is_there))
        screen.call_after_refresh(lambda: done.append(screen.is_there))
        screen._pruning = True  # as while the parts go one by one

        async def work() -> None:
            done.append(screen.is_there)

        screen.run_worker(work)  # as the menu does for what was typed last
        del done[:]
        await asyncio.sleep(0.1)
        screen._pruning = False
        screen.dismiss()

    in_app(tmp_path, steps)
    assert done == []


def test_what_happens_to_a_screen_whose_parts_are_going_is_not_dealt_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[tuple[int, int]] = []

    async def steps(hands: Hands) -> None:
        screen = SettingsScreen()
        await hands.app.push_screen(screen)
        monkeypatch.setattr(screen, "check_size", lambda *size: sizes.append(size))
        screen.post_message(events.Resize(Size(*SMALL), Size(*SMALL)))
        await hands.settle()
        assert sizes
        screen._pruning = True  # as while the parts go one by one
        del sizes[:]
        screen.post_message(events.Resize(Size(*SMALL), Size(*SMALL)))
        await asyncio.sleep(0.1)
        screen._pruning = False
        screen.dismiss()

    in_app(tmp_path, steps)
    assert sizes == []


def test_a_part_that_has_gone_since_it_asked_for_the_keys_does_not_get_them(tmp_path: Path) -> None:
    async def steps(hands: Hands) -> None:
        screen = SettingsScreen()
        await hands.app.push_screen(screen)
        await hands.settle()
        first, second, *_ = screen.query(Cycle)
        screen.set_focus(second)
        await first.remove()
        screen.set_focus(first)
        assert screen.focused is second
        screen.dismiss()

    in_app(tmp_path, steps)


def test_a_key_does_not_act_on_a_screen_that_came_in_the_moment_since_it_was_let_in(tmp_path: Path) -> None:
    async def steps(hands: Hands) -> None:
        gate, enter = hands.app.input_gate, events.Key("enter", None)
        gate._let_in = enter  # it has passed the gate and is on its way
        hands.app.push_screen(ReckoningScreen([Told("One."), Told("Two."), Told("Three.")], 1.0))
        assert gate.holds(enter)
        gate._held.clear()
        await hands.app.pop_screen()

    in_app(tmp_path, steps)


def test_the_second_enter_of_a_move_does_not_open_the_next_persons_curtain(tmp_path: Path) -> None:
    async def steps(hands: Hands) -> None:
        await hands.press("enter")
        for _ in range(40):  # up to a choice after which it is another person's turn
            if isinstance(hands.app.screen, CurtainScreen):
                return
            await hands.press("enter", "enter")
        raise AssertionError("the curtain was opened by an Enter that was meant for the table")

    in_app(tmp_path, steps, table=True, people=3)
