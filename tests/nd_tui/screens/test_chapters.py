"""Chapters at the screen: a position and another game are added, named, put in order, opened and deleted."""

from pathlib import Path

import pytest

from core.record.study import read_study
from nd_tui.screens.chapters import ChaptersScreen, ChooseGame
from nd_tui.screens.dialogs import AskText, Confirm
from nd_tui.screens.study import StudyScreen
from nd_tui.screens.table import TableScreen
from nd_tui.storage.saves import GameFolder
from tests.nd_tui.any_game import begun, kept_in, played
from tests.nd_tui.screens.any_table import Seat, seated
from tests.nd_tui.screens.running import LARGE, SMALL

LOOK = pytest.mark.parametrize(("size", "language"), [(SMALL, "en"), (LARGE, "fr")])


def chapters_of(seat: Seat) -> ChaptersScreen:
    assert isinstance(seat.app.screen, ChaptersScreen), seat.app.screen
    return seat.app.screen


async def add_position(seat: Seat, name: str) -> None:
    await seat.press("a")
    assert isinstance(seat.app.screen, AskText)
    await seat.press("ctrl+u", *name, "enter")


def names_in(path: Path) -> list[str]:
    study = read_study(path.read_bytes())
    return [] if study is None else [chapter.name for chapter in study.chapters]


@LOOK
def test_a_position_becomes_a_chapter_and_is_opened(
    tmp_path: Path, game: str, size: tuple[int, int], language: str
) -> None:
    async def steps(seat: Seat) -> None:
        session = seat.table.session
        path, whole = session.kept.path, session.history.size
        await seat.press("t", "left", "left")
        wanted = session.history.cursor
        await seat.press("g")
        assert seat.app.texts("chapters-title") in seat.shown
        await add_position(seat, "here")
        chapters_of(seat)
        assert names_in(path) == ["", "here"]
        assert "here" in seat.shown
        await seat.press("end", "enter")
        assert isinstance(seat.app.screen, TableScreen)
        opened = seat.table.session
        assert opened is not session
        assert opened.state == wanted.state
        assert opened.history.size == wanted.depth + 1
        assert opened.kept.path == path
        await seat.press("t", "g", "home", "enter")
        assert seat.table.session.history.size == whole
        await seat.press("t")
        title = seat.app.screen.query_one("#lines-title").render()
        assert str(title).strip() == seat.app.texts("study-chapter.unnamed", n=1, total=2)  # and no colon

    seated(tmp_path, game, steps, language, size, match=played(begun(game), 5))
    assert len([file for file in tmp_path.glob("*.json") if read_study(file.read_bytes())]) == 1


def test_chapters_are_renamed_reordered_and_deleted_after_a_question(tmp_path: Path, game: str) -> None:
    async def steps(seat: Seat) -> None:
        path = seat.table.session.kept.path
        await seat.press("t", "g")
        await add_position(seat, "one")
        await add_position(seat, "two")
        await seat.press("p")
        assert names_in(path) == ["", "two", "one"]
        await seat.press("n", "ctrl+u", *"three", "enter")
        assert names_in(path) == ["", "three", "one"]
        await seat.press("d")
        assert names_in(path) == ["", "one", "three"]
        await seat.press("delete")
        assert isinstance(seat.app.screen, Confirm)
        await seat.press("tab", "enter")
        assert names_in(path) == ["", "one"]
        await seat.press("home", "delete")  # the one on the table stays
        assert names_in(path) == ["", "one"]
        await seat.press("t", *"openings", "enter")
        study = read_study(path.read_bytes())
        assert study is not None
        assert study.name == "openings"
        assert "openings" in seat.shown
        await seat.press("escape")
        assert isinstance(seat.app.screen, StudyScreen)

    seated(tmp_path, game, steps, match=played(begun(game), 4))


def test_another_game_is_copied_into_the_study_and_stays_as_it_is(tmp_path: Path, game: str) -> None:
    other = kept_in(tmp_path, played(begun(game, seed=9), 2))
    content = other.read_bytes()

    async def steps(seat: Seat) -> None:
        path = seat.table.session.kept.path
        await seat.press("t", "g", "o")
        assert isinstance(seat.app.screen, ChooseGame)
        await seat.press("enter")
        study = read_study(path.read_bytes())
        assert study is not None
        assert len(study.chapters) == 2
        await seat.press("end", "enter")
        assert seat.table.session.match.seed == 9

    seated(tmp_path, game, steps, match=played(begun(game), 3))
    assert other.read_bytes() == content


def test_a_study_goes_on_where_it_was_left_and_no_other_program_writes_to_it(
    tmp_path: Path, game: str
) -> None:
    sizes: list[int] = []

    async def steps(seat: Seat) -> None:
        await seat.press("t", "left", "g")
        await add_position(seat, "earlier")
        await seat.press("end", "enter")
        path = seat.table.session.kept.path
        sizes.append(seat.table.session.history.size)
        listed = GameFolder(tmp_path).listed(path)
        assert listed is not None
        assert not listed.free
        assert listed.summary.chapters == 2

    seated(tmp_path, game, steps, match=played(begun(game), 4))
    (path,) = [file for file in tmp_path.glob("*.json") if read_study(file.read_bytes())]
    listed = GameFolder(tmp_path).listed(path)
    assert listed is not None
    assert listed.free
    kept = GameFolder(tmp_path).open(path)
    assert [kept.match.history.size] == sizes
    kept.save()
    assert names_in(path) == ["", "earlier"]
    kept.close()
