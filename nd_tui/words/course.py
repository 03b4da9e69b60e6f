"""The course in words: how long lessons take, how far one has come in them, and when one can play."""

from collections.abc import Sequence

from nd_tui.lessons.course import Chapter, Course
from nd_tui.lessons.lesson import Lesson
from nd_tui.lessons.progress import Progress
from nd_tui.words.listing import listed
from nd_tui.words.texts import Texts


class CourseWords:
    """What is told of a course to somebody who has come so far in it."""

    def __init__(self, texts: Texts, course: Course, progress: Progress) -> None:
        self._texts, self._course, self._progress = texts, course, progress

    def chapter(self, chapter: Chapter) -> str:
        """The name of a chapter; none where its lessons belong to no chapter."""
        return self._texts(chapter.title) if chapter.id else ""

    def minutes(self, minutes: int) -> str:
        """How long something takes; nothing where nobody knows."""
        return self._texts("course-minutes", n=minutes) if minutes else ""

    def standing(self, lesson: Lesson) -> str:
        """How far one has come in a lesson; nothing of one that was never begun."""
        place = self._progress.place(self._course.game, lesson.id)
        if place is None:
            return ""
        told = [self._texts("course-finished")] if place.done else []
        if place.step or not place.done:
            told.append(self._texts("course-at", step=place.step + 1, steps=len(lesson.steps)))
        return listed(told)

    def done_of(self, lessons: Sequence[Lesson]) -> str:
        """How many of some lessons were held to their end."""
        done = sum(1 for lesson in lessons if self.is_done(lesson))
        return self._texts("course-of", n=done, of=len(lessons))

    def is_done(self, lesson: Lesson) -> bool:
        """Whether a lesson was held to its end."""
        place = self._progress.place(self._course.game, lesson.id)
        return place is not None and place.done

    def so_far(self) -> str:
        """How many lessons are done, and how many are still to come before one can play."""
        lessons = list(self._course)
        done = sum(1 for lesson in lessons if self.is_done(lesson))
        told = self._texts("course-done", n=done, of=len(lessons))
        last = next((number for number, lesson in enumerate(lessons, start=1) if lesson.then_play), 0)
        left = [lesson for lesson in lessons[:last] if not self.is_done(lesson)]
        if not left:
            return told
        minutes = sum(lesson.minutes for lesson in left)
        return f"{told} · {self._texts('course-until-play', n=len(left), minutes=minutes)}"
