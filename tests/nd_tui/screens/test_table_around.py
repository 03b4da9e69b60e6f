"""The table around the decisions: sizes, pages, log, persons to come, and the end."""

from pathlib import Path

import pytest

from core import notre_dame as nd
from nd_tui.games.notre_dame.words.things import colour_name
from nd_tui.play.session import Session
from nd_tui.screens.dialogs import AskText
from nd_tui.screens.ending import EndingScreen
from nd_tui.screens.table import TableScreen
from nd_tui.widgets.common import MoveChosen, Picked
from nd_tui.widgets.fitted import Fitted
from nd_tui.widgets.log import LogPanel
from nd_tui.widgets.too_small import TooSmall
from tests.core.notre_dame.scenes import table
from tests.nd_tui.screens.playing import turn_of_a_person
from tests.nd_tui.screens.running import LARGE, SMALL, AnyPilot, shown, type_text
from tests.nd_tui.screens.sessions import at_the_table, donation
from tests.nd_tui.texts import LANGUAGES, Texts
from tests.nd_tui.whole_games import Unkept


def test_a_small_box_also_says_when_the_terminal_is_too_small(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        await pilot.press("n")
        await pilot.pause()
        await pilot.resize_terminal(40, 12)
        await pilot.pause()
        assert isinstance(pilot.app.screen, AskText)
        assert pilot.app.screen.query(TooSmall)
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert not pilot.app.screen.query(TooSmall)
        await type_text(pilot, "x")
        await pilot.press("enter")
        await pilot.pause()
        assert screen.session.history.root.name == "x"

    at_the_table(tmp_path, donation(), steps)


def test_what_a_screen_shows_follows_its_size(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        log = screen.texts("do-log")
        assert f"─ {log} ─" not in shown(screen.game_app)
        await pilot.resize_terminal(*LARGE)
        await pilot.pause()
        assert f"─ {log} ─" in shown(screen.game_app)
        assert "next: 1 gold" in shown(screen.game_app)
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert f"─ {log} ─" not in shown(screen.game_app)

    at_the_table(tmp_path, donation(), steps, SMALL)


def test_escape_first_closes_what_lies_over_the_board(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        for opened in ("l", "o"):
            await pilot.press(opened, "escape")
            await pilot.pause()
            assert pilot.app.screen is screen
            assert (screen.page, screen.board.is_covered) == ("board", False)
        await pilot.press("escape", "escape")
        await pilot.pause()
        assert pilot.app.screen is not screen

    at_the_table(tmp_path, donation(), steps, SMALL)


def test_a_choice_that_comes_late_is_not_made_below_another_screen(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        before, move = screen.session.state, screen.options[0]
        screen.action_rules()
        for late in (MoveChosen(move), Picked(move)):
            screen.post_message(late)
            await pilot.pause()
            assert screen.session.state is before

    at_the_table(tmp_path, donation(), steps)


def test_the_log_is_read_by_keys_and_opens_at_its_end(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        log = screen.query_one(LogPanel)
        await pilot.press("l", "z", "z")
        await pilot.pause()
        await pilot.pause()
        assert log.max_scroll_y > 0
        assert log.scroll_offset.y == log.max_scroll_y
        await pilot.press("home")
        await pilot.pause()
        assert log.scroll_offset.y == 0
        assert "Period A, round 1" in shown(pilot.app)
        await pilot.press("pagedown")
        await pilot.pause()
        assert log.scroll_offset.y > 0

    state = table()
    session = Session(Unkept(state))
    while session.history.cursor.depth < 60 or session.seat != 0:
        session.play(nd.legal_moves(session.state)[0])
    at_the_table(tmp_path, session, steps, SMALL)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_persons_still_to_come_can_be_looked_up(tmp_path: Path, language: str) -> None:
    state = table(new_persons=True)
    view = nd.view(state, 0)

    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        await pilot.press("p")
        await pilot.pause()
        rows = pilot.app.screen.query_one("#list-rows Fitted", Fitted)
        told = str(rows.render())
        texts = Texts(language)
        for person in (*view.persons, *view.brown_left, *view.gray_left):
            assert texts(f"person-{person}") in told
        others = set(state.table.components.persons) - {
            *view.gray,
            *view.gray_left,
            *view.brown,
            *view.brown_left,
        }
        assert not [person for person in others if texts(f"person-{person}") in told]
        await pilot.press("escape")
        await pilot.pause()
        assert pilot.app.screen is screen

    at_the_table(tmp_path, state, steps, language=language)


def test_after_the_end_a_key_shows_it_once_more(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        await pilot.press("1")
        await pilot.pause()
        assert isinstance(pilot.app.screen, EndingScreen)
        await pilot.press("escape")
        await pilot.pause()
        assert pilot.app.screen is screen
        await pilot.press("e")
        await pilot.pause()
        assert isinstance(pilot.app.screen, EndingScreen)

    at_the_table(tmp_path, donation(), steps)


def test_a_computer_waits_while_somebody_reads_something_else(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        history = screen.session.history
        screen.choose(screen.options[0])
        pilot.app.push_screen(AskText("dialog-line-name"))
        await pilot.pause(0.3)
        depth = history.cursor.depth
        await pilot.pause(0.3)
        assert history.cursor.depth == depth
        await pilot.press("escape")
        await turn_of_a_person(screen.game_app, pilot)
        assert history.cursor.depth > depth

    at_the_table(tmp_path, table(), steps)


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_says_which_boroughs_have_no_player_below_it_where_a_name_has_no_room(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        if size == SMALL:
            await pilot.press("m")
            await pilot.pause()
        texts, view = Texts(language), nd.view(screen.session.state, 0)
        told = shown(screen.game_app)
        below = next(
            (line for line in told.splitlines() if texts("streets-nobody", colours="")[:-2] in line), ""
        )
        for borough in {0, 1, 2, 3} - set(view.table.homes):
            name = colour_name(texts, view.table, borough)
            assert f"{name} {texts('streets-unowned')}" in told or name in below

    at_the_table(tmp_path, table(players=2), steps, size, language=language)
