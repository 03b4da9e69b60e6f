"""The statistics: what the games one has finished add up to, as tables and small plots."""

from functools import partial
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from core.game import Problem
from nd_tui.play.tallies import Entry, entries, names
from nd_tui.screens.app_screen import ALL_TELL
from nd_tui.screens.base import GameScreen
from nd_tui.screens.dialogs import Confirm
from nd_tui.storage.statistics import Known, StatisticsFile
from nd_tui.widgets.fields import Choices, Cycle, Row, Value
from nd_tui.widgets.key_bar import KeyBar
from nd_tui.widgets.statistics import Sheet, best_lines, course_lines, rating_lines, source_lines, table_lines
from nd_tui.words.statistics import notices, tables

TWO_COLUMNS = 120  # from this width on


class StatisticsScreen(GameScreen[None]):
    """Tables, best scores, sources and the course of the last results, for all persons or for one."""

    PLACE: ClassVar[str] = "statistics"
    TELLS: ClassVar[frozenset[str]] = ALL_TELL | {"statistics"}
    CSS_PATH = "../styles/statistics.tcss"
    AUTO_FOCUS = "#statistics-page"
    HORIZONTAL_BREAKPOINTS = [(0, "-one-column"), (TWO_COLUMNS, "-two-columns")]  # noqa: RUF012

    def __init__(self) -> None:
        super().__init__()
        self.person: str | None = None  # whose games; None for everybody's
        self.straight = False  # only games in which nothing was taken back

    def compose(self) -> ComposeResult:
        """Whose games, and all that they add up to, on a page that scrolls."""
        texts = self.texts
        known = self.load().of(self.game_app.game_name)
        persons = names(known.games)
        self.person = self.person if self.person in persons else None
        found = entries(known.games, self.person, self.straight)
        yield Static(Content(texts("statistics-title")), classes="heading")
        for notice in notices(texts, known, self.game_app.settings.statistics):
            yield Static(Content(notice), classes="hint")
        if known.games:
            whose = [(None, texts("statistics-everybody")), *((name, name) for name in persons)]
            kinds = [(False, texts("statistics-every-game")), (True, texts("statistics-straight"))]
            yield Row(texts("statistics-whose"), self.cycle("person", whose, self.person))
            yield Row(texts("statistics-which"), self.cycle("straight", kinds, self.straight))
        with VerticalScroll(id="statistics-page"):
            if found:
                yield from self.sheets(known, found)
            elif known.games:
                yield Static(Content(texts("statistics-nothing-left")), classes="hint")
        yield KeyBar()

    def cycle(self, name: str, choices: Choices, value: Value) -> Cycle:
        """A field that chooses which games are counted."""
        return Cycle(choices, value, self.game_app.settings.ascii, id=name)

    def sheets(self, known: Known, found: list[Entry]) -> ComposeResult:
        """All parts of the page; in two columns where there is room."""
        texts, words, ascii_only = self.texts, self.game_app.box.words, self.game_app.settings.ascii
        with Vertical(classes="column"):
            for heading, rows in tables(texts, words, found):
                yield Sheet(texts(heading), partial(table_lines, texts, rows), id=heading)
            best = partial(best_lines, texts, found)
            yield Sheet(texts("statistics-best"), best, id="statistics-best")
        with Vertical(classes="column"):
            rating = partial(rating_lines, texts, known, self.person, ascii_only)
            yield Sheet(texts("statistics-rating"), rating, id="statistics-rating")
            sources = partial(source_lines, texts, words, found, ascii_only)
            yield Sheet(texts("statistics-sources"), sources, id="statistics-sources")
            course = partial(course_lines, found, self.symbols, ascii_only)
            yield Sheet(texts("statistics-course"), course, id="statistics-course")

    @property
    def file(self) -> StatisticsFile:
        """Where finished games are remembered."""
        return StatisticsFile(self.game_app.folder.folder)

    def load(self) -> Known:
        """The games; none if they cannot be read, which is told."""
        try:
            return self.file.load()
        except Problem as problem:
            self.game_app.tell(problem)
            return Known()

    @on(Cycle.Changed)
    def choose(self, event: Cycle.Changed) -> None:
        """Count other games."""
        setattr(self, str(event.cycle.id), event.value)
        self.retell()

    def action_forget(self) -> None:
        """Delete everything, after a question."""
        games = len(self.load().games)
        if games:
            question = Confirm("statistics-forget-question", "statistics-forget", n=games)
            self.app.push_screen(question, self.forget)

    def forget(self, meant: bool | None) -> None:
        """Delete everything if that was meant."""
        if not meant:
            return
        try:
            self.file.forget()
        except Problem as problem:
            self.game_app.tell(problem)
        self.retell()
