"""The title: where one comes in, and what one can do from there."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.containers import Center, Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from nd_tui.games import names
from nd_tui.looks.lettering import large
from nd_tui.screens.base import GameScreen
from nd_tui.storage.saves import A_FEW
from nd_tui.widgets.key_bar import KeyBar
from nd_tui.widgets.menu import Menu, numbered
from nd_tui.words.games import who_plays
from nd_tui.words.keys import key_name
from nd_tui.words.times import moment

if TYPE_CHECKING:
    from nd_tui.lessons.progress import Place
    from nd_tui.storage.summaries import Summary


class GameLine(Static):
    """The game that is chosen, where there are several; a click chooses the next one."""

    class Clicked(Message):
        """Somebody wants another game."""

    def on_click(self) -> None:
        """Say so."""
        self.post_message(self.Clicked())


class TitleScreen(GameScreen[None]):
    """The first screen, and the one that every other leads back to."""

    STYLES = ()  # the app's own are enough, so that nobody waits for others
    PLACE: ClassVar[str] = "title"
    AUTO_FOCUS = "#menu"

    latest: "tuple[Path, Summary] | None" = None  # the game to continue
    unread: Sequence[Path] = ()  # files that may hold it, and take longer to look into
    empty = True  # whether no game is kept here
    fresh = True  # whether it is there for the first time, with the folder looked into just now

    def compose(self) -> ComposeResult:
        """The name in large letters, and the menu."""
        if self.fresh:  # in other words the game is the same, and may have been found only now
            self.look_for_games()
        name = self.game_app.game_name
        letters = large(self.texts(f"game-{name}.letters"), self.game_app.settings.ascii)
        with Vertical(id="title"):
            if len(names()) > 1:
                key = self.game_app.key_for("next-game")
                told = self.texts("title-game", game=self.texts(f"game-{name}"), key=key)
                yield GameLine(Content(told), id="game")
            yield Static(Content("\n".join(letters)), id="letters")
            yield Static(Content(self.texts(f"game-{name}.author")), id="author")
            with Center(id="menu-place"):
                yield Menu(*self.entries(), id="menu", markup=False)
            yield Static(self.latest_told(), id="latest")
        yield KeyBar()
        if self.is_first_start() or self.lessons_begun():
            self.call_after_refresh(self.look_at_the_course)

    def is_first_start(self) -> bool:
        """Whether nobody has played or learnt here before."""
        return not self.game_app.progress.lessons and self.empty

    def lessons_begun(self) -> "list[Place]":
        """The places in the lessons of this game, of somebody who has not played a game yet."""
        return self.game_app.progress.places(self.game_app.game_name) if self.empty else []

    def look_at_the_course(self) -> None:
        """Let whoever is new begin with the first lesson, or go on with the next one."""
        for menu in self.query(Menu):  # none while it is composed in other words, which comes here again
            menu.highlighted = menu.get_option_index("learn")

    def on_mount(self) -> None:
        """Look further for a game to continue, where a first look was not enough."""
        self.look_further()

    def on_screen_resume(self) -> None:
        """Games may have been begun, finished or closed elsewhere since, or a lesson begun."""
        before = self.latest
        if not self.fresh:
            self.look_for_games()
            self.look_further()
        self.fresh = False
        self.tell_latest(before)

    def tell_latest(self, before: "tuple[Path, Summary] | None") -> None:
        """Show which game would be gone on with, if that is another than before."""
        for told in self.query("#latest").results(Static):  # none while it is composed in other words
            told.update(self.latest_told())
        for menu in self.query(Menu) if self.latest != before else ():
            menu.clear_options()
            menu.add_options(self.entries())
            menu.action_first()

    def look_for_games(self) -> None:
        """The unfinished game that was played last, among those that can be looked into at once."""
        folder = self.game_app.folder
        files = folder.files()
        self.latest, self.unread = folder.latest_unfinished(files)
        self.empty = self.latest is None and not folder.has_games(files)

    def look_further(self) -> None:
        """Let a thread look into the files that take longer."""
        if self.unread:
            self.find_latest(self.unread)

    @work(exclusive=True, group="latest")
    async def find_latest(self, files: Sequence[Path]) -> None:
        """Look into many files, a few at a time, so that whoever leaves need not wait for it."""
        for start in range(0, len(files), A_FEW):
            some = files[start : start + A_FEW]
            found = await asyncio.to_thread(self.game_app.folder.unfinished, 1, some)
            if found and await self.until_whole():
                before, self.latest = self.latest, found[0]
                self.tell_latest(before)
            if found:
                return

    @on(GameLine.Clicked)
    def action_next_game(self) -> None:
        """Choose the next game, for next time too."""
        known = names()
        name = known[(known.index(self.game_app.game_name) + 1) % len(known)]
        self.game_app.choose_game(name)

    def entries(self) -> list[Option]:
        """What can be chosen; where there is nothing to continue, the entry itself says so."""
        on = "title-continue" if self.latest is not None else "title-continue-none"
        return numbered(
            [
                ("continue", self.texts(on), self.latest is not None),
                ("new", self.texts("title-new"), True),
                ("load", self.texts("title-load"), True),
                ("learn", self.texts("title-learn"), True),
                ("rules", self.texts("title-rules"), True),
                ("settings", self.texts("title-settings"), True),
                ("statistics", self.texts("title-statistics"), True),
                ("quit", self.texts("title-quit"), True),
            ]
        )

    def latest_told(self) -> Content:
        """Which game would be gone on with."""
        if self.is_first_start():
            return Content(self.texts("title-first-start", key=key_name(self.texts, "enter")))
        if begun := self.lessons_begun():
            return Content(self.texts("title-lessons", done=sum(place.done for place in begun)))
        if self.latest is None:
            return Content(self.texts("title-no-game"))
        summary = self.latest[1]
        players = who_plays(self.texts, summary.game, summary.setup.players)
        return Content(self.texts("title-latest", players=players, when=moment(self.texts, summary.written)))

    def on_menu_refused(self) -> None:
        """The one entry that may lead nowhere: say why, and what leads on."""
        self.game_app.say(self.texts("title-nothing-to-continue"))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Go where the entry leads."""
        match event.option_id:
            case "continue" if self.latest is not None:
                self.game_app.door.go_on(self.latest[0])
            case "new":
                from nd_tui.screens.new_game import NewGameScreen

                self.app.push_screen(NewGameScreen())
            case "load":
                from nd_tui.screens.load import LoadScreen

                self.app.push_screen(LoadScreen())
            case "learn":
                from nd_tui.lessons.course import course_of
                from nd_tui.screens.course import CourseScreen

                course = course_of(self.game_app.game_name)
                first = next(iter(course), None) if self.is_first_start() else None
                self.app.push_screen(CourseScreen(course, begin=first.id if first else ""))
            case "rules":
                self.action_rules()
            case "settings":
                self.action_settings()
            case "statistics":
                from nd_tui.screens.statistics import StatisticsScreen

                self.app.push_screen(StatisticsScreen())
            case "quit":
                self.game_app.door.when_kept(self.app.exit)
