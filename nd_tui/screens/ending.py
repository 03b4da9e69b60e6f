"""The end of a game: ranks, where the prestige came from, and how it grew."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from nd_tui.app import HOME
from nd_tui.play.score_sheet import growth, sheet_rows
from nd_tui.play.session import Session
from nd_tui.screens.base import GameScreen
from nd_tui.widgets.key_bar import KeyBar
from nd_tui.widgets.score_drawings import Course, DrawStyle, SourceBars, SourceTable, standing
from nd_tui.words.characters import characters_shown

TWO_COLUMNS = 110  # from this width on


class EndingScreen(GameScreen[bool]):
    """The final standing, a plot, a table and bars; its result is whether one wants to see the study."""

    PLACE = "ending"
    CSS_PATH = "../styles/ending.tcss"
    AUTO_FOCUS = "#ending-page"
    HORIZONTAL_BREAKPOINTS = [(0, "-one-column"), (TWO_COLUMNS, "-two-columns")]  # noqa: RUF012

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "back", show=False)]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def compose(self) -> ComposeResult:
        """All parts, on a page that scrolls."""
        session, texts, history = self.session, self.texts, self.session.history
        look = DrawStyle.for_session(session, texts, self.symbols, self.game_app.settings.ascii)
        rows = sheet_rows(session.box.sheet, session.chronicle.since(history.root), len(session.names))
        series = growth(session.box, [node.state for node in history.line_to(history.cursor)])
        moments = session.box.sheet.moments(session.state)
        yield Static(Content(texts("ending-title")), id="ending-title")
        with VerticalScroll(id="ending-page"):
            with Vertical(classes="column"):
                yield self._titled(
                    Static(self.standing(look), id="standing", classes="part"), "ending-standing"
                )
                yield self._titled(Course(series, moments, look, id="course"), "ending-course")
            with Vertical(classes="column"):
                yield self._titled(SourceTable(rows, look, id="sources"), "ending-sources")
                yield self._titled(SourceBars(rows, look, id="bars"), "ending-bars")
        yield KeyBar(compact=True)

    def standing(self, look: DrawStyle) -> Content:
        """The ranks, if this line has come to its end, and what likes the opponents had."""
        state, words = self.session.state, self.session.box.words
        result = self.session.game.result(state)
        if result is None:
            return Content(self.texts("ending-unfinished"))
        fates = [words.fate(self.texts, state, seat) for seat in range(len(self.session.names))]
        told = standing(look, result, words.at_the_end(self.texts, state), fates)
        shown = characters_shown(self.texts, self.session.names, self.session.match.seats)
        return told + Content(f"\n{shown}") if shown else told

    def _titled(self, part: Widget, message: str) -> Widget:
        part.border_title = Content(self.texts(message))
        return part

    def action_lines(self) -> None:
        """The lines, beside the board that lies below."""
        self.dismiss(True)

    def action_review(self) -> None:
        """The decisions judged; if one jumps to another position from there, the table shows it."""
        from nd_tui.screens.review import ReviewScreen

        before = self.session.history.cursor

        def back(_: None) -> None:
            if self.session.history.cursor is not before:
                self.call_later(self.action_back)

        self.app.push_screen(ReviewScreen(self.session, self.session.people[0]), back)

    def action_to_title(self) -> None:
        """Leave the game and go to the title."""
        self.game_app.door.when_kept(self.to_title)

    def to_title(self) -> None:
        """Let go of the game, and of all screens but the title."""
        self.game_app.leave_game()
        while len(self.app.screen_stack) > HOME:
            self.app.pop_screen()
