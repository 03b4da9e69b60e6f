"""The course of play at the table: agents decide, moves are made, reckonings told, persons called."""

from asyncio import sleep
from collections.abc import Iterable, Iterator

from textual import work

from core import notre_dame as nd
from core.history import AnyNode, NoSuchStep
from core.notre_dame.event_types import CardsDrawn, CardWasted, HiringPassed
from nd_tui.games.notre_dame.reckonings import end_of, own_part, reckoning_at, what_follows
from nd_tui.games.notre_dame.words.events import event_sentence
from nd_tui.screens.lasting import A_MOMENT
from nd_tui.screens.reckoning import ReckoningScreen
from nd_tui.screens.table_actions import Watched
from nd_tui.screens.table_coach import TableCoach
from nd_tui.widgets.choices import Choices

PAUSES = {"off": 0.0, "quick": 0.25, "slow": 1.0}  # seconds between the others' moves
READING = {"off": 0.0, "quick": 0.8, "slow": 2.0}  # seconds for a move after which something else is told
REVEALS = {"off": 0.0, "quick": 0.25, "slow": 1.0}  # seconds between the sentences of a reckoning
# What can happen to a person who had no choice: how that is told, and the decisions in which it was chosen.
UNASKED: dict[type[CardWasted | HiringPassed], tuple[str, tuple[str, ...]]] = {
    CardWasted: ("table-no-effect", ("fetch", "donate")),
    HiringPassed: ("table-no-gold-to-hire", ("hire",)),
}


class TableCourse(TableCoach):
    """What happens between two decisions of a person."""

    uncovered: bool  # whether the reader has been called to the screen

    @work(exclusive=True, group="agent")
    async def let_agent_decide(self) -> None:
        """Ask the agent whose turn it is; its move takes the same road as a person's."""
        session = self.session
        seat, node = session.seat, session.history.cursor
        if seat is None or seat in session.people:
            return
        view, luck = nd.view(session.state, seat), session.agent_luck()
        if seat in session.replaced:
            from nd_tui.thinking.deciding import stand_in

            move, failed = stand_in(session.box, view, luck), False
        else:
            move, failed = await self.game_app.thinker.choose(session.match.seats[seat], view, luck)
        if not self.is_still_at(node):
            return
        if failed:
            session.replaced.add(seat)
            sentence = self.texts("agent-failed", player=session.names[seat])
            self.notify(sentence, severity="warning", markup=False)
        pause = 0.0 if self.skipping else PAUSES[self.game_app.settings.speed]
        await sleep(pause)
        # Where somebody reads something else, the game goes on when the table is seen.
        if await self.until_seen() and self.is_still_at(node):
            self.played(move)

    def is_still_at(self, node: AnyNode) -> bool:
        """Whether nobody took back, jumped or left meanwhile, and the program does not end."""
        return self.session.history.cursor is node and self.is_there and self.app.is_running

    def played(self, move: nd.Move) -> None:
        """Make a move and show it; a reckoning that follows is told before the game goes on."""
        if self.session.seat == self.reader:
            self.note_decision()
        before = self.session.state
        try:
            node = self.session.play(move)
        except NoSuchStep as full:
            self.waiting = True
            self.go_on()
            self.game_app.tell(full)
            return
        happened = self.session.chronicle.of(node)
        self.tell_unasked(nd.decision(before), happened)
        moved = nd.before_reckoning(before, move) if what_follows(happened) else None
        if moved is None and self.calls_another and self.told_of(node):
            moved = self.session.state
        if moved is None:
            self.tell_reckoning(node)
            return
        self.watched = Watched(node, moved)
        self.show_watched()
        if READING[self.game_app.settings.speed]:
            self.tell_reckoning_later(node)
        else:
            self.tell_reckoning(node)

    @property
    def calls_another(self) -> bool:
        """Whether the screen goes to another person now, and the one who has it should see the move first."""
        seat = self.session.seat
        return self.uncovered and seat in self.session.people and seat != self.reader

    def show_watched(self) -> None:
        """Draw the table as the move on it alone left it, and say what it did."""
        assert self.watched is not None
        self.highlighted, self.typed = None, 0
        self.refresh_bindings()
        self.show()
        self.show_log()
        self.query_one(Choices).tell("\n".join(self.told_of(self.watched.node)))

    def told_of(self, node: AnyNode) -> list[str]:
        """What the move that led here did itself, as far as the person at the screen may know."""
        table, happened = self.session.state.table, own_part(self.session.chronicle.of(node))
        told = (event_sentence(self.texts, table, event, self.reader) for event in happened)
        return [sentence for sentence in told if sentence]

    @work(exclusive=True, group="agent")
    async def tell_reckoning_later(self, node: AnyNode) -> None:
        """Leave some time to see the move, unless somebody is in a hurry; then tell what followed from it."""
        wait = READING[self.game_app.settings.speed]
        while wait > 0 and not self.skipping and self.is_still_at(node):
            await sleep(A_MOMENT)
            wait -= A_MOMENT
        if await self.until_seen() and self.is_still_at(node):
            self.tell_reckoning(node)

    def tell_reckoning(self, node: AnyNode) -> None:
        """Tell the end of a round that a move has brought, if that is wished; then go on."""

        def told(_: None = None) -> None:
            self.watched = None
            self.after_reckoning()

        happened = reckoning_at(node, self.session.people)
        sentences = list(self.reckoning(happened))
        settings = self.game_app.settings
        if sentences and settings.reckoning:
            screen = ReckoningScreen(sentences, REVEALS[settings.speed], end_of(happened))
            self.app.push_screen(screen, told)
        else:
            told()

    def tell_unasked(self, asked: str | None, happened: Iterable[nd.Event]) -> None:
        """Say what happened to the person at the screen without a choice, which else only the log tells."""
        for event in happened:
            for kind, (message, choosing) in UNASKED.items():
                if isinstance(event, kind) and event.seat == self.reader and asked not in choosing:
                    self.game_app.say(self.texts(message, player=self.session.names[self.reader]))

    def after_reckoning(self) -> None:
        """Go on, or see how it ended."""
        if self.session.seat is None:
            self.end_help()
            self.show_ending()
        else:
            self.go_on()

    def reckoning(self, happened: Iterable[nd.Event]) -> Iterator[str]:
        """What the log tells of a reckoning, in the same sentences."""
        for event in happened:
            if not isinstance(event, CardsDrawn):  # for one person's eyes, and no reckoning
                sentence = event_sentence(self.texts, self.session.state.table, event, self.reader)
                if sentence:
                    yield sentence

    def call_to_the_screen(self, seat: int) -> None:
        """Draw a curtain until the person who decides has come."""
        from nd_tui.screens.curtain import CurtainScreen

        def opened(came: bool | None) -> None:
            if not came:
                self.leave(otherwise=lambda: self.call_to_the_screen(seat))
                return
            self.reader, self.uncovered = seat, True
            self.go_on()

        self.uncovered = False
        self.app.push_screen(CurtainScreen(self.session.names[seat]), opened)

    def show_ending(self) -> None:
        """Show how the game ended."""
        from nd_tui.screens.ending import EndingScreen

        self.go_on()
        self.app.push_screen(EndingScreen(self.session), lambda _: self.go_on())

    def tell_unsaved(self) -> None:
        """Say why the game could not be saved, and what else there is to know about keeping it."""
        notices = self.session.notices()
        self.told_about_saving = bool(notices)
        self.game_app.tell(*notices)
