"""Driving on the map: by arrow keys along the streets, by mouse, by the list, at every size."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import OptionList

from core import notre_dame as nd
from core.notre_dame.moves import Drive
from nd_tui.games.notre_dame.streets.seen import looked_at
from nd_tui.games.notre_dame.table.streets import Streets
from nd_tui.play.session import Session
from nd_tui.screens.table import TableScreen
from tests.core.notre_dame.scenes import ask, table
from tests.nd_tui.games.notre_dame.streets.towns import PLAYERS, drives
from tests.nd_tui.screens.playing import Hands, app_in, market_on_screen
from tests.nd_tui.screens.running import LARGE, SMALL, AnyPilot, shown
from tests.nd_tui.screens.sessions import at_the_table
from tests.nd_tui.screens.walking import keys_between
from tests.nd_tui.texts import Texts
from tests.nd_tui.whole_games import Unkept

SIZES = ((80, 24), (100, 30), (120, 35), (140, 45), (200, 60))
EVERY_SIZE = pytest.mark.parametrize("size", SIZES)
SIZE = pytest.mark.parametrize("size", [SMALL, LARGE])


async def look_at(hands: Hands, screen: TableScreen, market: int) -> None:
    """Walk to a market by the arrow keys."""
    start = looked_at(screen.picture())
    assert start is not None
    await hands.press(*keys_between(screen.picture().view, start, market))
    assert looked_at(screen.picture()) == market


async def walk_everywhere(hands: Hands, screen: TableScreen) -> None:
    """Look at every market, and try to drive to those that are out of reach; no move is made by that."""
    before = screen.session.history.cursor
    assert screen.focused is screen.query_one(Streets)
    for market in range(len(before.state.messages)):
        await look_at(hands, screen, market)
        legal = Drive(market) in before.state.options
        assert screen.highlighted == Drive(market)
        assert (screen.query_one(OptionList).highlighted is not None) == legal
        assert screen.decision.looks_at(Drive(market)) == legal
        if not legal:
            await hands.press("enter")
            where = market_on_screen(screen, market)
            assert where is not None
            assert await hands.click(screen.query_one(Streets), where)
        assert screen.session.history.cursor is before


async def drive_to(hands: Hands, screen: TableScreen, move: nd.Move, by_mouse: bool) -> None:
    """Drive to a market."""
    assert isinstance(move, Drive)
    before = screen.session.history.cursor
    if by_mouse:
        where = market_on_screen(screen, move.market)
        assert where is not None
        assert await hands.click(screen.query_one(Streets), where)
    else:
        await look_at(hands, screen, move.market)
        await hands.press("enter")
    assert before.latest is not None
    assert before.latest.move == move


async def drive_everywhere(hands: Hands, state: nd.State, first_by_mouse: bool) -> None:
    """Drive to each market in reach, by mouse and by keys in turn, and take it back."""
    screen = await sit_down(hands, state)
    before = screen.session.history.cursor
    await walk_everywhere(hands, screen)
    for number, move in enumerate(state.options):
        if screen.session.history.cursor is not before:
            await hands.press("u")
        assert screen.session.history.cursor is before
        await drive_to(hands, screen, move, by_mouse=(number % 2 == 0) == first_by_mouse)
        if hands.app.screen is not screen:  # the game is over, and the ending told
            await hands.press("escape")


async def sit_down(hands: Hands, state: nd.State) -> TableScreen:
    """The table in a position."""
    hands.app.begin(Session(Unkept(state)))
    await hands.settle()
    screen = hands.app.screen
    assert isinstance(screen, TableScreen)
    return screen


def at_a_terminal(
    folder: Path, size: tuple[int, int], steps: Callable[[Hands], Coroutine[Any, Any, None]]
) -> None:
    """Run some steps in the app."""

    async def run() -> None:
        app = app_in(folder)
        async with app.run_test(size=size):
            await steps(Hands(app))

    asyncio.run(run())


@pytest.mark.parametrize(("players", "size"), [(4, (80, 24)), (3, (120, 35)), (5, (200, 60))])
def test_exactly_the_markets_in_reach_can_be_driven_to(
    tmp_path: Path, players: int, size: tuple[int, int]
) -> None:
    state = next(state for state in drives(players, 1) if nd.to_move(state) == 0)

    async def steps(hands: Hands) -> None:
        screen = await sit_down(hands, state)
        await walk_everywhere(hands, screen)
        await drive_to(hands, screen, state.options[0], by_mouse=True)
        await drive_to(hands, await sit_down(hands, state), state.options[-1], by_mouse=False)

    at_a_terminal(tmp_path, size, steps)


@pytest.mark.soak
@EVERY_SIZE
@pytest.mark.parametrize("seed", range(50))
def test_so_it_is_in_every_position_of_fifty_games(tmp_path: Path, seed: int, size: tuple[int, int]) -> None:
    async def steps(hands: Hands) -> None:
        for state in drives(PLAYERS[seed % len(PLAYERS)], seed):
            if nd.to_move(state) == 0:
                await drive_everywhere(hands, state, first_by_mouse=seed % 2 == 0)

    at_a_terminal(tmp_path, size, steps)


@SIZE
def test_the_line_below_the_map_says_why_a_market_cannot_be_reached(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    state = ask(table(4), "drive", 0, 1)
    far = next(market for market in range(20) if Drive(market) not in state.options)

    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        hands = Hands(screen.game_app)
        await hands.settle()
        await look_at(hands, screen, far)
        assert Texts("en")("problem-too-far.short", steps=1) in shown(screen.game_app)

    at_the_table(tmp_path, state, steps, size)


@SIZE
def test_tab_leads_to_the_list_and_back(tmp_path: Path, size: tuple[int, int]) -> None:
    state = ask(table(), "drive", 0, 2)

    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        hands = Hands(screen.game_app)
        await hands.settle()
        assert screen.highlighted == screen.listed[0]
        await hands.press("tab", "down", "down")
        assert screen.highlighted == screen.listed[2]
        move = screen.listed[2]
        assert isinstance(move, Drive)
        assert looked_at(screen.picture()) == move.market
        await hands.press("tab")
        assert screen.focused is screen.query_one(Streets)
        await look_at(hands, screen, 0)

    at_the_table(tmp_path, state, steps, size)


@SIZE
def test_the_map_key_shows_the_map_large_and_small_again(tmp_path: Path, size: tuple[int, int]) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        hands = Hands(screen.game_app)
        await hands.settle()
        streets, own = screen.query_one(Streets), screen.query_one("#own")
        before = streets.size.height if streets.display else 0
        await hands.press("m")
        assert streets.display
        assert streets.size.height > before
        await hands.press("escape")
        assert own.region.height
        assert (streets.size.height if streets.display else 0) == before

    at_the_table(tmp_path, table(), steps, size)


@SIZE
def test_destinations_that_bring_nothing_are_folded_and_open_when_one_walks_there(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    state = ask(table(), "drive", 0, 1)

    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        hands = Hands(screen.game_app)
        await hands.settle()
        options, home = screen.query_one(OptionList), state.players[0].carriage
        assert len(screen.listed) > options.option_count - 1
        await look_at(hands, screen, home)  # where nothing lies
        assert options.option_count == len(screen.listed) + 1
        assert screen.decision.looks_at(Drive(home))
        await hands.press("i")
        assert options.option_count < len(screen.listed) + 1

    at_the_table(tmp_path, state, steps, size)
