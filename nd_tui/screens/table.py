"""The table: the whole game on one screen, with the decision at hand and what it would change."""

from asyncio import sleep
from collections.abc import Iterable, Iterator
from typing import ClassVar

from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Footer

from core import notre_dame as nd
from core.notre_dame.events import CathedralScored, PlagueCame
from nd_tui.chronicle import events_before
from nd_tui.picture import Picture
from nd_tui.preview import players_after
from nd_tui.screens.reckoning import ReckoningScreen
from nd_tui.screens.table_actions import TableActions
from nd_tui.session import Session
from nd_tui.widgets.borough import Borough
from nd_tui.widgets.cathedral import CathedralPanel
from nd_tui.widgets.choices import Choices
from nd_tui.widgets.common import Picked
from nd_tui.widgets.hand import Hand
from nd_tui.widgets.log import LogPanel
from nd_tui.widgets.others import Enlarge, Others
from nd_tui.widgets.persons import PersonRow
from nd_tui.widgets.streets import Streets
from nd_tui.widgets.top_line import TopLine
from nd_tui.words.events import event_sentence

WIDE = (120, 40)  # from this size on everything is shown at once
PAGES = ("board", "map", "log", "others")
PAUSES = {"off": 0.0, "quick": 0.25, "slow": 1.0}  # seconds between the others' moves
REVEALS = {"quick": 0.25, "slow": 1.0}  # seconds between the sentences of a reckoning


class TableScreen(TableActions):
    """Where a game is played."""

    CSS_PATH = "../styles/table.tcss"
    AUTO_FOCUS: ClassVar[str | None] = None
    # Numbers are keys of the screen, so that quickly typed keys are dealt with in their order.
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(str(number % 10), f"choose_number({number})", show=False) for number in range(1, 11)
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.reader = session.persons[0]  # the person at the screen
        self.uncovered = len(session.persons) == 1  # whether the reader has been called to the screen
        self.highlighted: nd.Move | None = None

    @property
    def options(self) -> tuple[nd.Move, ...]:
        """The moves of the person at the screen, if it is that person's turn."""
        return nd.legal_moves(self.session.state) if self.session.seat == self.reader else ()

    def compose(self) -> ComposeResult:
        """All parts of the table; styles decide where they stand and which are seen."""
        yield TopLine(id="top")
        with Horizontal(id="upper"):
            yield PersonRow(id="persons")
            yield CathedralPanel(id="cathedral")
        with Horizontal(id="middle"):
            with Vertical(id="own-side"):
                yield Borough(id="own")
                yield Hand(id="hand")
            yield Others(id="others")
        with Horizontal(id="lower"):
            with Vertical(id="left"):
                yield Streets(id="streets")
                yield Choices()
            yield LogPanel(id="log")
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        """Begin, or go on."""
        self.fit(self.app.size.width, self.app.size.height)
        self.call_after_refresh(self.go_on if self.session.seat is not None else self.show_ending)

    def on_resize(self, event: events.Resize) -> None:
        """Show more where there is more room."""
        self.fit(event.size.width, event.size.height)

    def fit(self, width: int, height: int) -> None:
        """Lay the table out for a size."""
        self.set_class(width >= WIDE[0] and height >= WIDE[1], "-wide")

    def retell(self) -> None:
        """Everything again, in other words or signs."""
        self.name_keys()
        self.go_on()

    # What is seen

    def picture(self) -> Picture:
        """The table as the person at the screen knows it."""
        view = nd.view(self.session.state, self.reader)
        looked_at = self.highlighted if self.highlighted in view.options else None
        after = view.players if looked_at is None else players_after(view, looked_at)
        node = self.session.history.cursor
        return Picture(
            view=view,
            texts=self.texts,
            symbols=self.symbols,
            after=after,
            highlighted=looked_at,
            secret_prestige=self.game_app.settings.secret_prestige and view.task is not None,
            line=node.line_start().name,
            foreseen=node.foreseen,
        )

    def show(self) -> None:
        """Draw everything but the choices."""
        picture = self.picture()
        self.query_one(TopLine).show(picture)
        self.query_one(PersonRow).show(picture)
        self.query_one(CathedralPanel).show(picture)
        self.query_one(Borough).show(picture, self.enlarged)
        self.query_one(Others).show(picture)
        self.query_one(Streets).show(picture)
        self.query_one(Hand).show(picture)
        self.set_page()

    def show_log(self) -> None:
        """Draw the log, which only changes with moves."""
        session = self.session
        self.query_one(LogPanel).show(self.picture(), session.chronicle.since(session.history.root))

    def set_page(self) -> None:
        """On a small screen, one of map, log and boroughs at a time."""
        for page in PAGES:
            self.set_class(self.page == page, f"-{page}")

    # The course of play

    def go_on(self) -> None:
        """Show where the game stands, and let whoever decides do so."""
        seat = self.session.seat
        if seat in self.session.persons and (seat != self.reader or not self.uncovered):
            self.call_to_the_screen(seat)
            return
        self.highlighted = None
        if self.page == "map" and not self._drives():
            self.page = "board"
        if self._drives():
            self.page = "map"
        self.show()
        self.show_log()
        self.tell_unsaved()
        choices = self.query_one(Choices)
        if seat is None:
            choices.tell(self.texts("table-over"))
        elif seat == self.reader:
            self.skipping = False
            choices.ask(self.texts, nd.view(self.session.state, seat))
        else:
            choices.tell(self.texts("table-thinks", player=self.session.names[seat]))
            self.let_agent_decide()

    def _drives(self) -> bool:
        return self.session.seat == self.reader and nd.decision(self.session.state) == "drive"

    @work(exclusive=True, group="agent")
    async def let_agent_decide(self) -> None:
        """Ask the agent whose turn it is; its move takes the same road as a person's."""
        session = self.session
        seat, node = session.seat, session.history.cursor
        if seat is None or seat in session.persons:
            return
        agent = session.match.seats[seat]
        view = nd.view(session.state, seat)
        move, failed = await self.game_app.thinker.choose(agent, view, session.agent_luck())
        if session.history.cursor is not node or not self.is_attached:
            return  # somebody took back, jumped or left meanwhile
        if failed:
            sentence = self.texts("agent-failed", player=session.names[seat])
            self.notify(sentence, severity="warning", markup=False)
        pause = 0.0 if self.skipping else PAUSES[self.game_app.settings.speed]
        if pause:
            await sleep(pause)
            if session.history.cursor is not node or not self.is_attached:
                return
        self.played(move)

    def played(self, move: nd.Move) -> None:
        """Make a move; a reckoning that follows is told before the game goes on."""
        node = self.session.play(move)
        sentences = list(self.reckoning(events_before(node)))
        speed = self.game_app.settings.speed
        if sentences and speed != "off":
            screen = ReckoningScreen(sentences, REVEALS[speed])
            self.app.push_screen(screen, lambda _: self.after_reckoning())
        else:
            self.after_reckoning()

    def after_reckoning(self) -> None:
        """Go on, or see how it ended."""
        if self.session.seat is None:
            self.show_ending()
        else:
            self.go_on()

    def reckoning(self, happened: Iterable[nd.Event]) -> Iterator[str]:
        """From the plague on, what happens up to the next round, in sentences."""
        begun = False
        for event in happened:
            begun = begun or isinstance(event, PlagueCame | CathedralScored)
            if begun:
                table = self.session.state.table
                sentence = event_sentence(self.texts, table, event, self.reader)
                if sentence:
                    yield sentence

    def call_to_the_screen(self, seat: int) -> None:
        """Draw a curtain until the person who decides has come."""
        from nd_tui.screens.curtain import CurtainScreen

        def opened(_: None) -> None:
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
        """Say why the game could not be saved."""
        if self.session.unsaved is not None:
            self.game_app.tell(self.session.unsaved)

    # Deciding

    def choose(self, move: nd.Move) -> None:
        """Make a move of the person at the screen."""
        if move in self.options:
            self.enlarged = None
            self.played(move)

    def action_choose_number(self, number: int) -> None:
        """The choice with this number; 0 is the tenth."""
        if number <= len(self.options):
            self.choose(self.options[number - 1])

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        """A choice from the list."""
        self.choose(event.move)

    def on_choices_highlighted(self, event: Choices.Highlighted) -> None:
        """Preview the choice that is looked at."""
        self.highlighted = event.move
        self.show()

    def on_picked(self, event: Picked) -> None:
        """A click on the thing itself: the one move it can mean is made; of several the first is shown."""
        meant = [move for move in event.moves if move in self.options]
        if len(meant) == 1:
            self.choose(meant[0])
        elif meant:
            self.query_one(Choices).highlight(meant[0])

    def on_enlarge(self, event: Enlarge) -> None:
        """Show another player's borough in full, or the own one again."""
        self.enlarged = None if self.enlarged == event.seat else event.seat
        self.page = "board"
        self.show()
