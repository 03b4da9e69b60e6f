"""A lesson being held: at which step, in which position, and what is to be said to a move.

Every way to a step plays its line anew from the beginning, so that going back, resuming and returning from
free play all lead to exactly the same position, whatever was tried in between.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from core.game import AnyGame, Problem
from core.record import AnyMatch, new_match
from nd_tui.games import open_box
from nd_tui.games.game_types import Move, Setup
from nd_tui.lessons.acts import POSITION_ACTS
from nd_tui.lessons.course import Course
from nd_tui.lessons.lesson import ANY, SEAT, BadLesson, Lesson, Step
from nd_tui.play.session import Session
from nd_tui.storage.kept import KeptGame
from nd_tui.storage.saves import PERSON


class LessonGame(KeptGame):
    """A game that is kept nowhere."""

    def __init__(self, match: AnyMatch) -> None:
        self.match = match
        self.path = Path()
        self.repaired = None

    def save(self) -> None:
        """The place in the lesson is kept instead."""

    def close(self) -> None:
        """There is no file."""


class Lecture:
    """Where a person is in a lesson."""

    session: Session
    at: int  # the number of the step, from 0
    then: int  # how many of the moves after the step have been made

    def __init__(self, course: Course, lesson: Lesson, at: int = 0, line_name: str = "") -> None:
        self.course = course
        self.lesson = lesson
        self._box = open_box(course.game)
        self.game: AnyGame = self._box.game
        self.line_name = line_name  # for lines that the person named in a step that was left behind
        self._start = self._find_start()
        self.go_to(at)

    @property
    def step(self) -> Step:
        """The step one is at."""
        return self.lesson.steps[self.at]

    def go_to(self, at: int) -> None:
        """Begin a step, in its position; past the last one, the position in which the lesson ends."""
        self.session = self._beginning()
        for number, step in enumerate(self.lesson.steps[:at]):
            self.at = number
            self._do(step)
        self.at, self.then = at, 0

    def right_moves(self) -> list[Move]:
        """The moves that are right in this step; the first is the lesson's own."""
        return [self._move(text) for text in self.step.right]

    def is_right(self, move: Move) -> bool:
        """Whether a move is one of the right ones."""
        return move in self.right_moves()

    def answer(self, move: Move) -> str:
        """The id of what is said to a move; empty for the one that the lesson goes on with.

        Another right move may have an answer of its own, which compares it with the lesson's.
        """
        if move == self.right_moves()[0]:
            return ""
        answers = self.answers()
        if self.is_right(move) and move not in answers:
            return "course-right-too"
        return self.lesson.message(self.step, answers.get(move) or self.step.answers[ANY])

    def answers(self) -> dict[Move, str]:
        """The moves that have an answer of their own, with its name."""
        return {self._move(text): name for text, name in self.step.answers.items() if text != ANY}

    def next_of_others(self) -> Move | None:
        """The next move after the step; None when all have been made."""
        if self.then == len(self.step.then):
            return None
        self.then += 1
        return self._move(self.step.then[self.then - 1])

    def plays_for_the_person(self) -> bool:
        """Whether moves of the person are among those after the step; asked before any of them is made."""
        state = self.session.state
        for text in self.step.then[self.then :]:
            if self.game.to_move(state) == SEAT:
                return True
            state = self.game.apply(state, self.game.parse_move(state, text))
        return False

    def advance(self) -> bool:
        """On to the next step, in the position that is on the table; False if that was the last."""
        if self.at + 1 == len(self.lesson.steps):
            return False
        self.at, self.then = self.at + 1, 0
        return True

    def _find_start(self) -> tuple[Setup, int, list[str]]:
        """Setup, seed and the moves of an earlier lesson's line, where this one begins after it."""
        earlier = self.course.before(self.lesson)
        if earlier is None:
            assert self.lesson.setup is not None  # the loader has seen to that
            return self._read(self.lesson.setup), self.lesson.seed, []
        ended = Lecture(self.course, earlier, len(earlier.steps)).session
        line = ended.history.line_to(ended.history.cursor)[1:]
        return ended.match.setup, ended.match.seed, [ended.history.text_of(node) for node in line]

    def _read(self, setup: Mapping[str, Any]) -> Setup:
        """The lesson's own setup."""
        try:
            return self.game.read_setup(setup)
        except Problem as problem:
            raise BadLesson("lesson-setup", lesson=self.lesson.id, fault=str(problem)) from problem

    def _beginning(self) -> Session:
        """The position before the first step."""
        setup, seed, moves = self._start
        seats = (PERSON,) + (self._box.minds().IN_LESSONS,) * (len(setup.players) - 1)
        try:
            session = Session(LessonGame(new_match(self.game, setup, seed, seats)))
        except Problem as problem:
            raise BadLesson("lesson-setup", lesson=self.lesson.id, fault=str(problem)) from problem
        self.session, self.at = session, -1
        for text in (*moves, *self.lesson.moves):
            session.play(self._move(text))
        return session

    def _do(self, step: Step) -> None:
        """All that happens in a step when it goes as it should."""
        if step.right:
            self.session.play(self._move(step.right[0]))
        if step.act in POSITION_ACTS:
            POSITION_ACTS[step.act](self.session, self.line_name)
        for text in step.then:
            self.session.play(self._move(text))

    def _move(self, text: str) -> Move:
        """A move of the lesson in the position on the table."""
        state = self.session.state
        try:
            return self.game.parse_move(state, text)
        except Problem as problem:
            choices = ", ".join(self.game.format_move(state, move) for move in self.game.legal_moves(state))
            raise BadLesson(
                "lesson-move", lesson=self.lesson.id, step=self.at + 1, move=text, choices=choices
            ) from problem
