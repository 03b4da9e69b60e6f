"""Whole games through the real app: by keys alone and by mouse alone, in both languages, with detours."""

import asyncio
import random
from pathlib import Path

import pytest

from core import notre_dame as nd
from tests.nd_tui.screens.playing import (
    app_in,
    decide_by_keys,
    decide_by_mouse,
    new_session,
    turn_of_a_person,
)

BY = {"keys": decide_by_keys, "mouse": decide_by_mouse}


async def whole_game(
    folder: Path, seed: int, by: str, language: str, players: int, size: tuple[int, int]
) -> None:
    chance = random.Random(seed)
    app = app_in(folder, language)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        people = 2 if seed % 4 == 3 else 1
        session = new_session(app, players, seed, people, new_persons=seed % 2 == 0)
        app.begin(session)
        while (table := await turn_of_a_person(app, pilot)) is not None:
            if by == "keys" and chance.random() < 0.08:
                detour = chance.choice(("u", "u", "r", "left_square_bracket", "f", "m", "l", "o", "f2", "h"))
                await pilot.press(detour)
                continue
            await BY[by](pilot, table, chance)
        await pilot.pause()
        assert nd.result(session.state) is not None
        assert session.unsaved is None
        assert session.kept.path.exists()


SMALL, LARGE = (80, 24), (140, 45)
KINDS = (("keys", "en", SMALL), ("mouse", "fr", LARGE))
GAMES = [
    (5 * (players - 2) + players % 2, *KINDS[players % 2][:2], players, KINDS[players % 2][2])
    for players in (2, 3, 4, 5)
]


@pytest.mark.parametrize(("seed", "by", "language", "players", "size"), GAMES)
def test_a_whole_game(
    tmp_path: Path, seed: int, by: str, language: str, players: int, size: tuple[int, int]
) -> None:
    asyncio.run(whole_game(tmp_path, seed, by, language, players, size))


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(200))
def test_two_hundred_whole_games(tmp_path: Path, seed: int) -> None:
    language, size = (("en", (80, 24)), ("fr", (140, 45)), ("fr", (80, 24)), ("en", (100, 30)))[seed % 4]
    by = "mouse" if seed % 3 == 0 else "keys"
    asyncio.run(whole_game(tmp_path, 1000 + seed, by, language, 2 + seed % 4, size))
