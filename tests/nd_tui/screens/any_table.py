"""A seat at the table of any game, for tests of what is the same in all of them."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from core.record import AnyMatch
from nd_tui.app import GamesApp
from nd_tui.games.game_types import Move
from nd_tui.play.session import Session
from nd_tui.screens.study import StudyScreen
from nd_tui.screens.table import TableScreen
from nd_tui.storage.statistics import StatisticsFile
from tests.nd_tui.any_game import begun
from tests.nd_tui.screens.playing import Hands, app_in
from tests.nd_tui.screens.running import SMALL, shown

Steps = Callable[["Seat"], Awaitable[None]]


class Seat:
    """Somebody at the keyboard of an app."""

    def __init__(self, app: GamesApp) -> None:
        self.app, self.hands = app, Hands(app)

    @property
    def table(self) -> TableScreen:
        """The table, which must be what is seen."""
        assert isinstance(self.app.screen, TableScreen), self.app.screen
        return self.app.screen

    @property
    def table_below(self) -> TableScreen:
        """The table that another screen lies over."""
        return next(screen for screen in self.app.screen_stack if isinstance(screen, TableScreen))

    @property
    def shown(self) -> str:
        """What stands on the screen."""
        return shown(self.app)

    async def press(self, *keys: str) -> None:
        """Type keys, and wait for what comes of them."""
        await self.hands.press(*keys)

    async def decide(self, move: Move | None = None) -> Move:
        """Make a move, or the one of a simple opponent; however it is asked for."""
        table, session = self.table, self.table.session
        if move is None:
            choose = session.box.minds().LEVELS["greedy"]
            move = choose(session.game.view(session.state, table.reader), session.history.cursor.depth)
        assert move in table.options
        table.choose(move)
        await self.hands.settle()
        return move


def sit_down(app: GamesApp, match: AnyMatch) -> None:
    """Begin a game as the app does: kept in a file, and counted at its end."""
    session = Session(app.folder.keep(match), StatisticsFile(app.folder.folder).note)
    session.save()
    app.begin(session)


def seated(
    folder: Path,
    game: str,
    steps: Steps,
    language: str = "en",
    size: tuple[int, int] = SMALL,
    match: AnyMatch | None = None,
    **wishes: object,
) -> GamesApp:
    """Sit down at a game and do some steps there."""
    app = app_in(folder, language, game, **wishes)

    async def run() -> None:
        async with app.run_test(size=size):
            seat = Seat(app)
            await seat.hands.settle()
            sit_down(app, match or begun(game))
            await seat.hands.settle()
            await steps(seat)

    asyncio.run(run())
    return app


def at_title(
    folder: Path,
    game: str,
    steps: Steps,
    language: str = "en",
    size: tuple[int, int] = SMALL,
    **wishes: object,
) -> GamesApp:
    """Begin at the title with a game chosen, and do some steps."""
    app = app_in(folder, language, game, **wishes)

    async def run() -> None:
        async with app.run_test(size=size):
            seat = Seat(app)
            await seat.hands.settle()
            await steps(seat)

    asyncio.run(run())
    return app


def study_of(seat: Seat) -> StudyScreen:
    """The study that one is in."""
    assert isinstance(seat.app.screen, StudyScreen), seat.app.screen
    return seat.app.screen
