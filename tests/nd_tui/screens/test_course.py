"""The course: how far one has come, lessons by their numbers, and those that cannot be held."""

from collections.abc import Sequence
from pathlib import Path
from shutil import copytree

import pytest
from textual.widgets import OptionList

from nd_tui.games import FIRST
from nd_tui.lessons.course import Course, folder_of_course, load_course
from nd_tui.lessons.lesson import Lesson, Step
from nd_tui.lessons.progress import PROGRESS_FILE, Progress, save_progress
from nd_tui.screens.course import CourseScreen
from nd_tui.screens.lesson import LessonScreen
from nd_tui.widgets.menu import Menu
from tests.nd_tui.screens.lessons import BOARD, COURSE, in_lesson, lesson_of
from tests.nd_tui.screens.playing import Hands
from tests.nd_tui.screens.running import LARGE, SMALL, AnyPilot, TestedApp, drive, shown
from tests.nd_tui.texts import Texts


def test_the_course_shows_how_far_one_has_come_and_resumes_there(tmp_path: Path) -> None:
    async def steps(hands: Hands) -> None:
        await hands.press("escape")
        assert isinstance(hands.app.screen, CourseScreen)
        assert Texts("en")("course-at", step=3, steps=len(BOARD.steps)) in shown(hands.app)
        assert hands.app.screen.query_one(OptionList).highlighted_option.id == BOARD.id
        await hands.press("enter")
        assert lesson_of(hands).lecture.at == 2

    in_lesson(tmp_path, steps, at=2)


def test_a_broken_lesson_is_told_and_not_opened(tmp_path: Path) -> None:
    async def steps(hands: Hands) -> None:
        assert isinstance(hands.app.screen, CourseScreen)
        assert ["moon" in told.message for told in hands.app._notifications] == [True]

    course = Course([Lesson((Step("aim", lit=("moon",)),), {"players": ["Anna", "Luc"]}, id="board")])
    in_lesson(tmp_path, steps, lesson=course["board"], course=course)


def with_broken_cards(folder: Path) -> Course:
    """The course with a lesson that cannot be read, and two that go on after it."""
    copy = folder / "tutorials"
    copytree(folder_of_course(FIRST), copy)
    file = copy / "03-cards.toml"
    file.write_text(
        file.read_text(encoding="utf-8").replace('lit = ["hand"]', "lit = 3", 1), encoding="utf-8"
    )
    return load_course(copy)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_lesson_that_cannot_be_read_is_told_and_the_others_can_be_held(
    tmp_path: Path, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    course = with_broken_cards(tmp_path)
    monkeypatch.setattr("nd_tui.lessons.course.load_course", lambda *_: course)
    app = TestedApp(tmp_path, language="en")
    save_progress(Progress().at("notre-dame", "board", 1), tmp_path / PROGRESS_FILE)

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("4")
        await pilot.pause()
        assert isinstance(app.screen, CourseScreen)
        assert "03-cards.toml" in shown(app)
        assert "steps[0].lit" in shown(app)
        listed = {option.id for option in app.screen.query_one(Menu).options}
        assert {lesson.id for lesson in COURSE} - listed == {"cards"}
        app.screen.open(course["cathedral"])
        assert app.told == [
            Texts("en")("problem-lesson-after-broken", lesson="cathedral", after="cards"),
        ]
        app.screen.open(course["rats"])
        await pilot.pause()
        assert isinstance(app.screen, LessonScreen)

    drive(app, steps, size)


def test_a_lesson_that_cannot_follow_is_told_in_the_course(tmp_path: Path) -> None:
    course = with_broken_cards(tmp_path)

    async def steps(hands: Hands) -> None:
        lesson_of(hands).go_to_lesson(course["cathedral"])
        await hands.settle()
        assert isinstance(hands.app.screen, CourseScreen)
        assert ["cathedral" in told.message for told in hands.app._notifications] == [True]

    in_lesson(tmp_path, steps, lesson=course["rats"], course=course)


def test_progress_that_makes_no_sense_is_told_and_begins_anew(tmp_path: Path) -> None:
    (tmp_path / "progress.json").write_bytes(b"{")

    async def steps(hands: Hands) -> None:
        assert lesson_of(hands).lecture.at == 0

    app = in_lesson(tmp_path, steps)
    assert app.progress.place("notre-dame", "board") is not None


def test_the_list_stays_at_the_lesson_that_was_left(tmp_path: Path) -> None:
    async def steps(hands: Hands) -> None:
        await hands.press("escape")
        assert hands.app.screen.query_one(Menu).highlighted_option.id == "rats"

    in_lesson(tmp_path, steps, lesson=COURSE["rats"], at=3)


@pytest.mark.parametrize(
    ("keys", "lesson"),
    [("3", 3), (("1", "enter"), 1), ("12", 12), ("21", 21), (("1", "down", "5"), 5), (("2", "9"), 9)],
)
def test_every_lesson_can_be_reached_by_its_number(tmp_path: Path, keys: Sequence[str], lesson: int) -> None:
    async def steps(hands: Hands) -> None:
        await hands.press("escape")
        await hands.press(*keys)
        assert lesson_of(hands).lecture.lesson == list(COURSE)[lesson - 1]

    in_lesson(tmp_path, steps, lesson=COURSE["two"])
