"""Positions are evaluated in the study: in the background, stopped and gone on with, drawn and told."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from core.ai.analysis import Analysis
from core.ai.search import Effort
from core.evaluation import Evaluation
from nd_tui.screens.study import StudyScreen
from nd_tui.widgets.paragraph import Paragraph
from nd_tui.words.texts import LANGUAGES
from tests.nd_tui.any_game import begun, played
from tests.nd_tui.judges import Analyses, Broken, FirstIsBest, NeverReady, View, analysis
from tests.nd_tui.screens.any_table import Seat, seated, study_of
from tests.nd_tui.screens.running import LARGE, SMALL

SIZE = pytest.mark.parametrize("size", [SMALL, (100, 30), LARGE])
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


async def evaluated(seat: Seat) -> None:
    for _ in range(2000):
        await asyncio.sleep(0.005)
        if study_of(seat).progress is None:
            await seat.hands.settle()
            return
    raise AssertionError("evaluating never ends")


@LANGUAGE
def test_evaluations_are_found_for_the_whole_line_and_drawn(tmp_path: Path, game: str, language: str) -> None:
    async def steps(seat: Seat) -> None:
        seat.app.thinker = FirstIsBest(game)
        table = seat.table
        await seat.press("t", "v")
        await evaluated(seat)
        line = table.session.history.played_line()
        for node in line:
            assert node.evaluation is not None
            assert node.evaluation.seat == table.reader
            assert abs(sum(node.evaluation.chances) - 1) < 0.01
        assert seat.app.texts("percent", n=60) in seat.shown
        assert any("\u2800" < sign <= "\u28ff" for sign in seat.shown)

    seated(tmp_path, game, steps, language, LARGE, match=played(begun(game), 6))


@SIZE
def test_a_study_that_is_opened_has_room_for_the_bar_of_its_position(
    tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    match = played(begun(game), 6)

    async def steps(seat: Seat) -> None:
        seats = len(match.setup.players)
        worth = Evaluation((1 / seats,) * seats, (1.5,) * seats, seat.table.reader, 100)
        seat.table.session.history.cursor.evaluation = worth
        await seat.press("t")
        text = study_of(seat).query_one("#line-details-text", Paragraph)
        bar = text.content.plain.splitlines()[0]
        assert len(bar) == text.content_size.width

    seated(tmp_path, game, steps, "en", size, match=match)


def test_evaluating_can_be_stopped_and_what_was_found_is_kept(tmp_path: Path, game: str) -> None:
    async def steps(seat: Seat) -> None:
        seat.app.thinker = thinker = NeverReady(2, game)
        await seat.press("t")
        study = study_of(seat)
        study.action_evaluate()
        while study.progress is None or study.progress.done == study.progress.total:
            await asyncio.sleep(0.01)
        study.action_evaluate()
        while not thinker.halted:
            await asyncio.sleep(0.01)
        await seat.hands.settle()
        assert study.progress is None

    seated(tmp_path, game, steps, match=played(begun(game), 6))


async def begin_to_evaluate(seat: Seat, thinker: NeverReady) -> StudyScreen:
    """Open the study, and let evaluating go on without end."""
    seat.app.thinker = thinker
    await seat.press("t")
    study = study_of(seat)
    study.action_evaluate()
    for _ in range(2000):
        await asyncio.sleep(0.005)
        if study.progress is not None:
            return study
    raise AssertionError("nothing is evaluated")


async def stop(seat: Seat, study: StudyScreen, thinker: NeverReady) -> None:
    """Let it be enough."""
    study.action_evaluate()
    while not thinker.halted:
        await asyncio.sleep(0.005)
    await seat.hands.settle()


@pytest.mark.parametrize(("size", "language"), [(SMALL, "en"), ((100, 30), "fr"), (LARGE, "fr")])
def test_how_to_stop_evaluating_is_seen_in_full_wherever_the_study_stands(
    tmp_path: Path, game: str, size: tuple[int, int], language: str
) -> None:
    async def steps(seat: Seat) -> None:
        thinker = NeverReady(0, game)
        study = await begin_to_evaluate(seat, thinker)
        await asyncio.sleep(0.1)
        seat.app.screen.draw_now()  # type: ignore[attr-defined]
        told = seat.app.texts("study-progress", n=0, total=7, percent=0, key="v")
        assert told[told.index("·") :] in seat.shown
        await stop(seat, study, thinker)

    seated(tmp_path, game, steps, language, size, match=played(begun(game), 6))


class Talkative(NeverReady):
    """Says at every turn of the loop that it is not ready."""

    async def analyses(self, view: View, luck: int, effort: Effort, **more: Any) -> Analyses:
        """Words without end, with no moment between them."""
        try:
            while True:
                await asyncio.sleep(0)
                yield Analysis(analysis(self.candidates(view)).moves, 25, 100)
        finally:
            self.halted += 1


def test_a_study_can_be_composed_anew_while_it_is_evaluated(tmp_path: Path, game: str) -> None:
    async def steps(seat: Seat) -> None:
        thinker = Talkative(0, game)
        study = await begin_to_evaluate(seat, thinker)
        for signs in (True, False):
            seat.app.change_settings(ascii=signs)
            for _ in range(200):
                await asyncio.sleep(0.001)
                assert seat.app._exception is None
        assert study.progress is not None
        await stop(seat, study, thinker)

    seated(tmp_path, game, steps, match=played(begun(game), 6))


def test_evaluating_that_fails_is_told(tmp_path: Path, game: str) -> None:
    async def steps(seat: Seat) -> None:
        seat.app.thinker = Broken(game)
        await seat.press("t", "v")
        await evaluated(seat)
        told = [notice.message for notice in seat.app._notifications]
        assert seat.app.texts("problem-cannot-judge", fault="RuntimeError") in told

    seated(tmp_path, game, steps, match=played(begun(game), 3))
