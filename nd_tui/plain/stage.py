"""The stage of the plain text game: positions and questions as lines, answered by typed lines."""

from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from functools import partial
from time import sleep
from typing import Any

from core.game import BadNotation, Problem
from nd_tui.games.game_types import Move, View
from nd_tui.games.parts import Composition, composition
from nd_tui.looks.symbols import UNICODE
from nd_tui.plain.composing import composed_as_typed, question_lines
from nd_tui.plain.hint import hint_lines
from nd_tui.plain.news import news_lines
from nd_tui.plain.noting import noted
from nd_tui.plain.rules import rule_lines
from nd_tui.plain.screen import Screen, number_in
from nd_tui.plain.typed import BOARD, HELP, HINT, NEWS, QUIT, REDO, UNDO, WORDS, meant
from nd_tui.play.play import Play
from nd_tui.play.session import Session
from nd_tui.play.told import Told
from nd_tui.thinking.deciding import decide, stand_in
from nd_tui.words.listing import INDENT
from nd_tui.words.problems import problem_sentence
from nd_tui.words.texts import Texts

LEAVE, STAY = 2, 3  # the answers, besides to try again, where the last moves are not saved
HELP_MESSAGES = (
    "help-number",
    "help-board",
    "help-undo",
    "help-redo",
    "help-hint",
    "help-news",
    "help-mark",
    "help-comment",
    "help-evaluate",
    "help-help",
    "help-rules",
    "help-quit",
    "help-notation",
)


class PlainStage:
    """Fulfils `nd_tui.play.stage.Stage`: what comes next is done when this is done, not within it."""

    speed = "off"
    follows = False  # all is told at the next decision
    tells_reckonings = False
    is_open = is_seen = True

    def __init__(self, texts: Texts, screen: Screen, session: Session, secret_points: bool = False) -> None:
        self.texts = texts
        self.screen = screen
        self.secret_points = secret_points
        self.play = Play(session, self)
        self.following: Callable[[], object] | None = None  # None when the game is left
        self._told = dict.fromkeys(session.people, session.history.cursor)  # up to where each has read
        self._board_shown: object = None  # to whom, and of when
        self._asked: object = None  # the position in which something was asked last
        self._composed: Composition | None = None  # the last decision of parts, with what was set in it
        self._somebody_came = False
        self._told_about_saving: list[str] = []
        self._said: tuple[str, str, str] | None = None  # by the guide, last
        self.words: Mapping[str, str] = WORDS  # what can be typed besides moves
        self.heard: Callable[[str], bool] = lambda _: False  # who does what is typed before the game does

    @property
    def session(self) -> Session:
        """The game."""
        return self.play.session

    def run(self, begin: Callable[[], object]) -> None:
        """Do one thing after the other until there is nothing left to do."""
        self.following = begin
        while self.following is not None:
            now, self.following = self.following, None
            now()

    # What a play wants of its stage

    def show(self) -> None:
        """What the guide says; the board comes with a question or with that."""
        self.tell_unsaved()
        said = self.play.guide.said()
        if said is not None and said != self._said:
            self._said = said
            self.forget()
            self._show_news()
            self._show(("", line) for line in (said[0], *said[1].splitlines()))

    def ask(self, looking: bool = True) -> None:
        """Ask the person at the screen."""
        self.following = self._ask

    def tell(self, sentence: str) -> None:
        """Say what has happened, and listen: whoever leads the play wants to know when it was read."""
        if sentence:
            self.screen.say(sentence, INDENT)
        self.following = self._wait

    def thinks(self, seat: int | None) -> None:
        """It takes no time that one would notice."""

    def waits(self, seat: int | None) -> None:
        """No agent waits here for long: the game cannot go on, and is left."""

    def over(self, ended: bool) -> None:
        """How it ended; it is left, unless it is not saved."""
        self._tell_events(self.play.reader)
        self.screen.say()
        happened = self.session.chronicle.since(self.session.history.root)
        for line in self.session.box.plain.ending(self.texts, self.session.state, happened):
            self.screen.say(line)
        self._leave()

    def show_move(self, told: Sequence[str]) -> None:
        """It is told with all the others."""

    def reckon(self, title: str, told: Sequence[Told], then: Callable[[], None]) -> None:
        """It is told with everything else."""
        then()

    def curtain(self, seat: int) -> None:
        """Call a person to the screen."""
        self.tell_unsaved()
        self.following = partial(self._draw_curtain, seat)

    def warn(self, sentence: str) -> None:
        """Say that something went wrong."""
        self.screen.say(sentence)

    def remark(self, sentence: str) -> None:
        """It is told with everything else."""

    def refuse(self, problem: Problem) -> None:
        """Say why something cannot be done."""
        self.screen.say(problem_sentence(self.texts, problem, self.session.box.words))

    def help(self, word: str) -> None:
        """Nobody can tell that somebody hesitates here."""

    def in_its_time(self, doing: Coroutine[Any, Any, None]) -> None:
        """Do it next."""
        self.following = partial(_do_all, doing)

    def later(self, seconds: float, callback: Callable[[], object]) -> None:
        """Nothing happens here while somebody thinks."""

    def stop(self) -> None:
        """Nothing else is ever under way."""

    async def think(self, who: str, view: View, luck: int) -> tuple[Move, bool]:
        """What an agent does; where it fails another one takes its seat."""
        try:
            return decide(self.session.box, who, view, luck), False
        except Exception:  # an agent's own mistake
            return stand_in(self.session.box, view, luck), True

    async def pause(self, seconds: float) -> None:
        """A person reads when there is time."""

    async def take_time(self, seconds: float) -> None:
        """Wait as one does while somebody thinks."""
        sleep(seconds)

    async def until_seen(self) -> bool:
        """Nothing else can be looked at."""
        return True

    # A decision

    def _ask(self) -> None:
        """Show what has to be known, and what can be chosen; do what is typed."""
        self._show_news()
        self._show_choices(self.play.view())
        self._listen(self._ask)

    def _listen(self, again: Callable[[], object] | None = None) -> None:
        """Do what is typed; where that leads nowhere, listen again."""
        self.following = again or self._listen
        typed = meant(self.texts, self.screen.ask(), self.words)
        if not self.heard(typed):
            self._do(self.play.view(), typed)

    def _show_news(self) -> None:
        """In a new position: what happened, the board in another phase, and what the question is about."""
        if self._asked is self.session.history.cursor:
            return
        self._asked, view = self.session.history.cursor, self.play.view()
        self._tell_events(self.play.reader)
        if self._board_shown != self._now:
            self.show_board()
        lines = list(self.session.box.plain.before_choices(self.texts, view, self.screen.paper))
        if lines:
            self._show(lines)

    def _do(self, view: View, typed: str) -> None:
        if typed == QUIT:
            self._leave()
        elif typed == UNDO:
            self.play.step(partial(self._taken, self.session.take_back, "taken-back"), waiting=False)
        elif typed == REDO:
            self.play.step(partial(self._taken, self.session.go_forward, "gone-forward"), waiting=False)
        elif typed == HELP:
            self._help(view)
        elif typed.startswith(HELP):
            book = self.session.box.book.rulebook_of(self.texts, self.session.state)
            for line in rule_lines(self.texts, book, typed.removeprefix(HELP)):
                self.screen.say(line)
        elif typed == BOARD:
            self.show_board()
        elif typed == HINT:
            self.advise()
        elif typed == NEWS:
            self._show(news_lines(self.texts, self.session, self.play.reader))
        elif (notes := noted(self.texts, self.session, self.play.reader, typed)) is not None:
            self._tell_noted(notes)
        elif (move := self._move(view, typed)) is not None:
            self.play.choose(move)

    def _tell_noted(self, notes: Iterable[str]) -> None:
        try:
            for line in notes:
                self.screen.say(line, INDENT)
        except Problem as problem:
            self.refuse(problem)

    def _move(self, view: View, typed: str) -> Move | None:
        if (asked := self._composition(view)) is not None:
            return self._composed_move(asked, typed)
        moves = self.session.box.words.listed(view, self.play.options)
        if 1 <= (number := number_in(typed)) <= len(moves):
            return moves[number - 1]
        if not typed or typed.lstrip("+-").isdigit():
            self.screen.say(self.texts("no-such-number", most=len(moves)))
            return None
        try:
            return self.session.box.words.typed(self.texts, self.session.state, typed)
        except Problem as problem:
            self.refuse(problem)
            return None

    def _composition(self, view: View) -> Composition | None:
        """What is asked with what was set in it so far; None where its moves are a list."""
        if self._composed is None or self._composed.view != view:
            asked, again = composition(self.session.box.words, self.texts, view), self.session.made_here
            self._composed = asked if asked is None or again is None else asked.of_move(again)
        return self._composed

    def _composed_move(self, asked: Composition, typed: str) -> Move | None:
        """Set what is typed and tell what that comes to; an empty line decides, and so does notation."""
        words = self.session.box.words
        try:
            now = self._composed = composed_as_typed(self.texts, asked, typed)
        except BadNotation as unclear:
            try:
                return self.session.game.parse_move(self.session.state, typed)
            except BadNotation:
                self.refuse(unclear)
                return None
        if now.refusal is not None:
            self.refuse(now.refusal)
        elif typed:
            self.screen.say(f"{UNICODE.arrow} {words.choice(self.texts, now.view, now.move)}", INDENT)
        else:
            return now.move
        return None

    def advise(self) -> None:
        """The best choices and why."""
        self.screen.say(self.texts("hint-think"))
        try:
            lines = list(
                hint_lines(self.texts, self.session.box, self.play.view(), self.session.agent_luck())
            )
        except Exception as error:  # the adviser's own mistake; it is told, and the game goes on
            lines = [self.texts("hint-failed", fault=type(error).__name__)]
        for line in lines:
            self.screen.say(line, INDENT)

    def _wait(self) -> None:
        """Listen, after what the guide has said about how to go on."""
        if self._said is not None and self._said[2]:
            self.screen.say(self._said[2])
        self._listen(self._wait)

    def forget(self) -> None:
        """Begin anew with the position of now: what led to it was told by the guide."""
        self._told = dict.fromkeys(self.session.people, self.session.history.cursor)

    def _taken(self, take: Callable[[], object], message: str) -> None:
        """Take a step to a person's last or next decision; whoever read further reads that again."""
        take()
        here = self.session.history.cursor
        for seat, told in self._told.items():
            if not told.is_before(here):
                self._told[seat] = here
        self._board_shown = None
        self.screen.say(self.texts(message))

    def _help(self, view: View) -> None:
        for message in HELP_MESSAGES:
            self.screen.say(self.texts(message))
        self.screen.say(self.session.box.words.typed_names(self.texts, view, self.play.options), INDENT)

    # Coming and going

    def _draw_curtain(self, seat: int) -> None:
        if self._somebody_came:
            self.screen.hide()
        self.screen.say(self.texts("curtain", player=self.session.names[seat]))
        self.screen.ask()
        self._somebody_came = True
        self.play.come(seat)

    def _leave(self) -> None:
        """Leave the game, unless somebody plays on after all because the last moves could not be saved."""
        self.following = None
        while not self.session.is_saved():
            self.tell_unsaved()
            self.screen.say(self.texts("unsaved-ask"))
            number = number_in(self.screen.ask())
            if number == LEAVE:
                return
            if number == STAY:
                self._asked = None
                self.following = self.play.go_on
                return

    def tell_unsaved(self) -> None:
        """If saving fails or becomes difficult it is told, once for each reason, and the game goes on."""
        told = [problem_sentence(self.texts, problem) for problem in self.session.notices()]
        for sentence in told:
            if sentence not in self._told_about_saving:
                self.screen.say(sentence)
        self._told_about_saving = told

    # Lines

    @property
    def _now(self) -> object:
        return self.play.reader, self.session.game.moment(self.session.state)

    def _tell_events(self, seat: int) -> None:
        news = self.session.chronicle.since(self._told[seat])
        self._told[seat] = self.session.history.cursor
        words, state = self.session.box.words, self.session.state
        sentences = [words.event(self.texts, state, event, seat) for event in news]
        if any(sentences):
            self.screen.say()
            self.screen.say(self.texts("log-heading"))
        for sentence in sentences:
            if sentence:
                self.screen.say(sentence, INDENT)

    def show_board(self) -> None:
        """The whole board."""
        self._board_shown = self._now
        self._show(self.session.box.plain.lines(self.texts, self.play.view(), self.secret_points))

    def _show(self, lines: Iterable[tuple[str, str]]) -> None:
        self.screen.say()
        for indent, line in lines:
            self.screen.say(line, indent)

    def _show_choices(self, view: View) -> None:
        words = self.session.box.words
        self.screen.say()
        self.screen.say(words.question(self.texts, view))
        if (asked := self._composition(view)) is not None:
            for line in question_lines(self.texts, asked):
                self.screen.say(line, INDENT)
            return
        for number, move in enumerate(words.listed(view, self.play.options), start=1):
            self.screen.say(f"{number}. {words.choice(self.texts, view, move)}", INDENT)


def _do_all(doing: Coroutine[Any, Any, None]) -> None:
    """Do something to its end; nothing on this stage ever waits."""
    try:
        doing.send(None)
    except StopIteration:
        return
    raise AssertionError  # something waits on a stage where nothing takes time
