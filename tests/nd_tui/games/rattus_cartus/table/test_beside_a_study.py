"""The piles below the log stay in sight while one walks in a study, however much is told of them."""

from pathlib import Path

import pytest

from core import rattus_cartus as rc
from core.rattus_cartus.names import TYPES
from nd_tui.screens.study import StudyScreen
from nd_tui.widgets.line_tree import LineTree
from nd_tui.words.texts import LANGUAGES, Texts
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rows_of_a_narrow_tree_say_whose_support_was_taken_and_end_with_a_word(
    tmp_path: Path, language: str
) -> None:
    async def steps(seat: Seat) -> None:
        await seat.press("t")
        for _ in range(12):
            tree = seat.app.screen.query_one(LineTree)
            top, left = tree.region.y, tree.region.x
            rows = [
                line[left:].rstrip(" │▃▅▆▇█") for line in seat.shown.splitlines()[top : tree.region.bottom]
            ]
            assert [row for row in rows if support in row and not building_of_support(seat, row)] == []
            assert not [row for row in rows if row.endswith((",", ":", ";"))]
            await seat.press("left")

    support = Texts(language, rc.NAME)("log-support.brief", building="").strip()
    seated(tmp_path, rc.NAME, steps, language, (100, 30), played(begun(rc.NAME, 3), 40))


def building_of_support(seat: Seat, row: str) -> bool:
    """Whether a row names a building."""
    return any(seat.app.texts(f"building-{kind}.brief").lower() in row.lower() for kind in TYPES)
