"""A lesson at the table: the place, the keys and the ways of its lecturer, who leads the play."""

from typing import ClassVar

from core.game import Problem
from nd_tui.app import GamesApp
from nd_tui.lessons.checking import check
from nd_tui.lessons.course import Course
from nd_tui.lessons.lecture import Lecture
from nd_tui.lessons.lecturer import Lecturer
from nd_tui.lessons.lesson import Lesson
from nd_tui.lessons.lights import LOG
from nd_tui.screens.table import TableScreen
from nd_tui.words.lessons import lesson_text

# Keys of the table that lead away from the line of a lesson: for free play, or where a step asks for them.
OFF_THE_LINE = frozenset(
    (
        "take_back",
        "go_forward",
        "step_back",
        "step_forward",
        "fresh_luck",
        "branch",
        "name_line",
        "lines",
        "compare",
        "ending",
    )
)
ON_THE_LINE = frozenset(("go_on", "solution", "play_freely"))


class LessonScreen(TableScreen):
    """The keys of the registry's place "lesson", and the classroom of a lecturer."""

    PLACE = "lesson"
    AUTO_FOCUS = ""  # what is asked gets the focus; while one reads, Enter belongs to the lesson
    CSS_PATH: ClassVar[list[str]] = ["../styles/table.tcss", "../styles/lesson.tcss"]  # type: ignore[assignment]

    def __init__(self, course: Course, lesson: Lesson, at: int, line_name: str) -> None:
        self.course = course
        self.lecture = Lecture(course, lesson, at, line_name)
        super().__init__(self.lecture.session)
        self.lecturer = self.play.guide = Lecturer(self.play, self.lecture, self)

    @classmethod
    def resumed(cls, app: GamesApp, course: Course, lesson: Lesson) -> "LessonScreen":
        """A lesson at the place where it was left; BadLesson if it cannot be held to its end."""
        check(course, lesson)
        at = app.progress.step(app.game_name, lesson.id, len(lesson.steps))
        return cls(course, lesson, at, app.texts("course-line-name"))

    def on_mount(self) -> None:
        """Remember that the lesson was begun."""
        self.note_place()

    # What a lecturer wants of the place where the lesson is held

    def text(self, message: str) -> str:
        """A text of the lesson in the words, keys and signs of now."""
        return lesson_text(self.texts, self.symbols, self.key_for, message)

    def key_for(self, act: str) -> str:
        """The key that does something."""
        return self.game_app.key_for(act)

    def at_step(self, place: int) -> None:
        """Remember the step, and name the key that it asks for."""
        self.note_place()
        self.name_keys()

    def answered(self) -> None:
        """The box names the key that takes the move back; in the footer it would lead on."""
        self.name_keys()

    def note_place(self) -> None:
        """Remember where one is, to resume there."""
        progress = self.game_app.progress.at(self.session.game.NAME, self.lecture.lesson.id, self.lecture.at)
        self.game_app.note_progress(progress)

    def clear(self) -> None:
        """Let nothing lie over the own board."""
        self.board.clear()

    def finish(self) -> None:
        """The recap, and where to go from there."""
        from nd_tui.screens.recap import RecapScreen

        lesson = self.lecture.lesson
        self.game_app.note_progress(self.game_app.progress.finished(self.session.game.NAME, lesson.id))
        following = self.course.following(lesson)

        def chosen(way: str | None) -> None:
            if way == "again":
                self.lecturer.begin_step(0)
            elif way == "next" and following is not None:
                self.go_to_lesson(following)
            elif way == "play":
                self.game_app.door.begin_first()
            else:
                self.dismiss()

        self.app.push_screen(RecapScreen(lesson, following), chosen)

    def go_to_lesson(self, lesson: Lesson) -> None:
        """Another lesson takes the place of this one; of a broken one it is told in the course."""
        try:
            screen = LessonScreen.resumed(self.game_app, self.course, lesson)
        except Problem as problem:
            self.dismiss()
            self.game_app.tell(problem)
        else:
            self.app.switch_screen(screen)

    def on_screen_resume(self) -> None:
        """Somebody comes back from another screen, on which a step may have asked to do something."""
        self.lecturer.come_back()

    # The keys

    @property
    def keys_besides(self) -> frozenset[str]:
        """The key that the step asks for is always to be seen."""
        return super().keys_besides | {self.lecture.step.act}

    @property
    def keys_left_out(self) -> frozenset[str]:
        """While something is said to a move, the key that leads on is told in the box alone."""
        return super().keys_left_out | ({"go-on"} if self.lecturer.answer else set())

    def on_lesson_box_clicked(self) -> None:
        """Go on by mouse."""
        self.lecturer.go_on()

    def action_go_on(self) -> None:
        """On from a text, or from the answer to a move."""
        self.lecturer.go_on()

    async def action_solution(self) -> None:
        """Do what is right."""
        if act := self.lecturer.solve():
            await self.run_action(act.replace("-", "_"))

    def action_hint(self) -> None:
        """The hint of the step, or its text again; off the line, that of a player of the program."""
        if self.lecturer.free or self.lecture.step.act == "hint":
            super().action_hint()
        else:
            self.lecturer.hint()

    def action_lesson_back(self) -> None:
        """Back to the lesson, to the question, or to the step before."""
        self.lecturer.back()

    def action_play_freely(self) -> None:
        """Play on from here against opponents; the lesson waits."""
        self.lecturer.let_free()

    def action_leave(self, sure: bool = False) -> None:
        """Back from free play, or to the course; the place in the lesson is kept."""
        if self.lecturer.free and not self.board.is_covered and self.page != LOG:
            self.lecturer.back()
        else:
            super().action_leave(sure=True)  # one key leads back again

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """No key for what would do nothing, or lead away from the line unasked."""
        lecturer, step = self.lecturer, self.lecture.step
        if lecturer.on_the_line and step.act.replace("-", "_") == action:
            return True  # at any size, also where there is no need of it
        if action in OFF_THE_LINE and not lecturer.free:
            return False
        if action in ON_THE_LINE and lecturer.free:
            return False
        if action == "go_on":
            return bool(lecturer.answer) or lecturer.watches or step.is_read
        if action == "hint" and not lecturer.free:
            return lecturer.on_the_line and not step.is_read
        return super().check_action(action, parameters)
