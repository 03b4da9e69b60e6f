"""The review: judged while one looks, stopped and gone on with, and a way into what was better."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from core import notre_dame as nd
from core.verdict import Verdict
from nd_tui.app import GamesApp
from nd_tui.play.review_summary import summary
from nd_tui.play.reviewing import before, better_move, is_judged, review_of
from nd_tui.play.session import Session
from nd_tui.play.tree_rows import Row
from nd_tui.screens.ending import EndingScreen
from nd_tui.screens.review import ReviewScreen
from nd_tui.screens.study import StudyScreen
from nd_tui.screens.table import TableScreen
from nd_tui.thinking.thinker import Thinker
from nd_tui.widgets.review_drawings import DecisionList
from tests.core.notre_dame.scenes import NAMES
from tests.nd_tui.judges import Broken, FirstIsBest, NeverReady, all_judged, judge_all, until_review
from tests.nd_tui.screens.playing import Hands, app_in
from tests.nd_tui.screens.running import LARGE, SMALL, AnyPilot, shown
from tests.nd_tui.screens.sessions import finished, on_screen, tree_session
from tests.nd_tui.texts import LANGUAGES, Texts

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
Steps = Callable[[GamesApp, AnyPilot, ReviewScreen], Awaitable[None]]


def reviewed(
    folder: Path,
    session: Session,
    steps: Steps,
    thinker: Thinker | None = None,
    size: tuple[int, int] = SMALL,
    language: str = "en",
    **wishes: object,
) -> None:
    """Sit down at a game, ask for its review, and do some steps there."""

    async def run() -> None:
        app = app_in(folder, language, **wishes)
        app.thinker = thinker or FirstIsBest()
        async with app.run_test(size=size) as pilot:
            app.begin(session)
            await pilot.pause()
            await pilot.press("v")
            screen = await until_review(pilot)
            await steps(app, pilot, screen)

    asyncio.run(run())


def judged_session() -> Session:
    session = finished()
    judge_all(review_of(session, 0).decisions[0])
    return session


@LANGUAGE
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_after_the_game_it_is_all_told(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    texts = Texts(language)

    async def steps(app: GamesApp, pilot: AnyPilot, screen: ReviewScreen) -> None:
        await all_judged(pilot, screen)
        text = shown(app)
        for name, number in summary(screen.review.decisions[0]).counts.items():
            assert texts(f"judged-{name}", n=number) in text.replace("\u00a0", " ")
        assert all(label in text for label in ("0┤", "A1", "B2", "C3"))
        assert len(screen.rows) == screen.query_one(DecisionList).option_count > 3

    reviewed(tmp_path, judged_session(), steps, size=size, language=language)


def test_it_begins_at_once_and_shows_how_far_it_is(tmp_path: Path) -> None:
    async def steps(app: GamesApp, pilot: AnyPilot, screen: ReviewScreen) -> None:
        await pilot.pause(0.1)
        total = len(screen.review.decisions[0])
        assert Texts("en")("review-progress", n=6, total=total) in shown(app)
        assert "█" in shown(app)

    reviewed(tmp_path, finished(), steps, NeverReady(5))


def test_it_can_be_stopped_and_gone_on_with(tmp_path: Path) -> None:
    session, thinker = finished(), NeverReady(5)

    async def steps(app: GamesApp, pilot: AnyPilot, screen: ReviewScreen) -> None:
        await pilot.pause(0.1)
        await pilot.press("space")
        await pilot.pause(0.05)
        assert thinker.halted == 1
        assert "go on" in shown(app)
        assert sum(is_judged(node) for node in screen.review.decisions[0]) == 5
        thinker.ready = 1000
        await pilot.press("space")
        await all_judged(pilot, screen)
        assert "go on" not in shown(app)

    reviewed(tmp_path, session, steps, thinker)


def test_leaving_stops_it_and_keeps_what_was_judged(tmp_path: Path) -> None:
    session, thinker = finished(), NeverReady(5)

    async def steps(app: GamesApp, pilot: AnyPilot, screen: ReviewScreen) -> None:
        await pilot.pause(0.1)
        await pilot.press("escape")
        await pilot.pause(0.05)
        assert isinstance(app.screen, EndingScreen)
        assert thinker.halted == 1
        await pilot.press("v")
        again = await until_review(pilot)
        assert sum(is_judged(node) for node in again.review.decisions[0]) == 5

    reviewed(tmp_path, session, steps, thinker)


def test_another_language_does_not_stop_it(tmp_path: Path) -> None:
    thinker = NeverReady(8)

    async def steps(app: GamesApp, pilot: AnyPilot, screen: ReviewScreen) -> None:
        await pilot.pause(0.1)
        looked_at = screen.looked_at
        await pilot.press("down", "f2")
        await pilot.pause(0.05)
        assert screen.progress is not None
        assert thinker.halted == 0
        mistakes = summary(screen.review.decisions[0]).counts["mistake"]
        assert Texts("fr")("judged-mistake", n=mistakes) in shown(app).replace("\u00a0", " ")
        assert screen.looked_at is not None
        assert screen.looked_at != looked_at
        app.change_settings(ascii=True)
        await pilot.pause(0.05)
        assert "#" in shown(app)
        assert not any(sign in shown(app) for sign in "█✓·│−")

    reviewed(tmp_path, finished(), steps, thinker)


def test_faults_first_and_all_decisions_on_demand(tmp_path: Path) -> None:
    async def steps(app: GamesApp, pilot: AnyPilot, screen: ReviewScreen) -> None:
        few = len(screen.rows)
        await pilot.press("a")
        await pilot.pause()
        assert sum(moment.own for moment in screen.rows) == len(screen.review.decisions[0])
        await pilot.press("a")
        await pilot.pause()
        assert len(screen.rows) == few

    reviewed(tmp_path, judged_session(), steps)


def first_fault(screen: ReviewScreen) -> int:
    return next(
        index
        for index, moment in enumerate(screen.rows)
        if moment.own and better_move(nd, moment.node) is not None
    )


def test_one_key_enters_the_position_and_another_choice_begins_a_line(tmp_path: Path) -> None:
    session = judged_session()

    async def steps(app: GamesApp, pilot: AnyPilot, screen: ReviewScreen) -> None:
        index = first_fault(screen)
        node = screen.rows[index].node
        await pilot.press(*["down"] * index, "enter")
        await Hands(app).settle()
        assert isinstance(app.screen, TableScreen)
        assert session.history.cursor is before(node)
        better = better_move(nd, node)
        assert better is not None
        name = session.new_line
        app.screen.choose(better)
        assert [child.name for child in before(node).children] == ["", name]

    reviewed(tmp_path, session, steps)


def test_a_line_on_which_anything_can_be_played_is_called_after_what_it_replaces(tmp_path: Path) -> None:
    session = judged_session()

    async def steps(app: GamesApp, pilot: AnyPilot, screen: ReviewScreen) -> None:
        index = first_fault(screen)
        node = screen.rows[index].node
        view = nd.view(before(node).state, 0)
        assert node.move is not None
        await pilot.press(*["down"] * index, "enter")
        await Hands(app).settle()
        choice = session.box.words.choice_name(app.texts, view, node.move)
        assert session.new_line == app.texts("review-line-instead", choice=choice)
        assert isinstance(app.screen, TableScreen)
        neither = next(move for move in view.options if move not in (node.move, better_move(nd, node)))
        app.screen.choose(neither)
        assert [child.name for child in before(node).children] == ["", f"instead of: {choice}"]

    reviewed(tmp_path, session, steps)


def test_the_old_choice_gets_no_new_name(tmp_path: Path) -> None:
    session = judged_session()

    async def steps(app: GamesApp, pilot: AnyPilot, screen: ReviewScreen) -> None:
        index = first_fault(screen)
        node = screen.rows[index].node
        await pilot.press(*["down"] * index, "enter")
        await Hands(app).settle()
        assert isinstance(app.screen, TableScreen)
        assert node.move is not None
        app.screen.choose(node.move)
        assert before(node).children == [node]
        assert node.name == ""

    reviewed(tmp_path, session, steps)


def test_another_key_plays_the_better_move(tmp_path: Path) -> None:
    session = judged_session()
    size = session.history.size

    async def steps(app: GamesApp, pilot: AnyPilot, screen: ReviewScreen) -> None:
        index = first_fault(screen)
        node = screen.rows[index].node
        await pilot.press(*["down"] * index, "b")
        await pilot.pause()
        played = before(node).children[1]
        assert played.move == better_move(nd, node)
        assert played.name.startswith("better: "), "which is what was played"
        assert played.is_before(session.history.cursor)
        assert session.history.size > size

    reviewed(tmp_path, session, steps)


def test_a_click_looks_and_a_second_one_goes_there(tmp_path: Path) -> None:
    session = judged_session()

    async def steps(app: GamesApp, pilot: AnyPilot, screen: ReviewScreen) -> None:
        hands, listed = Hands(app), screen.query_one(DecisionList)
        second = screen.rows[1]
        assert await hands.click_option(listed, 1)
        assert screen.looked_at == second
        assert app.screen is screen
        assert await hands.click_option(listed, 1)
        assert isinstance(app.screen, TableScreen)
        assert session.history.cursor is before(second.node)

    reviewed(tmp_path, session, steps)


def test_with_several_persons_a_key_leads_to_the_next_one(tmp_path: Path) -> None:
    session = finished()
    session.people = [0, 2]

    async def steps(app: GamesApp, pilot: AnyPilot, screen: ReviewScreen) -> None:
        await all_judged(pilot, screen)
        assert NAMES[0] in shown(app).splitlines()[0]
        await pilot.press("n")
        await pilot.pause()
        assert NAMES[2] in shown(app).splitlines()[0]
        assert all(nd.to_move(before(moment.node).state) == 2 for moment in screen.rows)

    reviewed(tmp_path, session, steps)


def test_at_the_table_one_s_own_decisions_so_far_are_judged(tmp_path: Path) -> None:
    session = tree_session()

    async def steps(app: GamesApp, pilot: AnyPilot, screen: ReviewScreen) -> None:
        assert list(screen.review.decisions) == [0]
        await all_judged(pilot, screen)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)

    reviewed(tmp_path, session, steps)


def test_an_analyst_who_fails_is_told_of_and_can_be_asked_again(tmp_path: Path) -> None:
    async def steps(app: GamesApp, pilot: AnyPilot, screen: ReviewScreen) -> None:
        await pilot.pause(0.1)
        assert screen.progress is None
        assert app._notifications
        app.thinker = FirstIsBest()
        await pilot.press("space")
        await all_judged(pilot, screen)

    reviewed(tmp_path, finished(), steps, Broken())


def test_the_tree_of_lines_shows_faults_too_but_not_those_of_others_before_the_end(tmp_path: Path) -> None:
    session = tree_session()
    lines = StudyScreen(session, 0)
    node = review_of(session, 0).decisions[0][0]
    node.verdict = Verdict(0.2, 0.5, "pass")

    async def steps(pilot: AnyPilot) -> None:
        rows, row = lines.tree_rows.rows(), Row(node, node, 0)
        assert "??" in lines.painter(rows).paint(row).plain
        lines.reader = 1
        assert "??" not in lines.painter(rows).paint(row).plain

    on_screen(tmp_path, lambda: lines, steps)


def test_a_game_without_a_decision_says_so(tmp_path: Path) -> None:
    session = tree_session()
    for node in list(session.history.root.children):
        session.history.delete(node)

    async def steps(app: GamesApp, pilot: AnyPilot, screen: ReviewScreen) -> None:
        assert Texts("en")("review-no-decisions") in shown(app)
        await pilot.press("enter", "b", "a", "n", "down", "space")
        await pilot.pause()
        assert app.screen is screen

    reviewed(tmp_path, session, steps)
