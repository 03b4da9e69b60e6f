"""What whole games have found at the table."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from textual.widgets import OptionList

from core import notre_dame as nd
from nd_tui.games import open_box
from nd_tui.play.session import Session
from nd_tui.screens.table import TableScreen
from nd_tui.thinking.thinker import Thinker
from tests.core.notre_dame.scenes import ask, give, table
from tests.nd_tui.screens.playing import AtOnce, Hands, app_in, new_session
from tests.nd_tui.screens.running import SMALL
from tests.nd_tui.whole_games import Unkept

Steps = Callable[[Hands, TableScreen], Awaitable[None]]


def at_the_table(folder: Path, state: nd.State | None, steps: Steps, people: int = 1) -> None:
    """Sit down in a position, or at a new game, and do some steps."""

    async def run() -> None:
        app = app_in(folder)
        failures: list[Exception] = []
        app.thinker = Thinker(open_box(nd.NAME), lambda *_: AtOnce(failures))
        async with app.run_test(size=SMALL):
            hands = Hands(app)
            app.begin(new_session(app, 3, 5, people) if state is None else Session(Unkept(state)))
            await hands.settle()
            screen = next(screen for screen in app.screen_stack if isinstance(screen, TableScreen))
            await steps(hands, screen)
        assert not failures

    asyncio.run(run())


def test_a_friend_who_is_nowhere_cannot_be_lifted_and_is_told_so(tmp_path: Path) -> None:
    state = ask(give(table(), school=2, residence=1, friend="nowhere"), "fool_from")

    async def steps(hands: Hands, screen: TableScreen) -> None:
        assert screen.query_one(OptionList).option_count >= len(screen.options)

    at_the_table(tmp_path, state, steps)


def test_a_digit_is_forgotten_when_one_has_looked_elsewhere(tmp_path: Path) -> None:
    state = ask(table(5), "drive", 0, 9)
    assert len(nd.legal_moves(state)) > 12

    async def steps(hands: Hands, screen: TableScreen) -> None:
        second = screen.listed[1]
        before = screen.session.history.cursor
        await hands.press("1", "tab", "down", "down", "2")
        if screen.session.history.cursor is not before:
            assert screen.session.history.line_to(screen.session.history.cursor)[1].move == second

    at_the_table(tmp_path, state, steps)
