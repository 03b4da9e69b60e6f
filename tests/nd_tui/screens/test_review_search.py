"""The review with a real search: judged, kept and read again, stopped at once, and quit in its midst."""

import asyncio
import time
from pathlib import Path

import pytest

from core import notre_dame as nd
from core.ai.search import Effort
from core.history import walk
from core.notre_dame.agents import minds
from core.record import new_match
from nd_tui.games import open_box
from nd_tui.play.session import Session
from nd_tui.storage.saves import PERSON
from nd_tui.thinking.thinker import Thinker
from tests.core.notre_dame.scenes import NAMES
from tests.nd_tui.judges import FirstIsBest, NeverReady, all_judged, until_review
from tests.nd_tui.screens.playing import app_in
from tests.nd_tui.screens.running import SMALL
from tests.nd_tui.screens.sessions import finished

TRIES = 3  # the quickest counts, since other work may run beside the tests


def test_a_real_game_is_judged_by_a_real_search_kept_and_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(minds, "REVIEW", Effort(20, 4, curiosity=1.0, parts=2))
    app = app_in(tmp_path)
    match = new_match(nd, nd.Setup(NAMES[:2]), 3, (PERSON, "greedy"))
    while (moves := nd.legal_moves(match.history.state)) and match.history.cursor.depth < 40:
        match.history.play(moves[-1])
    session = Session(app.folder.keep(match))
    session.save()

    async def judge() -> None:
        async with app.run_test(size=SMALL) as pilot:
            app.begin(session)
            await pilot.press("v")
            await all_judged(pilot, await until_review(pilot))

    asyncio.run(judge())
    again = app_in(tmp_path)
    nobody = FirstIsBest()
    again.thinker = nobody

    async def read() -> None:
        async with again.run_test(size=SMALL) as pilot:
            again.door.go_on(session.kept.path)
            await pilot.press("v")
            screen = await until_review(pilot)
            assert screen.review.all_judged

    asyncio.run(read())
    assert not nobody.asked
    kept = [node.verdict for node in walk(session.history.root) if node.verdict is not None]
    assert len(kept) > 10


def test_stopping_a_real_search_takes_less_than_a_fifth_of_a_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(minds, "REVIEW", Effort(10_000_000, 20, parts=2))

    async def run() -> float:
        app = app_in(tmp_path)
        app.thinker = Thinker(open_box(nd.NAME))
        async with app.run_test(size=SMALL) as pilot:
            app.begin(finished())
            await pilot.pause()
            await pilot.press("v")
            screen = await until_review(pilot)
            for _ in range(1000):
                if screen.progress is not None and screen.progress.share:
                    break
                await pilot.pause(0.02)
            began = time.monotonic()
            screen.action_judge()
            while screen.progress is not None:
                await asyncio.sleep(0.001)
            first = screen.session.history.root.state
            view = nd.view(first, nd.to_move(first) or 0)
            answers = await asyncio.gather(*[app.thinker.choose("random", view, luck) for luck in range(2)])
            assert not any(failed for _, failed in answers)
            return time.monotonic() - began

    assert min(asyncio.run(run()) for _ in range(TRIES)) < 0.2


def test_quitting_while_it_judges_keeps_what_was_judged_and_leaves_no_lock(tmp_path: Path) -> None:
    app = app_in(tmp_path)
    thinker = app.thinker = NeverReady(7)
    match = new_match(nd, nd.Setup(NAMES[:2]), 3, (PERSON, "greedy"))
    while (moves := nd.legal_moves(match.history.state)) and match.history.cursor.depth < 60:
        match.history.play(moves[-1])
    session = Session(app.folder.keep(match))

    async def run() -> None:
        async with app.run_test(size=SMALL) as pilot:
            app.begin(session)
            await pilot.press("v")
            await until_review(pilot)
            await pilot.pause(0.1)
            await pilot.press("ctrl+q")

    asyncio.run(run())
    assert thinker.halted == 1
    again = app.folder.open(session.kept.path, None)
    assert sum(node.verdict is not None for node in walk(again.match.history.root)) == 7
    again.close()
