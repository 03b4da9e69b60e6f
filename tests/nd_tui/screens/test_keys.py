"""Keys: what opened something closes it, Escape asks before it leaves, and no key is silent."""

from pathlib import Path

import pytest
from textual.widgets import Input, OptionList, Static

from nd_tui.keys.actions import OPENED_BY, closing_key
from nd_tui.keys.palette import commands
from nd_tui.screens import table_actions
from nd_tui.screens.course import CourseScreen
from nd_tui.screens.help import HelpScreen
from nd_tui.screens.load import LoadScreen
from nd_tui.screens.new_game import NewGameScreen
from nd_tui.screens.rules import RulesScreen
from nd_tui.screens.settings import SettingsScreen
from nd_tui.screens.table import TableScreen
from nd_tui.screens.title import TitleScreen
from nd_tui.widgets.finder import Finder
from nd_tui.widgets.key_list import KeyList
from nd_tui.widgets.menu import Menu
from tests.core.notre_dame.scenes import give, holding, moved, table
from tests.nd_tui.screens.lessons import COURSE
from tests.nd_tui.screens.running import SMALL, AnyPilot, TestedApp, drive, shown
from tests.nd_tui.screens.sessions import at_the_table, donation, finished, on_screen
from tests.nd_tui.texts import LANGUAGES, Texts

OPENING = ("p", "w", "t", "question_mark", "f1", "f3", "h", "v", "ctrl+o")
CLOSED_BY_ENTER = ("p", "w", "question_mark", "f1")


@pytest.mark.parametrize("key", OPENING)
def test_what_opened_a_screen_closes_it(tmp_path: Path, key: str) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        for closing in (key, *(["enter"] if key in CLOSED_BY_ENTER else [])):
            await pilot.press(key)
            await pilot.pause()
            assert pilot.app.screen is not screen
            await pilot.press(closing)
            await pilot.pause()
            assert pilot.app.screen is screen

    at_the_table(tmp_path, donation(), steps)


@pytest.mark.parametrize("key", ["m", "l"])
def test_what_opened_a_page_of_the_small_table_closes_it(tmp_path: Path, key: str) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        for page in ({"m": "map", "l": "log"}[key], "board"):
            await pilot.press(key)
            await pilot.pause()
            assert screen.page == page

    at_the_table(tmp_path, donation(), steps, SMALL)


@pytest.mark.parametrize("key", ["c", "enter"])
def test_the_comparison_closes_by_the_key_that_opened_it(tmp_path: Path, key: str) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        screen.session.play(screen.options[0])
        screen.session.take_back()
        await pilot.press("c")
        await pilot.pause()
        assert pilot.app.screen is not screen
        await pilot.press(key)
        await pilot.pause()
        assert pilot.app.screen is screen

    at_the_table(tmp_path, holding(table(), "bank", "park"), steps)


@pytest.mark.parametrize("key", ["e", "enter", "escape"])
def test_the_end_closes_by_the_key_that_opened_it(tmp_path: Path, key: str) -> None:
    async def steps(pilot: AnyPilot) -> None:
        table_screen = pilot.app.screen_stack[-2]
        await pilot.press(key)
        await pilot.pause()
        assert pilot.app.screen is table_screen

    app = TestedApp(tmp_path)

    async def begin(pilot: AnyPilot) -> None:
        await app.push_screen(TableScreen(finished()))
        await pilot.pause()
        await pilot.pause()
        await steps(pilot)

    drive(app, begin)


def test_a_key_of_ones_own_closes_what_it_opens_unless_it_means_something_there() -> None:
    assert closing_key("lines", {}) == "t"
    assert closing_key("lines", {"lines": "x"}) == "x"
    assert closing_key("lines", {"lines": "d"}) == ""  # that moves a line down
    assert all(closing_key(place, {}) for place in OPENED_BY)


def test_with_another_key_the_rules_close_by_that_one(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        for _ in range(2):
            await pilot.press("f9")
            await pilot.pause()
        assert pilot.app.screen is screen

    at_the_table(tmp_path, donation(), steps, keys={"rules": "f9"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_escape_at_the_table_needs_a_second_press_and_says_so(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        await pilot.press("escape")
        await pilot.pause()
        assert pilot.app.screen is screen
        monkeypatch.setattr(table_actions, "LEAVING", -1.0)  # as if it were long ago
        await pilot.press("escape")
        await pilot.pause()
        assert pilot.app.screen is screen
        monkeypatch.undo()
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TitleScreen)

    told = at_the_table(tmp_path, donation(), steps, language=language)
    assert told == [Texts(language)("table-leave-again", key=Texts(language)("key-escape"))] * 2


def test_who_chooses_to_leave_in_the_menu_leaves_at_once(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        name = screen.texts("do-leave")
        leave = next(found for found in commands(screen.game_app, screen) if found.title == name)
        await leave.callback()
        await pilot.pause()
        assert isinstance(pilot.app.screen, TitleScreen)

    assert at_the_table(tmp_path, donation(), steps) == []


def test_a_first_digit_that_waits_for_a_second_is_shown(tmp_path: Path) -> None:
    state = moved(holding(give(table(4), carriage_house=2), "carriage_house", "bank"), "play carriage_house")

    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        assert len(screen.options) >= 10
        question = screen.query_one("#question", Static)
        await pilot.press("1")
        await pilot.pause()
        assert str(question.content).endswith("1_")
        assert "1_" in shown(screen.game_app)
        await pilot.press("tab", "down")
        await pilot.pause()
        assert "1_" not in str(question.content)
        await pilot.press("1", "0")
        await pilot.pause()
        assert screen.session.history.cursor.depth == 1

    at_the_table(tmp_path, state, steps)


def test_a_first_digit_in_a_menu_is_shown_too(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("2")
        await pilot.pause()
        assert "2_" in shown(pilot.app)  # type: ignore[arg-type]
        await pilot.press("down")
        await pilot.pause()
        assert "2_" not in shown(pilot.app)  # type: ignore[arg-type]
        assert pilot.app.screen.query_one(Menu).highlighted_option.id == list(COURSE)[2].id  # type: ignore[union-attr]

    on_screen(tmp_path, lambda: CourseScreen(COURSE), steps)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unused_key_says_so_quietly(tmp_path: Path, language: str) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        before = screen.session.history.cursor
        for key in ("down", "up", "tab", "left", "x", "x", "r", "9", "d"):
            await pilot.press(key)
        assert screen.session.history.cursor is before

    texts = Texts(language)
    told = at_the_table(tmp_path, donation(), steps, language=language)
    assert told == [texts("unused-key", key="x", help="F1")]  # once for all of them


def test_a_number_without_a_choice_says_so(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        await pilot.press("9")

    assert at_the_table(tmp_path, donation(), steps) == [Texts("en")("unused-key", key="9", help="F1")]


def test_in_a_form_down_goes_down_and_up_goes_up(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot) -> None:
        seen = []
        for key in ("down", "down", "tab", "tab", "tab", "down", "down", "up", "up", "up"):
            await pilot.press(key)
            assert pilot.app.focused is not None
            seen.append(pilot.app.focused.id)
        assert seen == [
            *("who-0", "who-1", "name-1", "character-1", "colour-1"),
            *("colour-2", "edition", "who-2", "who-1", "who-0"),
        ]

    on_screen(tmp_path, NewGameScreen, steps)


def test_a_slash_begins_a_search_in_the_rules(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot) -> None:
        search = pilot.app.screen.query_one("#search", Input)
        await pilot.press(*"bank", "slash", *"rat")
        await pilot.pause()
        assert search.value == "rat"
        await pilot.press("enter")  # whoever has typed something wants to read
        await pilot.pause()
        assert isinstance(pilot.app.screen, RulesScreen)
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TitleScreen)

    on_screen(tmp_path, RulesScreen, steps)


def test_a_slash_begins_a_search_in_lists(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot) -> None:
        lessons = pilot.app.screen.query_one(OptionList)
        named = ["person" in str(option.prompt).lower() for option in lessons.options]
        wanted = [n for n, option in enumerate(lessons.options) if named[n] and not option.disabled]
        assert len(wanted) > 1
        await pilot.press("slash", *"PERSON")
        await pilot.pause()
        assert lessons.highlighted == wanted[0]
        await pilot.press("enter")
        await pilot.pause()
        assert lessons.highlighted == wanted[1]
        assert Texts("en")("finder-count", n=2, of=len(wanted)) in shown(pilot.app)  # type: ignore[arg-type]
        await pilot.press("x")
        await pilot.pause()
        assert Texts("en")("finder-nothing") in shown(pilot.app)  # type: ignore[arg-type]
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(pilot.app.screen, CourseScreen)
        assert not pilot.app.screen.query(Finder)
        assert pilot.app.focused is lessons

    on_screen(tmp_path, lambda: CourseScreen(COURSE), steps)


@pytest.mark.parametrize("screen", [LoadScreen, SettingsScreen, lambda: HelpScreen("table")])
def test_a_slash_begins_a_search_wherever_there_is_a_list(tmp_path: Path, screen: type) -> None:
    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("slash", *"branch")
        await pilot.pause()
        assert pilot.app.screen.query(Finder)
        for keys in pilot.app.screen.query(KeyList):
            assert keys.highlighted_option is not None
            assert keys.highlighted_option.id == "branch"

    on_screen(tmp_path, screen, steps)
