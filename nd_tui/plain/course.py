"""The lessons as plain text: one after the other, each from the place where it was left."""

from functools import cached_property
from pathlib import Path

from core.game import Problem
from nd_tui.lessons.checking import check
from nd_tui.lessons.course import Course
from nd_tui.lessons.lecture import Lecture
from nd_tui.lessons.lesson import Lesson
from nd_tui.lessons.progress import Progress, load_progress, save_progress
from nd_tui.plain.lesson import PlainLesson
from nd_tui.plain.screen import Screen, number_in
from nd_tui.plain.typed import QUIT, meant
from nd_tui.words.problems import problem_sentence
from nd_tui.words.texts import Texts


class PlainCourse:
    """Lessons that somebody takes at the keyboard."""

    def __init__(self, texts: Texts, screen: Screen, course: Course, file: Path) -> None:
        self._texts, self._screen, self._course, self._file = texts, screen, course, file

    def take(self, lesson: Lesson | None) -> None:
        """Hold a lesson, one that somebody chooses if none is named, and those after it that are wished."""
        try:
            lesson = lesson or self._chosen()
            while lesson is not None and self._hold(lesson):
                lesson = self._following(lesson)
        except EOFError:
            self._screen.say()

    def _chosen(self) -> Lesson | None:
        lessons = list(self._course)
        self._screen.say(self._texts("course-title"))
        for number, lesson in enumerate(lessons, start=1):
            self._screen.say(f"{number}. {self._texts(lesson.title)}", "  ")
        while True:
            typed = meant(self._texts, self._screen.ask())
            if typed == QUIT:
                return None
            if 1 <= number_in(typed) <= len(lessons):
                return lessons[number_in(typed) - 1]
            self._screen.say(self._texts("asked-number", least=1, most=len(lessons)))

    def _hold(self, lesson: Lesson) -> bool:
        """Hold a lesson; whether it came to its end."""
        check(self._course, lesson)
        at = self._progress.step(self._texts.game, lesson.id, len(lesson.steps))
        lecture = Lecture(self._course, lesson, at, self._texts("course-line-name"))
        held = PlainLesson(self._texts, self._screen, lecture, self._progress, self._note)
        held.hold()
        return held.is_finished

    def _following(self, lesson: Lesson) -> Lesson | None:
        """The next lesson, if there is one and it is wished."""
        following = self._course.following(lesson)
        if following is None:
            return None
        self._screen.say(self._texts("learn-next", title=self._texts(following.title)))
        return None if meant(self._texts, self._screen.ask()) == QUIT else following

    @cached_property
    def _progress(self) -> Progress:
        """How far the course was followed; a file that makes no sense is told and counts as none."""
        try:
            return load_progress(self._file)
        except Problem as problem:
            self._screen.say(problem_sentence(self._texts, problem))
            return Progress()

    def _note(self, progress: Progress) -> None:
        before, self._progress = self._progress, progress
        try:
            save_progress(progress, self._file, before)
        except Problem as problem:
            self._screen.say(problem_sentence(self._texts, problem))
