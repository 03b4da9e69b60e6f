"""The table screen as the stage of a play: what is shown when, and how long everything takes."""

from asyncio import sleep
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from textual.timer import Timer

from core.game import Problem
from nd_tui.games.game_types import Move, View
from nd_tui.play.stage import Doing
from nd_tui.play.told import Told
from nd_tui.screens.table_actions import show_study
from nd_tui.screens.table_walking import let_walk
from nd_tui.widgets.common import player_sign
from nd_tui.words.texts import Texts

if TYPE_CHECKING:
    from nd_tui.app import GamesApp
    from nd_tui.screens.table import TableScreen

REVEALS = {"off": 0.0, "quick": 0.25, "slow": 1.0}  # seconds between the sentences of a reckoning
NEWS = 5  # sentences about the moves of the others
UNDER_WAY = "agent"  # the group of workers of which one at most is at work


class TableStage:
    """Fulfils `nd_tui.play.stage.Stage` with the parts of a table screen and the screens over it."""

    follows = True

    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen
        self._later: Timer | None = None
        self.told_about_saving = False  # whether something had to be told about that when it was shown last

    @property
    def _app(self) -> "GamesApp":
        return self._screen.game_app

    @property
    def texts(self) -> Texts:
        """The words of now."""
        return self._app.texts

    @property
    def speed(self) -> str:
        """How long one waits between moves."""
        return self._app.settings.speed

    @property
    def tells_reckonings(self) -> bool:
        """Whether that is wished."""
        return self._app.settings.reckoning

    @property
    def is_open(self) -> bool:
        """Whether the table was not left, and the program does not end."""
        return self._screen.is_there and self._app.is_running

    @property
    def is_seen(self) -> bool:
        """Whether no other screen lies over the table."""
        return self._app.screen is self._screen

    # What is shown

    def show(self) -> None:
        """Draw everything but what is asked."""
        self._screen.show_all()
        notices = self._screen.session.notices()
        self.told_about_saving = bool(notices)
        self._app.tell(*notices)

    def ask(self, looking: bool = True) -> None:
        """Show the decision of the person at the screen."""
        self._screen.decision.ask(self._screen.picture(), looking, self._screen.session.made_here)
        self._screen.fit_board()
        let_walk(self._screen)

    def tell(self, sentence: str) -> None:
        """Say what has happened; Enter belongs to whoever leads, not to a list."""
        self._screen.decision.tell(sentence)
        self._screen.set_focus(None)
        self._screen.fit_board()

    def thinks(self, seat: int | None) -> None:
        """Say who thinks; where there is no room for the log, its end is told here."""
        screen = self._screen
        news = () if screen.log_is_beside else screen.log_panel.latest(NEWS)
        screen.decision.tell(self._of_seat("table-thinks", seat), news)
        screen.fit_board()

    def waits(self, seat: int | None) -> None:
        """Say who waits, and for what."""
        self._screen.decision.tell(self._of_seat("table-waits", seat, key=self._app.key_for("skip")))

    def _of_seat(self, message: str, seat: int | None, **args: str) -> str:
        """A sentence about a player, or about all of them where they decide in secret."""
        if seat is None:
            return self.texts(f"{message}.secretly", **args)
        return self.texts(message, player=self._screen.session.names[seat], **args)

    def over(self, ended: bool) -> None:
        """Say that the game is over; how it ended is told on a screen of its own."""
        self._screen.decision.tell(self.texts("table-over", key=self._app.key_for("ending")))
        if ended:
            from nd_tui.screens.ending import EndingScreen

            self._app.push_screen(EndingScreen(self._screen.session), self._left_ending)

    def _left_ending(self, for_study: bool | None) -> None:
        """Back at the table, or at the tree beside it, from which one comes back to the ending."""
        if for_study:
            show_study(self._screen, of_ending=True)
        else:
            self._screen.play.go_on()

    def show_move(self, told: Sequence[str]) -> None:
        """Draw the table as the move on it alone left it, and say what it did."""
        self._screen.show_all()
        self._screen.decision.tell("\n".join(told))

    def reckon(self, title: str, told: Sequence[Told], then: Callable[[], None]) -> None:
        """Tell what followed in a box over the table."""
        from nd_tui.screens.reckoning import ReckoningScreen

        picture = self._screen.picture()
        box = ReckoningScreen(told, REVEALS[self.speed], title, partial(player_sign, picture))
        self._app.push_screen(box, lambda _: then())

    def curtain(self, seat: int) -> None:
        """Draw a curtain until the person who decides has come; the title is behind it too."""
        from nd_tui.screens.curtain import CurtainScreen

        def opened(came: bool | None) -> None:
            if came:
                self._screen.play.come(seat)
            else:
                self._screen.leave(otherwise=lambda: self.curtain(seat))

        self._app.push_screen(CurtainScreen(self._screen.session.names[seat]), opened)

    def warn(self, sentence: str) -> None:
        """Say that something went wrong."""
        self._screen.notify(sentence, severity="warning", markup=False)

    def remark(self, sentence: str) -> None:
        """Say something beside everything else."""
        self._app.say(sentence)

    def refuse(self, problem: Problem) -> None:
        """Say why something cannot be done."""
        self._app.tell(problem)

    def help(self, word: str) -> None:
        """Show a coach's word."""
        self._screen.show_help()

    # What takes time

    def in_its_time(self, doing: Doing) -> None:
        """Let a worker do it, instead of what the last one did."""
        self._screen.run_worker(doing, group=UNDER_WAY, exclusive=True)

    def later(self, seconds: float, callback: Callable[[], object]) -> None:
        """Set a timer, instead of the last one."""
        if self._later is not None:
            self._later.stop()
        self._later = self._screen.set_timer(seconds, callback)

    def stop(self) -> None:
        """No agent goes on thinking about a position that is no longer shown."""
        self._screen.workers.cancel_group(self._screen, UNDER_WAY)

    async def think(self, who: str, view: View, luck: int) -> tuple[Move, bool]:
        """Let an agent think in a process of its own."""
        return await self._app.thinker.choose(who, view, luck)

    async def pause(self, seconds: float) -> None:
        """Let some time pass."""
        await sleep(seconds)

    async def take_time(self, seconds: float) -> None:
        """Wait beside the keys."""
        await sleep(seconds)

    async def until_seen(self) -> bool:
        """Wait while another screen lies over the table."""
        return await self._screen.until_seen()


class AppLearner:
    """Fulfils `nd_tui.play.coach.Learner` with the settings and the progress of the app."""

    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen

    @property
    def _app(self) -> "GamesApp":
        return self._screen.game_app

    @property
    def wants_help(self) -> bool:
        """Whether the settings say that this is a first game."""
        return self._app.settings.coach

    @property
    def managed(self) -> Mapping[str, int]:
        """What went without help so far."""
        return self._app.progress.managed_in(self._app.game_name)

    def remember(self, managed: Mapping[str, int]) -> None:
        """Keep what went without help."""
        self._app.note_progress(self._app.progress.with_managed(self._app.game_name, managed))

    def need_no_help(self) -> None:
        """Wish for no more help, and forget what went without."""
        self._app.remember(coach=False)
        self.remember({})
