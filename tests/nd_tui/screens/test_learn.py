"""The game in a few pages: short ones, turned by keys or by mouse, with a game at the end."""

from pathlib import Path

import pytest
from textual.containers import VerticalScroll

from nd_tui.screens.learn import PAGES, LearnScreen
from nd_tui.screens.new_game import NewGameScreen
from nd_tui.texts import LANGUAGES, Texts
from tests.nd_tui.screens.running import LARGE, SMALL, AnyPilot, TestedApp, drive, shown
from tests.nd_tui.screens.sessions import on_screen

MOST_WORDS = 60


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_no_page_is_long(page: str, language: str) -> None:
    words = [word for word in Texts(language)(f"learn-{page}").split() if word[0].isalnum()]
    assert len(words) <= MOST_WORDS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_every_page_is_seen_whole(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    async def steps(pilot: AnyPilot) -> None:
        texts = Texts(language)
        for page in PAGES:
            await pilot.pause()
            box = pilot.app.screen.query_one("#page", VerticalScroll)
            assert box.max_scroll_y == 0
            last_words = texts(f"learn-{page}").split()[-2:]
            assert all(word in shown(pilot.app) for word in last_words)  # type: ignore[arg-type]
            await pilot.press("right")
        await pilot.pause()
        assert isinstance(pilot.app.screen, NewGameScreen)

    on_screen(tmp_path, LearnScreen, steps, size, language=language)


def test_pages_are_turned_by_mouse_and_stay_when_the_language_changes(tmp_path: Path) -> None:
    app = TestedApp(tmp_path)

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("4")
        await pilot.pause()
        for button in ("#next", "#next", "#previous"):
            await pilot.click(button)
            await pilot.pause(0.3)  # a button does not hear a second click while it looks pressed
        await pilot.press("f2")
        await pilot.pause()
        assert isinstance(app.screen, LearnScreen)
        assert app.screen.page == 1
        await pilot.pause()
        assert Texts("fr")("learn-round.title") in shown(app)
        await pilot.press("left", "left", "left")
        assert app.screen.page == 0

    drive(app, steps)
