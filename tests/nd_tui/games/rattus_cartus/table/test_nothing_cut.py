"""Nothing on the board is cut, whoever plays and however large the screen is."""

from pathlib import Path

import pytest

from core import rattus_cartus as rc
from nd_tui.games.rattus_cartus.table.nuns import Odds
from nd_tui.words.texts import LANGUAGES
from tests.nd_tui.any_game import begun, played
from tests.nd_tui.screens.any_table import Seat, seated

CUT = "…"


@pytest.mark.parametrize(
    ("language", "size", "players"),
    [
        ("fr", (80, 24), 5),
        ("en", (80, 24), 2),
        ("fr", (100, 30), 5),
        ("en", (120, 35), 4),
        ("fr", (140, 45), 5),
        ("en", (200, 60), 3),
    ],
    ids=str,
)
def test_no_line_of_the_board_is_cut_while_cards_are_laid(
    tmp_path: Path, language: str, size: tuple[int, int], players: int
) -> None:
    async def steps(seat: Seat) -> None:
        for _ in range(3):
            while not (rc.decision(seat.table.session.state) == "enter" and seat.table.options):
                await seat.decide()
            for key in ("down", "9", "4", "3", "2", "down", "2", "1"):
                await seat.press(key)
                assert [line for line in seat.shown.splitlines() if CUT in line] == []
            await seat.decide()

    buildings = "by_card" if players > 2 else "first_game"
    match = played(begun(rc.NAME, players, seed=11, buildings=buildings), 12)
    seated(tmp_path, rc.NAME, steps, language, size, match, speed="off", reckoning=False)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 45)], ids=str)
def test_who_lives_is_told_whole_at_the_end(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    async def steps(seat: Seat) -> None:
        await seat.press("escape")  # from the ranks to the board
        odds = seat.table.query_one(Odds)
        assert odds.content_size.width >= odds.least_columns

    match = played(begun(rc.NAME, 3, seed=11))
    seated(tmp_path, rc.NAME, steps, language, size, match, speed="off", reckoning=False)
