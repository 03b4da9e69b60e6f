"""The loop of the plain text game: show, ask, play, until the end or until somebody has had enough."""

from collections.abc import Iterable
from dataclasses import dataclass

from core import notre_dame as nd
from core import rng
from core.ai import greedy
from core.game import Problem
from core.notre_dame.events import Event
from nd_tui.plain.board import INDENT, board_lines, market_lines
from nd_tui.plain.ending import ending_lines
from nd_tui.plain.knowledge import knowledge_lines
from nd_tui.plain.screen import Screen
from nd_tui.texts import Texts
from nd_tui.words.events import event_sentence
from nd_tui.words.moves import choice, question
from nd_tui.words.problems import problem_sentence
from nd_tui.words.things import colour_name, listed

HELP, BOARD, UNDO, QUIT = "?", "b", "u", "q"


@dataclass(frozen=True)
class Point:
    """A point of the game: the position, and all that has happened and been decided on the way there."""

    state: nd.State
    events: tuple[Event, ...] = ()
    moves: int = 0

    def after(self, move: nd.Move) -> "Point":
        """The point that a legal move leads to."""
        happened = nd.events(self.state, move)
        return Point(nd.apply(self.state, move), self.events + happened, self.moves + 1)


class Loop:
    """One game: the first seats are persons at this screen, an agent plays the others."""

    def __init__(self, texts: Texts, screen: Screen, state: nd.State, seed: int, people: int) -> None:
        self.texts = texts
        self.screen = screen
        self.seed = seed
        self.people = people
        self.point = Point(state)
        self.earlier: list[Point] = []  # where persons decided, for taking back
        self.told = [0] * people  # how many events each person has read
        self.reader = 0 if people == 1 else None  # who is at the screen
        self.board_shown: tuple[int, int, int] | None = None

    def run(self) -> None:
        """Play until the game is over or a person leaves."""
        self._introduce()
        try:
            while (seat := nd.to_move(self.point.state)) is not None:
                if seat >= self.people:
                    self._play(greedy.choose(nd.view(self.point.state, seat), self._luck()))
                elif not self._person_decides(seat):
                    break
            else:
                self._end()
                return
        except (EOFError, KeyboardInterrupt):
            self.screen.say()
        self.screen.say(self.texts("goodbye", seed=str(self.seed)))

    def _luck(self) -> int:
        # The agents' luck has nothing to do with the game's, and is the same again after taking back.
        return rng.seeded(-1 - (abs(self.seed) << 16 | self.point.moves))

    def _play(self, move: nd.Move) -> None:
        self.point = self.point.after(move)

    def _person_decides(self, seat: int) -> bool:
        """One decision of a person, or a step back; False when the person quits."""
        if self.reader != seat:
            self._draw_curtain(seat)
        view = nd.view(self.point.state, seat)
        self._tell_events(seat)
        if self.board_shown != (seat, view.round, view.phase):
            self._show_board(view)
        if view.task is not None and view.task.name == "drive":
            self._show(market_lines(self.texts, view))
        while True:
            self._show_choices(view)
            typed = self.screen.ask()
            if typed == QUIT:
                return False
            if typed == UNDO and self._take_back():
                return True
            move = self._answer(view, typed)
            if move is not None:
                self.earlier.append(self.point)
                self._play(move)
                return True

    def _answer(self, view: nd.View, typed: str) -> nd.Move | None:
        """The move that was typed; None after anything else, which is dealt with here."""
        if typed == HELP:
            self._help()
        elif typed == BOARD:
            self._show_board(view)
        elif typed != UNDO:
            return self._move(view, typed)
        return None

    def _move(self, view: nd.View, typed: str) -> nd.Move | None:
        number = int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 9 else 0
        if 1 <= number <= len(view.options):
            return view.options[number - 1]
        if not typed or typed.lstrip("+-").isdigit():
            self.screen.say(self.texts("no-such-number", most=len(view.options)))
            return None
        try:
            return nd.parse_move(self.point.state, typed)
        except Problem as problem:
            self.screen.say(problem_sentence(self.texts, problem))
            return None

    def _take_back(self) -> bool:
        if not self.earlier:
            self.screen.say(self.texts("problem-nothing-to-undo"))
            return False
        self.point = self.earlier.pop()
        self.told = [min(told, len(self.point.events)) for told in self.told]
        self.board_shown = None
        self.screen.say(self.texts("taken-back"))
        return True

    def _introduce(self) -> None:
        table = self.point.state.table
        names, texts = table.setup.players, self.texts
        edition = texts(f"edition-{table.setup.edition}")
        self.screen.say(texts("title"))
        self.screen.say(texts("game-told", players=len(names), edition=edition, seed=str(self.seed)))
        if table.setup.new_persons:
            self.screen.say(texts("with-new-persons"))
        if self.people == 1:
            colour = colour_name(texts, table, table.homes[0])
            self.screen.say(texts("you-are", player=names[0], colour=colour))
        else:
            self.screen.say(texts("people-are", names=listed(names[: self.people])))
        self.screen.say(texts("type-help"))

    def _draw_curtain(self, seat: int) -> None:
        if self.reader is not None:
            self.screen.hide()
        self.screen.say(self.texts("curtain", player=self.point.state.table.setup.players[seat]))
        self.screen.ask()
        self.reader = seat

    def _tell_events(self, seat: int) -> None:
        table = self.point.state.table
        news = self.point.events[self.told[seat] :]
        self.told[seat] = len(self.point.events)
        sentences = [event_sentence(self.texts, table, event, seat) for event in news]
        if any(sentences):
            self.screen.say()
            self.screen.say(self.texts("log-heading"))
        for sentence in sentences:
            if sentence:
                self.screen.say(sentence, INDENT)

    def _show_board(self, view: nd.View) -> None:
        self.board_shown = (view.seat, view.round, view.phase)
        self._show(board_lines(self.texts, view))
        for line in knowledge_lines(self.texts, view):
            self.screen.say(line)

    def _show(self, lines: Iterable[tuple[str, str]]) -> None:
        self.screen.say()
        for indent, line in lines:
            self.screen.say(line, indent)

    def _show_choices(self, view: nd.View) -> None:
        self.screen.say()
        self.screen.say(question(self.texts, view))
        for number, move in enumerate(view.options, start=1):
            self.screen.say(f"{number}. {choice(self.texts, view, move)}", INDENT)

    def _help(self) -> None:
        state = self.point.state
        for message in ("help-number", "help-board", "help-undo", "help-help", "help-quit", "help-notation"):
            self.screen.say(self.texts(message))
        self.screen.say(listed(nd.format_move(state, move) for move in nd.legal_moves(state)), INDENT)

    def _end(self) -> None:
        self._tell_events(self.reader or 0)
        self.screen.say()
        for line in ending_lines(self.texts, self.point.state, self.point.events):
            self.screen.say(line)
