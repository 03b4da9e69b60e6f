"""Whoever holds a lesson at the table: speaks, lights things, answers moves, and lets the others play."""

from time import monotonic
from typing import Protocol

from nd_tui.games.game_types import Move
from nd_tui.lessons.acts import NAMING_ACTS, POSITION_ACTS, TREE_ACTS
from nd_tui.lessons.lecture import Lecture
from nd_tui.play.play import Play

PAUSES = {"off": 0.0, "quick": 0.8, "slow": 2.0}  # seconds for each move that one watches
A_MOMENT = 0.05
NOTICED = 0.5  # seconds until one has seen that a step has come by itself; a key before then was not for it


class Classroom(Protocol):
    """Where a lesson is held, besides the stage of its game."""

    def text(self, message: str) -> str:
        """A text of the lesson in the words, keys and signs of now."""

    def key_for(self, act: str) -> str:
        """The key that does something, as a person calls it."""

    def at_step(self, place: int) -> None:
        """A step is reached: it is remembered, to resume there."""

    def answered(self) -> None:
        """Something is said to a move: the key that leads on from there takes it back."""

    def clear(self) -> None:
        """Let nothing lie over the board."""

    def finish(self) -> None:
        """The lesson is over: what is to be remembered of it, and where to go from there."""


class Lecturer:
    """The guide of a lesson; off its line the game takes its own course."""

    word = ""

    def __init__(self, play: Play, lecture: Lecture, room: Classroom) -> None:
        self.play, self.lecture, self._room = play, lecture, room
        self.place = play.session.history.cursor  # the position that the step is about
        self.free = False  # off the line: the person plays on against opponents
        self.answer = ""  # the id of what is said to the move on the table, unless that is the right one
        self.right_too = False  # whether that move is right, only not the one that the lesson goes on with
        self.hinted = False  # whether the hint stands in the box
        # Whether what was asked is done: the position has moved on, and the next step is not here yet.
        self.others_play = False
        self.plays_for_you = False  # whether what is made after the step are also moves of the person
        self.acting = ""  # what was done with a key but is not over yet
        self._noticed_from = 0.0  # when one can have seen that the step is here

    @property
    def leads(self) -> bool:
        """On the line of the lesson and where a wrong move led away from it."""
        return not self.free

    @property
    def on_the_line(self) -> bool:
        """Whether the person is asked something by the lesson now."""
        return not (self.free or self.answer or self.others_play or self.play.watched)

    @property
    def watches(self) -> bool:
        """Whether the person only watches what is done."""
        return self.others_play or self.play.watched is not None

    @property
    def allows(self) -> bool:
        """On the line one decides only where the lesson asks for a move."""
        return self.free or (self.on_the_line and bool(self.lecture.step.right))

    @property
    def objects(self) -> bool:
        """A move that the lesson does not go on with is shown until it is taken back, or played on from."""
        return bool(self.answer) and not self.free

    @property
    def lit(self) -> tuple[str, ...]:
        """Nothing while one watches what a move does."""
        return self.lecture.step.lit if self.on_the_line else ()

    @property
    def seen(self) -> tuple[str, ...] | None:
        """What is lit, and after a wrong move what was lit where it was made."""
        return None if self.free else self.lecture.step.lit if self.answer else self.lit

    @property
    def shows_choices(self) -> bool:
        """Whether the place of the choices is needed: to decide, or to read what a move did."""
        return not self.on_the_line or bool(self.play.options) or "choices" in self.lit

    def said(self) -> tuple[str, str, str] | None:
        """What stands in the box: above, in it, and below."""
        texts, lesson, step = self.play.stage.texts, self.lecture.lesson, self.lecture.step
        key = self._room.key_for("go-on")
        where = texts(
            "course-step", title=texts(lesson.title), step=self.lecture.at + 1, steps=len(lesson.steps)
        )
        if self.free:
            return where, texts("course-free", key=self._room.key_for("lesson-back")), ""
        if self.answer:
            below = "course-next-ours" if self.right_too else "course-undo"
            return where, self._room.text(self.answer), texts(below, key=key)
        if self.others_play:
            watched = texts("course-watch" if step.is_read else "course-right")
            if self.plays_for_you:
                watched += " " + texts("course-plays-for-you")
            return where, watched, texts("course-no-wait", key=key)
        if self.hinted:
            return where, self._room.text(lesson.message(step, "hint")), ""
        below = texts("course-next", key=key) if step.is_read else ""
        return where, self._room.text(lesson.message(step)), below

    # The course of the lesson

    def lead(self) -> None:
        """Show the step one is at, or what a move did."""
        self.play.stage.show()
        if self.on_the_line and self.shows_choices and self.play.session.seat == self.play.reader:
            # None is looked at yet: Enter pressed once too often chooses nothing.
            self.play.stage.ask(looking=False)
        else:
            self.play.stage.tell(self.happened())

    def begin_step(self, at: int) -> None:
        """Go to a step, in its position."""
        self.play.stage.stop()
        self.lecture.go_to(at)
        self.free, self.play.waiting = False, False
        self._room.clear()
        self._step_is_here()

    def _step_is_here(self) -> None:
        """Show a new step, and remember that it was reached."""
        self.answer, self.hinted, self.others_play, self.play.skipping = "", False, False, False
        self.right_too = self.plays_for_you = False
        self._noticed_from = 0.0
        self.play.session = self.lecture.session
        self.place = self.play.session.history.cursor
        self._room.at_step(self.lecture.at)
        self.play.go_on()

    def asked(self) -> None:
        """Off the line everybody decides alone."""

    def chosen(self, move: Move) -> None:
        """Have a say about a move on the line."""
        if not self.free:
            self.answer = self.lecture.answer(move)
            self.right_too = bool(self.answer) and self.lecture.is_right(move)
            self.others_play = not self.answer
            if self.answer:
                self._room.answered()

    def moved(self) -> None:
        """Let the others play after a right move, or say what is wrong with another one."""
        if self.answer:
            self.play.go_on()
        else:
            self.let_others_play()

    def let_others_play(self) -> None:
        """The step is done: show what has happened for a moment, then what comes after it."""
        self.others_play = True
        if not self.lecture.then:
            self.plays_for_you = self.lecture.plays_for_the_person()
        if self.happened():
            self.play.go_on()
        self.play.stage.in_its_time(self._go_on_after_a_moment)

    async def _go_on_after_a_moment(self) -> None:
        """Make the next move after the step, or go to the next step, once the table is seen."""
        pause = PAUSES[self.play.stage.speed] if self.happened() else 0.0
        while pause > 0 and not self.play.skipping:
            await self.play.stage.pause(A_MOMENT)
            pause -= A_MOMENT
        by_itself = bool(PAUSES[self.play.stage.speed]) and not self.play.skipping
        if not await self.play.stage.until_seen():
            return
        move = self.lecture.next_of_others()
        if move is not None:
            self.play.played(move)
        elif self.lecture.advance():
            self._step_is_here()
            if by_itself:
                self._noticed_from = monotonic() + NOTICED
        else:
            self._room.finish()

    def happened(self) -> str:
        """What the last move did, while one watches."""
        node = self.play.session.history.cursor
        if self.on_the_line or node is self.place:
            return ""
        return " ".join(self.play.sentences(self.play.session.chronicle.of(node)))

    def ended(self) -> None:
        """A game that was played on from a lesson is of no further interest."""

    # What is done with keys

    def go_on(self) -> None:
        """On from a text; a wrong move is taken back, a right one of several leads on."""
        if self.answer:
            right = self.right_too
            self.begin_step(self.lecture.at)
            if right:
                self.play.choose(self.lecture.right_moves()[0])
        elif self.watches:
            self.play.skipping = True
        elif self.on_the_line and self.lecture.step.is_read and monotonic() >= self._noticed_from:
            self._room.clear()
            self.let_others_play()

    def solve(self) -> str:
        """Do what is right; where that is an action of the table, its id, for the table to do it."""
        if self.answer:
            self.begin_step(self.lecture.at)
        step = self.lecture.step
        if self.watches or step.is_read:
            self.go_on()
        elif step.right:
            self._room.clear()
            self.play.choose(self.lecture.right_moves()[0])
        elif step.act in NAMING_ACTS:
            POSITION_ACTS[step.act](self.play.session, self.lecture.line_name)
            self.did(step.act)
        else:
            return step.act
        return ""

    def hint(self) -> None:
        """The hint of the step, or its text again."""
        self.hinted = not self.hinted
        self.play.go_on()

    def back(self) -> None:
        """Back to the lesson, to the question, or to the step before."""
        here = self.free or self.answer or self.others_play
        self.begin_step(self.lecture.at if here else max(0, self.lecture.at - 1))

    def let_free(self) -> None:
        """Let the person play on from here against opponents; the lesson waits."""
        self.play.stage.stop()
        self.free, self.others_play = True, False
        self.play.go_on()

    def did(self, act: str) -> None:
        """Notice that something was done; what opens a screen is over when that is closed."""
        if self.on_the_line and self.lecture.step.act == act:
            self.acting = act
            if self.play.stage.is_seen:
                self.come_back()

    def come_back(self) -> None:
        """Go on after what a step asked for, unless it was called off."""
        act, self.acting = self.acting, ""
        session = self.play.session
        if not act or (act in NAMING_ACTS and not NAMING_ACTS[act](session)):
            return
        if act in TREE_ACTS:
            self.place = session.history.cursor
        elif session.history.cursor is not self.place:
            self.begin_step(self.lecture.at)  # somebody went elsewhere in the tree
        self.let_others_play()
