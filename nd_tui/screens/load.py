"""The games that are kept, to go on with or to look at, and files from elsewhere."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Button, Input, Static

from core.game import Problem
from core.record import AnyMatch, BadRecord
from nd_tui import games
from nd_tui.screens.dialogs import AskText
from nd_tui.screens.form import FormScreen
from nd_tui.storage.kept import KeptGame
from nd_tui.storage.loading import load_or_backup, load_study
from nd_tui.storage.saves import A_FEW, is_small
from nd_tui.storage.summaries import Listed
from nd_tui.terminal.visible import harmless
from nd_tui.widgets.common import joined
from nd_tui.widgets.fields import Row
from nd_tui.widgets.fitted import Fitted
from nd_tui.widgets.game_list import GameList
from nd_tui.widgets.key_bar import KeyBar
from nd_tui.widgets.small_picture import small_picture
from nd_tui.widgets.text_line import TextLine
from nd_tui.words.games import who_plays
from nd_tui.words.listing import listed
from nd_tui.words.times import moment


class LoadScreen(FormScreen[None]):
    """Open a game."""

    PLACE: ClassVar[str] = "load"
    AUTO_FOCUS = "#games"

    def compose(self) -> ComposeResult:
        """The list, and a line for a path."""
        texts = self.texts
        self.known: dict[Path, Listed | None] = {}  # what was read of the files; None where one is no game
        self.progress: dict[Path, str] = {}
        self.pictures: dict[Path, Callable[[int], list[Content]]] = {}  # of the positions that were found out
        files = self.without_strangers(list(self.game_app.folder.files()))
        yield Static(Content(texts("load-title")), classes="heading")
        yield Static(self.told_about(files), classes="hint", id="load-told")
        yield GameList(files, self.lines)
        yield Fitted(self.picture, id="load-picture")
        path = TextLine(placeholder=texts("load-path-hint"), id="path", compact=True)
        yield Row(
            texts("load-path"), path, Button(Content(texts("load-open")), id="open", compact=True), id="file"
        )
        yield KeyBar()

    def without_strangers(self, files: list[Path]) -> list[Path]:
        """The files without those of the first ones that are no games."""
        first = {path for path in files[:A_FEW] if self.look_into(path) or path not in self.known}
        return [path for path in files[:A_FEW] if path in first] + files[A_FEW:]

    def told_about(self, files: list[Path]) -> Content:
        """What can be done here."""
        return Content(self.texts("load-hint") if files else self.texts("load-none"))

    @property
    def games(self) -> GameList:
        """The list."""
        return self.query_one(GameList)

    def look_into(self, path: Path) -> Listed | None:
        """What is known of a file, or can be read of it while it is drawn."""
        if path not in self.known and is_small(path):
            self.known[path] = self.game_app.folder.listed(path)
        return self.known.get(path)

    def lines(self, path: Path) -> tuple[Content, Content]:
        """A game in two lines: who plays; when and how far. Of what is not read yet, the name of the file."""
        game, texts = self.look_into(path), self.texts
        if game is None:
            return Content(harmless(path.stem)), Content("")
        if self.is_here(path):
            where = texts("load-here")
        elif not game.free:
            where = texts("load-elsewhere")
        else:
            where = self.progress.get(path) or (texts("load-over") if game.summary.over else "")
        summary = game.summary
        number = texts("load-chapters", n=summary.chapters) if summary.chapters > 1 else ""
        note = harmless(summary.note)
        second = listed(filter(None, [moment(texts, summary.written), where, number, note]))
        who = who_plays(texts, summary.game, map(harmless, summary.setup.players))
        if not summary.called:
            return Content.styled(who, "bold"), Content(second)
        return joined([(harmless(summary.called), "bold"), f"  {who}"]), Content(second)

    def is_here(self, path: Path) -> bool:
        """Whether it is the game on the table of this program."""
        session = self.game_app.session
        return session is not None and session.kept.path == path

    @on(GameList.Shown)
    def find_out(self) -> None:
        """Look into the games that are seen, one after the other, for how far they are."""
        self.find_progress()

    @work(exclusive=True, group="progress")
    async def find_progress(self) -> None:
        """Replay each game that is seen apart from the screen, and say on its line how far it is."""
        games = self.games
        for path in [games.files[index] for index in games.rows_seen()]:
            if path not in self.known:
                self.known[path] = await asyncio.to_thread(self.game_app.folder.listed, path)
            if not await self.until_whole() or not games.is_attached:
                return  # the list was closed or composed anew meanwhile
            if self.known[path] is None:
                self.leave_out(path)
                continue
            if path not in self.progress:
                self.progress[path] = await self.how_far(path)
                if not await self.until_whole() or not games.is_attached:
                    return
            games.draw_file(path)
            if path == games.file:
                self.show_picture()

    @on(GameList.Highlighted)
    def show_picture(self) -> None:
        """Show the position of the game that is looked at, once it is known."""
        self.query_one("#load-picture", Fitted).refresh(layout=True)

    def picture(self, width: int) -> list[Content]:
        """The position of the game that is looked at, as far as it is known."""
        path = self.games.file
        draw = None if path is None else self.pictures.get(path)
        return [] if draw is None else draw(width)

    async def how_far(self, path: Path) -> str:
        """How far a game is, in words."""
        try:
            match, _ = await asyncio.to_thread(load_or_backup, path, self.game_app.own_components)
        except Problem:  # what is wrong is told when somebody chooses it
            return self.texts("load-damaged")
        if (session := self.game_app.session) is not None and self.is_here(path):
            match = session.match
        secret = self.game_app.settings.secret_points
        texts = self.texts.of(match.history.game.NAME)
        self.pictures[path] = partial(small_picture, texts, match, self.symbols, secret)
        return self.progress_of(match)

    def leave_out(self, path: Path) -> None:
        """A file turned out to be no game."""
        self.games.remove_file(path)
        self.query_one("#load-told", Static).update(self.told_about(self.games.files))

    def progress_of(self, match: AnyMatch) -> str:
        """How far a game is, or who has won it."""
        state = match.history.state
        result = match.history.game.result(state)
        if result is not None:
            winners = listed(match.setup.players[seat] for seat in result.winners)
            return self.texts("load-won", names=winners) if winners else self.texts("load-won.nobody")
        words = games.open_box(match.history.game.NAME).words
        return words.progress(self.texts.of(match.history.game.NAME), state)

    @on(GameList.Picked)
    def open_kept(self) -> None:
        """Go on with a game of the list."""
        path = self.games.file
        if path is not None and self.is_here(path):
            self.dismiss()
        elif path is not None:
            self.game_app.door.go_on(path)

    def action_name_game(self) -> None:
        """Give the game that is looked at a name, or the study."""
        self.describe("dialog-game-name", "called", lambda kept, name: kept.describe(name=name))

    def action_note_game(self) -> None:
        """Write a note about the game that is looked at."""
        self.describe("dialog-game-note", "note", lambda kept, note: kept.describe(note=note))

    def describe(self, question: str, known: str, step: Callable[[KeptGame, str], None]) -> None:
        """Ask for a text about the game that is looked at, and keep it in its file."""
        path = self.games.file
        game = None if path is None else self.look_into(path)
        if path is None or game is None:
            return
        if not game.free and not self.is_here(path):
            self.game_app.say(self.texts("load-in-use"))
            return

        def answered(text: str | None) -> None:
            if text is not None:
                self.keep_text(path, lambda kept: step(kept, text))

        self.app.push_screen(AskText(question, getattr(game.summary, known)), answered)

    def keep_text(self, path: Path, step: Callable[[KeptGame], None]) -> None:
        """Change what is told of a game, in the game on the table or in one that is opened for that."""
        app = self.game_app
        try:
            if app.session is not None and self.is_here(path):
                step(app.session.kept)
            else:
                kept = app.folder.open(path, app.own_components)
                try:
                    step(kept)
                finally:
                    kept.close()
        except Problem as problem:
            app.tell(problem)
        self.known[path] = app.folder.listed(path)
        self.games.draw_file(path)

    def action_delete_game(self) -> None:
        """Delete the game that is looked at, after a question."""
        from nd_tui.screens.dialogs import Confirm

        path = self.games.file
        game = None if path is None else self.look_into(path)
        if path is None or game is None:
            return
        if self.is_here(path) or not game.free:
            self.game_app.say(self.texts("load-in-use"))
            return

        def answered(really: bool | None) -> None:
            if really:
                self.delete_game(path)

        names = listed(game.summary.setup.players)
        self.app.push_screen(Confirm("load-delete", "load-delete-yes", names=names), answered)

    def delete_game(self, path: Path) -> None:
        """Delete a game for good; there may be room again for the one on the table."""
        try:
            self.game_app.folder.delete(path)
        except Problem as problem:
            self.game_app.tell(problem)
        if self.game_app.session is not None:
            self.game_app.session.is_saved()
        self.refresh(recompose=True)

    @on(Input.Submitted, "#path")
    @on(Button.Pressed, "#open")
    def open_file(self) -> None:
        """Take a game from any file; it is kept here under a new name, and that file is only read."""
        typed = self.query_one("#path", Input).value.strip()
        if not typed:
            return
        try:
            found = load_study(Path(typed).expanduser(), self.game_app.own_components)
        except Problem as problem:
            self.game_app.tell(problem)
            return
        except (RuntimeError, ValueError) as error:  # what cannot be a path at all
            self.game_app.tell(BadRecord("record-unreadable", path=typed, fault=str(error)))
            return
        self.game_app.door.begin_new(*found)
