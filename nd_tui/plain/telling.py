"""What a plain text game tells by itself: the board, what happened since somebody read last, the question."""

from collections.abc import Iterable

from nd_tui.games.game_types import AnyNode, View
from nd_tui.games.parts import Composition
from nd_tui.plain.composing import question_lines
from nd_tui.plain.screen import Screen
from nd_tui.play.play import Play
from nd_tui.play.session import Session
from nd_tui.words.listing import INDENT
from nd_tui.words.problems import problem_sentence
from nd_tui.words.texts import Texts


class Telling:
    """Writes lines, and remembers up to where everybody has read."""

    def __init__(self, texts: Texts, screen: Screen, play: Play, secret_points: bool) -> None:
        self._texts, self._screen, self._play = texts, screen, play
        self._secret_points = secret_points
        self._told: dict[int, AnyNode] = {}  # by seat, up to where it has read
        self._board_shown: object = None  # to whom, and of when
        self._about_saving: list[str] = []
        self.forget()

    @property
    def _session(self) -> Session:
        return self._play.session

    def forget(self) -> None:
        """Begin anew with the position of now: what led to it was told by somebody else."""
        self._told = dict.fromkeys(self._session.people, self._session.history.cursor)

    def read_again(self) -> None:
        """After a step back: whoever read further reads that again, with the board."""
        here = self._session.history.cursor
        for seat, told in self._told.items():
            if not told.is_before(here):
                self._told[seat] = here
        self._board_shown = None

    def news(self, view: View) -> None:
        """What happened, the board in another phase, and what the question is about."""
        self.events(self._play.reader)
        if self._board_shown != self._now:
            self.board()
        lines = list(self._session.box.plain.before_choices(self._texts, view, self._screen.paper))
        if lines:
            self.lines(lines)

    @property
    def _now(self) -> object:
        return self._play.reader, self._session.game.moment(self._session.state)

    def events(self, seat: int) -> None:
        """All that a seat has not read yet, in sentences."""
        news = self._session.chronicle.since(self._told[seat])
        self._told[seat] = self._session.history.cursor
        words, state = self._session.box.words, self._session.state
        sentences = [words.event(self._texts, state, event, seat) for event in news]
        if any(sentences):
            self._screen.say()
            self._screen.say(self._texts("log-heading"))
        for sentence in sentences:
            if sentence:
                self._screen.say(sentence, INDENT)

    def board(self) -> None:
        """The whole board."""
        self._board_shown = self._now
        self.lines(self._session.box.plain.lines(self._texts, self._play.view(), self._secret_points))

    def lines(self, lines: Iterable[tuple[str, str]]) -> None:
        """Lines with their indents, below an empty one."""
        self._screen.say()
        for indent, line in lines:
            self._screen.say(line, indent)

    def choices(self, view: View, asked: Composition | None) -> None:
        """The question, with the parts of the answer or the numbered moves."""
        words = self._session.box.words
        self._screen.say()
        self._screen.say(words.question(self._texts, view))
        if asked is not None:
            for line in question_lines(self._texts, asked):
                self._screen.say(line, INDENT)
            return
        for number, move in enumerate(words.listed(view, self._play.options), start=1):
            self._screen.say(f"{number}. {words.choice(self._texts, view, move)}", INDENT)

    def unsaved(self) -> None:
        """If saving fails or becomes difficult it is told, once for each reason."""
        told = [problem_sentence(self._texts, problem) for problem in self._session.notices()]
        for sentence in told:
            if sentence not in self._about_saving:
                self._screen.say(sentence)
        self._about_saving = told
