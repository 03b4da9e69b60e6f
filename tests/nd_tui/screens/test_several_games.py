"""Where there are several games, the title lets one be chosen, by key and by mouse, and remembers it."""

from collections.abc import Iterator
from pathlib import Path
from shutil import copytree

import pytest

from nd_tui import games
from nd_tui.keys.actions import registry
from nd_tui.storage.settings import load_settings
from nd_tui.widgets.key_list import KeyList
from nd_tui.words import texts
from tests.nd_tui.screens.running import AnyPilot, TestedApp, drive, shown

OTHER = "other-game"
CACHES = (texts.sources, texts.simple_messages, texts.fluent_bundle, registry)  # what is put together once


@pytest.fixture
def one_game(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A box with Notre Dame alone."""
    monkeypatch.setattr(games, "PACKAGES", {games.FIRST: games.PACKAGES[games.FIRST]})
    monkeypatch.setattr(games, "ACTS", {games.FIRST: games.ACTS[games.FIRST]})
    forget()
    yield
    forget()


def forget() -> None:
    """Let everything be put together anew."""
    for cached in CACHES:
        cached.cache_clear()


@pytest.fixture
def two_games(one_game: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second game that is Notre Dame under another name."""
    own = games.ROOTS[0] / texts.LOCALES
    for language in texts.LANGUAGES:
        folder = tmp_path / "locales" / language
        copytree(own / language / "notre_dame", folder / "other_game")
        named = f"game-{OTHER} = Other game\n    .letters = OTHER\n    .author = by nobody\n"
        (folder / "games.ftl").write_text(named, encoding="utf-8")
    monkeypatch.setattr(games, "ROOTS", [*games.ROOTS, tmp_path])
    monkeypatch.setitem(games.PACKAGES, OTHER, games.PACKAGES[games.FIRST])
    forget()


@pytest.mark.usefixtures("two_games")
@pytest.mark.parametrize("by_mouse", [False, True])
def test_the_title_goes_to_the_next_game_and_remembers_it(tmp_path: Path, by_mouse: bool) -> None:
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        assert "Notre Dame (g: another game)" in shown(app)
        await (pilot.click("#game") if by_mouse else pilot.press("g"))
        await pilot.pause()
        assert "Other game (g: another game)" in shown(app)
        assert "by nobody" in shown(app)
        assert app.texts("points-name") == "prestige"

    drive(app, steps)
    assert load_settings(tmp_path / "settings.json").last_game == OTHER

    again = TestedApp(tmp_path, language="en", last_game=OTHER)

    async def look(pilot: AnyPilot) -> None:
        assert again.game_name == OTHER
        await pilot.press("g")
        await pilot.pause()
        assert again.game_name == games.FIRST

    drive(again, look)


@pytest.mark.usefixtures("two_games")
def test_the_key_for_another_game_can_be_another_one_as_the_title_tells(tmp_path: Path) -> None:
    app = TestedApp(tmp_path, language="en", keys={"next-game": "z"})

    async def steps(pilot: AnyPilot) -> None:
        assert "Notre Dame (z: another game)" in shown(app)
        for key, game in (("g", games.FIRST), ("z", OTHER)):
            await pilot.press(key)
            await pilot.pause()
            assert app.game_name == game

    drive(app, steps)


@pytest.mark.usefixtures("two_games")
def test_the_key_for_another_game_is_told_and_can_be_set_where_there_are_several(tmp_path: Path) -> None:
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("f1")
        await pilot.pause()
        assert "g           Another game" in shown(app)
        await pilot.press("escape", "f3")
        await pilot.pause()
        keys = app.screen.query_one(KeyList)
        keys.highlighted = keys.get_option_index("next-game")
        keys.focus()
        await pilot.press("enter", "z")
        await pilot.pause()
        assert app.settings.keys == {"next-game": "z"}

    drive(app, steps)


@pytest.mark.usefixtures("one_game")
def test_with_one_game_no_key_for_another_is_told(tmp_path: Path) -> None:
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("f1")
        await pilot.pause()
        assert "Another game" not in shown(app)
        await pilot.press("escape", "f3")
        await pilot.pause()
        ids = [option.id for option in app.screen.query_one(KeyList).options]
        assert "help" in ids
        assert "next-game" not in ids

    drive(app, steps)


@pytest.mark.usefixtures("one_game")
def test_with_one_game_there_is_nothing_to_choose(tmp_path: Path) -> None:
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        before = shown(app)
        await pilot.press("g")
        await pilot.pause()
        assert not app.screen.query("#game")
        assert before.splitlines()[:8] == shown(app).splitlines()[:8]

    drive(app, steps)


def test_a_game_that_is_gone_is_not_opened(tmp_path: Path) -> None:
    app = TestedApp(tmp_path, language="en", last_game="gone")
    assert app.game_name == games.FIRST
