"""The course: all lessons with how far one has come; Enter begins one or goes on with it."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from core.game import Problem
from nd_tui.lessons.course import Course
from nd_tui.lessons.lesson import Lesson
from nd_tui.screens.base import GameScreen
from nd_tui.widgets.key_bar import KeyBar
from nd_tui.widgets.menu import Menu
from nd_tui.words.listing import listed
from nd_tui.words.problems import problem_sentence


class CourseScreen(GameScreen[None]):
    """The lessons in their order."""

    PLACE: ClassVar[str] = "course"
    AUTO_FOCUS = "#lessons"

    def __init__(self, course: Course, begin: str = "") -> None:
        super().__init__()
        self.course = course
        self.begin = begin  # the id of a lesson that is opened at once
        self.left = ""  # the id of the lesson that was opened last

    def compose(self) -> ComposeResult:
        """The list."""
        texts = self.texts
        done = sum(1 for lesson in self.course if self.is_done(lesson))
        yield Static(Content(texts("course-title")), classes="heading")
        yield Static(Content(texts("course-hint")), classes="hint")
        yield Menu(*self.entries(), id="lessons", markup=False)
        if self.course.broken:
            faults = [problem_sentence(texts, fault) for fault in self.course.broken.values()]
            yield Static(Content("\n".join(faults)), id="broken")
        yield Static(Content(texts("course-done", n=done, of=len(self.course))), classes="hint", id="done")
        yield KeyBar()
        self.call_after_refresh(self.show_next)

    def entries(self) -> list[Option]:
        """A line for each lesson: its number, its name, and how far one has come."""
        return [
            Option(
                Content(f"{number:>2} {self.texts(lesson.title)}  ({self.standing(lesson)})"), id=lesson.id
            )
            for number, lesson in enumerate(self.course, start=1)
        ]

    def standing(self, lesson: Lesson) -> str:
        """How far one has come in a lesson."""
        place = self.game_app.progress.place(self.game_app.box.name, lesson.id)
        if place is None:
            return self.texts("course-new")
        told = [self.texts("course-finished")] if place.done else []
        if place.step or not place.done:
            told.append(self.texts("course-at", step=place.step + 1, steps=len(lesson.steps)))
        return listed(told)

    def is_done(self, lesson: Lesson) -> bool:
        """Whether a lesson was held to its end."""
        place = self.game_app.progress.place(self.game_app.box.name, lesson.id)
        return place is not None and place.done

    def show_next(self) -> None:
        """Look at the lesson that was left, or at the first that is not done."""
        undone = [number for number, lesson in enumerate(self.course) if not self.is_done(lesson)]
        order = [lesson.id for lesson in self.course]
        if self.left in order and not self.is_done(self.course[self.left]):
            undone = [order.index(self.left)]
        self.query_one(Menu).highlighted = undone[0] if undone else 0
        begin, self.begin = self.begin, ""
        if begin in self.course:
            self.open(self.course[begin])

    def on_screen_resume(self) -> None:
        """Something may have been learnt since."""
        if self.is_mounted:
            self.refresh(recompose=True)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Begin a lesson, or go on with it."""
        if event.option_id is not None:
            self.open(self.course[event.option_id])

    def open(self, lesson: Lesson) -> None:
        """Hold a lesson from the place where it was left; a broken one is told."""
        from nd_tui.screens.lesson import LessonScreen

        self.left = lesson.id
        try:
            screen = LessonScreen.resumed(self.game_app, self.course, lesson)
        except Problem as problem:
            self.game_app.tell(problem)
        else:
            self.app.push_screen(screen)
