"""The end of a round at the table: the move before it is seen first, and the box tells what the log tells."""

import asyncio
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from textual.widgets import Static

from core import notre_dame as nd
from core.notre_dame.event_types import MarkerMoved, PlagueCame, RoundBegan
from core.notre_dame.state import ROUNDS
from nd_tui.games.notre_dame.reckonings import own_part, reckoning_at
from nd_tui.games.notre_dame.words.brief import brief_forms
from nd_tui.games.notre_dame.words.events import event_sentence
from nd_tui.play.session import Session
from nd_tui.play.told import Told
from nd_tui.screens.curtain import CurtainScreen
from nd_tui.screens.reckoning import ReckoningScreen
from nd_tui.screens.table import TableScreen
from nd_tui.widgets.log import LogPanel
from tests.core.notre_dame.scenes import NAMES, table
from tests.nd_tui.screens.playing import app_in, new_session
from tests.nd_tui.screens.running import LARGE, SMALL, AnyPilot, shown
from tests.nd_tui.screens.sessions import at_the_table
from tests.nd_tui.texts import LANGUAGES, Texts
from tests.nd_tui.whole_games import Unkept


def random_games() -> Iterator[tuple[nd.State, nd.Move]]:
    """Every position of some games of three, with the move that was made there."""
    for seed in range(200):
        chance = random.Random(seed)
        state = nd.new_game(nd.Setup(NAMES[:3]), seed)
        while moves := nd.legal_moves(state):
            move = chance.choice(moves)
            yield state, move
            state = nd.apply(state, move)


def last_hire_of(seat: int) -> nd.State:
    """A position in which a seat is the last to hire in a round, and can."""
    for state, _ in random_games():
        moves = nd.legal_moves(state)
        if nd.to_move(state) != seat or nd.decision(state) != "hire":
            continue
        if all(nd.before_reckoning(state, move) is not None for move in moves):
            return state
    raise AssertionError("no such position")


async def until(come: Callable[[], bool]) -> None:
    for _ in range(400):
        if come():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came")


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("seat", [0, 2])
def test_the_last_hire_is_seen_before_the_end_of_the_round_is_told(
    tmp_path: Path, size: tuple[int, int], seat: int
) -> None:
    state = last_hire_of(seat)

    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        if seat == 0:
            await pilot.press("1")
        await until(lambda: screen.watched is not None)
        assert pilot.app.screen is screen
        did = own_part(screen.session.chronicle.of(screen.session.history.cursor))
        told = list(filter(None, (event_sentence(screen.texts, state.table, event, 0) for event in did)))
        assert told
        assert str(screen.query_one("#question", Static).content).splitlines() == told
        brief = brief_forms(screen.texts, state.table, did, 0)[0]
        assert screen.query_one(LogPanel).latest(1)[0].plain.endswith(brief)
        assert screen.picture().view.persons == state.persons  # not yet those of the next round
        assert not screen.options  # nothing can be decided that is not seen
        assert screen.picture().mover is None
        await until(lambda: isinstance(pilot.app.screen, ReckoningScreen))
        await pilot.press("enter", "enter", "enter")
        await until(lambda: pilot.app.screen is screen and bool(screen.options))
        assert screen.picture().view.persons == screen.session.state.persons != state.persons

    at_the_table(tmp_path, state, steps, size, speed="quick", reckoning=True)


@pytest.mark.parametrize("keys", [("t", "escape"), ("n", "x", "enter"), ("u", "r")])
def test_whoever_looks_elsewhere_while_a_move_is_shown_hears_what_followed(
    tmp_path: Path, keys: tuple[str, ...]
) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        await pilot.press("1")
        await until(lambda: screen.watched is not None)
        await pilot.press(*keys)
        if keys[0] == "u":  # it was taken back, and comes again as it is
            assert screen.watched is None
            return
        await until(lambda: isinstance(pilot.app.screen, ReckoningScreen))
        await pilot.press("enter", "enter", "enter")
        await until(lambda: pilot.app.screen is screen and screen.watched is None)

    at_the_table(tmp_path, last_hire_of(0), steps, speed="slow", reckoning=True)


def test_a_digit_struck_while_a_move_is_shown_chooses_nothing(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        screen.typed = 1  # the first digit of a longer number
        screen.choose(screen.options[0])
        assert screen.watched is not None
        node = screen.session.history.cursor
        screen.action_type_digit(1)
        assert screen.session.history.cursor is node
        assert screen.typed == 0

    at_the_table(tmp_path, last_hire_of(0), steps, speed="slow", reckoning=True)


def test_a_move_is_seen_before_the_screen_goes_to_another_person(tmp_path: Path) -> None:
    app = app_in(tmp_path, speed="quick")

    async def run() -> None:
        async with app.run_test(size=LARGE) as pilot:
            app.begin(new_session(app, 3, 7, 3))
            await until(lambda: isinstance(app.screen, CurtainScreen))
            await pilot.press("enter")
            await until(lambda: isinstance(app.screen, TableScreen) and bool(app.screen.options))
            screen = app.screen
            assert isinstance(screen, TableScreen)
            while screen.watched is None:
                await pilot.press("1")
                await pilot.pause(0.05)
            assert app.screen is screen
            assert screen.session.seat not in (None, screen.reader)
            told = str(screen.query_one("#question", Static).content)
            assert told.startswith(f"{screen.session.names[screen.reader]} keeps ")
            assert not screen.options
            await until(lambda: isinstance(app.screen, CurtainScreen))

    asyncio.run(run())


def test_who_is_in_a_hurry_does_not_wait_for_the_reckoning(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        await pilot.press("1")
        await until(lambda: screen.watched is not None)
        await pilot.press("space")
        await pilot.pause(0.5)
        assert isinstance(pilot.app.screen, ReckoningScreen)
        while pilot.app.screen is not screen:
            await pilot.press("enter")

    at_the_table(tmp_path, last_hire_of(0), steps, speed="slow", reckoning=True)


def test_a_move_that_is_taken_back_while_it_is_seen_brings_no_reckoning(tmp_path: Path) -> None:
    state = last_hire_of(0)

    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        await pilot.press("1")
        await until(lambda: screen.watched is not None)
        await pilot.press("u")
        await pilot.pause(1.0)
        assert pilot.app.screen is screen
        assert screen.session.state == state
        assert screen.options

    at_the_table(tmp_path, state, steps, speed="quick", reckoning=True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_box_tells_the_lost_marker_and_the_next_persons(tmp_path: Path, language: str, seat: int) -> None:
    penalties = (
        state for state, _ in random_games() if nd.decision(state) == "remove" and state.round < ROUNDS - 1
    )
    state = next(state for state in penalties if nd.to_move(state) == seat and len(state.todo) == 1)

    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        if seat == 0:
            await pilot.press("1")
        await until(lambda: isinstance(pilot.app.screen, ReckoningScreen))
        assert isinstance(pilot.app.screen, ReckoningScreen)
        happened = screen.session.chronicle.of(screen.session.history.cursor)
        wanted = [event for event in happened if isinstance(event, MarkerMoved | RoundBegan)]
        assert {type(event) for event in wanted} == {MarkerMoved, RoundBegan}
        told = {event_sentence(Texts(language), state.table, event, 0) for event in wanted}
        assert told <= set(pilot.app.screen.sentences)
        while pilot.app.screen is not screen:
            await pilot.press("enter")

    at_the_table(tmp_path, state, steps, SMALL, language=language, speed="quick", reckoning=True)


def test_a_penalty_that_a_computer_decides_is_told_with_the_plague_in_one_box() -> None:
    for state, move in random_games():
        after = nd.apply(state, move)
        if nd.decision(after) == "remove" and nd.to_move(after) != 0 and nd.decision(state) != "remove":
            break
    session = Session(Unkept(state))
    session.play(move)
    assert reckoning_at(session.history.cursor, session.people) == []
    while nd.decision(session.state) == "remove":
        session.play(nd.legal_moves(session.state)[0])
    told = [type(event) for event in reckoning_at(session.history.cursor, session.people)]
    assert told[:3] == [PlagueCame] * 3
    assert told.index(MarkerMoved) < told.index(RoundBegan)


def test_a_long_reckoning_is_read_to_its_end_before_it_closes(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        box = ReckoningScreen([Told(f"sentence {number}") for number in range(40)], 0.0)
        await pilot.app.push_screen(box)
        await pilot.pause()
        assert "sentence 0 " in shown(screen.game_app)
        presses = 0
        while pilot.app.screen is box:
            seen = shown(screen.game_app)
            await pilot.press("enter")
            await pilot.pause()
            presses += 1
        assert "sentence 39" in seen
        assert 2 <= presses <= 4

    at_the_table(tmp_path, table(), steps, SMALL)
