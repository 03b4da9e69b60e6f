"""A key has only what it changes drawn: after it a terminal shows all that the screen has to show."""

from pathlib import Path

import pytest

from nd_tui.screens.study import StudyScreen
from tests.nd_tui.any_game import begun, played
from tests.nd_tui.screens.any_table import Seat, seated
from tests.nd_tui.screens.boards import BOARDS
from tests.nd_tui.screens.running import LARGE, SMALL
from tests.nd_tui.screens.terminal import Drawings

SIZE = pytest.mark.parametrize("size", [SMALL, (100, 30), LARGE])
WALKED = (*["left"] * 12, "up", "down", *["right"] * 3, "home", "right", "end", "space", "left", "enter")


@SIZE
def test_every_step_in_a_study_is_drawn_beside_the_board_too(
    tmp_path: Path, game: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawings = Drawings(monkeypatch, size)

    async def steps(seat: Seat) -> None:
        await seat.press("t")
        assert isinstance(seat.app.screen, StudyScreen)
        for key in WALKED:
            await seat.press(key)
            assert drawings.wrong_lines(seat.app) == [], key

    seated(tmp_path, game, steps, size=size, match=played(begun(game), 30))


@SIZE
def test_every_key_at_the_table_is_drawn_on_all_parts_that_it_changes(
    tmp_path: Path, game: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawings, pages = Drawings(monkeypatch, size), BOARDS[game].pages if game in BOARDS else ""

    async def steps(seat: Seat) -> None:
        for key in (
            "down",
            "down",
            "up",
            *pages,
            *pages,
            "escape",
            "enter",
            "down",
            "question_mark",
            "escape",
        ):
            await seat.press(key)
            assert drawings.wrong_lines(seat.app) == [], key

    seated(tmp_path, game, steps, size=size, match=played(begun(game), 5))
