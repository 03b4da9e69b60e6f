"""The table and the screens over it with each game of a box with two, in both languages."""

import asyncio
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from nd_tui.games import open_box
from nd_tui.keys.actions import acts_on
from nd_tui.keys.palette import commands
from nd_tui.screens.compare import CompareScreen
from nd_tui.screens.ending import EndingScreen
from nd_tui.screens.hint import HintScreen
from nd_tui.screens.lines import LinesScreen
from nd_tui.screens.news import NewsScreen
from nd_tui.screens.reckoning import ReckoningScreen
from nd_tui.screens.review import ReviewScreen
from nd_tui.screens.rules import RulesScreen
from nd_tui.words import advice
from nd_tui.words.texts import LANGUAGES
from tests.nd_tui.any_game import begun, near_its_end, played
from tests.nd_tui.judges import FirstIsBest
from tests.nd_tui.screens.any_table import Seat, seated
from tests.nd_tui.screens.running import LARGE, SMALL

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
LOOK = pytest.mark.parametrize(("size", "language"), [(SMALL, "en"), (LARGE, "fr")])


@LOOK
def test_a_decision_is_asked_and_made_and_the_others_play_on(
    tmp_path: Path, game: str, language: str, size: tuple[int, int]
) -> None:
    async def steps(seat: Seat) -> None:
        table, session = seat.table, seat.table.session
        question = session.box.words.question(seat.app.texts, session.game.view(session.state, 0))
        assert question.split("?")[0][:40] in seat.shown
        before = session.history.cursor
        move = await seat.decide()
        assert before.latest is not None
        assert before.latest.move == move
        assert session.seat == table.reader or not session.people

    seated(tmp_path, game, steps, language, size)


def test_moves_are_taken_back_and_made_again(tmp_path: Path, game: str) -> None:
    async def steps(seat: Seat) -> None:
        history = seat.table.session.history
        first = history.cursor
        await seat.decide()
        second = history.cursor
        await seat.press("u")
        assert history.cursor is first
        await seat.press("r")
        assert history.cursor is second
        await seat.press("[")
        assert history.cursor is second.parent
        await seat.press("]")
        assert history.cursor is second
        assert history.size == second.depth + 1

    seated(tmp_path, game, steps)


def test_another_choice_begins_a_line_of_its_own_with_a_name(tmp_path: Path, game: str) -> None:
    async def steps(seat: Seat) -> None:
        history = seat.table.session.history
        here = history.cursor
        made = await seat.decide()
        await seat.press("u", "b", *"what if", "enter")
        assert "what if" in seat.shown
        other = next(move for move in seat.table.options if move != made)
        await seat.decide(other)
        assert {child.move: child.name for child in here.children} == {made: "", other: "what if"}
        assert history.cursor.line_start().name == "what if"

    seated(tmp_path, game, steps)


@pytest.mark.parametrize("people", [1, 2])
def test_fresh_luck_leaves_what_people_know_as_it_is(tmp_path: Path, game: str, people: int) -> None:
    async def steps(seat: Seat) -> None:
        if people > 1:
            await seat.press("enter")  # the curtain
        session = seat.table.session
        before = [session.game.view(session.state, person) for person in session.people]
        await seat.press("f")
        assert session.history.cursor.luck is not None
        assert [session.game.view(session.state, person) for person in session.people] == before

    seated(tmp_path, game, steps, match=begun(game, people=people))


@LOOK
def test_the_lines_tell_what_the_reader_may_know(
    tmp_path: Path, game: str, language: str, size: tuple[int, int]
) -> None:
    async def steps(seat: Seat) -> None:
        session, texts = seat.table.session, seat.app.texts
        words, history = session.box.words, session.history
        await seat.press("t")
        assert isinstance(seat.app.screen, LinesScreen)
        await seat.press("home", "right")
        for before, node in pairwise(history.main_line()):
            own = session.game.to_move(before.state) == 0
            assert words.did(texts, before.state, node.move, hidden=not own) in seat.shown
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
def test_the_end_of_a_round_is_told_apart_from_the_move(tmp_path: Path, game: str, language: str) -> None:
    async def steps(seat: Seat) -> None:
        reckoning = seat.table.session.box.reckoning
        for _ in range(12):
            await seat.decide()
            if isinstance(seat.app.screen, ReckoningScreen):
                break
        assert isinstance(seat.app.screen, ReckoningScreen)
        session = seat.app.session
        assert session is not None
        told = reckoning.told_at(session.history.cursor, session.people)
        assert reckoning.title(seat.app.texts, told) in seat.shown
        await seat.press("enter")
        assert not isinstance(seat.app.screen, ReckoningScreen)

    seated(tmp_path, game, steps, language, match=begun(game, players=2), reckoning=True)


@LANGUAGE
def test_rules_and_news_are_about_what_goes_on(tmp_path: Path, game: str, language: str) -> None:
    async def steps(seat: Seat) -> None:
        page = seat.table.session.box.words.page(seat.table.picture().view, seat.table.highlighted)
        await seat.press("?")
        assert isinstance(seat.app.screen, RulesScreen)
        assert seat.app.screen.at == page
        await seat.press("escape")
        await seat.decide()
        await seat.press("w")
        assert isinstance(seat.app.screen, NewsScreen)
        assert seat.app.texts("news-title") in seat.shown

    seated(tmp_path, game, steps, language)


def test_the_menu_offers_what_the_games_own_board_can_do(tmp_path: Path, game: str) -> None:
    async def steps(seat: Seat) -> None:
        offered = {command.title for command in commands(seat.app, seat.table)}
        own = [act for act in acts_on("table", game) if act.game]
        assert own
        assert [act.id for act in own if seat.app.texts(f"do-{act.id}") not in offered] == []
        for act in own[:1]:
            before = seat.shown
            await seat.press(act.key)
            assert seat.shown != before
            await seat.press("escape")
            assert seat.shown == before

    seated(tmp_path, game, steps)


def test_another_language_and_another_size_change_nothing_else(tmp_path: Path, game: str) -> None:
    async def steps(seat: Seat) -> None:
        before = seat.shown
        await seat.press("f2")
        assert seat.shown != before
        await seat.hands.resize(*LARGE)
        await seat.press("f2")
        await seat.hands.resize(*SMALL)
        assert seat.shown == before

    seated(tmp_path, game, steps)
