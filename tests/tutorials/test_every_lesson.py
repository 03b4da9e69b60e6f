"""Every lesson of every game: its data, its texts, and a walk through it in the app."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from nd_tui.games import folder_of, open_box
from nd_tui.keys.actions import action_of, registry
from nd_tui.lessons.checking import check
from nd_tui.lessons.course import Course
from nd_tui.lessons.lecture import Lecture
from nd_tui.lessons.lesson import Lesson
from nd_tui.looks.symbols import UNICODE
from nd_tui.words.keys import key_name
from tests.nd_tui.messages import Gathered, messages
from tests.nd_tui.texts import LANGUAGES, Texts
from tests.tutorials.golden import COURSES, folder_of_golden, golden_file, screens, walks
from tests.tutorials.walk import walked

MESSAGES = {
    (game, language): messages(language, folder_of(game)) for game in COURSES for language in LANGUAGES
}
KEYS = {f"key_{action_of(act)}" for act in registry()}
MOST_WORDS = 60
WORDS_A_MINUTE = 130  # of somebody who reads them for the first time and looks at the board meanwhile
SECONDS = {"step": 3, "asked": 10, "watched": 0.8}
MANY = 100  # of the moves that are answered alike, where there is time

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
OF_GAME = pytest.mark.parametrize("course", COURSES.values(), ids=COURSES)
OF_LESSON = pytest.mark.parametrize(
    ("course", "lesson"),
    [
        pytest.param(course, lesson, id=f"{game}-{lesson.id}")
        for game, course in COURSES.items()
        for lesson in course
    ],
)
WALK = pytest.mark.parametrize(
    ("course", "lesson", "language"),
    [pytest.param(*walk, id=f"{walk[0].game}-{walk[1].id}-{walk[2]}") for walk in walks()],
)


def known(course: Course, language: str) -> dict[str, Gathered]:
    return MESSAGES[course.game, language]


@OF_GAME
def test_every_lesson_can_be_read(course: Course) -> None:
    assert course.broken == {}


@OF_LESSON
def test_a_lesson_can_be_held_to_its_end(course: Course, lesson: Lesson) -> None:
    check(course, lesson)


@OF_LESSON
def test_a_lesson_is_resumed_at_every_step_in_the_position_in_which_it_was_left(
    course: Course, lesson: Lesson
) -> None:
    lecture = Lecture(course, lesson)
    for at, step in enumerate(lesson.steps):
        resumed = Lecture(course, lesson, at)
        assert resumed.session.state == lecture.session.state
        assert resumed.step == step
        lecture.go_to(at + 1)


def asked(course: Course, lesson: Lesson) -> Iterator[Lecture]:
    """The lesson at each of its decisions."""
    for at, step in enumerate(lesson.steps):
        if step.right:
            yield Lecture(course, lesson, at)


@OF_LESSON
def test_every_wrong_move_has_an_answer_and_the_right_one_none(course: Course, lesson: Lesson) -> None:
    for lecture in asked(course, lesson):
        moves, right = lecture.game.legal_moves(lecture.session.state), lecture.right_moves()[0]
        assert right in moves
        assert not lecture.answer(right)
        for number in range(0, len(moves), 1 + len(moves) // MANY):
            assert moves[number] == right or lecture.answer(moves[number])


@OF_LESSON
def test_what_is_right_can_be_chosen_as_it_is_asked(course: Course, lesson: Lesson) -> None:
    words = open_box(course.game).words
    for lecture in asked(course, lesson):
        view = seen(lecture)
        for move in lecture.right_moves():
            if words.parts(Texts("en", course.game), view):
                assert words.composed(view, words.decomposed(view, move)) == move
            else:
                assert words.as_listed(words.listed(view, lecture.game.options(view)), move)


def seen(lecture: Lecture) -> Any:
    """What whoever decides sees."""
    state = lecture.session.state
    return lecture.game.view(state, lecture.game.to_move(state) or 0)


@OF_LESSON
@LANGUAGE
def test_a_lesson_has_all_its_texts_and_no_others(course: Course, lesson: Lesson, language: str) -> None:
    found = {name for name in known(course, language) if belongs(name, course, lesson)}
    assert found == lesson.messages()


def belongs(message: str, course: Course, lesson: Lesson) -> bool:
    """Whether a message is of this lesson, and not of one whose id begins alike."""
    owners = [other.title for other in course if f"{message}-".startswith(f"{other.title}-")]
    return bool(owners) and max(owners, key=len) == lesson.title


@OF_LESSON
@LANGUAGE
def test_no_text_of_a_lesson_is_long_or_wants_an_argument_that_nobody_gives(
    course: Course, lesson: Lesson, language: str
) -> None:
    given = KEYS | {f"sign_{name}" for name in open_box(course.game).signs(UNICODE)}
    for name in lesson.messages():
        message = known(course, language)[name]
        words = [word for text in message.texts for word in text.split() if word[0].isalnum()]
        assert len(words) <= MOST_WORDS, name
        assert message.variables <= given, name


@OF_LESSON
def test_every_other_right_move_is_compared_with_the_lessons_own(course: Course, lesson: Lesson) -> None:
    words = open_box(course.game).words
    for lecture in asked(course, lesson):
        view = seen(lecture)
        for move in lecture.right_moves()[1:]:
            if words.parts(Texts("en", course.game), view):
                assert move in lecture.answers(), (lecture.step.say, move)
                continue
            listed = words.listed(view, lecture.game.options(view))
            same = words.as_listed(listed, move) == words.as_listed(listed, lecture.right_moves()[0])
            assert same or move in lecture.answers(), (lecture.step.say, move)


@OF_LESSON
@LANGUAGE
def test_a_lesson_takes_as_long_as_it_says(course: Course, lesson: Lesson, language: str) -> None:
    read = {lesson.message(step) for step in lesson.steps} | {lesson.recap}
    words = sum(len(text.split()) for name in read for text in known(course, language)[name].texts)
    counts = {
        "step": len(lesson.steps),
        "asked": sum(not step.is_read for step in lesson.steps),
        "watched": sum(len(step.then) for step in lesson.steps),
    }
    seconds = sum(SECONDS[kind] * n for kind, n in counts.items())
    assert abs(words / WORDS_A_MINUTE + seconds / 60 - lesson.minutes) < 0.8


@OF_LESSON
@LANGUAGE
def test_no_text_of_a_lesson_writes_a_key_out(course: Course, lesson: Lesson, language: str) -> None:
    names = {key_name(Texts(language), act.key) for act in registry()}
    names = {name for name in names if name[-1].isalnum()} - {"a", "y"}  # which are words, too
    # Whoever is told to enter a building is told nothing of a key.
    written = re.compile(rf"(?<![\w’-])({'|'.join(map(re.escape, names))})(?![\w’-]| the\b)")
    for name in lesson.messages():
        assert [text for text in known(course, language)[name].texts if written.search(text)] == [], name


@OF_GAME
def test_every_chapter_is_named_and_one_lesson_leads_to_a_game(course: Course) -> None:
    for language in LANGUAGES:
        told = known(course, language)
        assert all({chapter.title, chapter.about} <= set(told) for chapter in course.chapters())
    first = course.chapters()[0].lessons
    leading = [lesson for lesson in course if lesson.then_play]
    assert len(leading) == 1
    assert first[-1] == leading[0]


@WALK
def test_a_lesson_is_walked_through_and_looks_as_before(
    tmp_path: Path, course: Course, lesson: Lesson, language: str
) -> None:
    shown = screens(tmp_path, course, lesson, language)
    golden = golden_file(course.game, lesson.id, language).read_text(encoding="utf-8")
    assert shown == golden, f"python -m tests.tutorials.golden {lesson.id}, read the diff"


@pytest.mark.soak
@OF_LESSON
@LANGUAGE
def test_a_lesson_is_walked_through_thoroughly(
    tmp_path: Path, course: Course, lesson: Lesson, language: str
) -> None:
    shown = walked(tmp_path, course, lesson, language, thorough=True, tried=MANY)
    assert shown.count("recap\n") == 1


@OF_GAME
def test_every_golden_file_is_of_a_lesson(course: Course) -> None:
    files = {
        golden_file(course.game, lesson.id, language) for of, lesson, language in walks() if of == course
    }
    assert set(folder_of_golden(course.game).glob("*.txt")) == files
