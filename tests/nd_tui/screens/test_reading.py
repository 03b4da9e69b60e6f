"""Help, rules and the command palette: what stands there, in both languages, by keys and by mouse."""

from pathlib import Path

import pytest

from nd_tui.games import FIRST
from nd_tui.keys.actions import acts_on
from nd_tui.keys.palette import Palette
from nd_tui.screens.help import HelpScreen
from nd_tui.screens.rules import RulesScreen
from nd_tui.screens.title import TitleScreen
from tests.nd_tui.screens.running import (
    LARGE,
    SMALL,
    AnyPilot,
    TestedApp,
    click_option,
    drive,
    shown,
    type_text,
)
from tests.nd_tui.texts import LANGUAGES, Texts

PLACES = ("title", "new-game", "load", "settings", "table", "lines", "ending", "rules", "lesson")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_help_names_every_key_of_a_place(tmp_path: Path, language: str, place: str) -> None:
    size = LARGE if place == "title" else SMALL
    app = TestedApp(tmp_path, language=language)
    texts = Texts(language)

    async def steps(pilot: AnyPilot) -> None:
        app.push_screen(HelpScreen(place))
        await pilot.pause()
        told = ""
        for _ in range(4):
            told += shown(app)
            await pilot.press("pagedown")
            await pilot.pause()
        for act in acts_on(place, FIRST):
            assert texts(f"do-{act.id}") in told
        assert texts("help-choosing") in told
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, TitleScreen)

    drive(app, steps, size)


def test_further_lines_of_help_stand_below_what_a_key_does(tmp_path: Path) -> None:
    app = TestedApp(tmp_path, language="fr")

    async def steps(pilot: AnyPilot) -> None:
        app.push_screen(HelpScreen("lesson"))
        await pilot.pause()
        rows = [row.strip(" ▁▂▃▄▅▆▇█") for row in shown(app).splitlines()]
        assert any(row.startswith("Retour arr. Retour · ") for row in rows)
        hint = next(number for number, row in enumerate(rows) if row.startswith("h "))
        assert rows[hint].startswith("h           Conseil · lire un conseil pour cette étape")
        assert shown(app).splitlines()[hint + 1].startswith(" " * 13)

    drive(app, steps)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("by_mouse", [False, True])
def test_the_palette_offers_what_the_registry_has(tmp_path: Path, language: str, by_mouse: bool) -> None:
    app = TestedApp(tmp_path, language=language)
    texts = Texts(language)

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("ctrl+p")
        await pilot.pause(0.3)
        assert isinstance(app.screen, Palette)
        told = shown(app)
        names = {texts(f"do-{act.id}") for act in acts_on("title")} | {texts("do-quit")}
        offered = {command.title for command in app.get_system_commands(app.screen_stack[-2])}
        assert offered == names
        assert all(name in told for name in names)
        assert texts("palette-search") in told
        wanted = sorted(names).index(texts("do-rules"))
        if by_mouse:
            await click_option(pilot, "CommandList", 2 * wanted)
        else:
            await type_text(pilot, texts("do-rules"))
            await pilot.pause(0.3)
            await pilot.press("enter")
        await pilot.pause(0.2)
        assert isinstance(app.screen, RulesScreen)

    drive(app, steps)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_palette_says_when_nothing_fits(tmp_path: Path, language: str) -> None:
    app = TestedApp(tmp_path, language=language)

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("ctrl+p")
        await pilot.pause(0.3)
        await type_text(pilot, "qqqq")
        await pilot.pause(0.8)
        assert Texts(language)("palette-nothing") in shown(app)
        assert "No matches" not in shown(app)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, TitleScreen)

    drive(app, steps)


def test_ctrl_c_says_how_to_quit(tmp_path: Path) -> None:
    app = TestedApp(tmp_path, language="fr")

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("ctrl+c")
        await pilot.pause()
        assert app.told == [Texts("fr")("how-to-quit", key="^q")]

    drive(app, steps)
