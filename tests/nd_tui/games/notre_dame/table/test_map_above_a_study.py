"""The map above a study that lies over the lower part of the table: a key shows it, and the keys say so."""

from pathlib import Path

import pytest

from core import notre_dame as nd
from nd_tui.screens.study import StudyScreen
from nd_tui.widgets.key_lines import KeyLines
from nd_tui.words.texts import LANGUAGES
from tests.nd_tui.any_game import begun, played
from tests.nd_tui.screens.any_table import Seat, seated
from tests.nd_tui.screens.running import shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_key_shows_the_map_while_one_walks_in_the_tree(tmp_path: Path, players: int, language: str) -> None:
    async def steps(seat: Seat) -> None:
        table = seat.table
        await seat.press("t")
        study, board = seat.app.screen, table.board
        assert isinstance(study, StudyScreen)
        keys = study.query_one(KeyLines)
        assert keys.size.height == 2
        assert f"m {table.texts('do-map')}" in shown(seat.app)
        assert not board.sees("streets")
        await seat.press("m")
        assert board.sees("streets")
        assert board.query_one("#streets").region.bottom <= study.query_one("#study").region.y
        await seat.press("left")
        assert board.sees("streets"), "it stays while one walks"
        await seat.press("m")
        assert not board.sees("streets")

    seated(tmp_path, nd.NAME, steps, language, (100, 30), played(begun(nd.NAME, players), 5))
