"""Every screen as a picture, in both languages and at both sizes; `--snapshot-update` takes them anew."""

from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import product
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, NamedTuple

import pytest
from textual.screen import Screen
from textual.widgets import Input

from core import notre_dame as nd
from nd_tui import screens
from nd_tui.games import open_box
from nd_tui.games.notre_dame.table.persons_screen import PersonsScreen
from nd_tui.keys.palette import Palette
from nd_tui.looks.themes import THEME_NAMES
from nd_tui.screens.catch_key import CatchKeyScreen
from nd_tui.screens.chapters import ChaptersScreen, ChooseGame
from nd_tui.screens.compare import CompareScreen
from nd_tui.screens.course import CourseScreen
from nd_tui.screens.curtain import CurtainScreen
from nd_tui.screens.dialogs import AskText, Confirm
from nd_tui.screens.ending import EndingScreen
from nd_tui.screens.help import HelpScreen
from nd_tui.screens.hint import HintScreen
from nd_tui.screens.lesson import LessonScreen
from nd_tui.screens.load import LoadScreen
from nd_tui.screens.mark import MarkScreen
from nd_tui.screens.new_game import NewGameScreen
from nd_tui.screens.news import NewsScreen
from nd_tui.screens.recap import RecapScreen
from nd_tui.screens.reckoning import ReckoningScreen
from nd_tui.screens.review import ReviewScreen
from nd_tui.screens.rules import RulesScreen
from nd_tui.screens.settings import SettingsScreen
from nd_tui.screens.statistics import StatisticsScreen
from nd_tui.screens.study import StudyScreen
from nd_tui.screens.table import TableScreen
from nd_tui.screens.title import TitleScreen
from nd_tui.screens.unsaved import UnsavedScreen
from tests.nd_tui.screens.playing import app_in
from tests.nd_tui.screens.running import LARGE, SMALL, AnyPilot
from tests.nd_tui.snapshots.situations import SITUATIONS, LastChoice, settled

SIZES = {"small": SMALL, "large": LARGE, "tiny": (70, 20)}
EVERYWHERE = tuple(product(("en", "fr"), ("small", "large")))
ACROSS = (("en", "small"), ("fr", "large"))
BACK_ACROSS = (("fr", "small"), ("en", "large"))
FRENCH_SMALL = (("fr", "small"),)  # where room is scarcest
# Which screen every situation shows, and in which languages and sizes it is taken.
SHOWN: dict[str, tuple[type[Screen[Any]], tuple[tuple[str, str], ...]]] = {
    "title": (TitleScreen, EVERYWHERE),
    "title-with-a-game": (TitleScreen, BACK_ACROSS),
    "new-game": (NewGameScreen, EVERYWHERE),
    "load": (LoadScreen, EVERYWHERE),
    "settings": (SettingsScreen, EVERYWHERE),
    "catch-key": (CatchKeyScreen, EVERYWHERE),
    "course": (CourseScreen, EVERYWHERE),
    "lesson": (LessonScreen, EVERYWHERE),
    "lesson-free": (LessonScreen, ACROSS),
    "recap": (RecapScreen, EVERYWHERE),
    "help": (HelpScreen, EVERYWHERE),
    "statistics": (StatisticsScreen, EVERYWHERE),
    "no-statistics": (StatisticsScreen, FRENCH_SMALL),
    "rules": (RulesScreen, EVERYWHERE),
    "rules-found": (RulesScreen, FRENCH_SMALL),
    "rules-person": (RulesScreen, ACROSS),
    "rules-glossary": (RulesScreen, BACK_ACROSS),
    "keeping": (TableScreen, ACROSS),
    "playing": (TableScreen, EVERYWHERE),
    "fetching": (TableScreen, BACK_ACROSS),
    "hiring": (TableScreen, ACROSS),
    "driving": (TableScreen, EVERYWHERE),
    "helped": (TableScreen, EVERYWHERE),
    "log": (TableScreen, FRENCH_SMALL),
    "neighbour": (TableScreen, FRENCH_SMALL),
    "hint": (HintScreen, EVERYWHERE),
    "name-of-a-line": (AskText, EVERYWHERE),
    "two-players": (TableScreen, ACROSS),
    "five-players": (TableScreen, BACK_ACROSS),
    "five-driving": (TableScreen, FRENCH_SMALL),
    "new-persons": (TableScreen, BACK_ACROSS),
    "persons-to-come": (PersonsScreen, EVERYWHERE),
    "news": (NewsScreen, EVERYWHERE),
    "reckoning": (ReckoningScreen, EVERYWHERE),
    "curtain": (CurtainScreen, EVERYWHERE),
    "lines": (StudyScreen, EVERYWHERE),
    "study": (StudyScreen, EVERYWHERE),
    "mark": (MarkScreen, ACROSS),
    "chapters": (ChaptersScreen, EVERYWHERE),
    "choose-game": (ChooseGame, ACROSS),
    "compare": (CompareScreen, EVERYWHERE),
    "confirm": (Confirm, EVERYWHERE),
    "unsaved": (UnsavedScreen, EVERYWHERE),
    "ending": (EndingScreen, EVERYWHERE),
    "ending-scrolled": (EndingScreen, FRENCH_SMALL),
    "review": (ReviewScreen, EVERYWHERE),
    "review-stopped": (ReviewScreen, BACK_ACROSS),
    "palette": (Palette, EVERYWHERE),
}
# What is also shown in every theme, at this size, and in plain ASCII.
IN_ALL_LOOKS = {
    "title-with-a-game": "small",
    "new-game": "small",
    "settings": "small",
    "rules": "small",
    "playing": "large",
    "hiring": "small",
    "driving": "small",
    "hint": "small",
    "reckoning": "small",
    "lines": "small",
    "ending": "small",
    "statistics": "small",
    "review": "small",
}


class Picture(NamedTuple):
    """What is shown, and how."""

    situation: str
    language: str
    size: str
    wish: tuple[str, Any] | None = None

    @property
    def name(self) -> str:
        """What the picture is called."""
        wish = () if self.wish is None else ("ascii",) if self.wish[0] == "ascii" else (self.wish[1],)
        return "-".join((self.situation, self.language, self.size, *wish))


def pictures() -> Iterator[Picture]:
    """All pictures that are taken."""
    for situation, (_, places) in SHOWN.items():
        for language, size in places:
            yield Picture(situation, language, size)
    for language in ("en", "fr"):
        yield Picture("title", language, "tiny")
    for situation, size in IN_ALL_LOOKS.items():
        for theme in THEME_NAMES[1:]:
            yield Picture(situation, "en", size, ("theme", theme))
        yield Picture(situation, "fr", "large", ("ascii", True))


@pytest.fixture(autouse=True)
def nothing_of_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """No cursor that blinks, and no wish for colours that the terminal around the tests may have."""
    monkeypatch.setattr(Input, "_toggle_cursor", lambda field: None)
    monkeypatch.delenv("NO_COLOR", raising=False)


@pytest.mark.parametrize("picture", pictures(), ids=lambda picture: picture.name)
def test_it_looks_as_before(tmp_path: Path, snap_compare: Callable[..., bool], picture: Picture) -> None:
    app = app_in(tmp_path, picture.language, **dict([picture.wish] if picture.wish else ()))
    app.thinker = LastChoice(open_box(nd.NAME))

    async def lead(pilot: AnyPilot) -> None:
        await settled(app, pilot)
        await SITUATIONS[picture.situation](app, pilot)
        await settled(app, pilot)
        assert type(app.screen) is SHOWN[picture.situation][0]

    assert snap_compare(app, terminal_size=SIZES[picture.size], run_before=lead)


def test_every_screen_and_every_situation_is_shown() -> None:
    modules = [
        import_module(f"{screens.__name__}.{module.name}") for module in iter_modules(screens.__path__)
    ]
    found = {thing for module in modules for thing in vars(module).values() if isinstance(thing, type)}
    ends = {kind for kind in found if issubclass(kind, Screen) and not kind.__subclasses__()}
    drawn = {kind for kind in ends if kind.__name__.startswith("_")}  # for a page, seen by nobody
    ours = {kind for kind in ends - drawn if kind.__module__.startswith(screens.__name__)}
    assert ours <= {screen for screen, _ in SHOWN.values()}
    assert set(SHOWN) == set(SITUATIONS)
