"""Plain signs: in ASCII mode every screen draws with ASCII alone, whoever has drawn what is seen."""

from pathlib import Path

import pytest

from core import notre_dame as nd
from core.ai.search import Effort
from core.notre_dame.agents import minds
from nd_tui.app import GamesApp
from nd_tui.games import open_box
from nd_tui.looks.symbols import PLAIN
from nd_tui.screens.hint import HintScreen
from tests.nd_tui.judges import NeverReady
from tests.nd_tui.screens.playing import Hands, app_in, new_session
from tests.nd_tui.screens.running import LARGE, SMALL, AnyPilot, drive, shown
from tests.nd_tui.snapshots.situations import SITUATIONS, LastChoice, settled

FRENCH = "«»\u00a0"  # what belongs to the words of the language, as its letters do
ON_A_LARGE_SCREEN = ("playing", "driving", "hiring", "hint", "lines", "ending", "review-stopped", "settings")
PLACES = [
    *((situation, "fr", SMALL) for situation in SITUATIONS),
    *((situation, "en", LARGE) for situation in ON_A_LARGE_SCREEN),
]


def odd_signs(app: GamesApp) -> set[str]:
    """What is drawn that is neither ASCII nor part of a word."""
    return {sign for sign in shown(app) if not sign.isascii() and not sign.isalpha()} - set(FRENCH)


@pytest.mark.parametrize(("situation", "language", "size"), PLACES)
def test_plain_signs_are_ascii(
    tmp_path: Path, situation: str, language: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(minds, "ADVICE", Effort(20, 4))
    app = app_in(tmp_path, language, ascii=True)
    app.thinker = LastChoice(open_box(nd.NAME))

    async def steps(pilot: AnyPilot) -> None:
        await settled(app, pilot)
        await SITUATIONS[situation](app, pilot)
        await settled(app, pilot)
        assert odd_signs(app) == set()

    drive(app, steps, size)


def test_an_adviser_who_thinks_draws_plain_signs_too(tmp_path: Path) -> None:
    app = app_in(tmp_path, ascii=True)
    app.thinker = NeverReady()

    async def steps(pilot: AnyPilot) -> None:
        await SITUATIONS["playing"](app, pilot)
        await pilot.press("h")
        for _ in range(100):
            await pilot.pause(0.02)
            if isinstance(app.screen, HintScreen) and app.screen.found:
                break
        assert "###" in shown(app)
        assert odd_signs(app) == set()

    drive(app, steps)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_signs_become_plain_at_once_and_the_others_come_back(tmp_path: Path, size: tuple[int, int]) -> None:
    app = app_in(tmp_path)

    async def steps(pilot: AnyPilot) -> None:
        hands = Hands(app)
        app.begin(new_session(app, 3, 1))
        await hands.settle()
        before = shown(app)
        app.change_settings(ascii=True)
        await hands.settle()
        assert odd_signs(app) == set()
        app.change_settings(ascii=False)
        await hands.settle()
        assert shown(app) == before

    drive(app, steps, size)


def test_a_plain_sign_takes_the_place_of_one_other() -> None:
    assert all(len(plain) == 1 and plain.isascii() for plain in PLAIN.values())
