"""Help at the table in a first game: where it stands, how long, and what is remembered of it."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.widgets import OptionList, Static

from nd_tui.app import GamesApp
from nd_tui.games.notre_dame.coach import DANGER, FURTHER, KINDS
from nd_tui.lessons.progress import PROGRESS_FILE, load_progress
from nd_tui.play import coach
from nd_tui.play.session import Session
from nd_tui.screens.ending import EndingScreen
from nd_tui.screens.table import TableScreen
from nd_tui.storage.settings import load_settings
from tests.nd_tui.screens.playing import app_in, new_session, turn_of_a_person
from tests.nd_tui.screens.running import LARGE, SMALL, AnyPilot, drive, shown
from tests.nd_tui.screens.sessions import finished
from tests.nd_tui.texts import LANGUAGES, Texts

KEYS = {"hint": "h", "rules": "?", "undo": "u"}
Steps = Callable[[AnyPilot, TableScreen], Awaitable[None]]


def in_a_first_game(
    folder: Path, steps: Steps, size: tuple[int, int] = SMALL, language: str = "en", coach: bool = True
) -> GamesApp:
    """Sit down at a new game and do some steps."""
    app = app_in(folder, language, coach=coach)

    async def run(pilot: AnyPilot) -> None:
        app.begin(new_session(app, 3, 4))
        screen = await turn_of_a_person(app, pilot)
        assert screen is not None
        await steps(pilot, screen)

    drive(app, run, size)
    return app


def help_at(screen: TableScreen) -> Static:
    return screen.query_one("#coach", Static)


def hesitate(screen: TableScreen) -> None:
    """What happens when a decision takes long."""
    screen.guide.help_with(screen.session.history.cursor)


@pytest.mark.parametrize("wanted", [True, False])
def test_whoever_hesitates_in_a_first_game_is_helped(
    tmp_path: Path, wanted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coach, "HESITATION", 0.05)

    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        await pilot.pause(0.2)
        assert help_at(screen).display == wanted
        if wanted:
            assert str(help_at(screen).content) == Texts("en")("coach-keep", **KEYS)
        assert not list(screen.app._notifications)

    in_a_first_game(tmp_path, steps, coach=wanted)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_help_stands_whole_below_the_choices_and_takes_no_room_from_them(
    tmp_path: Path, language: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = [*KINDS, FURTHER, DANGER]

    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        options = screen.query_one(OptionList)
        wanted = min(options.region.height, options.virtual_size.height)
        for word in words:
            monkeypatch.setattr(coach.Coach, "word", lambda *_, said=word: said)
            hesitate(screen)
            await pilot.pause()
            await pilot.pause()
            told = " ".join(shown(screen.game_app).split())
            assert Texts(language)(f"coach-{word}", **KEYS).split()[-1] in told, word
            place = screen.find_widget(help_at(screen))
            assert place.visible_region == place.region, word
            assert place.region.y >= options.region.bottom, word
            assert options.region.height >= wanted, word
            for part in ("#persons", "#plague", "#own", "#hand", "#question"):
                seen = screen.find_widget(screen.query_one(part))
                assert seen.visible_region == seen.region, (word, part)
                assert seen.region, (word, part)

    in_a_first_game(tmp_path, steps, size, language)


def test_help_stays_until_the_decision_is_made_and_changes_its_language(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        hesitate(screen)
        screen.game_app.next_language()
        await pilot.pause()
        assert str(help_at(screen).content) == Texts("fr")("coach-keep", **KEYS)
        await pilot.press("1")
        assert not help_at(screen).display
        assert screen.query_one("#others").display
        assert screen.query_one("#top").display

    in_a_first_game(tmp_path, steps)


def test_what_went_without_help_is_known_at_the_next_table(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        for _ in range(coach.MANAGED):
            await pilot.press("1")
            await turn_of_a_person(screen.game_app, pilot)

    in_a_first_game(tmp_path, steps)
    assert load_progress(tmp_path / PROGRESS_FILE).managed_in("notre-dame")["keep"] == coach.MANAGED

    async def again(pilot: AnyPilot, screen: TableScreen) -> None:
        hesitate(screen)
        assert not help_at(screen).display

    in_a_first_game(tmp_path, again)


def test_without_help_nothing_is_remembered(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        await pilot.press("1")

    in_a_first_game(tmp_path, steps, coach=False)
    assert not (tmp_path / PROGRESS_FILE).exists()


def last_decision(session: Session) -> Session:
    """A finished game, back at the last decision of its person."""
    while session.seat != 0:
        session.history.undo()
    return session


@pytest.mark.parametrize("played_on", [True, False])
def test_help_ends_with_the_first_game_that_is_played_to_its_end(tmp_path: Path, played_on: bool) -> None:
    app = app_in(tmp_path, coach=True)
    app.note_progress(app.progress.with_managed("notre-dame", {"keep": 1}))

    async def steps(pilot: AnyPilot) -> None:
        session = finished(("Anna", "Luc"))
        app.begin(last_decision(session) if played_on else session)
        while (screen := await turn_of_a_person(app, pilot)) is not None:
            screen.choose(screen.options[0])
        await pilot.pause()
        await pilot.pause()
        assert isinstance(app.screen, EndingScreen)

    drive(app, steps)
    assert load_settings(app.settings_file).coach != played_on
    assert load_progress(tmp_path / PROGRESS_FILE).managed_in("notre-dame") == (
        {} if played_on else {"keep": 1}
    )
