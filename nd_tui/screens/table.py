"""The table: the whole game on one screen, with the decision at hand and what it would change."""

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical

from core import notre_dame as nd
from core.game import Problem
from nd_tui.games.notre_dame.preview import players_after
from nd_tui.games.notre_dame.reckonings import what_follows
from nd_tui.games.notre_dame.table.borough import Borough
from nd_tui.games.notre_dame.table.cathedral import CathedralPanel
from nd_tui.games.notre_dame.table.hand import Hand
from nd_tui.games.notre_dame.table.others import Enlarge, Others
from nd_tui.games.notre_dame.table.persons import PersonRow
from nd_tui.games.notre_dame.table.streets import Streets
from nd_tui.games.notre_dame.twins import listed_moves
from nd_tui.keys.typed_numbers import may_go_on, number_typed
from nd_tui.looks.picture import Picture
from nd_tui.play.session import Session
from nd_tui.screens.table_course import TableCourse
from nd_tui.thinking.garbage_collector import set_aside
from nd_tui.widgets.choices import Choices
from nd_tui.widgets.common import Drawn, Picked
from nd_tui.widgets.key_bar import KeyBar
from nd_tui.widgets.log import LogPanel
from nd_tui.widgets.top_line import TopLine

WIDE = (132, 40)  # from this size on everything is shown at once
PAGES = ("board", "map", "log")
SETTLED = 1.0  # seconds after which all that a game needs is there
NEWS = 5  # sentences about the moves of the others
LOG_KEYS = {"pageup": "page_up", "pagedown": "page_down", "home": "home", "end": "end"}


class TableScreen(TableCourse):
    """Where a game is played."""

    CSS_PATH = "../styles/table.tcss"
    AUTO_FOCUS: ClassVar[str | None] = None
    # Numbers are keys of the screen, so that quickly typed keys are dealt with in their order.
    BINDINGS: ClassVar[list[BindingType]] = [
        *[Binding(str(digit), f"type_digit({digit})", show=False) for digit in range(10)],
        *[Binding(key, f"turn_log('{way}')", show=False, priority=True) for key, way in LOG_KEYS.items()],
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.reader = session.people[0]  # the person at the screen
        self.uncovered = len(session.people) == 1  # whether the reader has been called to the screen
        self.highlighted: nd.Move | None = None
        self.typed = 0  # the first digit of a number that may have a second one

    @property
    def options(self) -> tuple[nd.Move, ...]:
        """The moves of the person at the screen, if it is that person's turn."""
        return nd.legal_moves(self.session.state) if self.decides else ()

    def compose(self) -> ComposeResult:
        """All parts of the table; styles decide where they stand and which are seen."""
        self.fit(*self.app.size)  # now, before there are parts whose styles it changes
        self.add_class(f"-{self.page}")
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
        yield KeyBar(compact=True)

    def on_mount(self) -> None:
        """Begin, or go on."""
        self.call_after_refresh(self.go_on if self.session.seat is not None else self.show_ending)
        self.set_timer(SETTLED, set_aside)

    def fit(self, width: int, height: int) -> None:
        """Show more where there is more room."""
        super().fit(width, height)
        was_wide = self.has_class("-wide")
        self.set_class(width >= WIDE[0] and height >= WIDE[1], "-wide")
        if self.has_class("-wide") != was_wide and self.is_mounted:
            self.name_keys()
            self.show()

    def retell(self) -> None:
        """Everything again, in other words or signs."""
        self.name_keys()
        if self.watched is None:
            self.go_on()
        else:
            self.show_watched()

    # What is seen

    def picture(self) -> Picture:
        """The table as the person at the screen knows it."""
        view = nd.view(self.seen_state, self.reader)
        looked_at = self.highlighted if self.highlighted in view.options else None
        after = view.players if looked_at is None else players_after(view, looked_at)
        node = self.session.history.cursor
        return Picture(
            view=view,
            texts=self.texts,
            symbols=self.symbols,
            after=after,
            highlighted=looked_at,
            secret_prestige=self.game_app.settings.secret_points and self.session.seat is not None,
            line=node.line_start().name,
            new_line=self.session.new_line,
            foreseen=node.foreseen,
            wide=self.has_class("-wide"),
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
        told = self.session.chronicle.whole()
        if self.watched is not None:
            told = told[: len(told) - len(what_follows(self.session.chronicle.of(self.watched.node)))]
        self.query_one(LogPanel).show(self.picture(), told)

    def set_page(self) -> None:
        """On a small screen, one of map, log and boroughs at a time."""
        for page in PAGES:
            self.set_class(self.page == page, f"-{page}")

    # The course of play

    def go_on(self) -> None:
        """Show where the game stands, and let whoever decides do so."""
        if self.watched is not None:  # somebody looked at something else meanwhile
            self.tell_reckoning(self.watched.node)
            return
        self.watched = None  # nor is it when somebody comes back to where the move was made
        seat = self.session.seat
        if seat in self.session.people and (seat != self.reader or not self.uncovered):
            self.call_to_the_screen(seat)
            return
        self.highlighted, self.typed = None, 0
        self.refresh_bindings()
        if self.page == "map" and not self.drives:
            self.page = "board"
        if self.drives:
            self.page = "map"
        self.show()
        self.show_log()
        self.show_help()
        self.tell_unsaved()
        choices = self.query_one(Choices)
        if seat is None:
            choices.tell(self.texts("table-over", key=self.game_app.key_for("ending")))
        elif seat == self.reader:
            self.skipping = False
            choices.ask(self.picture())
            self.await_hesitation()
        elif self.waiting:
            key = self.game_app.key_for("skip")
            choices.tell(self.texts("table-waits", player=self.session.names[seat], key=key))
        else:
            # Where there is no room for the log, its end is told here.
            news = () if self.has_class("-wide") else self.query_one(LogPanel).latest(NEWS)
            choices.tell(self.texts("table-thinks", player=self.session.names[seat]), news)
            self.let_agent_decide()

    # Deciding

    def choose(self, move: nd.Move) -> None:
        """Make a move of the person at the screen."""
        if move in self.options:
            self.enlarged = None
            self.waiting = False
            self.played(move)

    def action_type_digit(self, digit: int) -> None:
        """The choice with this number; while a further digit could follow, it is only looked at."""
        listed, choices = listed_moves(self.options), self.query_one(Choices)
        if not listed:
            return  # typed ahead, while others move
        if self.typed and not choices.looks_at(listed[self.typed - 1]):
            self.typed = 0  # an arrow key has led elsewhere since
        number, self.typed = number_typed(self.typed, digit, len(listed)), 0
        if not number:
            choices.show_typed(0)
            self.say_unused(str(digit))
        elif may_go_on(number, len(listed)):
            self.typed = number
            choices.highlight(listed[number - 1])
            choices.show_typed(number)
        else:
            self.choose(listed[number - 1])

    def action_turn_log(self, way: str) -> None:
        """Go through the log."""
        getattr(self.query_one(LogPanel), f"scroll_{way}")(animate=False)

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        """A choice from the list, unless another screen was opened while it was on its way."""
        if self.app.screen is self:
            self.choose(event.move)

    def on_choices_highlighted(self, event: Choices.Highlighted) -> None:
        """Preview the choice that is looked at; a first digit that was typed before is forgotten."""
        self.highlighted, self.pointed_at = event.move, ""
        if self.typed and event.move not in listed_moves(self.options)[self.typed - 1 : self.typed]:
            self.typed = 0
            self.query_one(Choices).show_typed(0)
        self.show()

    def on_enter(self, event: events.Enter) -> None:
        """Remember which page is about the thing that the mouse has come to."""
        parts = [part for part in event.node.ancestors_with_self if isinstance(part, Drawn)]
        self.pointed_at = next(filter(None, (part.about() for part in parts)), "")

    def on_picked(self, event: Picked) -> None:
        """A click on the thing itself: the one move it can mean is made; of several the first is shown."""
        if self.app.screen is not self:
            return  # another one was opened meanwhile
        meant = [move for move in event.moves if move in self.options]
        if len(meant) == 1:
            self.choose(meant[0])
        elif meant:
            self.query_one(Choices).highlight(meant[0])
        elif self.options:
            self.game_app.tell(self.why_not(event.moves))

    def why_not(self, moves: Sequence[nd.Move]) -> Problem:
        """Why none of these moves can be made, by the first that answers what is asked."""
        refusals = [nd.refusal(self.session.state, move) for move in moves]
        return next((why for why in refusals if why.reason != "wrong-decision"), refusals[0])

    def on_enlarge(self, event: Enlarge) -> None:
        """Show another player's borough in full, or the own one again."""
        self.enlarged = None if self.enlarged == event.seat else event.seat
        self.page = "board"
        self.show()
