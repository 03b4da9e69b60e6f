"""A lesson opened from the course, for tests: some steps in it by keys and by mouse."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from nd_tui.app import GamesApp
from nd_tui.games import FIRST
from nd_tui.lessons.course import Course, course_of
from nd_tui.lessons.lesson import Lesson, Step
from nd_tui.screens.course import CourseScreen
from nd_tui.screens.lesson import LessonScreen
from tests.nd_tui.screens.playing import Hands, app_in
from tests.nd_tui.screens.running import SMALL

COURSE = course_of(FIRST)
BOARD = COURSE["board"]
Steps = Callable[[Hands], Awaitable[None]]


def in_lesson(
    folder: Path,
    steps: Steps,
    at: int = 0,
    lesson: Lesson = BOARD,
    size: tuple[int, int] = SMALL,
    course: Course = COURSE,
    **wishes: object,
) -> GamesApp:
    """Run some steps in a lesson that was opened from the course."""
    app = app_in(folder, **wishes)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            app.note_progress(app.progress.at("notre-dame", lesson.id, at))
            screen = CourseScreen(course)
            await app.push_screen(screen)
            screen.open(lesson)
            hands = Hands(app)
            await hands.settle()
            await steps(hands)

    asyncio.run(run())
    return app


def lesson_of(hands: Hands) -> LessonScreen:
    assert isinstance(hands.app.screen, LessonScreen)
    return hands.app.screen


def gold(hands: Hands) -> int:
    return lesson_of(hands).session.state.players[0].gold


def study() -> Course:
    """A lesson about the tree, with the words of another one."""
    steps = (
        Step("bank", right=("play residence", "play bank"), answers={"*": "hotel"}),
        Step("others", act="take-back"),
        Step("others", act="branch"),
        Step("residence", right=("play bank",), answers={"*": "hotel"}),
        Step("others", act="lines"),
        Step("luc"),
    )
    return Course(
        [
            Lesson(
                steps, {"players": ["Anna", "Luc", "Claire"], "start": 0}, 832, moves=BOARD.moves, id="board"
            )
        ]
    )
