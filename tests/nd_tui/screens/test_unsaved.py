"""Moves that could not be saved are not dropped on leaving: it is tried again, and asked if that fails."""

from pathlib import Path

import pytest

from core.record import load
from nd_tui.app import GamesApp
from nd_tui.play.session import Session
from nd_tui.screens.load import LoadScreen
from nd_tui.screens.new_game import NewGameScreen
from nd_tui.screens.table import TableScreen
from nd_tui.screens.title import TitleScreen
from nd_tui.screens.unsaved import UnsavedScreen
from nd_tui.storage.saves import GameFolder
from tests.core.record.games import small_tree
from tests.nd_tui.full_disk import Disk, disk
from tests.nd_tui.screens.playing import app_in, new_session, turn_of_a_person
from tests.nd_tui.screens.running import AnyPilot, drive, shown
from tests.nd_tui.texts import LANGUAGES, Texts

__all__ = ["disk"]  # a fixture
LEAVING = pytest.mark.parametrize("leave", ["escape", "ctrl+q"])
Played = tuple[GamesApp, Session]


async def play_on_a_full_disk(app: GamesApp, pilot: AnyPilot, disk: Disk) -> Session:
    """A game in which the last move is not saved."""
    session = new_session(app, 2, 3)
    app.begin(session)
    screen = await turn_of_a_person(app, pilot)
    assert screen is not None
    disk.full = True
    screen.choose(screen.options[0])
    assert await turn_of_a_person(app, pilot) is not None
    assert session.unsaved is not None
    return session


def saved_size(session: Session) -> int:
    return load(session.kept.path, session.game).history.size


async def leave_by(pilot: AnyPilot, key: str) -> None:
    """Press a key until it is left or asked; leaving the table may need a second press."""
    for _ in range(2):
        if isinstance(pilot.app.screen, TableScreen) and pilot.app.is_running:
            await pilot.press(key)
            await pilot.pause()


@LEAVING
def test_on_leaving_it_is_tried_again_and_nothing_is_asked_if_that_works(
    tmp_path: Path, disk: Disk, leave: str, game: str
) -> None:
    app, sessions = app_in(tmp_path, game=game), []

    async def steps(pilot: AnyPilot) -> None:
        sessions.append(await play_on_a_full_disk(app, pilot, disk))
        disk.full = False
        await leave_by(pilot, leave)
        assert not isinstance(app.screen, UnsavedScreen)

    drive(app, steps)
    assert saved_size(sessions[0]) == sessions[0].history.size
    assert app.lost is None


@LEAVING
@pytest.mark.parametrize("language", LANGUAGES)
def test_if_it_still_fails_it_is_asked_and_staying_is_possible(
    tmp_path: Path, disk: Disk, leave: str, language: str
) -> None:
    app, texts = app_in(tmp_path, language), Texts(language)

    async def steps(pilot: AnyPilot) -> None:
        session = await play_on_a_full_disk(app, pilot, disk)
        await leave_by(pilot, leave)
        assert isinstance(app.screen, UnsavedScreen)
        for message in ("unsaved-again", "unsaved-leave", "unsaved-stay"):
            assert texts(message) in shown(app)
        await pilot.press("ctrl+q")  # it is being asked already
        await pilot.pause()
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert app.session is session
        await leave_by(pilot, leave)
        await pilot.press("enter")  # try again, in vain
        await pilot.pause()
        assert isinstance(app.screen, UnsavedScreen)
        disk.full = False
        await pilot.press("enter")
        await pilot.pause()
        assert saved_size(session) == session.history.size
        assert app.session is None or not app.is_running

    drive(app, steps)


@LEAVING
def test_one_can_leave_without_saving_and_is_not_asked_again(
    tmp_path: Path, disk: Disk, leave: str, game: str
) -> None:
    app = app_in(tmp_path, game=game)

    async def steps(pilot: AnyPilot) -> None:
        session = await play_on_a_full_disk(app, pilot, disk)
        await leave_by(pilot, leave)
        await pilot.press("right", "enter")
        await pilot.pause()
        assert session.given_up
        assert app.session is None or not app.is_running
        if leave == "escape":
            assert isinstance(app.screen, TitleScreen)

    drive(app, steps)
    assert app.lost is None, "that was chosen"


@pytest.mark.parametrize("way", ["another", "new"])
def test_another_game_is_begun_only_after_the_question(tmp_path: Path, disk: Disk, way: str) -> None:
    app = app_in(tmp_path)
    other = GameFolder(tmp_path).keep(small_tree())
    other.save()
    other.close()

    async def steps(pilot: AnyPilot) -> None:
        session = await play_on_a_full_disk(app, pilot, disk)
        if way == "another":
            app.push_screen(LoadScreen())
            await pilot.pause()
            app.door.go_on(other.path)
        else:
            app.push_screen(NewGameScreen())
            await pilot.pause()
            app.door.begin_new(small_tree())
        await pilot.pause()
        assert isinstance(app.screen, UnsavedScreen)
        assert app.session is session
        await pilot.press("escape")
        await pilot.pause()
        assert app.session is session
        disk.full = False
        app.door.go_on(other.path)
        await pilot.pause()
        assert app.session is not None
        assert app.session.kept.path == other.path
        assert saved_size(session) == session.history.size

    drive(app, steps)


def test_deleting_a_game_makes_room_for_the_one_on_the_table(tmp_path: Path, disk: Disk) -> None:
    app = app_in(tmp_path)
    other = GameFolder(tmp_path).keep(small_tree())
    other.save()
    other.close()

    async def steps(pilot: AnyPilot) -> None:
        session = await play_on_a_full_disk(app, pilot, disk)
        screen = LoadScreen()
        app.push_screen(screen)
        await pilot.pause()
        disk.full = False
        screen.delete_game(other.path)
        await pilot.pause()
        assert session.unsaved is None
        assert saved_size(session) == session.history.size

    drive(app, steps)


def test_when_the_program_is_ended_it_is_tried_once_and_what_is_lost_is_kept_to_be_told(
    tmp_path: Path, disk: Disk, game: str
) -> None:
    app, tries = app_in(tmp_path, game=game), []

    async def steps(pilot: AnyPilot) -> None:
        await play_on_a_full_disk(app, pilot, disk)
        tries.append(disk.tries)
        app.exit()

    drive(app, steps)
    assert disk.tries == tries[0] + 1
    assert app.lost is not None
    assert app.lost.reason == "cannot-save"


def test_a_person_called_to_the_screen_who_leaves_is_asked_too(tmp_path: Path, disk: Disk, game: str) -> None:
    app = app_in(tmp_path, game=game)

    async def steps(pilot: AnyPilot) -> None:
        session = new_session(app, 2, 3, people=2)
        app.begin(session)
        await pilot.pause()
        disk.full = True
        session.save()
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, UnsavedScreen)
        await pilot.press("escape")
        await pilot.pause()
        assert app.session is session
        assert await turn_of_a_person(app, pilot) is not None

    drive(app, steps)


def test_whoever_plays_on_after_all_is_asked_again(tmp_path: Path, disk: Disk) -> None:
    app = app_in(tmp_path)

    async def steps(pilot: AnyPilot) -> None:
        session = await play_on_a_full_disk(app, pilot, disk)
        app.door.go_on(tmp_path / "no such game.json")
        await pilot.pause()
        await pilot.press("right", "enter")  # leave without saving, but there is nowhere to go
        await pilot.pause()
        assert app.session is session
        screen = await turn_of_a_person(app, pilot)
        assert screen is not None
        screen.choose(screen.options[0])
        assert await turn_of_a_person(app, pilot) is not None
        await pilot.press("ctrl+q")
        await pilot.pause()
        assert isinstance(app.screen, UnsavedScreen)

    drive(app, steps)
