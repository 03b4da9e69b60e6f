"""Writes what the lessons look like anew: `make golden`, or `python -m tests.tutorials.golden board`."""

import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from nd_tui.games import FIRST, folder_of, names
from nd_tui.lessons.course import Course, course_of
from nd_tui.lessons.lesson import Lesson
from nd_tui.words.texts import LANGUAGES
from tests.tutorials.walk import walked

COURSES = {name: course_of(name) for name in names()}


def folder_of_golden(game: str) -> Path:
    """Where the screens of a game's lessons stand."""
    return Path(__file__).parent / folder_of(game) / "golden"


def golden_file(game: str, lesson: str, language: str) -> Path:
    """Where the screens of a lesson stand as text."""
    return folder_of_golden(game) / f"{lesson}.{language}.txt"


def walks() -> Iterator[tuple[Course, Lesson, str]]:
    """The lessons that are walked each time and kept as text.

    Those of the first game are in each language, those of others in one, by turns; the long
    tests walk all in both.
    """
    for game, course in COURSES.items():
        for number, lesson in enumerate(course):
            languages = LANGUAGES if game == FIRST else LANGUAGES[number % 2 :][:1]
            for language in languages:
                yield course, lesson, language


def screens(folder: Path, course: Course, lesson: Lesson, language: str) -> str:
    """What a walk shows; each lesson of the first game is walked thoroughly in one language alone."""
    thorough = course.game == FIRST and language == LANGUAGES[0]
    every = 3 if course.game == FIRST and not thorough else 1
    return walked(folder, course, lesson, language, thorough, every=every)


def write(wanted: list[str]) -> None:
    """Walk through these lessons, all if none is named."""
    for course, lesson, language in walks():
        if not wanted or lesson.id in wanted:
            with TemporaryDirectory() as folder:
                text = screens(Path(folder), course, lesson, language)
            file = golden_file(course.game, lesson.id, language)
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(sys.argv[1:])
