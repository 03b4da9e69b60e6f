"""Lessons as plain text: held to their end, with the texts of the table, wrong moves answered."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from core import notre_dame as nd
from nd_tui.commands.main import command
from nd_tui.lessons.course import course_of
from nd_tui.lessons.lecture import Lecture
from nd_tui.lessons.lesson import Lesson
from nd_tui.lessons.progress import PROGRESS_FILE, Progress, load_progress, save_progress
from nd_tui.plain.course import PlainCourse
from tests.nd_tui.plain.test_plain import Script
from tests.nd_tui.texts import LANGUAGES, Texts

COURSE = course_of(nd.NAME)
LESSONS = [COURSE[name] for name in ("board", "persons", "rats", "lines", "advice")]


def answers(lesson: Lesson, solves: bool) -> Iterator[str]:
    """What somebody types who tries a wrong move and the hint in every step before the right one."""
    lecture = Lecture(COURSE, lesson)
    for at, step in enumerate(lesson.steps):
        lecture.go_to(at)
        if step.right:
            yield "h"
            moves = list(nd.legal_moves(lecture.session.state))
            wrong = [move for move in moves if not lecture.is_right(move)]
            if wrong:
                yield nd.format_move(lecture.session.state, wrong[0])
                yield ""
            yield "s" if solves else nd.format_move(lecture.session.state, lecture.right_moves()[0])
        else:
            yield "s" if solves else ""
    yield "q"


def no_game() -> None:
    """Nobody wants to play here."""
    raise AssertionError


def held(folder: Path, language: str, lesson: Lesson, typed: Iterator[str]) -> list[list[str]]:
    """What is shown before every line that is typed, and after the last."""
    script = Script(typed)
    PlainCourse(Texts(language), script, COURSE, folder / PROGRESS_FILE, no_game).take(lesson)
    return [*script.shown, script.lines]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("solves", [True, False])
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_lesson_is_held_to_its_end_with_its_texts_hints_and_answers(
    tmp_path: Path, language: str, lesson: Lesson, solves: bool
) -> None:
    told = [line for lines in held(tmp_path, language, lesson, answers(lesson, solves)) for line in lines]
    texts = Texts(language)
    for number in range(1, len(lesson.steps) + 1):
        where = texts("course-step", title=texts(lesson.title), step=number, steps=len(lesson.steps))
        assert where in told, number
    assert texts("course-recap", title=texts(lesson.title)) in told
    assert (texts("course-undo", key=texts("key-enter")) in told) == any(s.answers for s in lesson.steps)
    assert not [line for line in told if "{" in line or "$" in line]
    place = load_progress(tmp_path / PROGRESS_FILE).place(nd.NAME, lesson.id)
    assert place is not None
    assert place.done


def test_a_wrong_move_gets_its_answer_and_is_taken_back(tmp_path: Path) -> None:
    shown = held(tmp_path, "en", COURSE["board"], iter(["", "3", "", "q"]))
    assert Texts("en")("lesson-board-bank.residence") in shown[2]
    assert shown[3] == shown[1]


def test_back_leads_to_the_step_before_and_from_free_play_to_the_lesson(tmp_path: Path) -> None:
    shown = held(tmp_path, "en", COURSE["board"], iter(["", "2", "<", "g", "2", "<", "q"]))
    assert shown[3] == shown[1]
    assert Texts("en")("course-free", key="<") in shown[4]
    assert shown[6] == shown[1]


def test_a_lesson_goes_on_where_it_was_left(tmp_path: Path) -> None:
    held(tmp_path, "en", COURSE["board"], iter(["", "2", "q"]))
    again = held(tmp_path, "en", COURSE["board"], iter(["q"]))
    assert "The aim and the board (3 of 7)" in again[0]


def test_what_means_nothing_gets_the_help_of_the_lesson(tmp_path: Path) -> None:
    shown = held(tmp_path, "en", COURSE["board"], iter(["sing", "u", "?", "q"]))
    for lines in shown[1:4]:
        assert Texts("en")("learn-help-solution") in lines


def test_the_next_lesson_follows_by_enter(tmp_path: Path) -> None:
    steps = len(COURSE["board"].steps)
    shown = held(tmp_path, "en", COURSE["board"], iter([*"s" * steps, "", "q"]))
    assert any(line.startswith(Texts("en")("lesson-persons")) for line in shown[steps + 1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_names_chapters_minutes_and_how_far_one_has_come(tmp_path: Path, language: str) -> None:
    texts = Texts(language)
    save_progress(Progress().finished(nd.NAME, "board").at(nd.NAME, "persons", 2), tmp_path / PROGRESS_FILE)
    script = Script(iter(["q"]))
    PlainCourse(texts, script, COURSE, tmp_path / PROGRESS_FILE, no_game).take(None)
    told = script.shown[0]
    for chapter in COURSE.chapters():
        assert f"{texts(chapter.title)} ({texts('course-minutes', n=chapter.minutes)})" in told
        assert texts(chapter.about) in told
    at = texts("course-at", step=3, steps=len(COURSE["persons"].steps))
    assert f"2. {texts('lesson-persons')} ({texts('course-minutes', n=4)}, {at})" in told
    assert told.index(f"p. {texts('course-play')}") == told.index(texts("chapter-persons.about")) - 3


@pytest.mark.parametrize("typed", ["p", "play", "PLAY"])
def test_a_first_game_is_played_from_the_list_and_after_the_lesson_that_leads_to_it(
    tmp_path: Path, typed: str
) -> None:
    played: list[str] = []
    steps = len(COURSE["carriage"].steps)
    for lesson, before in ((None, []), (COURSE["carriage"], ["s"] * steps)):
        script = Script(iter([*before, typed]))
        file = tmp_path / PROGRESS_FILE
        PlainCourse(Texts("en"), script, COURSE, file, lambda: played.append("once")).take(lesson)
    assert played == ["once", "once"]


def test_no_game_is_offered_before_one_knows_enough(tmp_path: Path) -> None:
    steps = len(COURSE["board"].steps)
    shown = held(tmp_path, "en", COURSE["board"], iter([*"s" * steps, "p", "q"]))
    assert Texts("en")("learn-play") not in shown[steps]
    assert any(line.startswith(Texts("en")("lesson-persons")) for line in shown[steps + 1])


def test_the_command_plays_the_first_game(tmp_path: Path) -> None:
    options = ["--plain", "--lang", "en", "--data-dir", str(tmp_path), "learn"]
    result = CliRunner().invoke(command(), options, input="p\nq\n")
    assert result.exit_code == 0, result.exception
    assert Texts("en")("type-help") in result.stdout


@pytest.mark.parametrize("typed", ["q\n", "1\nq\n", "0\n1\nq\n", "", "1\n"])
def test_lessons_are_chosen_by_number(tmp_path: Path, typed: str) -> None:
    options = ["--plain", "--lang", "fr", "--data-dir", str(tmp_path), "learn"]
    result = CliRunner().invoke(command(), options, input=typed)
    assert result.exit_code == 0, result.exception
    assert Texts("fr")("lesson-board") in result.stdout
    assert ("(1 sur 7)" in result.stdout) == ("1" in typed)


def test_the_command_holds_a_lesson_that_is_named(tmp_path: Path) -> None:
    options = ["--plain", "--lang", "en", "--data-dir", str(tmp_path), "learn", "board"]
    result = CliRunner().invoke(command(), options, input="s\n" * len(COURSE["board"].steps) + "q\n")
    assert result.exit_code == 0, result.exception
    assert Texts("en")("course-recap", title=Texts("en")("lesson-board")) in result.stdout
