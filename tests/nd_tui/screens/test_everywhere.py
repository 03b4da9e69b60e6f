"""What holds on all screens: actions that exist, a terminal that is too small."""

import importlib
from pathlib import Path

import pytest

from nd_tui.games import ACTS, open_box
from nd_tui.keys.actions import action_of, acts_on, registry
from nd_tui.screens.base import GameScreen
from nd_tui.screens.settings import SettingsScreen
from nd_tui.screens.title import TitleScreen
from nd_tui.widgets.too_small import TooSmall
from tests.nd_tui.screens.running import LARGE, SMALL, AnyPilot, TestedApp, drive, shown
from tests.nd_tui.texts import LANGUAGES, Texts

SCREENS = Path(__file__).parents[3] / "nd_tui" / "screens"


def screen_classes() -> dict[str, type[GameScreen[object]]]:
    """The screens of the app by their places in the registry."""
    found: dict[str, type[GameScreen[object]]] = {}
    for path in SCREENS.glob("*.py"):
        module = importlib.import_module(f"nd_tui.screens.{path.stem}")
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, GameScreen) and "PLACE" in vars(kind):
                found[kind.PLACE] = kind
    return found


def test_every_place_of_the_registry_is_a_screen() -> None:
    places = {place for act in registry() for place in act.screens}
    assert places <= set(screen_classes())


@pytest.mark.parametrize("place", sorted({place for act in registry() for place in act.screens}))
def test_every_action_of_a_place_is_a_method_of_its_screen(place: str) -> None:
    screen = screen_classes()[place]
    acts = acts_on(place, game="")  # those of a game are done by its board
    assert [act.id for act in acts if not hasattr(screen, f"action_{action_of(act)}")] == []


def test_every_action_of_a_game_is_done_by_its_board(game: str) -> None:
    assert {act.id for act in ACTS.get(game, ())} == set(open_box(game).table().ACTS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(79, 24), (80, 23), (20, 5), (1, 1)])
def test_a_terminal_that_is_too_small_says_so(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    app = TestedApp(tmp_path, language=language)

    async def steps(pilot: AnyPilot) -> None:
        await pilot.pause()
        if size[0] > 70:
            assert f"{size[0]} " in shown(app)
            assert Texts(language)("title-new") not in shown(app)
        assert app.screen.query(TooSmall)
        await pilot.press("2", "enter", "f3", "ctrl+p", "down", "escape")
        await pilot.pause()
        assert isinstance(app.screen, TitleScreen)
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert not app.screen.query(TooSmall)
        assert Texts(language)("title-new") in shown(app)
        await pilot.press("2")
        await pilot.pause()
        assert app.screen is not app.screen_stack[0]

    drive(app, steps, size)


def test_everything_is_as_before_when_the_terminal_grows_again(tmp_path: Path) -> None:
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("6", "down", "down")
        await pilot.pause()
        before, focused = shown(app), app.focused
        for size in ((79, 24), (10, 10), LARGE, (40, 40), SMALL):
            await pilot.resize_terminal(*size)
            await pilot.pause()
        assert isinstance(app.screen, SettingsScreen)
        assert shown(app) == before
        assert app.focused is focused
        await pilot.resize_terminal(30, 10)
        await pilot.pause()
        await pilot.click(offset=(5, 5))
        await pilot.press("space", "right")
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert not app.settings.ascii
        await pilot.press("right")
        await pilot.pause()
        assert app.settings.ascii

    drive(app, steps)


def test_a_screen_opened_before_is_there_when_one_comes_back_in_another_size(tmp_path: Path) -> None:
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("6")
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        await pilot.resize_terminal(*LARGE)
        await pilot.pause()
        await pilot.press("escape")
        await pilot.pause()
        assert not app.screen.query(TooSmall)
        assert Texts("en")("title-new") in shown(app)

    drive(app, steps)
