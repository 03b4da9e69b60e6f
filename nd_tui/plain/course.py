"""The lessons as plain text: one after the other, each from the place where it was left; then a game."""

from collections.abc import Callable
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
from nd_tui.plain.typed import COURSE_WORDS, PLAY, QUIT, meant
from nd_tui.words.course import CourseWords
from nd_tui.words.listing import listed
from nd_tui.words.problems import problem_sentence
from nd_tui.words.texts import Texts


class PlainCourse:
    """Lessons that somebody takes at the keyboard."""

    def __init__(
        self, texts: Texts, screen: Screen, course: Course, file: Path, play: Callable[[], None]
    ) -> None:
        self._texts, self._screen, self._course, self._file = texts, screen, course, file
        self._play = play  # a first game

    def take(self, lesson: Lesson | None) -> None:
        """Hold a lesson, one that somebody chooses if none is named, and those after it that are wished."""
        try:
            wish: Lesson | str | None = lesson or self._chosen()
            while isinstance(wish, Lesson) and self._hold(wish):
                wish = self._following(wish)
        except EOFError:
            self._screen.say()
        else:
            if wish == PLAY:
                self._play()

    def _chosen(self) -> Lesson | str | None:
        """A lesson, a game, or neither."""
        lessons = list(self._course)
        self._list()
        while True:
            typed = meant(self._texts, self._screen.ask(), COURSE_WORDS)
            if typed == QUIT:
                return None
            if typed == PLAY and any(lesson.then_play for lesson in lessons):
                return PLAY
            if 1 <= number_in(typed) <= len(lessons):
                return lessons[number_in(typed) - 1]
            self._screen.say(self._texts("asked-number", least=1, most=len(lessons)))

    def _list(self) -> None:
        """The lessons by their numbers under the names of their chapters."""
        words = CourseWords(self._texts, self._course, self._progress)
        self._screen.say(self._texts("course-title"))
        number = 0
        for chapter in self._course.chapters():
            if chapter.id:
                self._screen.say()
                self._screen.say(_with_notes(words.chapter(chapter), words.minutes(chapter.minutes)))
                self._screen.say(self._texts(chapter.about))
            for lesson in chapter.lessons:
                number += 1
                notes = words.minutes(lesson.minutes), words.standing(lesson)
                self._screen.say(_with_notes(f"{number}. {self._texts(lesson.title)}", *notes), "  ")
                if lesson.then_play:
                    self._screen.say(f"{PLAY}. {self._texts('course-play')}", "  ")
        self._screen.say()
        self._screen.say(words.so_far())

    def _hold(self, lesson: Lesson) -> bool:
        """Hold a lesson; whether it came to its end."""
        check(self._course, lesson)
        at = self._progress.step(self._texts.game, lesson.id, len(lesson.steps))
        lecture = Lecture(self._course, lesson, at, self._texts("course-line-name"))
        held = PlainLesson(self._texts, self._screen, lecture, self._progress, self._note)
        held.hold()
        return held.is_finished

    def _following(self, lesson: Lesson) -> Lesson | str | None:
        """The next lesson, if there is one and it is wished; or a game, once one knows enough for it."""
        following = self._course.following(lesson)
        if lesson.then_play:
            self._screen.say(self._texts("learn-play"))
        if following is not None:
            self._screen.say(self._texts("learn-next", title=self._texts(following.title)))
        elif not lesson.then_play:
            return None
        typed = meant(self._texts, self._screen.ask(), COURSE_WORDS)
        if typed == PLAY and lesson.then_play:
            return PLAY
        return None if typed == QUIT else following

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


def _with_notes(name: str, *notes: str) -> str:
    """A name with what there is to note about it."""
    told = listed(note for note in notes if note)
    return f"{name} ({told})" if told else name
