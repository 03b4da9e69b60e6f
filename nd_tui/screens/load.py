"""The games that are kept, to go on with or to look at, and files from elsewhere."""

import asyncio
from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Button, Footer, Input, OptionList, Static
from textual.widgets.option_list import Option

from core import notre_dame as nd
from core.game import Problem
from core.notre_dame.state import ROUNDS_A_PERIOD
from core.record import BadRecord, load, load_or_backup
from nd_tui.fields import Row
from nd_tui.kept import NotreDame
from nd_tui.screens.form import FormScreen
from nd_tui.summaries import Listed
from nd_tui.text_line import TextLine
from nd_tui.visible import harmless
from nd_tui.words.things import PERIODS, listed
from nd_tui.words.times import moment


class LoadScreen(FormScreen[None]):
    """Open a game."""

    PLACE: ClassVar[str] = "load"
    AUTO_FOCUS = "#games"

    def compose(self) -> ComposeResult:
        """The list, and a line for a path."""
        texts = self.texts
        self.games = self.find_games()
        self.progress: dict[Path, str] = {}
        yield Static(Content(texts("load-title")), classes="heading")
        told = texts("load-hint") if self.games else texts("load-none")
        yield Static(Content(told), classes="hint")
        yield OptionList(*map(self.line, self.games), id="games", markup=False)
        path = TextLine(placeholder=texts("load-path-hint"), id="path", compact=True)
        yield Row(
            texts("load-path"), path, Button(Content(texts("load-open")), id="open", compact=True), id="file"
        )
        yield Footer()

    def on_mount(self) -> None:
        """Look into the games, one after the other, for how far they are."""
        self.run_worker(self.find_progress(), exclusive=True)

    async def recompose(self) -> None:
        """Show the list again, in other words."""
        await super().recompose()
        if self.is_there:
            self.run_worker(self.find_progress(), exclusive=True)

    def find_games(self) -> list[Listed]:
        """The games of the folder; none if it cannot be read."""
        try:
            return self.game_app.folder.games()
        except Problem as problem:
            self.game_app.tell(problem)
            return []

    def line(self, game: Listed) -> Option:
        """A game in two lines: who plays; when and how far."""
        summary, texts = game.summary, self.texts
        if self.is_here(game):
            where = texts("load-here")
        elif not game.free:
            where = texts("load-elsewhere")
        else:
            where = self.progress.get(game.path) or (texts("load-over") if summary.over else "")
        second = listed(filter(None, [moment(texts, summary.written), where]))
        names = Content.styled(listed(map(harmless, summary.setup.players)), "bold")
        return Option(Content.assemble(names, f"\n{second}"), id=f"game-{self.games.index(game)}")

    def is_here(self, game: Listed) -> bool:
        """Whether it is the game on the table of this program."""
        session = self.game_app.session
        return session is not None and session.kept.path == game.path

    async def find_progress(self) -> None:
        """Replay each game apart from the screen, and say on its line how far it is."""
        shown = self.query_one("#games", OptionList)
        for index, game in enumerate(self.games):
            try:
                match, _ = await asyncio.to_thread(load_or_backup, game.path, nd, self.game_app.components)
            except Problem:  # what is wrong is told when somebody chooses it
                self.progress[game.path] = self.texts("load-damaged")
            else:
                self.progress[game.path] = self.progress_of(match)
            if shown.is_attached:
                shown.replace_option_prompt_at_index(index, self.line(game).prompt)

    def progress_of(self, match: NotreDame) -> str:
        """How far a game is, or who has won it."""
        state = match.history.state
        result = nd.result(state)
        if result is not None:
            winners = listed(match.setup.players[seat] for seat in result.winners)
            return self.texts("load-won", names=winners)
        period, number = divmod(state.round, ROUNDS_A_PERIOD)
        return self.texts("load-round", period=PERIODS[period], round=number + 1)

    @on(OptionList.OptionSelected)
    def open_kept(self, event: OptionList.OptionSelected) -> None:
        """Go on with a game of the list."""
        game = self.games[event.option_index]
        if self.is_here(game):
            self.dismiss()
        else:
            self.game_app.go_on(game.path)

    def action_delete_game(self) -> None:
        """Delete the game that is looked at, after a question."""
        from nd_tui.screens.dialogs import Confirm

        shown = self.query_one("#games", OptionList)
        if shown.highlighted is None:
            return
        game = self.games[shown.highlighted]
        if self.is_here(game) or not game.free:
            self.game_app.say(self.texts("load-in-use"))
            return

        def answered(really: bool | None) -> None:
            if really:
                try:
                    self.game_app.folder.delete(game.path)
                except Problem as problem:
                    self.game_app.tell(problem)
                self.refresh(recompose=True)

        names = listed(game.summary.setup.players)
        self.app.push_screen(Confirm("load-delete", "load-delete-yes", names=names), answered)

    @on(Input.Submitted, "#path")
    @on(Button.Pressed, "#open")
    def open_file(self) -> None:
        """Take a game from any file; it is kept here under a new name, and that file is only read."""
        typed = self.query_one("#path", Input).value.strip()
        if not typed:
            return
        try:
            match = load(Path(typed).expanduser(), nd, self.game_app.components)
        except Problem as problem:
            self.game_app.tell(problem)
            return
        except (RuntimeError, ValueError) as error:  # what cannot be a path at all
            self.game_app.tell(BadRecord("record-unreadable", path=typed, fault=str(error)))
            return
        self.game_app.begin_new(match)
