"""The lessons of the toy game: their texts, and a walk through each of them in the app."""

from pathlib import Path

import pytest

from nd_tui.keys.actions import action_of, registry
from nd_tui.lessons.course import course_of
from nd_tui.lessons.lecture import Lecture
from nd_tui.words.texts import LANGUAGES, sources
from tests.toybox.game import NAME
from tests.toybox.opened import FOLDER
from tests.tutorials.walk import walked

LESSONS = pytest.mark.parametrize("name", ["laying", "guessing"])
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
pytestmark = pytest.mark.usefixtures("with_pebbles")


def test_the_course_is_found_where_the_game_lies() -> None:
    files = [path.stem.partition("-")[2] for path in sorted((FOLDER / "tutorials" / NAME).iterdir())]
    assert [lesson.id for lesson in course_of(NAME)] == files


@LESSONS
@LANGUAGE
def test_a_lesson_has_all_its_texts_and_no_others(name: str, language: str) -> None:
    lesson = course_of(NAME)[name]
    found = {message for message in sources(language, NAME) if message.startswith(lesson.title)}
    assert found == {message for message in lesson.messages() if "." not in message}


@LESSONS
def test_a_lesson_is_resumed_at_every_step_in_the_position_in_which_it_was_left(name: str) -> None:
    course = course_of(NAME)
    lecture = Lecture(course, course[name])
    for at in range(len(course[name].steps)):
        assert Lecture(course, course[name], at).session.state == lecture.session.state
        lecture.go_to(at + 1)


def test_texts_of_lessons_may_name_the_keys_of_the_games_own_board() -> None:
    assert "pebbles_deck" in {action_of(act) for act in registry()}


@LESSONS
@LANGUAGE
def test_a_lesson_is_walked_through(tmp_path: Path, name: str, language: str) -> None:
    course = course_of(NAME)
    seen = walked(tmp_path, course, course[name], language, thorough=language == LANGUAGES[0])
    assert len(seen.split("=" * 80)) == len(course[name].steps) + 1
