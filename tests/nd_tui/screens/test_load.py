"""Opening games: those that are kept, finished or not, and files from elsewhere."""

import os
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Input

from core import notre_dame as nd
from core.record import load, save
from nd_tui.screens import load as load_module
from nd_tui.screens.load import LoadScreen
from nd_tui.storage import summaries
from nd_tui.storage.saves import A_FEW, GameFolder
from nd_tui.widgets.game_list import GameList
from tests.core.record.games import AnyMatch, small_tree
from tests.nd_tui.many_games import many_games
from tests.nd_tui.screens.running import (
    LARGE,
    SMALL,
    AnyPilot,
    TestedApp,
    click_option,
    drive,
    shown,
    type_text,
)
from tests.nd_tui.texts import LANGUAGES, Texts


def keep(folder: Path, match: AnyMatch) -> Path:
    kept = GameFolder(folder).keep(match)
    kept.save()
    kept.close()
    return kept.path


def finished() -> AnyMatch:
    match = small_tree(players=2)
    while moves := nd.legal_moves(match.history.state):
        match.history.play(moves[0])
    return match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_list_tells_who_when_and_how_far(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    texts, over = Texts(language), finished()
    keep(tmp_path, small_tree())
    keep(tmp_path, over)
    app = TestedApp(tmp_path, language=language)

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("3")
        await pilot.pause()
        await app.workers.wait_for_complete()
        await pilot.pause()
        told = shown(app)
        assert "Anna, Luc, Claire" in told
        number = small_tree().history.state.round
        assert texts("when.progress", period="ABC"[number // 3], round=number % 3 + 1) in told
        result = nd.result(over.history.state)
        assert result is not None
        names = ", ".join(over.setup.players[seat] for seat in result.winners)
        assert texts("load-won", names=names) in told

    drive(app, steps, size)


@pytest.mark.parametrize("by_mouse", [False, True])
def test_a_game_of_the_list_is_opened(tmp_path: Path, by_mouse: bool) -> None:
    paths = {keep(tmp_path, small_tree()), keep(tmp_path, finished())}
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("3")
        await pilot.pause()
        for line in (0, 1):
            if by_mouse:
                await pilot.click(GameList, offset=(4, 1 + 2 * line))
            else:
                await pilot.press(*["down"] * line, "enter")
            await pilot.pause()
        assert {session.kept.path for session in app.begun} == paths

    drive(app, steps)


def test_a_game_open_elsewhere_is_listed_and_cannot_be_opened(tmp_path: Path) -> None:
    path = keep(tmp_path, small_tree())
    other = GameFolder(tmp_path).open(path)
    app = TestedApp(tmp_path, language="fr")

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("3")
        await pilot.pause()
        assert Texts("fr")("load-elsewhere") in shown(app)
        await pilot.press("enter")
        await pilot.pause()
        assert app.begun == []
        assert app.told == [Texts("fr")("problem-game-in-use", path=str(path))]

    drive(app, steps)
    other.close()


def test_the_game_on_the_table_is_gone_back_to(tmp_path: Path) -> None:
    path = keep(tmp_path, small_tree())
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("1")
        await pilot.pause()
        app.session = app.begun[0]
        assert app.session.kept.path == path
        app.push_screen(LoadScreen())
        await pilot.pause()
        assert Texts("en")("load-here") in shown(app)
        await pilot.press("enter")
        await pilot.pause()
        assert not isinstance(app.screen, LoadScreen)
        assert len(app.begun) == 1

    drive(app, steps)


@pytest.mark.parametrize("by_mouse", [False, True])
def test_a_file_from_elsewhere_is_kept_as_a_new_one(tmp_path: Path, by_mouse: bool) -> None:
    elsewhere = tmp_path / "sent by Léo [b].json"
    save(small_tree(), elsewhere, "2026-01-01T10:00:00+00:00", "1")
    before = elsewhere.read_bytes()
    app = TestedApp(tmp_path / "games", language="en")

    async def steps(pilot: AnyPilot) -> None:
        if by_mouse:
            await click_option(pilot, "#menu", 2)
            await pilot.click("#path")
        else:
            await pilot.press("3", "tab")
        await type_text(pilot, str(elsewhere))
        if by_mouse:
            await pilot.click("#open")
        else:
            await pilot.press("enter")
        await pilot.pause()
        (session,) = app.begun
        assert session.kept.path.parent == tmp_path / "games"
        assert elsewhere.read_bytes() == before
        assert load(session.kept.path, nd).history.size == small_tree().history.size

    drive(app, steps)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("content", [None, b"", b"[1]", b"\xff\x00", b"{}"])
def test_a_file_that_is_no_game_is_told(tmp_path: Path, language: str, content: bytes | None) -> None:
    file = tmp_path / "x.json"
    if content is not None:
        file.write_bytes(content)
    app = TestedApp(tmp_path / "games", language=language)

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("3", "tab", "enter")
        await pilot.pause()
        assert app.told == []  # nothing was typed
        app.screen.query_one("#path", Input).value = str(file)
        await pilot.press("enter")
        await pilot.pause()
        assert len(app.told) == 1
        assert app.begun == []
        assert isinstance(app.screen, LoadScreen)

    drive(app, steps)


@pytest.mark.parametrize("typed", ["~nobody-at-all/x.json", "\x00", "a" * 5000, "/"])
def test_a_path_that_cannot_be_is_told(tmp_path: Path, typed: str) -> None:
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("3", "tab")
        app.screen.query_one("#path", Input).value = typed
        await pilot.press("enter")
        await pilot.pause()
        assert len(app.told) == 1
        assert app.begun == []

    drive(app, steps)


def test_damaged_games_stay_out_of_the_way(tmp_path: Path) -> None:
    path = keep(tmp_path, small_tree())
    text = path.read_text(encoding="utf-8").replace('"cursor": ', '"cursor": 99')
    path.write_text(text, encoding="utf-8")
    (tmp_path / "no game.json").write_bytes(b"[")
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("3")
        await pilot.pause()
        await app.workers.wait_for_complete()
        assert app.screen.query_one(GameList).count() == 1
        await pilot.press("enter")
        await pilot.pause()
        assert app.begun == []
        assert len(app.told) == 1

    drive(app, steps)


def test_an_empty_folder_says_so_in_the_language_of_now(tmp_path: Path) -> None:
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("3")
        await pilot.pause()
        assert Texts("en")("load-none") in shown(app)
        await pilot.press("f2")
        await pilot.pause()
        assert Texts("fr")("load-none") in shown(app)

    drive(app, steps)


def test_a_listed_game_can_go_while_the_list_is_shown(tmp_path: Path) -> None:
    path = keep(tmp_path, small_tree())
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("3")
        await pilot.pause()
        shutil.rmtree(tmp_path)
        await pilot.press("enter")
        await pilot.pause()
        assert app.begun == []
        assert str(path) in app.told[0]

    drive(app, steps)


def test_a_game_is_deleted_only_after_a_yes(tmp_path: Path) -> None:
    path = keep(tmp_path, small_tree())
    app = TestedApp(tmp_path)

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("3")
        await pilot.pause()
        await pilot.press("delete", "enter")  # the first button changes nothing
        await pilot.pause()
        assert path.exists()
        await pilot.press("delete", "tab", "enter")
        await pilot.pause()
        assert not path.exists()
        assert app.texts("load-none") in shown(app)

    drive(app, steps)


def test_a_game_that_is_open_elsewhere_cannot_be_deleted(tmp_path: Path) -> None:
    kept = GameFolder(tmp_path).keep(small_tree())
    kept.save()
    app = TestedApp(tmp_path)

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("3")
        await pilot.pause()
        await pilot.press("delete")
        await pilot.pause()
        assert app.told == [app.texts("load-in-use")]
        assert kept.path.exists()

    drive(app, steps)


def test_a_damaged_game_says_so_in_the_list(tmp_path: Path) -> None:
    path = keep(tmp_path, small_tree())
    damaged = re.sub(r'"moves":\s*\[', '"moves": ["rubbish",', path.read_text(encoding="utf-8"), count=1)
    path.write_text(damaged, encoding="utf-8")
    app = TestedApp(tmp_path)

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("3")
        await pilot.pause()
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert app.texts("load-damaged") in shown(app)

    drive(app, steps)


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The files that are read: for the list, or to find out how far their games are."""
    found: list[Path] = []

    def noting(module: Any, name: str) -> None:
        genuine = getattr(module, name)

        def reading(path: Path, *args: Any) -> Any:
            found.append(path)
            return genuine(path, *args)

        monkeypatch.setattr(module, name, reading)

    noting(summaries, "summary_of")
    noting(load_module, "load_or_backup")
    return found


def test_of_thousands_of_games_only_those_are_read_that_are_seen(tmp_path: Path, read: list[Path]) -> None:
    paths = many_games(tmp_path, 3000)[::-1]
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        assert set(read) == {paths[0]}, "the title names one"
        await pilot.press("3")
        await pilot.pause()
        await app.workers.wait_for_complete()
        games = app.screen.query_one(GameList)
        assert games.count() == 3000
        assert set(read) <= set(paths[: A_FEW + 1])
        for key, seen in (("pagedown", paths[:40]), ("end", paths[-20:]), ("home", paths[:20])):
            read.clear()
            await pilot.press(key)
            await pilot.pause()
            await app.workers.wait_for_complete()
            assert set(read) <= set(seen)
            index = games.index
            assert games.files[index] in seen
            assert index in games.rows_seen()
            assert "period" in shown(app)

    drive(app, steps)
    assert sorted(file.name for file in tmp_path.iterdir() if file.name.startswith(".")) == []


def test_a_game_far_down_the_list_is_opened(tmp_path: Path) -> None:
    paths = many_games(tmp_path, 300)
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("3", "end", "up", "enter")
        await pilot.pause()
        assert [session.kept.path for session in app.begun] == [paths[1]]

    drive(app, steps)


def test_files_that_are_no_games_vanish_when_they_come_in_sight(tmp_path: Path) -> None:
    many_games(tmp_path, 30)
    for number in range(30):
        path = tmp_path / f"no game {number}.json"
        path.write_bytes(b"[]")
        os.utime(path, (0, 0))
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("3")
        for _ in range(12):
            await pilot.press("end")
            await pilot.pause()
            await app.workers.wait_for_complete()
            await pilot.pause()
        assert app.screen.query_one(GameList).count() == 30
        assert "no game" not in shown(app)

    drive(app, steps)


def test_only_files_that_are_no_games_leave_an_empty_list(tmp_path: Path) -> None:
    for number in range(3):
        (tmp_path / f"no game {number}.json").write_bytes(b"[]")
    app = TestedApp(tmp_path)

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("3")
        await pilot.pause()
        assert app.texts("load-none") in shown(app)
        await pilot.press("enter", "delete", "end", "pagedown")
        await pilot.pause()
        assert app.begun == []

    drive(app, steps)
