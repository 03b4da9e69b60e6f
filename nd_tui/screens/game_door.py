"""The ways into a game and out of it, on none of which a move is lost without a question."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from core.game import BadSetup, Problem
from nd_tui.storage.saves import PERSON
from nd_tui.words.problems import problem_sentence

if TYPE_CHECKING:
    from core.record import AnyMatch
    from core.record.study import Study
    from nd_tui.app import GamesApp
    from nd_tui.play.session import Session
    from nd_tui.storage.kept import KeptGame


class GameDoor:
    """Lets people sit down at new games and kept ones, and leave a game once it is kept."""

    def __init__(self, app: "GamesApp") -> None:
        self._app = app

    def begin_new(self, match: "AnyMatch", study: "Study | None" = None) -> None:
        """Sit down at a new game, or at a study from elsewhere, which gets a file of its own."""
        self.when_kept(lambda: self._begin_new(match, study))

    def turn_to(self, place: int) -> None:
        """Another chapter of the study that is open takes the place of this one."""

        def turn() -> None:
            assert self._app.session is not None
            try:
                kept = self._app.session.kept.turned_to(place, self._app.own_components)
            except Problem as problem:
                self._app.tell(problem)
            else:
                self.resume(kept)

        self.when_kept(turn)

    def begin_first(self) -> None:
        """Sit down at a first game, with a coach beside it who helps whoever hesitates."""
        from nd_tui.play.new_game import first_game

        def begin() -> None:
            self._app.remember(coach=True)
            self._begin_new(match)

        try:
            match = first_game(self._app.texts, self._app.components)
        except Problem as problem:
            self._app.tell(problem)
        else:
            self.when_kept(begin)

    def _begin_new(self, match: "AnyMatch", study: "Study | None" = None) -> None:
        from nd_tui.play.session import Session

        app = self._app
        if PERSON not in match.seats:
            app.tell(BadSetup("setup-people-count", found=0, most=len(match.seats)))
            return
        try:
            kept = app.folder.keep(match, study)
        except Problem as problem:
            app.tell(problem)
            return
        session = Session(kept, self._note_end)
        session.save()
        app.begin(session)

    def go_on(self, path: Path) -> None:
        """Sit down at a kept game; if that cannot be, say why."""
        self.when_kept(lambda: self._go_on(path))

    def _go_on(self, path: Path) -> None:
        try:
            kept = self._app.folder.open(path, self._app.own_components)
        except Problem as problem:
            self._app.tell(problem)
            return
        self.resume(kept)

    def resume(self, kept: "KeptGame") -> None:
        """Sit down at a game that was opened."""
        from nd_tui.play.session import Session

        app = self._app
        if kept.repaired is not None:
            fault = problem_sentence(app.texts, kept.repaired)
            app.notify(app.texts("backup-taken", fault=fault), severity="warning", markup=False)
        app.begin(Session(kept, self._note_end), waiting=kept.study is not None)

    def when_kept(self, leave: Callable[[], object], stay: Callable[[], object] = lambda: None) -> None:
        """Leave the open game, or everything, once nothing is lost by it; else ask, and perhaps stay."""
        from nd_tui.screens.unsaved import UnsavedScreen

        app, session = self._app, self._app.session
        if session is None or session.given_up or session.is_saved():
            leave()
            return
        if isinstance(app.screen, UnsavedScreen):
            return  # it is being asked

        def answered(way: str | None) -> None:
            if way == "again":
                self.when_kept(leave, stay)
            elif way == "leave":
                session.given_up = True
                leave()
                if app.session is session and app.return_code is None:
                    session.given_up = False  # it could not be left after all
            else:
                stay()

        assert session.unsaved is not None
        app.clear_notifications()  # which may say the same, and lie over the question
        app.push_screen(UnsavedScreen(session.unsaved), answered)

    def _note_end(self, session: "Session") -> None:
        """Remember a game that has come to its end, if that is wished."""
        from nd_tui.storage.statistics import StatisticsFile

        if self._app.settings.statistics:
            try:
                StatisticsFile(self._app.folder.folder).note(session)
            except Problem as problem:
                self._app.tell(problem)
