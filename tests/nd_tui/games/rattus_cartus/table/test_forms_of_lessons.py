"""In a lesson all kinds of cards stand in the form, whether the box above it says much or little."""

import asyncio
from pathlib import Path

import pytest

from core import rattus_cartus as rc
from nd_tui.lessons.course import course_of
from nd_tui.screens.course import CourseScreen
from nd_tui.screens.lesson import LessonScreen
from nd_tui.words.texts import LANGUAGES
from tests.nd_tui.screens.playing import Hands, app_in

COURSE = course_of(rc.NAME)
HINT = ("down", "h")
AND_A_STRANGER = ("down", "9", "1", "h")  # more is told of one, for which the smallest screen may lack a line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("size", "keys"),
    [((80, 24), HINT), ((100, 30), HINT + AND_A_STRANGER), ((120, 35), HINT + AND_A_STRANGER)],
    ids=str,
)
@pytest.mark.parametrize(("lesson", "step"), [("hospital", 1), ("tower", 1), ("last-round", 3), ("pair", 2)])
def test_no_kind_of_cards_is_out_of_sight_before_or_after_the_hint(
    tmp_path: Path, lesson: str, step: int, size: tuple[int, int], keys: tuple[str, ...], language: str
) -> None:
    app = app_in(tmp_path, language, rc.NAME)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            app.note_progress(app.progress.at(rc.NAME, lesson, step))
            screen = CourseScreen(COURSE)
            await app.push_screen(screen)
            screen.open(COURSE[lesson])
            hands = Hands(app)
            await hands.settle()
            assert isinstance(app.screen, LessonScreen)
            form = app.screen.query_one(".composer-room")
            for key in keys:
                await hands.press(key)
                assert form.max_scroll_y == 0, key

    asyncio.run(run())
