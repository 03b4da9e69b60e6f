"""The chapters of a study: several games and positions in one file, to be opened, named and put in order."""

from collections.abc import Callable
from pathlib import Path

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Label, OptionList, Static
from textual.widgets.option_list import Option

from core.game import Problem
from core.history import AnyNode
from nd_tui.play.chapters import Chapters
from nd_tui.screens.base import GameScreen
from nd_tui.screens.dialogs import AskText, Confirm, Dialog
from nd_tui.storage.summaries import Listed, Summary
from nd_tui.terminal.visible import harmless
from nd_tui.widgets.common import FAINT, joined
from nd_tui.widgets.key_lines import KeyLines
from nd_tui.words.games import who_plays
from nd_tui.words.texts import Texts
from nd_tui.words.times import moment

ONE_LINE_OF_KEYS = 125  # from this width on the footer needs no second line
MOST_OFFERED = 50  # of the kept games, those played last


class ChaptersScreen(GameScreen[int | None]):
    """The list of chapters; the place of the one that is to be opened comes back."""

    PLACE = "chapters"
    CSS_PATH = "../styles/study.tcss"
    AUTO_FOCUS = "#chapters"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (ONE_LINE_OF_KEYS, "-broad")]  # noqa: RUF012

    def __init__(self, chapters: Chapters, node: AnyNode, told: str) -> None:
        super().__init__()
        self.chapters = chapters
        self.node, self.told = node, told  # the position that one comes from, and what it is called

    def compose(self) -> ComposeResult:
        """The name of the study, and its chapters."""
        yield Static(id="chapters-title", classes="heading")
        yield OptionList(id="chapters", compact=True, markup=False)
        yield KeyLines(keys_a_line=5)

    def on_mount(self) -> None:
        """Begin with the chapter on the table."""
        self.show(self.chapters.current)

    def retell(self) -> None:
        """Everything again, in other words or signs."""
        self.name_keys()
        self.show(self.place)

    @property
    def place(self) -> int:
        """Of the chapter that is looked at."""
        return self.query_one(OptionList).highlighted or 0

    def show(self, place: int) -> None:
        """Draw the list as it is now, looking at one of its chapters."""
        name = self.chapters.study.name
        title = self.texts("chapters-of", name=harmless(name)) if name else self.texts("chapters-title")
        self.query_one("#chapters-title", Static).update(Content(title))
        options = self.query_one(OptionList)
        rows = [
            Option(self.row(number, name, summary))
            for number, (name, summary) in enumerate(self.chapters.listed())
        ]
        options.set_options(rows)
        options.highlighted = min(place, len(rows) - 1)

    def row(self, number: int, name: str, summary: Summary | None) -> Content:
        """A chapter in a line: its name, who plays, and whether it is on the table."""
        who = game_told(self.texts, summary)
        here = f"  {self.texts('load-here')}" if number == self.chapters.current else ""
        return joined(
            [f"{number + 1:>2}. ", (harmless(name) or who, "bold"), (f"  {who if name else ''}{here}", FAINT)]
        )

    def change(self, step: Callable[[], None], place: int | None = None) -> None:
        """Change something, and show it; or say why that cannot be."""
        try:
            step()
        except Problem as problem:
            self.game_app.tell(problem)
        self.show(self.place if place is None else place)

    @on(OptionList.OptionSelected)
    def open_chapter(self) -> None:
        """Open the chapter, unless it is on the table already."""
        self.dismiss(None if self.place == self.chapters.current else self.place)

    def action_add_position(self) -> None:
        """The position one comes from as a chapter of its own."""

        def answered(name: str | None) -> None:
            if name is not None:
                self.change(lambda: self.chapters.add_position(self.node, name), place=MOST_OFFERED)

        self.app.push_screen(AskText("dialog-chapter-name", self.told), answered)

    def action_add_game(self) -> None:
        """A copy of another kept game."""
        app = self.game_app

        def answered(path: Path | None) -> None:
            if path is not None:
                self.change(lambda: self.chapters.add_game(path, "", app.own_components), place=MOST_OFFERED)

        self.app.push_screen(ChooseGame(), answered)

    def action_rename_chapter(self) -> None:
        """Call the chapter otherwise."""
        place = self.place

        def answered(name: str | None) -> None:
            if name is not None:
                self.change(lambda: self.chapters.rename(place, name))

        self.app.push_screen(
            AskText("dialog-chapter-name", self.chapters.study.chapters[place].name), answered
        )

    def action_name_study(self) -> None:
        """Call the whole study otherwise."""

        def answered(name: str | None) -> None:
            if name is not None:
                self.change(lambda: self.chapters.call(name))

        self.app.push_screen(AskText("dialog-study-name", self.chapters.study.name), answered)

    def action_chapter_up(self) -> None:
        """The chapter one place up."""
        self.change(lambda: self.chapters.move(self.place, -1), place=max(0, self.place - 1))

    def action_chapter_down(self) -> None:
        """The chapter one place down."""
        self.change(lambda: self.chapters.move(self.place, 1), place=self.place + 1)

    def action_delete_chapter(self) -> None:
        """Remove the chapter, if that is really meant."""
        place = self.place
        if place == self.chapters.current:
            self.change(lambda: self.chapters.delete(place))  # which says why it cannot be
            return

        def answered(sure: bool | None) -> None:
            if sure:
                self.change(lambda: self.chapters.delete(place))

        self.app.push_screen(Confirm("dialog-delete-chapter", "dialog-delete"), answered)


class ChooseGame(Dialog[Path | None]):
    """One of the kept games, the one played last first."""

    AUTO_FOCUS = "#choose-game"

    def compose(self) -> ComposeResult:
        """The games that there are besides the one on the table."""
        session = self.game_app.session
        here = None if session is None else session.kept.path
        files = [path for path in self.game_app.folder.files()[:MOST_OFFERED] if path != here]
        self.games = list(self.game_app.folder.games(files))
        with Vertical(classes="dialog"):
            told = self.texts("chapters-which" if self.games else "load-none")
            yield Label(Content(told), classes="dialog-question")
            yield OptionList(*map(self.told, self.games), id="choose-game", compact=True, markup=False)

    def told(self, game: Listed) -> Content:
        """A game in a line."""
        summary = game.summary
        called = f"{harmless(summary.called)}  " if summary.called else ""
        when = moment(self.texts, summary.written)
        return joined([(called, "bold"), game_told(self.texts, summary), (f"  {when}", FAINT)])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """This one."""
        self.dismiss(self.games[event.option_index].path)


def game_told(texts: Texts, summary: Summary | None) -> str:
    """Who plays, and what."""
    return "" if summary is None else who_plays(texts, summary.game, map(harmless, summary.setup.players))
