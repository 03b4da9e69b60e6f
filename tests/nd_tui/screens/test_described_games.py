"""The list of games: names, notes and a small picture of the position, of any game and of studies."""

from pathlib import Path

import pytest

from core.record import load_or_backup
from nd_tui.games import open_box
from nd_tui.screens.dialogs import AskText
from nd_tui.storage.saves import GameFolder
from tests.nd_tui.any_game import begun, kept_in, played
from tests.nd_tui.exports.studies import study_of
from tests.nd_tui.screens.any_table import Seat, at_title, seated
from tests.nd_tui.screens.running import LARGE, SMALL

LOOK = pytest.mark.parametrize(("size", "language"), [(SMALL, "en"), (LARGE, "fr")])


async def typed(seat: Seat, key: str, text: str) -> None:
    await seat.press(key)
    assert isinstance(seat.app.screen, AskText)
    await seat.press("ctrl+u", *text, "enter")


@LOOK
def test_a_game_gets_a_name_and_a_note_and_shows_its_position(
    tmp_path: Path, game: str, size: tuple[int, int], language: str
) -> None:
    path = kept_in(tmp_path, played(begun(game), 6))

    async def steps(seat: Seat) -> None:
        from nd_tui.screens.load import LoadScreen

        seat.app.push_screen(LoadScreen())
        await seat.hands.settle()
        await typed(seat, "n", "rainy")
        await typed(seat, "e", "close")
        assert "rainy" in seat.shown
        assert "close" in seat.shown
        box, texts = open_box(game), seat.app.texts
        match, _ = load_or_backup(path, box.game)
        assert (match.history.root.name, match.history.root.comment) == ("rainy", "close")
        points = box.sheet.points(match.history.state)
        for name, own in zip(match.setup.players, points, strict=True):
            row = next(row for row in reversed(seat.shown.splitlines()) if f" {name}" in row)
            assert f" {own} " in row
            assert texts("load-here") not in row

    at_title(tmp_path, game, steps, language, size)


def test_the_game_on_the_table_is_described_too(tmp_path: Path, game: str) -> None:
    async def steps(seat: Seat) -> None:
        session = seat.table.session
        await seat.press("ctrl+o")
        await typed(seat, "n", "now")
        assert session.history.root.name == "now"
        listed = GameFolder(tmp_path).listed(session.kept.path)
        assert listed is not None
        assert listed.summary.called == "now"

    seated(tmp_path, game, steps)


def test_of_a_study_the_list_shows_its_own_name_and_how_many_chapters(tmp_path: Path, game: str) -> None:
    kept = GameFolder(tmp_path).keep(played(begun(game), 3), study_of(game))
    kept.save()
    kept.close()

    async def steps(seat: Seat) -> None:
        from nd_tui.screens.load import LoadScreen

        seat.app.push_screen(LoadScreen())
        await seat.hands.settle()
        assert "My <study>" in seat.shown
        assert seat.app.texts("load-chapters", n=3) in seat.shown
        await typed(seat, "n", "mine")
        listed = GameFolder(tmp_path).listed(kept.path)
        assert listed is not None
        assert (listed.summary.study, listed.summary.chapters) == ("mine", 3)

    at_title(tmp_path, game, steps)
