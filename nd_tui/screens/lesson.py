"""A lesson at the real table: a box that speaks, things that are lit, and moves that are answered."""

from asyncio import sleep
from typing import ClassVar

from textual import events, work
from textual.app import ComposeResult

from core import notre_dame as nd
from core.game import Problem
from nd_tui.app import NotreDameApp
from nd_tui.games.notre_dame.lights import LIGHTS, PARTS, page_of, parts_left_out
from nd_tui.games.notre_dame.words.events import event_sentence
from nd_tui.lessons.checking import check
from nd_tui.lessons.course import Course
from nd_tui.lessons.lecture import Lecture
from nd_tui.lessons.lesson import Lesson
from nd_tui.screens.lesson_actions import LessonActions
from nd_tui.widgets.choices import Choices
from nd_tui.widgets.lesson_box import LessonBox
from nd_tui.words.lessons import lesson_text

PAUSES = {"off": 0.0, "quick": 0.8, "slow": 2.0}  # seconds for each move that one watches
FOOTER = 1  # line
LIT = "-lit"


class LessonScreen(LessonActions):
    """Where a lesson is held."""

    coached = False  # the lesson speaks
    AUTO_FOCUS = ""  # what is asked gets the focus; while one reads, Enter belongs to the lesson

    CSS_PATH: ClassVar[list[str]] = ["../styles/table.tcss", "../styles/lesson.tcss"]  # type: ignore[assignment]

    def __init__(self, course: Course, lesson: Lesson, at: int, line_name: str) -> None:
        self.course = course
        self.lecture = Lecture(course, lesson, at, line_name)
        super().__init__(self.lecture.session)
        self.place = self.session.history.cursor

    @classmethod
    def resumed(cls, app: NotreDameApp, course: Course, lesson: Lesson) -> "LessonScreen":
        """A lesson at the place where it was left; BadLesson if it cannot be held to its end."""
        check(course, lesson)
        at = app.progress.step(app.box.name, lesson.id, len(lesson.steps))
        return cls(course, lesson, at, app.texts("course-line-name"))

    def compose(self) -> ComposeResult:
        """The box above the table."""
        yield LessonBox(id="lesson")
        yield from super().compose()

    def on_mount(self) -> None:
        """Remember that the lesson was begun."""
        self.note_place()

    @property
    def options(self) -> tuple[nd.Move, ...]:
        """The moves that can be made: on the line only where the lesson asks for one."""
        return super().options if self.free or (self.on_the_line and self.lecture.step.right) else ()

    # What is seen

    def text(self, message: str) -> str:
        """A text of the lesson in the words, keys and signs of now."""
        return lesson_text(self.game_app, message)

    def go_on(self) -> None:
        """Show the step one is at; off the line, the game."""
        self.show_box()
        if self.free:
            self.light(())
            super().go_on()
            return
        self.highlighted, self.typed = None, 0
        self.page = page_of(self.lecture.step.lit if self.answer else self.lit)  # where the move was made
        self.refresh_bindings()
        self.show()
        self.show_log()
        choices = self.query_one(Choices)
        if self.on_the_line and self.shows_choices and self.session.seat == self.reader:
            # None is looked at yet: Enter pressed once too often chooses nothing.
            choices.ask(self.picture(), looking=False)
        else:
            choices.tell(self.happened())
            self.set_focus(None)
        self.fit_box()
        self.light(self.lit)

    @property
    def lit(self) -> tuple[str, ...]:
        """What is lit: nothing while one watches what a move does."""
        return self.lecture.step.lit if self.on_the_line else ()

    @property
    def shows_choices(self) -> bool:
        """Whether the place of the choices is needed: to decide, or to read what a move did."""
        return not self.on_the_line or bool(self.options) or "choices" in self.lit

    def box_text(self) -> tuple[str, str, str]:
        """What stands in the box: above, in it, and below."""
        texts, lesson, step = self.texts, self.lecture.lesson, self.lecture.step
        key = self.game_app.key_for("go-on")
        where = texts(
            "course-step", title=texts(lesson.title), step=self.lecture.at + 1, steps=len(lesson.steps)
        )
        if self.free:
            return where, texts("course-free", key=self.game_app.key_for("lesson-back")), ""
        if self.answer:
            right = self.answer == "course-right-too"
            return where, self.text(self.answer), texts("course-next" if right else "course-undo", key=key)
        if self.others_play:
            watched = "course-watch" if step.is_read else "course-right"
            return where, texts(watched), texts("course-no-wait", key=key)
        if self.hinted:
            return where, self.text(lesson.message(step, "hint")), ""
        below = texts("course-next", key=key) if step.is_read else ""
        return where, self.text(lesson.message(step)), below

    def show_box(self) -> None:
        """Say what there is to say."""
        box = self.query_one(LessonBox)
        box.set_class(self.free, "-free")
        box.say(*self.box_text())

    def set_page(self) -> None:
        """One page at a time on a small screen, with what fits on it below the box."""
        super().set_page()
        self.fit_box()

    def fit_box(self) -> None:
        """Leave out parts of a small board so that there is room for the box and for what it speaks of."""
        if self.has_class("-wide") or self.page != "board":
            self.lay_out(set())
            return
        box = self.query_one(LessonBox).lines_for(self.box_text()[1], self.size.width)
        room = self.size.height - FOOTER - box
        choices = self.query_one(Choices).lines_wanted(self.size.width) if self.shows_choices else 0
        self.lay_out(parts_left_out(self.lit, room, choices))

    def lay_out(self, gone: set[str]) -> None:
        """Hide these parts of the board, and no others."""
        for part in (*PARTS, "lower"):
            self.query_one(f"#{part}").set_class(part in gone, "-left-out")

    def light(self, lit: tuple[str, ...]) -> None:
        """Mark what the step speaks of."""
        wanted = {widget for name in lit for widget in self.query(LIGHTS[name][1])}
        for widget in wanted.symmetric_difference(self.query(f".{LIT}")):
            widget.toggle_class(LIT)

    def on_resize(self, event: events.Resize) -> None:
        """Another size may have room for more."""
        self.call_after_refresh(self.fit_box)

    # The course of the lesson

    def begin_step(self, at: int) -> None:
        """Go to a step, in its position."""
        self.stop_agents()
        self.lecture.go_to(at)
        self.free, self.waiting, self.enlarged = False, False, None
        self.step_is_here()

    def step_is_here(self) -> None:
        """Show a new step, and remember that it was reached."""
        self.answer, self.hinted, self.others_play, self.skipping = "", False, False, False
        self.session = self.lecture.session
        self.place = self.session.history.cursor
        self.note_place()
        self.name_keys()
        self.go_on()

    def note_place(self) -> None:
        """Remember where one is, to resume there."""
        progress = self.game_app.progress.at(self.session.game.NAME, self.lecture.lesson.id, self.lecture.at)
        self.game_app.note_progress(progress)

    def choose(self, move: nd.Move) -> None:
        """Make a move; the lesson has its say about it."""
        if self.free:
            super().choose(move)
        elif move in self.options:
            self.answer, self.enlarged = self.lecture.answer(move), None
            self.others_play = not self.answer
            self.played(move)

    def after_reckoning(self) -> None:
        """Let the others play after a right move, or say what is wrong with another one."""
        if self.free:
            super().after_reckoning()
        elif self.answer:
            self.go_on()
        else:
            self.let_others_play()

    def let_others_play(self) -> None:
        """The step is done: show what has happened for a moment, then what comes after it."""
        self.others_play = True
        if self.happened():
            self.go_on()
        self.go_on_after_a_moment()

    @work(exclusive=True, group="agent")
    async def go_on_after_a_moment(self) -> None:
        """Make the next move after the step, or go to the next step, once the table is seen."""
        if self.happened() and not self.skipping:
            await sleep(PAUSES[self.game_app.settings.speed])
        if not await self.until_seen():
            return
        move = self.lecture.next_of_others()
        if move is not None:
            self.played(move)
        elif self.lecture.advance():
            self.step_is_here()
        else:
            self.finish()

    def happened(self) -> str:
        """What the last move did, while one watches."""
        node = self.session.history.cursor
        if self.on_the_line or node is self.place:
            return ""
        table = self.session.state.table
        told = [
            event_sentence(self.texts, table, event, self.reader) for event in self.session.chronicle.of(node)
        ]
        return " ".join(sentence for sentence in told if sentence)

    def show_ending(self) -> None:
        """How the game ended, in free play; a lesson goes on with its next step."""
        if self.free:
            super().show_ending()
        else:
            self.go_on()

    def finish(self) -> None:
        """The recap, and where to go from there."""
        from nd_tui.screens.recap import RecapScreen

        lesson = self.lecture.lesson
        self.game_app.note_progress(self.game_app.progress.finished(self.session.game.NAME, lesson.id))
        following = self.course.following(lesson)

        def chosen(way: str | None) -> None:
            if way == "again":
                self.begin_step(0)
            elif way == "next" and following is not None:
                self.go_to_lesson(following)
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

    def on_lesson_box_clicked(self) -> None:
        """Go on by mouse."""
        self.action_go_on()
