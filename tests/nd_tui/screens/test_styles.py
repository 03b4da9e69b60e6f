"""Styles: each screen brings its own when it opens, and looks the same whichever others were read before."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.screen import Screen

from nd_tui.app import GamesApp
from nd_tui.games import FIRST, open_box
from nd_tui.keys.palette import Palette
from nd_tui.lessons.course import course_of
from nd_tui.looks.styles import FOLDER, OF_THE_TITLE, later_ones
from nd_tui.screens.catch_key import CatchKeyScreen
from nd_tui.screens.course import CourseScreen
from nd_tui.screens.curtain import CurtainScreen
from nd_tui.screens.dialogs import Confirm
from nd_tui.screens.help import HelpScreen
from nd_tui.screens.load import LoadScreen
from nd_tui.screens.new_game import NewGameScreen
from nd_tui.screens.preload import read_styles
from nd_tui.screens.recap import RecapScreen
from nd_tui.screens.rules import RulesScreen
from nd_tui.screens.settings import SettingsScreen
from nd_tui.screens.statistics import StatisticsScreen
from tests.nd_tui.screens.playing import Hands, app_in
from tests.nd_tui.screens.running import SMALL, AnyPilot, drive

COURSE = course_of(FIRST)
Opens = Callable[[GamesApp], Screen[Any]]
SCREENS: dict[str, Opens] = {
    "palette": lambda app: Palette(app.texts),
    "catch a key": lambda app: CatchKeyScreen("hint"),
    "curtain": lambda app: CurtainScreen("Anna"),
    "question": lambda app: Confirm("load-delete", "load-delete-yes", names="Anna"),
    "new game": lambda app: NewGameScreen(),
    "load": lambda app: LoadScreen(),
    "statistics": lambda app: StatisticsScreen(),
    "course": lambda app: CourseScreen(COURSE),
    "rules": lambda app: RulesScreen(),
    "settings": lambda app: SettingsScreen(),
    "help": lambda app: HelpScreen("title"),
    "recap": lambda app: RecapScreen(*list(COURSE)[:2]),
}


def looks(app: GamesApp) -> list[tuple[str, str]]:
    """The styles of all that stands on the screen."""
    return [(str(part), part.styles.css) for part in app.screen.walk_children(with_self=True)]


def looks_after(folder: Path, opens: Opens, before: list[Path]) -> list[tuple[str, str]]:
    """What a screen looks like that is opened after some styles were read."""
    app, found = app_in(folder), []

    async def steps(pilot: AnyPilot) -> None:
        for path in before:
            app.stylesheet.read(path)
        await app.push_screen(opens(app))
        await Hands(app).settle()
        found.extend(looks(app))

    drive(app, steps, SMALL)
    return found


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_looks_the_same_whichever_styles_were_read_before(tmp_path: Path, name: str) -> None:
    alone = looks_after(tmp_path, SCREENS[name], [])
    assert looks_after(tmp_path, SCREENS[name], later_ones()) == alone
    assert looks_after(tmp_path, SCREENS[name], later_ones()[::-1]) == alone


def test_nothing_is_seen_through_the_curtain_after_a_question_was_asked(tmp_path: Path) -> None:
    app = app_in(tmp_path)

    async def steps(pilot: AnyPilot) -> None:
        for name in ("curtain", "question", "curtain"):
            await app.push_screen(SCREENS[name](app))
            await Hands(app).settle()
            if name == "curtain":
                assert app.screen.styles.background.a == 1
            await app.pop_screen()

    drive(app, steps, SMALL)


def test_when_all_styles_are_there_a_screen_that_opens_reads_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = app_in(tmp_path)

    async def steps(pilot: AnyPilot) -> None:
        title = looks(app)
        await read_styles(app.stylesheet, FIRST)
        assert looks(app) == title
        monkeypatch.setattr(app.stylesheet, "reparse", lambda: pytest.fail("the styles are parsed again"))
        for opens in SCREENS.values():
            await app.push_screen(opens(app))
            await Hands(app).settle()
            await app.pop_screen()

    drive(app, steps, SMALL)
    assert app.stylesheet.has_source(str(open_box(FIRST).table().STYLES))


def test_every_file_of_styles_is_read_at_the_start_or_later() -> None:
    assert {OF_THE_TITLE, *later_ones()} == set(FOLDER.glob("*.tcss"))
