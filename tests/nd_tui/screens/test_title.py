"""The title: its menu by keys and by mouse, and the game to continue."""

import os
from pathlib import Path

import pytest

from core import notre_dame as nd
from nd_tui.games import FIRST
from nd_tui.lessons.course import course_of
from nd_tui.lessons.progress import PROGRESS_FILE, Progress, save_progress
from nd_tui.looks.lettering import large
from nd_tui.screens.course import CourseScreen
from nd_tui.screens.lesson import LessonScreen
from nd_tui.screens.load import LoadScreen
from nd_tui.screens.new_game import NewGameScreen
from nd_tui.screens.rules import RulesScreen
from nd_tui.screens.settings import SettingsScreen
from nd_tui.screens.statistics import StatisticsScreen
from nd_tui.screens.title import TitleScreen
from nd_tui.storage.saves import GameFolder
from nd_tui.widgets.menu import Menu
from tests.core.record.games import small_tree
from tests.nd_tui.many_games import many_games
from tests.nd_tui.screens.running import LARGE, SMALL, AnyPilot, TestedApp, click_option, drive, shown
from tests.nd_tui.texts import LANGUAGES, Texts

WAYS = {
    1: NewGameScreen,
    2: LoadScreen,
    3: CourseScreen,
    4: RulesScreen,
    5: SettingsScreen,
    6: StatisticsScreen,
}


def keep(folder: Path, players: int = 3) -> Path:
    kept = GameFolder(folder).keep(small_tree(players))
    kept.save()
    kept.close()
    return kept.path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("ascii_only", [False, True])
def test_the_title_shows_the_whole_menu(
    tmp_path: Path, language: str, size: tuple[int, int], ascii_only: bool
) -> None:
    texts = Texts(language)
    app = TestedApp(tmp_path, language=language, ascii=ascii_only)

    async def steps(pilot: AnyPilot) -> None:
        told = shown(app)
        for entry in ("continue", "new", "load", "rules", "settings", "statistics", "quit"):
            assert texts(f"title-{entry}") in told
        for line in large(texts("game-notre-dame.letters"), ascii_only):
            assert line.strip() in told
        if ascii_only and language == "en":
            assert all(sign.isascii() or sign.isalpha() for sign in told)

    drive(app, steps, size)


@pytest.mark.parametrize("entry", WAYS)
def test_digits_arrows_and_clicks_lead_to_the_screens_and_escape_back(tmp_path: Path, entry: int) -> None:
    save_progress(Progress().at("notre-dame", "board", 1), tmp_path / PROGRESS_FILE)
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press(str(entry + 1))
        await pilot.pause()
        assert isinstance(app.screen, WAYS[entry])
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, TitleScreen)
        app.screen.query_one(Menu).highlighted = 1
        await pilot.press(*["down"] * (entry - 1), "enter")
        await pilot.pause()
        assert isinstance(app.screen, WAYS[entry])
        await pilot.press("escape")
        await click_option(pilot, "#menu", entry)
        assert isinstance(app.screen, WAYS[entry])

    drive(app, steps)


@pytest.mark.parametrize("by_mouse", [False, True])
def test_quitting(tmp_path: Path, by_mouse: bool) -> None:
    app = TestedApp(tmp_path, language="fr")

    async def steps(pilot: AnyPilot) -> None:
        if by_mouse:
            await click_option(pilot, "#menu", 7)
        else:
            await pilot.press("8")
        await pilot.pause()
        assert app._exit

    drive(app, steps)


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_nothing_to_continue_at_first_and_the_entry_says_so(tmp_path: Path, language: str) -> None:
    app = TestedApp(tmp_path, language=language)

    async def steps(pilot: AnyPilot) -> None:
        assert Texts(language)("title-continue-none") in shown(app)
        assert app.screen.query_one(Menu).get_option("continue").disabled
        await pilot.press("1")
        await click_option(pilot, "#menu", 0)
        assert app.begun == []
        assert app.told == [Texts(language)("title-nothing-to-continue")] * 2

    drive(app, steps)


def test_a_number_that_no_entry_has_says_so(tmp_path: Path) -> None:
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("9")
        await pilot.pause()
        assert app.told == [app.texts("unused-key", key="9", help=app.key_for("help"))]

    drive(app, steps)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_start_leads_to_the_first_lesson(tmp_path: Path, language: str) -> None:
    app = TestedApp(tmp_path, language=language)

    async def steps(pilot: AnyPilot) -> None:
        enter = Texts(language)("key-enter")
        assert Texts(language)("title-first-start", key=enter) in shown(app)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, LessonScreen)
        assert (app.screen.lecture.lesson, app.screen.lecture.at) == (next(iter(course_of(FIRST))), 0)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, CourseScreen)
        await pilot.press("escape")
        await pilot.pause()
        assert Texts(language)("title-lessons", done=0) in shown(app)

    drive(app, steps)


@pytest.mark.parametrize("finished", [0, 1, 2])
def test_who_learns_and_has_not_played_yet_is_led_back_to_the_course(tmp_path: Path, finished: int) -> None:
    progress = Progress().at("notre-dame", "friend", 1)
    for lesson in ("board", "persons")[:finished]:
        progress = progress.finished("notre-dame", lesson)
    save_progress(progress, tmp_path / PROGRESS_FILE)
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        assert app.screen.query_one(Menu).highlighted == 3
        assert Texts("en")("title-lessons", done=finished) in shown(app)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, CourseScreen)

    drive(app, steps)


@pytest.mark.parametrize("by_mouse", [False, True])
def test_continue_goes_on_with_the_latest_unfinished_game(tmp_path: Path, by_mouse: bool) -> None:
    path = keep(tmp_path)
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        assert "Anna, Luc, Claire" in shown(app)
        if by_mouse:
            await click_option(pilot, "#menu", 0)
        else:
            await pilot.press("enter")
        await pilot.pause()
        (session,) = app.begun
        assert session.kept.path == path
        assert session.state.round == small_tree().history.state.round

    drive(app, steps)


def test_the_title_looks_again_when_one_comes_back(tmp_path: Path) -> None:
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("5")
        await pilot.pause()
        keep(tmp_path, 2)
        await pilot.press("escape")
        await pilot.pause()
        assert not app.screen.query_one(Menu).get_option("continue").disabled
        assert "Anna, Luc;" in shown(app)

    drive(app, steps)


def test_a_damaged_game_is_gone_on_with_from_its_backup_and_that_is_told(tmp_path: Path) -> None:
    path = keep(tmp_path)
    kept = GameFolder(tmp_path).open(path)
    kept.save()
    kept.close()
    path.write_bytes(b"{")
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("1")
        await pilot.pause()
        assert len(app.begun) == 1
        assert app.told[0].startswith("The last save was damaged")

    drive(app, steps)


def test_a_game_that_somebody_takes_meanwhile_is_told(tmp_path: Path) -> None:
    path = keep(tmp_path)
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        other = GameFolder(tmp_path).open(path)
        await pilot.press("1")
        await pilot.pause()
        assert app.begun == []
        assert "open in another window" in app.told[0]
        other.close()

    drive(app, steps)


def test_a_game_of_agents_only_is_no_game_for_the_table(tmp_path: Path) -> None:
    from nd_tui.app import GamesApp
    from nd_tui.play.session import Session

    match = small_tree()
    match.seats = ("greedy",) * 3
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        GamesApp.begin(app, Session(app.folder.keep(match)))
        assert app.told == [Texts("en")("problem-setup-people-count", found=0, most=3)]
        assert nd.to_move(match.history.state) is not None

    drive(app, steps)


def test_a_game_behind_many_finished_ones_is_found_while_the_title_is_seen(tmp_path: Path) -> None:
    (wanted,) = many_games(tmp_path, 1)
    oldest = wanted.rename(tmp_path / "oldest.json")
    many_games(tmp_path, 300, seat="greedy")
    os.utime(oldest, (0, 0))
    app = TestedApp(tmp_path)

    async def steps(pilot: AnyPilot) -> None:
        await app.workers.wait_for_complete()
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, TitleScreen)
        assert screen.latest is not None
        assert screen.latest[0] == oldest
        await pilot.press("1")
        await pilot.pause()
        assert [session.kept.path for session in app.begun] == [oldest]

    drive(app, steps)


@pytest.mark.parametrize("found_before", [True, False])
def test_another_language_loses_no_game_behind_many_finished_ones(tmp_path: Path, found_before: bool) -> None:
    (wanted,) = many_games(tmp_path, 1)
    oldest = wanted.rename(tmp_path / "oldest.json")
    many_games(tmp_path, 60, seat="greedy")
    os.utime(oldest, (0, 0))
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        if found_before:
            await app.workers.wait_for_complete()
        for language in ("fr", "en", "fr"):
            await pilot.press("f2")
            assert app.texts.language == language
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert Texts("fr")("title-continue") in shown(app)
        assert Texts("fr")("title-no-game") not in shown(app)
        await pilot.press("1")
        await pilot.pause()
        assert [session.kept.path for session in app.begun] == [oldest]

    drive(app, steps)


def test_what_is_found_or_put_off_while_the_title_is_composed_in_other_words_breaks_nothing(
    tmp_path: Path,
) -> None:
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        title = app.screen
        assert isinstance(title, TitleScreen)
        await title.query("*").remove()  # as on the way from one language to another
        title.look_at_the_course()
        title.tell_latest(None)
        app.next_language()
        await pilot.pause()
        assert Texts("fr")("title-new") in shown(app)

    drive(app, steps)
