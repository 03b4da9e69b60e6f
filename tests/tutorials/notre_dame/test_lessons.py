"""Every lesson of the course: its data, its texts, and a walk through it in the app."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from core import notre_dame as nd
from core.notre_dame.event_types import RoundBegan
from core.notre_dame.names import ACTION_NAMES
from core.notre_dame.persons import EFFECTS
from nd_tui.games import open_box
from nd_tui.games.notre_dame.signs import ASCII as ASCII_PIECES
from nd_tui.games.notre_dame.signs import UNICODE as UNICODE_PIECES
from nd_tui.keys.actions import action_of, registry
from nd_tui.lessons.checking import check
from nd_tui.lessons.course import course_of
from nd_tui.lessons.lecture import Lecture
from nd_tui.lessons.lesson import Lesson
from nd_tui.looks.symbols import ASCII, UNICODE
from nd_tui.words.keys import key_name
from tests.nd_tui.messages import messages
from tests.nd_tui.texts import LANGUAGES, Texts
from tests.tutorials.golden import FOLDER, golden_file
from tests.tutorials.walk import walked

COURSE = course_of(nd.NAME)
MESSAGES = {language: messages(language) for language in LANGUAGES}
SIGNS = open_box(nd.NAME).signs(UNICODE)
ARGUMENTS = {f"key_{action_of(act)}" for act in registry()} | {f"sign_{name}" for name in SIGNS}
MOST_WORDS = 60
WORDS_A_MINUTE = 130  # of somebody who reads them for the first time and looks at the board meanwhile
SECONDS = {"step": 3, "asked": 10, "watched": 0.8}
CHOOSING = 2  # the phase before which the persons of the round turn up


def by_lesson(test: object) -> object:
    return pytest.mark.parametrize("lesson", COURSE, ids=lambda lesson: lesson.id)(test)  # type: ignore[operator]


def test_every_lesson_can_be_read() -> None:
    assert COURSE.broken == {}


@by_lesson
def test_a_lesson_can_be_held_to_its_end(lesson: Lesson) -> None:
    check(COURSE, lesson)


@by_lesson
def test_a_lesson_is_resumed_at_every_step_in_the_position_in_which_it_was_left(lesson: Lesson) -> None:
    lecture = Lecture(COURSE, lesson)
    for at, step in enumerate(lesson.steps):
        resumed = Lecture(COURSE, lesson, at)
        assert resumed.session.state == lecture.session.state
        assert resumed.step == step
        lecture.go_to(at + 1)


@by_lesson
def test_every_wrong_move_has_an_answer_and_the_right_one_none(lesson: Lesson) -> None:
    for at, step in enumerate(lesson.steps):
        lecture = Lecture(COURSE, lesson, at)
        for move in nd.legal_moves(lecture.session.state) if step.right else ():
            assert bool(lecture.answer(move)) == (move != lecture.right_moves()[0])


@by_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_has_all_its_texts_and_no_others(lesson: Lesson, language: str) -> None:
    found = {name for name in MESSAGES[language] if belongs(name, lesson)}
    assert found == lesson.messages()


def belongs(message: str, lesson: Lesson) -> bool:
    """Whether a message is of this lesson, and not of one whose id begins alike."""
    owners = [other.title for other in COURSE if f"{message}-".startswith(f"{other.title}-")]
    return bool(owners) and max(owners, key=len) == lesson.title


@by_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_a_lesson_is_long_or_wants_an_argument_that_nobody_gives(
    lesson: Lesson, language: str
) -> None:
    for name in lesson.messages():
        message = MESSAGES[language][name]
        words = [word for text in message.texts for word in text.split() if word[0].isalnum()]
        assert len(words) <= MOST_WORDS, name
        assert message.variables <= ARGUMENTS, name


@by_lesson
def test_every_other_right_move_is_compared_with_the_lessons_own(lesson: Lesson) -> None:
    words = open_box(nd.NAME).words
    for at, step in enumerate(lesson.steps):
        lecture = Lecture(COURSE, lesson, at)
        for move in lecture.right_moves()[1:]:
            state = lecture.session.state
            listed = words.listed(nd.view(state, nd.to_move(state) or 0), nd.legal_moves(state))
            same = words.as_listed(listed, move) == words.as_listed(listed, lecture.right_moves()[0])
            assert same or move in lecture.answers(), (step.say, move)


def test_the_course_has_chapters_each_in_one_piece_and_the_first_leads_to_a_game() -> None:
    chapters = COURSE.chapters()
    ids = [chapter.id for chapter in chapters]
    assert ids == ["first-game", "persons", "finer-points", "variants", "study"]
    assert [lesson.then_play for lesson in chapters[0].lessons] == [False] * 8 + [True]
    assert not [lesson for chapter in chapters[1:] for lesson in chapter.lessons if lesson.then_play]
    assert 25 <= chapters[0].minutes <= 35  # "half an hour", the chapter says


@by_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_takes_as_long_as_it_says(lesson: Lesson, language: str) -> None:
    read = {lesson.message(step) for step in lesson.steps} | {lesson.recap}
    words = sum(len(text.split()) for name in read for text in MESSAGES[language][name].texts)
    counts = {
        "step": len(lesson.steps),
        "asked": sum(not step.is_read for step in lesson.steps),
        "watched": sum(len(step.then) for step in lesson.steps),
    }
    seconds = sum(SECONDS[kind] * n for kind, n in counts.items())
    assert abs(words / WORDS_A_MINUTE + seconds / 60 - lesson.minutes) < 0.8


@by_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_a_lesson_writes_a_key_out(lesson: Lesson, language: str) -> None:
    names = {key_name(Texts(language), act.key) for act in registry()}
    names = {name for name in names if name[-1].isalnum()} - {"a", "y"}  # which are words, too
    written = re.compile(rf"(?<![\w’-])({'|'.join(map(re.escape, names))})(?![\w’-])")
    for name in lesson.messages():
        assert [text for text in MESSAGES[language][name].texts if written.search(text)] == [], name


@by_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_walked_through_and_looks_as_before(
    tmp_path: Path, lesson: Lesson, language: str
) -> None:
    seen = walked(tmp_path, COURSE, lesson, language)
    golden = golden_file(lesson.id, language).read_text(encoding="utf-8")
    assert seen == golden, f"python -m tests.tutorials.golden {lesson.id}, read the diff"


def test_every_golden_file_is_of_a_lesson() -> None:
    names = {golden_file(lesson.id, language) for lesson in COURSE for language in LANGUAGES}
    assert set(FOLDER.glob("*.txt")) == names


def test_signs_in_texts_are_signs_of_the_table() -> None:
    signs = [open_box(nd.NAME).signs(symbols)["friend"] for symbols in (UNICODE, ASCII)]
    assert signs == [UNICODE_PIECES.friend, ASCII_PIECES.friend]


def phases_of(lesson: Lesson) -> Iterator[int]:
    """The phases of the steps; the first, in which nobody decides, where persons are lit that have come."""
    lecture = Lecture(COURSE, lesson)
    known, begun = lecture.session.history.cursor.depth, False
    for at, step in enumerate(lesson.steps):
        lecture.go_to(at)
        history = lecture.session.history
        happened = [
            event
            for node in history.line_to(history.cursor)[known + 1 :]
            for event in history.events_of(node)
        ]
        begun = begun or any(isinstance(event, RoundBegan) for event in happened)
        phase = lecture.session.state.phase
        if begun and phase == CHOOSING and "persons" in step.lit:
            yield 1
        yield phase
        known = history.cursor.depth


def test_the_lessons_together_use_every_phase_every_card_and_every_person_of_the_base_game() -> None:
    phases = {phase for lesson in COURSE for phase in phases_of(lesson)}
    done = [text.split() for lesson in COURSE for step in lesson.steps for text in step.right[:1]]
    cards = {move[-1] for move in done if move[0] == "play"}
    persons = {move[-1] for move in done if move[0] == "hire"}
    base = {name for name, card in nd.default_components().persons.items() if not card.expansion}
    assert set(EFFECTS) >= base
    assert (phases, cards, persons & base) == ({1, 2, 3, 4, 5}, set(ACTION_NAMES), base)
