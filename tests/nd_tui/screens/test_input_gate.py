"""Keys and clicks that come while a screen opens, closes or is composed anew: each acts where it is meant."""

import asyncio
from itertools import product
from pathlib import Path

import pytest
from textual import events
from textual.geometry import Offset

from nd_tui.keys.palette import Palette
from nd_tui.lessons import lecturer
from nd_tui.screens.lesson import LessonScreen
from nd_tui.screens.rules import RulesScreen
from nd_tui.screens.settings import SettingsScreen
from nd_tui.screens.title import TitleScreen
from nd_tui.terminal import input_gate
from nd_tui.widgets.choices import Choices
from nd_tui.widgets.fields import Cycle
from nd_tui.widgets.menu import Menu
from tests.nd_tui.screens.in_app import in_app
from tests.nd_tui.screens.lessons import COURSE, in_lesson, lesson_of
from tests.nd_tui.screens.playing import Hands, new_session
from tests.nd_tui.screens.running import SMALL

# A click on what is not there any more


def test_a_click_where_the_terminal_has_shrunk_from_under_the_palette_does_nothing(tmp_path: Path) -> None:
    async def steps(hands: Hands) -> None:
        await hands.press("ctrl+p")
        palette = hands.app.screen
        assert isinstance(palette, Palette)
        where = Offset(SMALL[0] + 10, SMALL[1] + 10)
        click = events.Click(palette, *where, 0, 0, 1, False, False, False, *where)
        palette.post_message(click)
        await hands.settle()
        assert hands.app.screen is palette

    in_app(tmp_path, steps)


# What is typed ahead


def test_keys_typed_ahead_come_to_the_screen_they_open_in_their_order(tmp_path: Path) -> None:
    async def steps(hands: Hands) -> None:
        await hands.press("b", *"abcdefgh", "enter")
        assert hands.app.session is not None
        assert hands.app.session.new_line == "abcdefgh"
        await hands.press("b", "end", "i", "enter", "b", *"ijk", "enter")
        assert hands.app.session is not None
        assert hands.app.session.new_line == "ijk"

    in_app(tmp_path, steps, table=True)


def test_a_way_through_the_menus_can_be_typed_ahead(tmp_path: Path) -> None:
    async def steps(hands: Hands) -> None:
        await hands.press("5", *"carriage")
        assert isinstance(hands.app.screen, RulesScreen)
        assert hands.app.screen.search == "carriage"
        await hands.press("escape", "6", "down", "right", "escape", "5", "escape", "6")
        assert isinstance(hands.app.screen, SettingsScreen)
        assert len(hands.app.screen_stack) == 2

    in_app(tmp_path, steps)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_course_and_lesson_opened_and_closed_in_one_burst(tmp_path: Path, language: str) -> None:
    async def steps(hands: Hands) -> None:
        for _ in range(2):
            await hands.press("4", "enter", "escape", "escape")
            assert isinstance(hands.app.screen, TitleScreen)
            assert hands.app.screen.query_one(Menu).has_focus

    app = in_app(tmp_path, steps, language=language)
    assert app.progress.lessons, "no lesson was opened"


@pytest.mark.parametrize("key", ["2", "3", "4", "5", "6", "7", "f1", "f3", "question_mark", "ctrl+p"])
def test_a_screen_closed_in_the_moment_it_opens(tmp_path: Path, key: str) -> None:
    async def steps(hands: Hands) -> None:
        for _ in range(2):
            hands.strike(key, "escape", key, "pagedown", "escape", "escape")
            await asyncio.sleep(0)
            await hands.press("pagedown", "f2", key, "escape", "escape")
            assert isinstance(hands.app.screen, TitleScreen)

    in_app(tmp_path, steps)


def test_page_keys_at_a_table_that_is_not_there_yet(tmp_path: Path) -> None:
    async def steps(hands: Hands) -> None:
        hands.app.begin(new_session(hands.app, 3, 7))
        await hands.press("pageup", "end", "1", "escape", "1", "home", "pagedown")
        assert not isinstance(hands.app.screen, TitleScreen)

    in_app(tmp_path, steps)


@pytest.mark.parametrize("typed", ["", "zzz", "help"])
def test_the_menu_takes_every_key_before_its_list_is_there(tmp_path: Path, typed: str) -> None:
    async def steps(hands: Hands) -> None:
        for key in ("pageup", "pagedown", "down", "enter"):
            await hands.press("ctrl+p", key, *typed, key, key, "escape", "escape", "escape")
            await hands.press("escape")
            assert isinstance(hands.app.screen, TitleScreen)

    in_app(tmp_path, steps)


# The mouse


@pytest.mark.parametrize("turns", [1, 8, 34])
def test_a_click_in_the_settings_meets_no_part_that_was_composed_away_meanwhile(
    tmp_path: Path, turns: int
) -> None:
    async def steps(hands: Hands) -> None:
        await hands.press("6")
        shown = hands.app.screen.query_one("#language", Cycle)
        values = [value for value, _ in shown.choices]
        begun = values.index(shown.value)
        where = Offset(shown.region.x + shown.region.width - 2, shown.region.y)
        for _ in range(5):
            hands.strike_at(where)
            for _ in range(turns):
                await asyncio.sleep(0)
        await hands.settle()
        assert hands.app.screen.query_one("#language", Cycle).value == values[(begun + 5) % len(values)]

    in_app(tmp_path, steps)


@pytest.mark.parametrize("field", ["language", "theme", "speed"])
def test_an_arrow_in_the_settings_clicked_quickly_turns_the_value_each_time(
    tmp_path: Path, field: str
) -> None:
    async def steps(hands: Hands) -> None:
        await hands.press("6")
        shown = hands.app.screen.query_one(f"#{field}", Cycle)
        values = [value for value, _ in shown.choices]
        begun = values.index(shown.value)
        where = Offset(shown.region.x + shown.region.width - 2, shown.region.y)
        for clicks in (1, 2, 5):
            for _ in range(clicks):
                hands.strike_at(where)
            await hands.settle()
            begun += clicks
        again = hands.app.screen.query_one(f"#{field}", Cycle)
        assert again.value == values[begun % len(values)]
        assert again.has_focus

    in_app(tmp_path, steps)


def test_a_click_made_before_a_screen_was_there_does_nothing_on_it(tmp_path: Path) -> None:
    async def steps(hands: Hands) -> None:
        session = hands.app.session
        assert session is not None
        before = session.history.cursor
        options = hands.app.screen.query_one(Choices).query_one("OptionList")
        where = Offset(options.region.x + 5, options.region.y)
        hands.strike("b")
        for _ in range(3):
            hands.strike_at(where)
        hands.strike("escape")
        for _ in range(3):
            hands.strike_at(where)
        await hands.settle()
        assert session.history.cursor is before
        await hands.click(options, where)
        assert session.history.cursor is not before

    in_app(tmp_path, steps, table=True)


# Lessons


@pytest.mark.parametrize(
    ("lesson", "key"),
    [*product(["friend"], ["s", "h", "enter", "1"]), *product(["period"], ["s", "backspace", "g", "u"])],
)
def test_the_solution_of_a_step_that_is_over_is_not_played_again(
    tmp_path: Path, lesson: str, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before the moves after a step have begun, the position has moved on, and the step has not."""
    monkeypatch.setattr(lecturer, "PAUSES", {"quick": 0.1})

    async def steps(hands: Hands) -> None:
        for times in (1, 3, 5, 7):
            hands.strike("s", *[key] * (times % 3 + 1))
            await asyncio.sleep(0.02 * times)
            hands.strike(key, "s")
            await asyncio.sleep(0.01)
            await hands.press("s")
            if not isinstance(hands.app.screen, LessonScreen):
                await hands.press("escape")
            if not isinstance(hands.app.screen, LessonScreen):
                return

    in_lesson(tmp_path, steps, lesson=COURSE[lesson], speed="quick", reckoning=True)


def test_while_one_watches_the_step_is_over_from_the_move_on(tmp_path: Path) -> None:
    async def steps(hands: Hands) -> None:
        screen = lesson_of(hands)
        while not screen.lecture.step.right:
            await hands.press("s")
        screen.choose(screen.lecture.right_moves()[0])
        assert not screen.lecturer.on_the_line
        assert not screen.options
        assert not screen.check_action("hint", ())

    in_lesson(tmp_path, steps, lesson=COURSE["friend"], speed="off")


# The gate itself


def test_a_key_is_let_in_at_once_where_nothing_goes_on(tmp_path: Path) -> None:
    async def steps(hands: Hands) -> None:
        loop = asyncio.get_running_loop()
        hands.strike("down")
        begun, turns = loop.time(), 0
        while hands.app.input_gate.is_holding or not turns:
            await asyncio.sleep(0)
            turns += 1
        assert turns < input_gate.MOST_TURNS
        assert loop.time() - begun < input_gate.PATIENCE

    in_app(tmp_path, steps)


def test_keys_come_through_whatever_goes_on_beside_them(tmp_path: Path) -> None:
    async def steps(hands: Hands) -> None:
        async def busy() -> None:
            while True:
                await asyncio.sleep(0)

        beside = asyncio.create_task(busy())
        hands.strike("6", "escape", "5", "x")
        for _ in range(400):
            await asyncio.sleep(0.01)
            if not hands.app.input_gate.is_holding:
                break
        beside.cancel()
        await hands.settle()
        assert isinstance(hands.app.screen, RulesScreen)
        assert hands.app.screen.search == "x"

    in_app(tmp_path, steps)


# Quitting


@pytest.mark.parametrize(("slow", "done"), [(False, 12), (True, None)])
def test_the_key_that_quits_waits_for_what_was_typed_before_it_but_not_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slow: bool, done: int | None
) -> None:
    monkeypatch.setattr(
        input_gate, "PATIENCE", 0.2 if slow else 60.0
    )  # a busy machine may need long for twelve keys
    counted: list[str] = []

    async def steps(hands: Hands) -> None:
        async def count(key: str) -> None:
            counted.append(key)
            await asyncio.sleep(0.1 if slow else 0)

        screen = hands.app.screen
        monkeypatch.setattr(type(screen), "key_z", lambda _: count("z"), raising=False)
        hands.strike(*"z" * 12, "ctrl+q")
        for _ in range(600):
            await asyncio.sleep(0.05)
            if hands.app._exit:
                return
        raise AssertionError("it does not end")

    in_app(tmp_path, steps)
    assert len(counted) == done if done is not None else 0 < len(counted) < 12
