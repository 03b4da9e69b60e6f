"""On a small screen every decision of lessons and games begins with its first choice, in sight."""

import asyncio
import random
from pathlib import Path

import pytest
from textual.widgets import OptionList

from core import notre_dame as nd
from nd_tui.games import FIRST
from nd_tui.games.notre_dame.words.moves import impossible_choice
from nd_tui.lessons.course import course_of
from nd_tui.lessons.lesson import Lesson
from nd_tui.play.session import Session
from nd_tui.screens.lesson import LessonScreen
from nd_tui.screens.table import TableScreen
from nd_tui.widgets.choices import Choices
from tests.core.notre_dame.scenes import NAMES
from tests.nd_tui.screens.playing import Hands, app_in
from tests.nd_tui.screens.running import SMALL, shown
from tests.nd_tui.texts import LANGUAGES, Texts
from tests.nd_tui.whole_games import Unkept

COURSE = course_of(FIRST)
LONGEST_REASON = 30


def check_in_sight(screen: TableScreen, where: str) -> None:
    """The list stands at its beginning, uses the room it has, and shows what can be chosen first."""
    options = screen.query_one("#options", OptionList)
    height = options.scrollable_content_region.height
    prompts = [str(option.prompt) for option in options.options]
    lines = [line for prompt in prompts for line in prompt.splitlines()]
    listed = len(screen.query_one(Choices).moves)
    assert listed, where
    assert [int(prompt[:2]) for prompt in prompts[:listed]] == list(range(1, listed + 1)), where
    assert options.scroll_offset.y == 0, where
    assert height >= len(prompts[0].splitlines()), where
    seen = shown(screen.game_app).splitlines()
    top = options.region.y
    for number, line in enumerate(lines[:height]):
        assert line.split()[-1] in seen[top + number], where
    if options.highlighted is not None:
        assert options.highlighted == 0, where
    # Nothing but the choices takes room that they lack.
    choices = screen.query_one("#choices")
    assert options.region.bottom == choices.content_region.bottom, where
    if not isinstance(screen, LessonScreen):
        assert len(lines) <= height or height >= 4, where


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", COURSE, ids=lambda lesson: lesson.id)
def test_every_decision_of_a_lesson_begins_with_its_first_choice_in_sight(
    tmp_path: Path, lesson: Lesson, language: str
) -> None:
    app = app_in(tmp_path, language)

    async def run() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            hands = Hands(app)
            for at, step in enumerate(lesson.steps):
                if not step.right:
                    continue
                app.note_progress(app.progress.at("notre-dame", lesson.id, at))
                table = LessonScreen.resumed(app, COURSE, lesson)
                await app.push_screen(table)
                await hands.settle()
                check_in_sight(table, f"{lesson.id} {at + 1}")
                await app.pop_screen()

    asyncio.run(run())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_every_decision_of_a_game_begins_with_its_first_choice_in_sight(
    tmp_path: Path, players: int, language: str
) -> None:
    app = app_in(tmp_path, language)
    chance = random.Random(players)
    session = Session(Unkept(nd.new_game(nd.Setup(NAMES[:players], new_persons=True), 3), players))
    session.people = [0]

    async def run() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            hands = Hands(app)
            app.begin(session)
            await hands.settle()
            table = app.screen
            assert isinstance(table, TableScreen)
            table.play.let_agent_decide = lambda seat: None  # type: ignore[method-assign]
            kinds = set()
            while session.seat is not None and session.state.round < 4:
                if session.seat == 0:
                    table.play.go_on()
                    await hands.settle()
                    check_in_sight(table, f"{nd.decision(session.state)} at {session.history.cursor.depth}")
                    kinds.add(nd.decision(session.state))
                session.play(chance.choice(nd.legal_moves(session.state)))
            assert len(kinds) > 5

    asyncio.run(run())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reasons_of_what_cannot_be_chosen_are_short(language: str) -> None:
    texts, met = Texts(language), set()
    for seed in range(30):
        chance = random.Random(seed)
        state = nd.new_game(nd.Setup(NAMES[: 2 + seed % 4], new_persons=seed % 2 == 1), seed)
        while moves := nd.legal_moves(state):
            seat = nd.to_move(state)
            assert seat is not None
            for move, why in nd.impossible(nd.view(state, seat)):
                told = impossible_choice(texts, nd.view(state, seat), move, why)
                assert len(told.split(" – ")[-1]) <= LONGEST_REASON
                met.add(why.reason)
            state = nd.apply(state, chance.choice(moves))
    assert len(met) > 10
