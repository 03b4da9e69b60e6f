"""Steps of a lesson that ask for an action of the table: a name, a line, the tree, the others."""

from pathlib import Path

import pytest

from nd_tui.keys.actions import key_of
from nd_tui.lessons.acts import NAMING_ACTS
from nd_tui.lessons.lesson import Lesson
from nd_tui.screens.dialogs import AskText
from nd_tui.screens.lesson import LessonScreen
from nd_tui.screens.recap import RecapScreen
from nd_tui.screens.study import StudyScreen
from tests.nd_tui.screens.lessons import COURSE, gold, in_lesson, lesson_of, study
from tests.nd_tui.screens.playing import Hands
from tests.nd_tui.screens.running import LARGE, shown
from tests.nd_tui.texts import Texts

ASKED = [(lesson, at) for lesson in COURSE for at, step in enumerate(lesson.steps) if step.act]


@pytest.mark.parametrize(("lesson", "at"), ASKED, ids=lambda value: getattr(value, "id", None))
def test_what_a_step_asks_for_can_be_done_on_a_large_screen_too(
    tmp_path: Path, lesson: Lesson, at: int
) -> None:
    """There the log is always in sight, and its key has nothing to do but for the lesson."""

    async def steps(hands: Hands) -> None:
        lecture, act = lesson_of(hands).lecture, lesson.steps[at].act
        assert lecture.at == at
        await hands.press(key_of(act, {}))
        if not isinstance(hands.app.screen, LessonScreen | RecapScreen):
            await hands.press(*("x", "enter") if act in NAMING_ACTS else ("escape",))
        assert lecture.at == at + 1 or isinstance(hands.app.screen, RecapScreen)

    in_lesson(tmp_path, steps, at=at, lesson=lesson, size=LARGE)


def test_actions_that_a_step_asks_for_lead_on_when_they_are_done(tmp_path: Path) -> None:
    async def steps(hands: Hands) -> None:
        await hands.press("3")
        await hands.press("u")
        assert lesson_of(hands).lecture.at == 2
        await hands.press("b")
        assert isinstance(hands.app.screen, AskText)
        await hands.press("escape")
        assert lesson_of(hands).lecture.at == 2  # it was called off
        await hands.press("b")
        await hands.press("x", "enter")
        assert lesson_of(hands).lecture.at == 3
        await hands.press("2")
        assert lesson_of(hands).session.history.cursor.name == "x"
        await hands.press("t")
        assert isinstance(hands.app.screen, StudyScreen)
        assert len(hands.app.screen.session.history.root.children) == 1
        await hands.press("home", "enter")  # somebody goes elsewhere in the tree
        assert lesson_of(hands).lecture.at == 5
        assert gold(hands) == 4

    course = study()
    in_lesson(tmp_path, steps, lesson=course["board"], course=course)


LINES = COURSE["lines"]
NAMING = next(at for at, step in enumerate(LINES.steps) if step.act == "name-line")


def test_a_name_that_is_not_given_does_not_lead_on(tmp_path: Path) -> None:
    async def steps(hands: Hands) -> None:
        await hands.press("n")
        await hands.press("escape")
        assert lesson_of(hands).lecture.at == NAMING
        await hands.press("n")
        await hands.press("x", "enter")
        assert lesson_of(hands).lecture.at == NAMING + 1

    in_lesson(tmp_path, steps, lesson=LINES, at=NAMING)


@pytest.mark.parametrize("act", ["name-line", "branch"])
def test_the_solution_gives_a_name_where_one_is_asked_for(tmp_path: Path, act: str) -> None:
    at = next(at for at, step in enumerate(LINES.steps) if step.act == act)

    async def steps(hands: Hands) -> None:
        await hands.press("s")
        assert lesson_of(hands).lecture.at == at + 1
        assert NAMING_ACTS[act](lesson_of(hands).session) == Texts("en")("course-line-name")

    in_lesson(tmp_path, steps, lesson=LINES, at=at)


@pytest.mark.parametrize("act", ["name-line", "branch", "compare"])
def test_the_footer_shows_the_key_that_a_step_asks_for(tmp_path: Path, act: str) -> None:
    at = next(at for at, step in enumerate(LINES.steps) if step.act == act)

    async def steps(hands: Hands) -> None:
        footer = shown(hands.app).splitlines()[-1]
        assert f"{hands.app.key_for(act)} {hands.app.texts(f'do-{act}')}" in footer
        await hands.press("backspace")
        assert hands.app.texts(f"do-{act}") not in shown(hands.app).splitlines()[-1]

    in_lesson(tmp_path, steps, lesson=LINES, at=at)
