"""A decision of many parts at the table: composed by keys and mouse, taken back, advised, and kept secret."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.widgets import Button

from core.record import new_match
from nd_tui.app import GamesApp
from nd_tui.games import open_box
from nd_tui.lessons.course import course_of
from nd_tui.play.session import Session
from nd_tui.screens.curtain import CurtainScreen
from nd_tui.screens.hint import HintScreen
from nd_tui.screens.lesson import LessonScreen
from nd_tui.screens.table import TableScreen
from nd_tui.storage.saves import PERSON
from nd_tui.thinking.thinker import Thinker
from nd_tui.widgets.choices import Choices
from nd_tui.widgets.composer import Composer
from nd_tui.widgets.part_rows import PartRows
from nd_tui.words.texts import LANGUAGES
from tests.nd_tui.screens.playing import app_in, thread
from tests.nd_tui.screens.running import LARGE, SMALL, AnyPilot, drive, shown
from tests.toybox import game as pebbles
from tests.toybox.game.things import Lay

pytestmark = pytest.mark.usefixtures("with_pebbles")
NAMES = ("Anna", "Luc", "Claire")
Steps = Callable[[AnyPilot, TableScreen], Awaitable[None]]


def app_of_pebbles(folder: Path, language: str) -> GamesApp:
    app = app_in(folder, language, last_game=pebbles.NAME)
    app.thinker = Thinker(open_box(pebbles.NAME), thread)
    return app


def at_the_table(
    folder: Path, steps: Steps, people: int = 1, language: str = "en", size: tuple[int, int] = SMALL
) -> None:
    """Sit down at a new game of pebbles."""
    app = app_of_pebbles(folder, language)
    seats = (PERSON,) * people + ("greedy",) * (len(NAMES) - people)

    async def sit_down(pilot: AnyPilot) -> None:
        match = new_match(pebbles, pebbles.Setup(NAMES), 4, seats)
        app.begin(Session(app.folder.keep(match)))
        await pilot.pause()
        if people > 1:
            await pilot.press("enter")  # the first one comes
            await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        await steps(pilot, app.screen)

    drive(app, sit_down, size)


async def until(pilot: AnyPilot, done: Callable[[], bool]) -> None:
    for _ in range(400):
        if done():
            return
        await pilot.pause(0.01)
    raise AssertionError(shown(pilot.app))  # type: ignore[arg-type]


def made(table: TableScreen) -> list[object]:
    history = table.session.history
    return [node.move for node in history.line_to(history.cursor)[1:]]


def is_composed(table: TableScreen) -> bool:
    return bool(table.query_one(Composer).display)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_bundle_is_composed_by_keys(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    async def steps(pilot: AnyPilot, table: TableScreen) -> None:
        assert is_composed(table)
        assert not table.query_one(Choices).display
        assert table.query_one(PartRows).region.bottom <= size[1]
        await pilot.press("2", "down", "plus")
        await pilot.pause()
        assert table.highlighted == Lay((2, 1))
        assert made(table) == []
        await pilot.press("enter")
        await pilot.pause()
        assert made(table)[0] == Lay((2, 1))

    at_the_table(tmp_path, steps, language=language, size=size)


def test_a_bundle_is_composed_by_mouse(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, table: TableScreen) -> None:
        rows = table.query_one(PartRows)
        for cell, times in zip(rows._cells, (1, 3), strict=True):
            for _ in range(times):
                await pilot.click(PartRows, offset=cell.more)
                await pilot.pause(0.5)  # a double click counts once
        await pilot.click(Button)
        await pilot.pause()
        assert made(table)[0] == Lay((1, 3))

    at_the_table(tmp_path, steps)


def test_digits_reach_the_form_whatever_has_the_focus(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, table: TableScreen) -> None:
        table.set_focus(None)
        await pilot.press("3")
        await pilot.pause()
        assert table.highlighted == Lay((3, 0))
        assert made(table) == []

    at_the_table(tmp_path, steps)


def test_lists_and_forms_take_turns(tmp_path: Path) -> None:
    seen = set()

    async def steps(pilot: AnyPilot, table: TableScreen) -> None:
        while table.session.seat is not None:
            await until(pilot, lambda: bool(table.options) or table.session.seat is None)
            if table.session.seat is None:
                break
            decision = pebbles.decision(table.session.state)
            seen.add((decision, is_composed(table)))
            await pilot.press(*(["3", "down", "3", "enter"] if decision == "lay" else ["1"]))
            await pilot.pause()

    at_the_table(tmp_path, steps)
    assert ("lay", True) in seen
    assert ("guess", False) in seen
    assert all(composed == (decision == "lay") for decision, composed in seen)


def test_a_bundle_that_was_taken_back_is_offered_again(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, table: TableScreen) -> None:
        await pilot.press("2", "down", "1", "enter")
        await until(pilot, lambda: len(made(table)) >= 3)
        await pilot.press("u")
        await pilot.pause()
        assert made(table) == []
        assert table.query_one(Composer).looks_at(Lay((2, 1)))

    at_the_table(tmp_path, steps)


def test_in_another_language_what_is_set_stays(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, table: TableScreen) -> None:
        await pilot.press("2", "down", "1", "f2")
        await pilot.pause()
        assert "rouge" in shown(table.game_app)
        assert table.query_one(Composer).looks_at(Lay((2, 1)))

    at_the_table(tmp_path, steps)


@pytest.mark.parametrize("by_number", [True, False])
def test_a_choice_of_the_adviser_is_set_in_the_form_not_made(tmp_path: Path, by_number: bool) -> None:
    async def steps(pilot: AnyPilot, table: TableScreen) -> None:
        await pilot.press("h")
        await until(pilot, lambda: isinstance(table.app.screen, HintScreen))
        hint = table.app.screen
        assert isinstance(hint, HintScreen)
        await until(pilot, lambda: hint.stage == "done" and bool(hint.reasons))
        meant = hint.numbers[1]
        await pilot.press(*(["2"] if by_number else ["down", "enter"]))
        await until(pilot, lambda: table.app.screen is table)
        await pilot.pause()
        assert table.query_one(Composer).looks_at(meant)
        assert made(table) == []

    at_the_table(tmp_path, steps)


def test_while_all_decide_in_secret_nobody_is_told_whose_turn_it_is(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, table: TableScreen) -> None:
        told: list[str] = []
        table.play.let_agent_decide = lambda seat: told.append(shown(table.game_app))  # type: ignore[method-assign]
        await pilot.press("enter")
        await pilot.pause()
        text = shown(table.game_app)
        assert told
        assert table.texts("table-thinks.secretly") in text
        assert table.texts("table-thinks", player="Luc") not in text
        assert table.picture().mover is None
        table.play.waiting = True
        table.play.go_on()
        await pilot.pause()
        assert table.texts("table-waits.secretly", key="Space") in shown(table.game_app)

    at_the_table(tmp_path, steps)


def test_at_a_shared_screen_the_next_one_sees_nothing_of_an_answer(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, table: TableScreen) -> None:
        before = table.session.game.view(table.session.state, 1)
        await pilot.press("2", "down", "3", "enter")
        await until(pilot, lambda: isinstance(table.app.screen, CurtainScreen))
        await pilot.press("enter")
        await until(pilot, lambda: table.app.screen is table and table.reader == 1)
        await pilot.pause()
        assert table.play.view() == before, "nothing tells that somebody has answered"
        assert table.query_one(Composer).looks_at(Lay((0, 0))), "nor what"
        assert table.query_one(PartRows).at == 0

    at_the_table(tmp_path, steps, people=2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_lesson_a_first_enter_looks_and_only_a_second_decides(tmp_path: Path, language: str) -> None:
    app = app_of_pebbles(tmp_path, language)
    course = course_of(pebbles.NAME)

    async def steps(pilot: AnyPilot) -> None:
        app.push_screen(LessonScreen.resumed(app, course, course["laying"]))
        await pilot.pause()
        await pilot.press("enter", "enter")
        await pilot.pause()
        lesson = app.screen
        assert isinstance(lesson, LessonScreen)
        assert lesson.lecture.step.right
        assert is_composed(lesson)
        await pilot.press("enter")
        await pilot.pause()
        assert made(lesson) == []
        await pilot.press("2", "down", "2", "enter")
        await until(pilot, lambda: lesson.lecture.step.say == "shown")

    drive(app, steps)
