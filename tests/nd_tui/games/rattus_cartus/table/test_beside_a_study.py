"""The piles below the log stay in sight while one walks in a study, however much is told of them."""

from pathlib import Path

import pytest

from core import rattus_cartus as rc
from nd_tui.screens.study import StudyScreen
from tests.nd_tui.any_game import begun, played
from tests.nd_tui.screens.any_table import Seat, seated


@pytest.mark.parametrize("size", [(140, 45), (200, 60)], ids=str)
def test_a_study_ends_where_the_piles_begin_wherever_one_walks(tmp_path: Path, size: tuple[int, int]) -> None:
    ends = set()

    async def steps(seat: Seat) -> None:
        table = seat.table
        await seat.press("t")
        for key in ("home", *("right",) * 12, "end"):
            await seat.press(key)
            study, piles = seat.app.screen.query_one("#study").region, table.board.query_one("#piles").region
            assert isinstance(seat.app.screen, StudyScreen)
            assert study.bottom == piles.y
            assert study.x == piles.x
            ends.add(study.bottom)

    seated(tmp_path, rc.NAME, steps, "fr", size, played(begun(rc.NAME, 4), 60))
    assert len(ends) > 1  # more and less was told
