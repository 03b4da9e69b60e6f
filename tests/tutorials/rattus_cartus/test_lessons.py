"""Every lesson about Rattus Cartus: its data, its texts, and that together they show the whole game."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from core import rattus_cartus as rc
from core.rattus_cartus.names import TYPES, type_of
from nd_tui import games
from nd_tui.games import open_box
from nd_tui.keys.actions import action_of, registry
from nd_tui.lessons.checking import check
from nd_tui.lessons.course import TUTORIALS, Course, course_of
from nd_tui.lessons.lecture import Lecture
from nd_tui.looks.symbols import UNICODE
from nd_tui.words.keys import key_name
from tests.nd_tui.messages import messages
from tests.nd_tui.texts import LANGUAGES, Texts
from tests.toybox.opened import forget

FILES = sorted((Path(__file__).parents[3] / TUTORIALS / "rattus_cartus").glob("*.toml"))
LESSON = pytest.mark.parametrize("name", [path.stem.partition("-")[2] for path in FILES])
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
MOST_WORDS = 60
WORDS_A_MINUTE = 130
SECONDS = {"step": 3, "asked": 10, "watched": 0.8}


@pytest.fixture(autouse=True)
def course(monkeypatch: pytest.MonkeyPatch) -> Iterator[Course]:
    """The lessons, with their game in the box."""
    monkeypatch.setitem(games.PACKAGES, rc.NAME, "nd_tui.games.rattus_cartus")
    monkeypatch.setitem(games.ACTS, rc.NAME, (games.GameAct("rattus-piles", "p", True, ("hint", "compare")),))
    forget()
    yield course_of(rc.NAME)
    forget()


def test_every_lesson_can_be_read(course: Course) -> None:
    assert course.broken == {}
    assert len(course) == len(FILES)


@LESSON
def test_a_lesson_can_be_held_to_its_end(course: Course, name: str) -> None:
    check(course, course[name])


@LESSON
def test_the_right_cards_are_those_that_the_form_takes(course: Course, name: str) -> None:
    words, lesson = open_box(rc.NAME).words, course[name]
    for at, step in enumerate(lesson.steps):
        lecture = Lecture(course, lesson, at)
        view = rc.view(lecture.session.state, 0)
        for move in lecture.right_moves() if step.right else ():
            if words.parts(Texts("en", rc.NAME), view):
                assert words.composed(view, words.decomposed(view, move)) == move, (step.say, move)


@LESSON
@LANGUAGE
def test_a_lesson_has_all_its_texts_and_no_others(course: Course, name: str, language: str) -> None:
    lesson = course[name]
    file = games.ROOTS[0] / "locales" / language / "rattus_cartus" / f"lesson-{name}.ftl"
    written = re.findall(r"^(lesson-[a-z-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
    assert set(written) == {message for message in lesson.messages() if "." not in message}
    assert lesson.messages() <= set(messages(language, "rattus_cartus"))


@LESSON
@LANGUAGE
def test_no_text_is_long_or_writes_a_key_out_or_wants_what_nobody_gives(
    course: Course, name: str, language: str
) -> None:
    keys = {key_name(Texts(language), act.key) for act in registry()}
    keys = {key for key in keys if key[-1].isalnum()} - {"a", "y", "Enter"}  # which are words, too
    written = re.compile(rf"(?<![\w’-])({'|'.join(map(re.escape, keys))})(?![\w’-])")
    signs = {f"sign_{sign}" for sign in open_box(rc.NAME).signs(UNICODE)}
    given = {f"key_{action_of(act)}" for act in registry()} | signs
    for message in course[name].messages():
        found = messages(language, "rattus_cartus")[message]
        words = [word for text in found.texts for word in text.split() if word[0].isalnum()]
        assert len(words) <= MOST_WORDS, (message, len(words))
        assert found.variables <= given, message
        assert [text for text in found.texts if written.search(text)] == [], message


@LESSON
@LANGUAGE
def test_a_lesson_takes_as_long_as_it_says(course: Course, name: str, language: str) -> None:
    lesson = course[name]
    read = {lesson.message(step) for step in lesson.steps} | {lesson.recap}
    words = sum(
        len(text.split()) for each in read for text in messages(language, "rattus_cartus")[each].texts
    )
    counts = {
        "step": len(lesson.steps),
        "asked": sum(not step.is_read for step in lesson.steps),
        "watched": sum(len(step.then) for step in lesson.steps),
    }
    seconds = sum(SECONDS[kind] * n for kind, n in counts.items())
    assert abs(words / WORDS_A_MINUTE + seconds / 60 - lesson.minutes) < 0.8


def test_the_chapters_have_names_and_the_first_leads_to_a_game(course: Course) -> None:
    chapters = course.chapters()
    assert [chapter.id for chapter in chapters] == ["first-game", "buildings", "finer-points"]
    for language in LANGUAGES:
        known = messages(language, "rattus_cartus")
        assert all({chapter.title, chapter.about} <= set(known) for chapter in chapters)
    assert [lesson.then_play for lesson in course] == [False] * 3 + [True] + [False] * (len(course) - 4)


def test_the_lessons_together_show_every_building_and_every_decision(course: Course) -> None:
    buildings: set[str] = set()
    decisions: set[str] = set()
    for lesson in course:
        for at, step in enumerate(lesson.steps):
            state = Lecture(course, lesson, at).session.state
            buildings |= {type_of(card) for card in state.row}
            if step.right:
                decisions.add(str(rc.decision(state)))
    assert buildings == set(TYPES)
    assert decisions == {"support", "look", "enter", "sword_target", "hospital"}
