"""Lines, comparisons, hints, reviews and endings with each game of a box with two, in both languages."""

import asyncio
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from nd_tui.games import open_box
from nd_tui.screens.compare import CompareScreen
from nd_tui.screens.ending import EndingScreen
from nd_tui.screens.hint import HintScreen
from nd_tui.screens.review import ReviewScreen
from nd_tui.screens.study import StudyScreen
from nd_tui.words import advice
from nd_tui.words.texts import LANGUAGES
from tests.nd_tui.any_game import begun, near_its_end, played
from tests.nd_tui.judges import FirstIsBest
from tests.nd_tui.screens.any_table import Seat, seated
from tests.nd_tui.screens.running import LARGE, SMALL

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
LOOK = pytest.mark.parametrize(("size", "language"), [(SMALL, "en"), (LARGE, "fr")])


@LOOK
def test_the_lines_tell_what_the_reader_may_know(
    tmp_path: Path, game: str, language: str, size: tuple[int, int]
) -> None:
    async def steps(seat: Seat) -> None:
        session, texts = seat.table.session, seat.app.texts
        words, history = session.box.words, session.history
        await seat.press("t")
        assert isinstance(seat.app.screen, StudyScreen)
        await seat.press("home", "right")
        for before, node in pairwise(history.main_line()):
            own = session.game.to_move(before.state) == 0
            told = words.did(texts, before.state, node.move, hidden=not own)
            forms = told, *seat.app.screen.words.told_briefly(node)  # shorter where a row has no room
            assert any(form in seat.shown for form in forms)
        await seat.press("home", "enter")
        assert seat.table.session.history.cursor is history.root

    seated(tmp_path, game, steps, language, size, match=played(begun(game), 3))


@LANGUAGE
def test_two_lines_are_compared_number_by_number(tmp_path: Path, game: str, language: str) -> None:
    match = begun(game, players=2)
    history = match.history
    first = played(match).history.cursor
    history.go(history.root)
    made = first.ancestor_at(1).move
    history.play(next(move for move in history.game.legal_moves(history.state) if move != made))
    second = played(match).history.cursor

    async def steps(seat: Seat) -> None:
        session, texts = seat.app.session, seat.app.texts
        assert session is not None
        seat.app.push_screen(CompareScreen(session, first, second, 0))
        await seat.hands.settle()
        assert isinstance(seat.app.screen, CompareScreen)
        compared = seat.app.screen.compared
        assert any(compared.differences)
        for name in {name for found in compared.differences for name in found}:
            assert session.box.words.standing(texts, name) in seat.shown
        assert texts("compare-title") in seat.shown

    seated(tmp_path, game, steps, language, (140, 60), match=match)


@LANGUAGE
def test_a_hint_tells_the_best_choices_with_reasons_and_leads_back(
    tmp_path: Path, game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    minds = open_box(game).minds()
    monkeypatch.setattr(minds, "ADVICE", replace(minds.ADVICE, iterations=60, deals=6))

    async def steps(seat: Seat) -> None:
        session = seat.table.session
        view, before = session.game.view(session.state, 0), session.history.size
        await seat.press("h")
        hint = seat.app.screen
        assert isinstance(hint, HintScreen), [told.message for told in seat.app._notifications]
        while not hint.reasons:
            await asyncio.sleep(0.005)
        await seat.hands.settle()
        assert hint.found is not None
        for best in advice.best_of(hint.words, hint.found):
            assert hint.words.choice_name(seat.app.texts, view, best.move) in seat.shown
        await seat.press("escape")
        assert seat.table.session.history.size == before

    seated(tmp_path, game, steps, language)


@LOOK
def test_a_reviewed_game_is_told_decision_by_decision(
    tmp_path: Path, game: str, language: str, size: tuple[int, int]
) -> None:
    async def steps(seat: Seat) -> None:
        seat.app.thinker = FirstIsBest(game)
        while not isinstance(seat.app.screen, EndingScreen):
            await seat.decide()
        await seat.press("v")
        review = seat.app.screen
        assert isinstance(review, ReviewScreen)
        await seat.hands.settle()
        assert review.review.all_judged
        assert seat.app.texts("review-title", player="Anna") in seat.shown
        await seat.press("a", "down", "enter")
        assert seat.table.session.history.cursor.depth < seat.table.session.history.size

    seated(tmp_path, game, steps, language, size, match=near_its_end(game))


@LOOK
def test_the_end_tells_ranks_and_where_points_came_from(
    tmp_path: Path, game: str, language: str, size: tuple[int, int]
) -> None:
    async def steps(seat: Seat) -> None:
        assert isinstance(seat.app.screen, EndingScreen)
        texts, session = seat.app.texts, seat.app.session
        assert session is not None
        for message in ("ending-points", "ending-tie-break"):
            assert texts(message) in seat.shown
        titles = [str(part.border_title) for part in seat.app.screen.query(".part")]
        assert titles == [texts(f"ending-{part}") for part in ("standing", "course", "sources", "bars")]

    seated(tmp_path, game, steps, language, size, match=played(begun(game)))


@LANGUAGE
def test_the_opponents_decisions_are_judged_on_demand(tmp_path: Path, game: str, language: str) -> None:
    async def steps(seat: Seat) -> None:
        seat.app.thinker = FirstIsBest(game)
        while not isinstance(seat.app.screen, EndingScreen):
            await seat.decide()
        await seat.press("v")
        review = seat.app.screen
        assert isinstance(review, ReviewScreen)
        assert list(review.review.decisions) == [0]
        await seat.press("o")
        assert list(review.review.decisions) == [0, 1]
        assert review.review.all_judged
        assert seat.app.texts("review-title", player="Luc") in seat.shown
        await seat.press("o")
        assert seat.app.texts("review-title", player="Anna") in seat.shown

    seated(tmp_path, game, steps, language, match=near_its_end(game))
