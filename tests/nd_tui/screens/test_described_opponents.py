"""The form says how the opponent plays that one is at."""

from pathlib import Path

import pytest

from nd_tui.screens.new_game import NewGameScreen
from nd_tui.words.levels import level_about, level_name
from tests.nd_tui.screens.running import AnyPilot, TestedApp, drive, shown
from tests.nd_tui.texts import LANGUAGES, Texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_an_opponent_plays_is_told_for_the_seat_one_is_at(tmp_path: Path, language: str) -> None:
    app = TestedApp(tmp_path, language=language)
    texts = Texts(language)

    def told() -> str:
        return " ".join(shown(app).split())

    def sentence(seat: int, level: str) -> str:
        about = {"level": level_name(texts, level), "about": level_about(texts, level)}
        return " ".join(texts("new-opponent", n=seat, **about).split())

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("2", "right", "right")  # five players: nowhere is less room
        await pilot.pause()
        assert sentence(2, "greedy") in told()
        await pilot.press("down", "down", "down", "right")
        await pilot.pause()
        assert sentence(3, "beadle") in told()
        await pilot.press("up")
        await pilot.pause()
        assert sentence(2, "greedy") in told()
        assert texts("new-begin") in told()

    drive(app, steps)


def test_where_all_are_persons_no_opponent_is_described(tmp_path: Path) -> None:
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("2", "left", "down", "down", *["left"] * 3)
        await pilot.pause()
        assert isinstance(app.screen, NewGameScreen)
        assert app.screen.wish is not None
        assert app.screen.wish.who[:2] == ("person", "person")
        assert not app.screen.query_one("#opponent").display
        await pilot.press("left")
        await pilot.pause()
        assert Texts("en")("level-archdeacon.about").split(":")[0] in " ".join(shown(app).split())

    drive(app, steps)
