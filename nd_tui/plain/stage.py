"""The stage of the plain text game: positions and questions as lines, answered by typed lines."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from time import sleep

from core.game import Problem
from nd_tui.games.game_types import Move, View
from nd_tui.plain.answering import Answering
from nd_tui.plain.hint import hint_lines
from nd_tui.plain.news import news_lines
from nd_tui.plain.noting import noted
from nd_tui.plain.rules import rule_lines
from nd_tui.plain.screen import Screen, number_in
from nd_tui.plain.telling import Telling
from nd_tui.plain.typed import BOARD, HELP, HINT, NEWS, QUIT, REDO, UNDO, WORDS, meant
from nd_tui.play.play import Play
from nd_tui.play.session import Session
from nd_tui.play.stage import Doing
from nd_tui.play.told import Told
from nd_tui.thinking.deciding import decide, stand_in
from nd_tui.words.characters import characters_shown
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
        self.play = Play(session, self)
        self.telling = Telling(texts, screen, self.play, secret_points)
        self._answering = Answering(texts, screen, self.play)
        self.following: Callable[[], object] | None = None  # None when the game is left
        self._asked: object = None  # the position in which something was asked last
        self._somebody_came = False
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
        self.telling.unsaved()
        said = self.play.guide.said()
        if said is not None and said != self._said:
            self._said = said
            self.telling.forget()
            self._show_news()
            self.telling.lines(("", line) for line in (said[0], *said[1].splitlines()))

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
        self.telling.events(self.play.reader)
        self.screen.say()
        happened = self.session.chronicle.since(self.session.history.root)
        for line in self.session.box.plain.ending(self.texts, self.session.state, happened):
            self.screen.say(line)
        if shown := characters_shown(self.texts, self.session.names, self.session.match.seats):
            self.screen.say(shown)
        self._leave()

    def show_move(self, told: Sequence[str]) -> None:
        """It is told with all the others."""

    def reckon(self, title: str, told: Sequence[Told], then: Callable[[], None]) -> None:
        """It is told with everything else."""
        then()

    def curtain(self, seat: int) -> None:
        """Call a person to the screen."""
        self.telling.unsaved()
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

    def in_its_time(self, doing: Doing) -> None:
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
        view = self.play.view()
        self.telling.choices(view, self._answering.composition(view))
        self._listen(self._ask)

    def _listen(self, again: Callable[[], object] | None = None) -> None:
        """Do what is typed; where that leads nowhere, listen again."""
        self.following = again or self._listen
        typed = meant(self.texts, self.screen.ask(), self.words)
        if not self.heard(typed):
            self._do(self.play.view(), typed)

    def _show_news(self) -> None:
        """What is new, in a new position."""
        if self._asked is not self.session.history.cursor:
            self._asked = self.session.history.cursor
            self.telling.news(self.play.view())

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
            self.telling.board()
        elif typed == HINT:
            self.advise()
        elif typed == NEWS:
            self.telling.lines(news_lines(self.texts, self.session, self.play.reader))
        elif (notes := noted(self.texts, self.session, self.play.reader, typed)) is not None:
            self._tell_noted(notes)
        elif (move := self._answering.move(view, typed)) is not None:
            self.play.choose(move)

    def _tell_noted(self, notes: Iterable[str]) -> None:
        try:
            for line in notes:
                self.screen.say(line, INDENT)
        except Problem as problem:
            self.refuse(problem)

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

    def _taken(self, take: Callable[[], object], message: str) -> None:
        """Take a step to a person's last or next decision; whoever read further reads that again."""
        take()
        self.telling.read_again()
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
            self.telling.unsaved()
            self.screen.say(self.texts("unsaved-ask"))
            number = number_in(self.screen.ask())
            if number == LEAVE:
                return
            if number == STAY:
                self._asked = None
                self.following = self.play.go_on
                return


def _do_all(doing: Doing) -> None:
    """Do something to its end; nothing on this stage ever waits."""
    try:
        doing().send(None)
    except StopIteration:
        return
    raise AssertionError  # something waits on a stage where nothing takes time
