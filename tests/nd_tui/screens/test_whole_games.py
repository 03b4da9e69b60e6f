"""Whole games through the real app: by keys alone and by mouse alone, in both languages, with detours.

A game that fails tells its plan and what was done last; the same plan goes the same way again.
"""

import asyncio
import gc
import random
import secrets
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from core.ai.search import Effort
from core.record import load
from core.record.encoding import encode
from nd_tui.games import FIRST, names, open_box
from nd_tui.play import play as course_of_play
from nd_tui.play.session import Session
from nd_tui.screens.ending import EndingScreen
from nd_tui.thinking import thinker as thinking
from tests.nd_tui.screens.deciding import Plan
from tests.nd_tui.screens.person import Person
from tests.nd_tui.screens.playing import AtOnce, app_in
from tests.nd_tui.screens.running import LARGE, SMALL

BY = ("keys", "mouse")
LANGUAGES = ("en", "fr")
TABLES = ((2, SMALL), (2, LARGE), (3, SMALL), (4, SMALL), (5, SMALL))
OTHERS = [name for name in names() if name != FIRST]


async def whole_game(folder: Path, plan: Plan) -> None:
    """Play a plan to its end, with nothing raised anywhere."""
    app = app_in(folder, plan.language, plan.game, speed="quick" if plan.reckonings else "off")
    failures: list[Exception] = []
    if not plan.in_thread:
        app.thinker = thinking.Thinker(open_box(plan.game), lambda *_: AtOnce(failures))
    unseen: list[dict[str, Any]] = []  # what was raised where nobody waited for it
    asyncio.get_running_loop().set_exception_handler(lambda _, context: unseen.append(context))
    person = Person(plan, app)
    try:
        async with app.run_test(size=plan.size, notifications=person.by_keys):
            await person.play()
            assert isinstance(app.screen, EndingScreen)
            check_file(person.session)
    except BaseException as error:
        error.add_note(f"{plan!r}, step {len(person.done)}, the last: {person.done[-20:]}")
        raise
    assert not failures
    assert not unseen
    assert person.endings


def check_file(session: Session) -> None:
    """The game is over and has several lines, and its file has the same tree."""
    assert session.game.result(session.state) is not None
    assert any(len(node.children) > 1 for node in session.history)
    again = load(session.kept.path, session.game)
    assert encode(again, "", "") == encode(session.match, "", "")
    assert [node.state for node in again.history] == [node.state for node in session.history]


@pytest.fixture
def _quickly(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is waited for, and no garbage looked for: a game leaves some ten megabytes."""
    for name in ("PAUSES", "READING"):
        monkeypatch.setattr(course_of_play, name, dict.fromkeys(getattr(course_of_play, name), 0.0))
    for game in names():
        minds = open_box(game).minds()
        monkeypatch.setattr(minds, "LEVELS", dict.fromkeys(minds.LEVELS, minds.LEVELS["greedy"]))
        monkeypatch.setattr(minds, "EFFORTS", {})
        monkeypatch.setattr(minds, "ADVICE", Effort(20, 4))
    gc.disable()
    yield
    gc.enable()
    gc.collect()


def play(folder: Path, plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "randbelow", random.Random(plan.seed).randrange)  # fresh luck, but the same
    asyncio.run(whole_game(folder, plan))


def plans() -> Iterator[Plan]:
    """Each way of playing at each table, the languages in turns; what is rare comes once in each way."""
    for seed, (by, (players, size)) in enumerate(product(BY, TABLES)):
        yield Plan(
            seed,
            by,
            LANGUAGES[seed % 2],
            players,
            size,
            people=2 if seed == 2 else 1,
            more=seed % 4 < 2,
            from_title=seed in (1, 8),
            draws_all=seed == 0,
            reckonings=seed % 5 == 3,
        )


def plans_of_others() -> Iterator[Plan]:
    """Of every other game ten: two to five players, both languages, by keys and by mouse."""
    for game in OTHERS:
        for seed in range(10):
            yield Plan(
                500 + seed,
                BY[seed % 2],
                LANGUAGES[seed // 2 % 2],
                2 + seed % 4,
                LARGE if seed in (3, 8) else SMALL,
                people=2 if seed in (4, 7) else 1,
                game=game,
                more=seed % 3 == 0,
                from_title=seed in (1, 6),
                draws_all=seed == 2,
                reckonings=seed in (0, 5),
            )


@pytest.mark.usefixtures("_quickly")
@pytest.mark.parametrize("plan", [*plans(), *plans_of_others()], ids=str)
def test_a_whole_game(tmp_path: Path, plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    play(tmp_path, plan, monkeypatch)


@pytest.mark.soak
@pytest.mark.usefixtures("_quickly")
@pytest.mark.parametrize(
    ("game", "seed"),
    [(FIRST, seed) for seed in range(200)] + [(name, s) for name in OTHERS for s in range(100)],
)
def test_hundreds_of_whole_games(
    tmp_path: Path, game: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = random.Random(seed)
    players = 2 + seed % 4
    plan = Plan(
        1000 + seed,
        "mouse" if seed % 3 == 0 else "keys",
        chance.choice(LANGUAGES),
        players,
        chance.choice((SMALL, SMALL, LARGE, (100, 30), (120, 40))),
        people=players if seed % 20 == 11 else chance.choice((1, 1, 1, 1, 2)),
        game=game,
        more=chance.random() < 0.5,
        detours=0.12,
        from_title=seed % 10 == 7,
        draws_all=chance.random() < 0.15,
        reckonings=chance.random() < 0.3,
        in_thread=seed % 10 == 9,
    )
    play(tmp_path, plan, monkeypatch)
