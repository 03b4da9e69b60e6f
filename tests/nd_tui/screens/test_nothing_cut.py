"""Lists and figures tell all they have to tell in every size: shorter or in more lines, never cut."""

import asyncio
from itertools import product
from pathlib import Path

import pytest

from core import notre_dame as nd
from nd_tui.games import open_box
from nd_tui.play.reviewing import review_of
from nd_tui.screens.review import ReviewScreen
from nd_tui.widgets.review_drawings import ChanceCourse
from nd_tui.words.texts import LANGUAGES
from tests.nd_tui.any_game import begun, played
from tests.nd_tui.judges import judge_all
from tests.nd_tui.screens.any_table import Seat, seated
from tests.nd_tui.screens.playing import app_in
from tests.nd_tui.screens.running import LARGE, AnyPilot, shown
from tests.nd_tui.screens.sessions import finished, on_screen
from tests.nd_tui.snapshots.situations import SITUATIONS, LastChoice, settled

SIZES = ((80, 24), (120, 35), (140, 45))
CUT = "…"
LISTS = ("review", "statistics", "load")


@pytest.mark.parametrize(("situation", "size"), product(LISTS, SIZES), ids=str)
def test_nothing_that_is_listed_is_cut(tmp_path: Path, situation: str, size: tuple[int, int]) -> None:
    language = LANGUAGES[(LISTS.index(situation) + SIZES.index(size)) % len(LANGUAGES)]
    app = app_in(tmp_path, language)
    app.thinker = LastChoice(open_box(nd.NAME))

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await SITUATIONS[situation](app, pilot)
            await settled(app, pilot)
            assert [line for line in shown(app).splitlines() if CUT in line] == []

    asyncio.run(run())


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_move_in_the_tree_is_told_shorter_where_a_row_has_no_room(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async def steps(seat: Seat) -> None:
        await seat.press("t")
        for _ in range(8):
            assert [line for line in seat.shown.splitlines() if CUT in line] == []
            await seat.press("pageup", "left")

    language = LANGUAGES[SIZES.index(size) % len(LANGUAGES)]
    seated(tmp_path, nd.NAME, steps, language, size, match=played(begun(nd.NAME), 60))


def test_in_plain_ascii_the_course_of_a_review_is_made_of_the_players_sign(tmp_path: Path) -> None:
    session = finished()
    judge_all(review_of(session, 0).decisions[0])

    async def steps(pilot: AnyPilot) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, ReviewScreen)
        plot = "".join(line.plain for line in screen.query_one(ChanceCourse).lines_at(60))
        assert plot.count(screen.symbols.players["blue"]) > 50

    on_screen(tmp_path, lambda: ReviewScreen(session, 0), steps, LARGE, ascii=True)
