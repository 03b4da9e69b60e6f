"""Writes what the lessons look like anew: `make golden`, or `python -m tests.tutorials.golden board`."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from core.notre_dame import NAME
from nd_tui.games import folder_of
from nd_tui.lessons.course import course_of
from nd_tui.words.texts import LANGUAGES
from tests.tutorials.walk import walked

FOLDER = Path(__file__).parent / folder_of(NAME) / "golden"


def golden_file(lesson: str, language: str) -> Path:
    """Where the screens of a lesson stand as text."""
    return FOLDER / f"{lesson}.{language}.txt"


def write(wanted: list[str]) -> None:
    """Walk through these lessons, all if none is named."""
    FOLDER.mkdir(exist_ok=True)
    course = course_of(NAME)
    for lesson in course:
        if not wanted or lesson.id in wanted:
            for language in LANGUAGES:
                with TemporaryDirectory() as folder:
                    text = walked(Path(folder), course, lesson, language)
                golden_file(lesson.id, language).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(sys.argv[1:])
