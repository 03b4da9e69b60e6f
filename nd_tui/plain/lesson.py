"""A lesson as plain text: the same steps, answers and hints as at the table, by typed lines."""

from collections.abc import Callable

from nd_tui.lessons.acts import POSITION_ACTS
from nd_tui.lessons.lecture import Lecture
from nd_tui.lessons.lecturer import Lecturer
from nd_tui.lessons.progress import Progress
from nd_tui.looks.symbols import UNICODE
from nd_tui.plain.screen import Screen
from nd_tui.plain.stage import PlainStage
from nd_tui.plain.typed import BACK, FREELY, HELP, HINT, LESSON_WORDS, QUIT, REDO, SOLUTION, UNDO
from nd_tui.words.lessons import lesson_text
from nd_tui.words.texts import Texts

# What can be typed for an action; all others are done by an empty line where a step asks for them.
TYPED = {
    "take-back": UNDO,
    "go-forward": REDO,
    "rules": HELP,
    "hint": HINT,
    "solution": SOLUTION,
    "lesson-back": BACK,
    "play-freely": FREELY,
    "leave": QUIT,
}
HELP_MESSAGES = (
    "learn-help-enter",
    "help-number",
    "learn-help-hint",
    "learn-help-solution",
    "learn-help-back",
    "learn-help-freely",
    "help-board",
    "help-rules",
    "learn-help-quit",
)


class PlainLesson:
    """One lesson; fulfils `nd_tui.lessons.lecturer.Classroom`."""

    def __init__(
        self,
        texts: Texts,
        screen: Screen,
        lecture: Lecture,
        known: Progress,
        note: Callable[[Progress], None],
    ) -> None:
        self._texts, self._screen, self._lecture = texts, screen, lecture
        self._progress, self._note = known, note
        self._stage = PlainStage(texts, screen, lecture.session)
        self._stage.words, self._stage.heard = LESSON_WORDS, self.heard
        self._lecturer = self._stage.play.guide = Lecturer(self._stage.play, lecture, self)
        self.is_finished = False

    def hold(self) -> None:
        """Hold the lesson to its end, or until somebody has had enough."""
        self._screen.say(self._texts("learn-type-help"))
        self.at_step(self._lecture.at)
        self._stage.run(self._stage.play.begin)

    # What a lecturer wants of the place where the lesson is held

    def text(self, message: str) -> str:
        """A text of the lesson, with what is typed in the place of keys."""
        return lesson_text(self._texts, UNICODE, self.key_for, message)

    def key_for(self, act: str) -> str:
        """What is typed for an action."""
        return TYPED.get(act) or self._texts("key-enter")

    def at_step(self, place: int) -> None:
        """Remember the step."""
        self._note_progress(self._progress.at(self._texts.game, self._lecture.lesson.id, place))

    def answered(self) -> None:
        """What takes the move back is printed with what is said."""

    def clear(self) -> None:
        """Nothing lies over a board that is printed."""

    def finish(self) -> None:
        """What is to be remembered."""
        self.is_finished = True
        lesson = self._lecture.lesson
        self._note_progress(self._progress.finished(self._texts.game, lesson.id))
        self._screen.say()
        self._screen.say(self._texts("course-recap", title=self._texts(lesson.title)))
        for line in self.text(lesson.recap).splitlines():
            self._screen.say(line)

    def _note_progress(self, progress: Progress) -> None:
        self._progress = progress
        self._note(progress)

    # What is typed

    def heard(self, typed: str) -> bool:
        """Do what is typed, if that is the lesson's and not the game's to do."""
        lecturer, step = self._lecturer, self._lecture.step
        asked = lecturer.on_the_line and not step.is_read
        if typed == BACK:
            lecturer.back()
        elif typed == QUIT:
            self._stage.following = None
        elif lecturer.free:
            return False
        elif typed == FREELY:
            lecturer.let_free()
        elif typed == SOLUTION:
            self._do(lecturer.solve())
        elif asked and step.act and typed in ("", TYPED.get(step.act)):
            self._do(step.act)
        elif typed == HINT and asked:
            lecturer.hint()
        elif not typed and not self._stage.play.options:
            lecturer.go_on()
        elif typed in (HELP, HINT, UNDO, REDO) or not self._is_for_the_game(typed):
            self._help()
        else:
            return False
        return True

    def _is_for_the_game(self, typed: str) -> bool:
        """Whether the game knows what to do with it: a move where one is asked for, the board, the rules."""
        return bool(self._stage.play.options) or typed == LESSON_WORDS["board"] or typed.startswith(HELP)

    def _do(self, act: str) -> None:
        """What a step asks for with a key of the table; where that only shows something, show the board."""
        if not act:
            return
        if act in POSITION_ACTS:
            POSITION_ACTS[act](self._stage.session, self._lecture.line_name)
        elif act == "hint":
            self._stage.advise()
        else:
            self._stage.telling.board()
        self._lecturer.did(act)

    def _help(self) -> None:
        for message in HELP_MESSAGES:
            self._screen.say(self._texts(message))
