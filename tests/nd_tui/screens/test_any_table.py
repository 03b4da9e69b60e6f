"""The table with each game of a box with two, in both languages."""

from pathlib import Path

import pytest

from nd_tui.keys.actions import action_of, acts_on
from nd_tui.keys.palette import commands
from nd_tui.screens.news import NewsScreen
from nd_tui.screens.reckoning import ReckoningScreen
from nd_tui.screens.rules import RulesScreen
from nd_tui.words.texts import LANGUAGES
from tests.nd_tui.any_game import begun
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


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_key_of_the_board_is_there_only_where_it_does_something(
    tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    async def steps(seat: Seat) -> None:
        board, wide = seat.table.board, size == LARGE
        for act in (act for act in acts_on("table", game) if act.game):
            assert seat.table.check_action(action_of(act), ()) == board.offers(act.id, wide), act.id

    seated(tmp_path, game, steps, size=size)


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
