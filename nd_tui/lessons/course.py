"""The course: the lessons of a folder in their order, read and checked for their form."""

import tomllib
from collections.abc import Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from core.files.bounded import read_bounded
from nd_tui import games
from nd_tui.games import FIRST, folder_of
from nd_tui.lessons.lesson import BadLesson, Lesson

TUTORIALS = "tutorials"  # the folder of the courses
MOST_BYTES = 2**20  # of a lesson, which has some thousands


class Chapter(NamedTuple):
    """Lessons that stand together and have a name in common; without an id they have none."""

    id: str
    lessons: tuple[Lesson, ...]

    def has(self, lesson_id: str) -> bool:
        """Whether a lesson belongs to it."""
        return any(lesson.id == lesson_id for lesson in self.lessons)

    @property
    def title(self) -> str:
        """The id of the chapter's name."""
        return f"chapter-{self.id}"

    @property
    def about(self) -> str:
        """The id of what one learns in it."""
        return f"{self.title}.about"

    @property
    def minutes(self) -> int:
        """How long all of it takes, roughly."""
        return sum(lesson.minutes for lesson in self.lessons)


class Course:
    """A game's lessons that can be read, by their ids and in order; and what is wrong with the others."""

    def __init__(
        self, lessons: list[Lesson], broken: Mapping[str, BadLesson] | None = None, game: str = FIRST
    ) -> None:
        self.game = game
        self._lessons = {lesson.id: lesson for lesson in lessons}
        self.broken = dict(broken or {})

    def __iter__(self) -> Iterator[Lesson]:
        return iter(self._lessons.values())

    def __len__(self) -> int:
        return len(self._lessons)

    def __contains__(self, lesson_id: object) -> bool:
        return lesson_id in self._lessons

    def __getitem__(self, lesson_id: str) -> Lesson:
        if lesson_id in self.broken:
            raise self.broken[lesson_id]
        return self._lessons[lesson_id]

    def chapters(self) -> list[Chapter]:
        """The lessons in their order, those of a chapter together."""
        return [Chapter(id, tuple(lessons)) for id, lessons in groupby(self, lambda lesson: lesson.chapter)]

    def following(self, lesson: Lesson) -> Lesson | None:
        """The lesson after this one."""
        order = list(self)
        place = order.index(lesson) + 1
        return order[place] if place < len(order) else None

    def before(self, lesson: Lesson) -> Lesson | None:
        """The lesson at whose end this one begins; BadLesson unless it stands before it in the course."""
        if not lesson.after:
            return None
        if lesson.after in self.broken:
            raise BadLesson("lesson-after-broken", lesson=lesson.id, after=lesson.after)
        order = list(self)
        earlier = [other.id for other in order[: order.index(lesson)]]
        if lesson.after not in earlier:
            raise BadLesson(
                "lesson-after", lesson=lesson.id, after=lesson.after, known=", ".join(earlier) or "-"
            )
        return self[lesson.after]


def course_of(game: str) -> Course:
    """The course of a game."""
    return load_course(folder_of_course(game), game)


def folder_of_course(game: str) -> Path:
    """Where the lessons of a game lie: in the first of the roots that has any."""
    folders = [root / TUTORIALS / folder_of(game) for root in games.ROOTS]
    return next((folder for folder in folders if folder.is_dir()), folders[0])


def load_course(folder: Path, game: str = FIRST) -> Course:
    """The lessons of a folder; one that cannot be read is laid aside, so that the others can be held."""
    lessons, broken = [], {}
    for path in sorted(folder.glob("*.toml")):
        try:
            lessons.append(load_lesson(path))
        except BadLesson as fault:
            broken[id_of(path)] = fault
    return Course(lessons, broken, game)


def id_of(path: Path) -> str:
    """The id of the lesson in a file, which is called by its place and its id: `01-board.toml`."""
    return path.stem.partition("-")[2]


def load_lesson(path: Path) -> Lesson:
    """The lesson in a file; BadLesson says what is wrong with the file, and where in it."""
    try:
        read = tomllib.loads(read_bounded(path, MOST_BYTES).decode())
        lesson = msgspec.convert(read, Lesson)
    except (
        OSError,
        ValueError,
        RecursionError,
    ) as error:  # all that is wrong with TOML or text is a ValueError
        raise BadLesson("lesson-unreadable", lesson=path.name, fault=str(error)) from error
    if (lesson.setup is None) == (not lesson.after):
        raise BadLesson("lesson-beginning", lesson=path.name)
    if not lesson.steps:
        raise BadLesson("lesson-empty", lesson=path.name)
    return replace(lesson, id=id_of(path))
