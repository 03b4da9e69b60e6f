"""The loop of the plain text game: show, ask, play, until the end or until somebody has had enough."""

from collections.abc import Iterable
from typing import Any

from core import notre_dame as nd
from core.game import Problem
from core.history import NoSuchStep
from nd_tui.games.notre_dame.plain.board import INDENT, board_lines, market_lines
from nd_tui.games.notre_dame.plain.ending import ending_lines
from nd_tui.games.notre_dame.plain.knowledge import knowledge_lines
from nd_tui.games.notre_dame.twins import listed_moves
from nd_tui.games.notre_dame.words.events import event_sentence
from nd_tui.games.notre_dame.words.moves import choice, question
from nd_tui.games.notre_dame.words.things import colour_name, listed
from nd_tui.plain.hint import hint_lines
from nd_tui.plain.news import news_lines
from nd_tui.plain.rules import rule_lines
from nd_tui.plain.screen import Screen, number_in
from nd_tui.plain.typed import BOARD, HELP, HINT, NEWS, QUIT, REDO, UNDO, meant
from nd_tui.plain.typed_moves import move_typed, names_of
from nd_tui.play.session import Session
from nd_tui.thinking.deciding import decide, stand_in
from nd_tui.words.problems import problem_sentence
from nd_tui.words.texts import Texts

STEPS = (UNDO, REDO)
LEAVE, STAY = 2, 3  # the answers, besides to try again, where the last moves are not saved
HELP_MESSAGES = (
    "help-number",
    "help-board",
    "help-undo",
    "help-redo",
    "help-hint",
    "help-news",
    "help-help",
    "help-rules",
    "help-quit",
    "help-notation",
)


class Loop:
    """One game: persons at this screen and agents, as its seats say; saved after every decision."""

    def __init__(self, texts: Texts, screen: Screen, session: Session, secret_prestige: bool = False) -> None:
        self.texts = texts
        self.screen = screen
        self.session = session
        self.secret_prestige = secret_prestige
        self.history = session.history
        self.people = session.people
        self.told = dict.fromkeys(self.people, self.history.cursor)  # up to where each person has read
        self.reader = self.people[0] if len(self.people) == 1 else None  # who is at the screen
        self.board_shown: tuple[int, int, int] | None = None
        self.already_told: list[str] = []  # about keeping the game

    def run(self) -> None:
        """Play until the game is over or a person leaves; KeyboardInterrupt, after a goodbye, if by force."""
        try:
            self._play_all()
        finally:
            self.session.kept.close()

    def _play_all(self) -> None:
        try:
            self._introduce()
            self.session.save()
            while self._goes_on():
                pass
        except EOFError:
            self.screen.say()
        except KeyboardInterrupt:
            self.screen.say()
            self._say_goodbye()
            raise
        if self.session.seat is not None or not self.session.is_saved():
            self._say_goodbye()

    def _goes_on(self) -> bool:
        """One decision, whosever it is; False when the game is over or left, saved or given up."""
        self._tell_unsaved()
        seat = self.session.seat
        if seat is None:
            self._end()
            return self._stays()
        if seat in self.people:
            return self._person_decides(seat) or self._stays()
        try:
            self.session.play(self._agents_move(seat))
        except NoSuchStep as full:
            self.screen.say(problem_sentence(self.texts, full))
            return False
        return True

    def _stays(self) -> bool:
        """Whether somebody plays on after all, because the last moves could not be saved."""
        while not self.session.is_saved():
            self._tell_unsaved()
            self.screen.say(self.texts("unsaved-ask"))
            number = number_in(self.screen.ask())
            if number == LEAVE:
                return False
            if number == STAY:
                return True
        return False

    def _say_goodbye(self) -> None:
        kept = "goodbye" if self.session.is_saved() else "goodbye-unsaved"
        self.screen.say(self.texts(kept, seed=str(self.session.match.seed)))

    def _tell_unsaved(self) -> None:
        """If saving fails or becomes difficult it is told, once for each reason, and the game goes on."""
        told = [problem_sentence(self.texts, problem) for problem in self.session.notices()]
        for sentence in told:
            if sentence not in self.already_told:
                self.screen.say(sentence)
        self.already_told = told

    def _agents_move(self, seat: int) -> Any:
        """What an agent does; where it fails another one takes its seat, and that is told."""
        view, luck = nd.view(self.session.state, seat), self.session.agent_luck()
        if seat not in self.session.replaced:
            try:
                return decide(self.session.box, self.session.match.seats[seat], view, luck)
            except Exception:  # an agent's own mistake
                self.session.replaced.add(seat)
                self.screen.say(self.texts("agent-failed", player=self.session.names[seat]))
        return stand_in(self.session.box, view, luck)

    def _person_decides(self, seat: int) -> bool:
        """One decision of a person, or a step back; False when the person quits."""
        if self.reader != seat:
            self._draw_curtain(seat)
        view = nd.view(self.history.state, seat)
        self._tell_events(seat)
        if self.board_shown != (seat, view.round, view.phase):
            self._show_board(view)
        if view.task is not None and view.task.name == "drive":
            self._show(market_lines(self.texts, view))
        while True:
            self._show_choices(view)
            typed = meant(self.texts, self.screen.ask())
            if typed == QUIT:
                return False
            if typed in STEPS:
                if self._step(typed):
                    return True
                continue
            move = self._answer(view, typed)
            if move is not None and self._plays(move):
                return True

    def _plays(self, move: nd.Move) -> bool:
        """Make a move, or say why there is no room for it."""
        try:
            self.session.play(move)
        except NoSuchStep as full:
            self.screen.say(problem_sentence(self.texts, full))
            return False
        return True

    def _answer(self, view: nd.View, typed: str) -> nd.Move | None:
        """The move that was typed; None after anything else, which is dealt with here."""
        if typed == HELP:
            self._help(view)
        elif typed.startswith(HELP):
            for line in rule_lines(self.texts, view.table, typed.removeprefix(HELP)):
                self.screen.say(line)
        elif typed == BOARD:
            self._show_board(view)
        elif typed == HINT:
            self._advise(view)
        elif typed == NEWS:
            self._show(news_lines(self.texts, self.session, view.seat))
        else:
            return self._move(view, typed)
        return None

    def _advise(self, view: nd.View) -> None:
        self.screen.say(self.texts("hint-think"))
        try:
            lines = list(hint_lines(self.texts, self.session.box, view, self.session.agent_luck()))
        except Exception as error:  # the adviser's own mistake; it is told, and the game goes on
            lines = [self.texts("hint-failed", fault=type(error).__name__)]
        for line in lines:
            self.screen.say(line, INDENT)

    def _move(self, view: nd.View, typed: str) -> nd.Move | None:
        number, moves = number_in(typed), listed_moves(view.options)
        if 1 <= number <= len(moves):
            return moves[number - 1]
        if not typed or typed.lstrip("+-").isdigit():
            self.screen.say(self.texts("no-such-number", most=len(moves)))
            return None
        try:
            return move_typed(self.texts, self.history.state, typed)
        except Problem as problem:
            self.screen.say(problem_sentence(self.texts, problem))
            return None

    def _step(self, typed: str) -> bool:
        """Back to a person's last decision, or forward again; False if there is none."""
        try:
            if typed == UNDO:
                self.session.take_back()
            else:
                self.session.go_forward()
        except NoSuchStep as problem:
            self.screen.say(problem_sentence(self.texts, problem))
            return False
        if typed == UNDO:
            for seat, told in self.told.items():
                if not told.is_before(self.history.cursor):
                    self.told[seat] = self.history.cursor
        self.board_shown = None
        self.screen.say(self.texts("taken-back" if typed == UNDO else "gone-forward"))
        return True

    def _introduce(self) -> None:
        table = self.history.state.table
        names, texts = table.setup.players, self.texts
        edition = texts(f"edition-{table.setup.edition}")
        self.screen.say(texts("title"))
        self.screen.say(
            texts("game-told", players=len(names), edition=edition, seed=str(self.session.match.seed))
        )
        if table.options.new_persons:
            self.screen.say(texts("with-new-persons"))
        if len(self.people) == 1:
            seat = self.people[0]
            colour = colour_name(texts, table, table.homes[seat])
            self.screen.say(texts("you-are", player=names[seat], colour=colour))
        else:
            self.screen.say(texts("people-are", names=listed(names[seat] for seat in self.people)))
        if self.session.kept.repaired is not None:
            self.screen.say(texts("backup-taken", fault=problem_sentence(texts, self.session.kept.repaired)))
        self.screen.say(texts("type-help"))

    def _draw_curtain(self, seat: int) -> None:
        if self.reader is not None:
            self.screen.hide()
        self.screen.say(self.texts("curtain", player=self.history.state.table.setup.players[seat]))
        self.screen.ask()
        self.reader = seat

    def _tell_events(self, seat: int) -> None:
        table = self.history.state.table
        news = self.session.chronicle.since(self.told[seat])
        self.told[seat] = self.history.cursor
        sentences = [event_sentence(self.texts, table, event, seat) for event in news]
        if any(sentences):
            self.screen.say()
            self.screen.say(self.texts("log-heading"))
        for sentence in sentences:
            if sentence:
                self.screen.say(sentence, INDENT)

    def _show_board(self, view: nd.View) -> None:
        self.board_shown = (view.seat, view.round, view.phase)
        self._show(board_lines(self.texts, view, self.secret_prestige))
        for line in knowledge_lines(self.texts, view):
            self.screen.say(line)

    def _show(self, lines: Iterable[tuple[str, str]]) -> None:
        self.screen.say()
        for indent, line in lines:
            self.screen.say(line, indent)

    def _show_choices(self, view: nd.View) -> None:
        self.screen.say()
        self.screen.say(question(self.texts, view))
        for number, move in enumerate(listed_moves(view.options), start=1):
            self.screen.say(f"{number}. {choice(self.texts, view, move)}", INDENT)

    def _help(self, view: nd.View) -> None:
        for message in HELP_MESSAGES:
            self.screen.say(self.texts(message))
        self.screen.say(names_of(self.texts, view, view.options), INDENT)

    def _end(self) -> None:
        self._tell_events(self.people[0] if self.reader is None else self.reader)
        self.screen.say()
        for line in ending_lines(
            self.texts, self.history.state, self.session.chronicle.since(self.history.root)
        ):
            self.screen.say(line)
