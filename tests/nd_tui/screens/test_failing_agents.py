"""Opponents that fail at the table: another one takes the seat until the game is left, which is told once."""

import gc
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from core import notre_dame as nd
from core.notre_dame.agents import minds
from core.record import load, new_match
from nd_tui.app import GamesApp
from nd_tui.games import open_box
from nd_tui.play.session import Session
from nd_tui.storage.saves import PERSON
from nd_tui.thinking.thinker import Thinker
from nd_tui.words.characters import opponent_name
from tests.core.notre_dame.scenes import NAMES
from tests.nd_tui.screens.playing import app_in, thread, turn_of_a_person
from tests.nd_tui.screens.running import AnyPilot, drive
from tests.nd_tui.thinking.failing import cheat, crash, listening, stay_silent

PATIENCE = 0.3
TURNS = 5


def session_with(app: GamesApp, *agents: str) -> Session:
    setup = nd.Setup(NAMES[: 1 + len(agents)])
    return Session(app.folder.keep(new_match(nd, setup, 4, (PERSON, *agents))))


def test_an_opponent_of_another_version_is_stood_in_for_and_that_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = app_in(tmp_path)
    app.thinker = Thinker(open_box(nd.NAME), thread)
    told: list[str] = []
    monkeypatch.setattr(app, "notify", lambda message, **how: told.append(message))

    async def steps(pilot: AnyPilot) -> None:
        session = session_with(app, "novice:pirate", "genius", "novice:banker")
        app.begin(session)
        for _ in range(TURNS):
            await turn_of_a_person(app, pilot)
            await pilot.press("1")
        await turn_of_a_person(app, pilot)
        named = {"novice:pirate": "novice", "genius": "greedy"}
        assert sorted(told) == sorted(
            app.texts(
                "agent-unknown",
                player=NAMES[seat],
                who=opponent_name(app.texts, who),
                instead=opponent_name(app.texts, instead),
            )
            for seat, (who, instead) in enumerate(named.items(), start=1)
        )
        assert load(session.kept.path, nd).seats == session.match.seats  # as it was

    drive(app, steps)


@pytest.mark.parametrize("fail", [crash, stay_silent, cheat])
def test_an_opponent_that_failed_is_not_asked_again_in_this_sitting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fail: Callable[[nd.View, int], nd.Move]
) -> None:
    asked: list[int] = []

    def steward(view: nd.View, luck: int) -> nd.Move:
        asked.append(view.seat)
        return fail(view, luck)

    monkeypatch.setattr(minds, "LEVELS", {**minds.LEVELS, "steward": steward})
    app = app_in(tmp_path)
    app.thinker = Thinker(open_box(nd.NAME), thread, patience=PATIENCE)
    told: list[str] = []
    monkeypatch.setattr(app, "notify", lambda message, **how: told.append(message))

    async def steps(pilot: AnyPilot) -> None:
        session = session_with(app, "steward", "greedy", "steward")
        app.begin(session)
        for _ in range(TURNS):
            await turn_of_a_person(app, pilot)
            await pilot.press("1")
        await turn_of_a_person(app, pilot)
        assert sorted(asked) == [1, 3]
        assert sorted(told) == sorted(app.texts("agent-failed", player=NAMES[seat]) for seat in (1, 3))
        kept = load(session.kept.path, nd)
        assert kept.seats == (PERSON, "steward", "greedy", "steward")  # for another try at the next start

    with listening():
        drive(app, steps)


def test_what_is_called_off_before_it_begins_was_never_begun(
    tmp_path: Path, recwarn: pytest.WarningsRecorder
) -> None:
    app, done = app_in(tmp_path), list[str]()

    async def do(what: str) -> None:
        done.append(what)

    async def steps(pilot: AnyPilot) -> None:
        app.begin(session_with(app, "greedy"))
        table = await turn_of_a_person(app, pilot)
        assert table is not None
        for what in ("first", "second"):
            table.stage.in_its_time(partial(do, what))
        await pilot.pause()

    drive(app, steps)
    assert done == ["second"]
    gc.collect()
    assert not [warning for warning in recwarn if "never awaited" in str(warning.message)]
