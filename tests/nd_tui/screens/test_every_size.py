"""Every screen in every size, from one column and one line to more than any terminal has: nothing breaks."""

import asyncio
import random
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from textual import events
from textual.geometry import Size
from textual.screen import Screen

from core import notre_dame as nd
from core.ai.search import Effort
from core.notre_dame.agents import minds
from core.record import AnyMatch
from nd_tui.app import GamesApp
from nd_tui.games import FIRST, names
from nd_tui.games.notre_dame.table.persons_screen import PersonsScreen
from nd_tui.keys.palette import Palette
from nd_tui.lessons.course import course_of
from nd_tui.play.chapters import Chapters
from nd_tui.play.session import Session
from nd_tui.play.told import Told
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
from nd_tui.screens.recap import RecapScreen
from nd_tui.screens.reckoning import ReckoningScreen
from nd_tui.screens.review import ReviewScreen
from nd_tui.screens.rules import RulesScreen
from nd_tui.screens.settings import SettingsScreen
from nd_tui.screens.statistics import StatisticsScreen
from nd_tui.screens.study import StudyScreen
from nd_tui.screens.table import TableScreen
from tests.nd_tui.any_game import begun, played
from tests.nd_tui.exports.studies import studied
from tests.nd_tui.screens.playing import Hands, app_in, new_session
from tests.nd_tui.screens.running import SMALL
from tests.nd_tui.screens.sessions import finished, tree_session

COURSE, OTHER_COURSE = course_of(FIRST), course_of(names()[-1])
LESSONS = list(COURSE)


def kept(app: GamesApp, match: AnyMatch) -> Session:
    """A game with its file."""
    return Session(app.folder.keep(match))


Opens = Callable[[GamesApp, Session], Screen[Any]]
SCREENS: dict[str, Opens] = {
    "new-game": lambda *_: NewGameScreen(),
    "load": lambda *_: LoadScreen(),
    "course": lambda *_: CourseScreen(COURSE),
    "lesson": lambda *_: LessonScreen(COURSE, LESSONS[3], 2, "x"),
    "recap": lambda *_: RecapScreen(LESSONS[0], LESSONS[1]),
    "rules": lambda *_: RulesScreen(),
    "glossary": lambda *_: RulesScreen("glossary"),
    "settings": lambda *_: SettingsScreen(),
    "catch-key": lambda *_: CatchKeyScreen("hint"),
    "statistics": lambda *_: StatisticsScreen(),
    "help": lambda *_: HelpScreen("table"),
    "palette": lambda app, _: Palette(app.texts),
    "text": lambda *_: AskText("dialog-branch-name", "x" * 80),
    "confirm": lambda *_: Confirm("dialog-delete-line", "dialog-delete", n=3),
    "curtain": lambda *_: CurtainScreen("Anna"),
    "reckoning": lambda *_: ReckoningScreen([Told("The plague is here. " * 9)] * 30, 0.0),
    "persons": lambda _, game: PersonsScreen(nd.view(game.state, 0)),
    "hint": lambda _, game: HintScreen(nd.view(game.state, 0), 1),
    "lines": lambda _, game: StudyScreen(game, 0),
    "other new-game": lambda *_: NewGameScreen(),
    "other statistics": lambda *_: StatisticsScreen(),
    "other rules": lambda *_: RulesScreen(),
    "other lesson": lambda *_: LessonScreen(OTHER_COURSE, next(iter(OTHER_COURSE)), 0, "x"),
    "other lines": lambda app, _: StudyScreen(kept(app, studied(names()[-1])), 0),
    "other ending": lambda app, _: EndingScreen(kept(app, played(begun(names()[-1])))),
    "other review": lambda app, _: ReviewScreen(kept(app, studied(names()[-1])), 0),
    "mark": lambda *_: MarkScreen("!?", "bold"),
    "chapters": lambda _, game: ChaptersScreen(Chapters(game), game.history.cursor, ""),
    "choose-game": lambda *_: ChooseGame(),
    "compare": lambda _, game: CompareScreen(game, game.history.root, game.history.cursor, 0),
    "review": lambda _, game: ReviewScreen(game, 0),
    "ending": lambda *_: EndingScreen(finished()),
}
TABLES: dict[str, Callable[[GamesApp], Session]] = {
    "table": lambda app: new_session(app, 5, 3),
    "tree": lambda app: tree_session(),
    "over": lambda app: finished(),
    **{
        f"{name} {moves} moves": lambda app, name=name, moves=moves: kept(app, played(begun(name, 5), moves))  # type: ignore[misc]
        for name in names()
        if name != FIRST
        for moves in (0, 7, 30, None)
    },
}
WIDTHS = (1, 2, 3, 5, 8, 13, 20, 30, 40, 60, 79, 80, 81, 100, 110, 119, 120, 131, 132, 160, 250)
HEIGHTS = (1, 2, 3, 5, 10, 16, 23, 24, 25, 35, 36, 39, 40, 45, 80)
SOME = 5  # of the list, others for each screen
ALL_WIDTHS, ALL_HEIGHTS = range(1, 251), range(1, 81)


def some_sizes(seed: str) -> Iterator[tuple[int, int]]:
    """Widths and heights of the list, in pairs by chance, and back to a usual size between them."""
    chance = random.Random(seed)
    widths, heights = chance.sample(WIDTHS, SOME), chance.sample(HEIGHTS, SOME)
    for number, pair in enumerate(zip(widths, heights, strict=True)):
        yield pair
        if number % 5 == 0:
            yield SMALL
    yield from ((1, 1), (30, 80), (250, 1), (250, 80), SMALL)


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minds, "ADVICE", Effort(20, 4))
    monkeypatch.setattr(minds, "REVIEW", Effort(20, 4, curiosity=1.0, parts=2))


async def in_sizes(folder: Path, name: str, language: str, first: tuple[int, int], sizes: Any) -> None:
    """Open a screen in a first size, and give the terminal others."""
    game = names()[-1] if name.startswith("other") else FIRST
    app = app_in(folder, language, game, ascii=name in ("ending", "review"))
    async with app.run_test(size=first):
        hands = Hands(app, draws_all=False)
        await hands.settle()
        if name in TABLES:
            app.begin(TABLES[name](app))
        elif name != "title":
            session = tree_session()
            if name in ("persons", "hint", "compare", "palette"):
                app.begin(session)
                await hands.settle()
            app.push_screen(SCREENS[name](app, session))
        await hands.settle()
        for size in sizes:
            try:
                await hands.resize(*size)
            except Exception as error:
                error.add_note(f"{name} in {size}")
                raise
        assert app.screen.is_attached
        assert name in TABLES or name == "title" or len(app.screen_stack) > 1
        assert not isinstance(app.screen, TableScreen) or app.screen.size == app.size


ALL = ("title", *TABLES, *SCREENS)


@pytest.mark.parametrize("name", ALL)
def test_a_screen_can_be_shown_in_every_size(tmp_path: Path, name: str) -> None:
    language = ("en", "fr")[ALL.index(name) % 2]
    asyncio.run(in_sizes(tmp_path, name, language, SMALL, some_sizes(name)))


@pytest.mark.parametrize("name", ALL)
def test_a_screen_can_be_opened_in_a_size_that_is_too_small(tmp_path: Path, name: str) -> None:
    size = ((1, 1), (30, 20))[ALL.index(name) % 2]
    asyncio.run(in_sizes(tmp_path, name, "en", size, [SMALL]))


@pytest.mark.parametrize("name", ["title", "table", "lesson", "text"])
def test_two_sizes_on_their_way_do_not_call_for_each_other(tmp_path: Path, name: str) -> None:
    async def steps() -> None:
        app = app_in(tmp_path)
        async with app.run_test(size=SMALL):
            hands = Hands(app)
            await hands.settle()
            if name in TABLES:
                app.begin(TABLES[name](app))
            elif name != "title":
                app.push_screen(SCREENS[name](app, tree_session()))
            await hands.settle()
            hands.send_size(140, 45)
            await asyncio.sleep(0.05)
            for size in (SMALL, (140, 45), SMALL, (140, 45)):
                app.screen.post_message(events.Resize(Size(*size), Size(*size)))
                app.screen.call_later(lambda: None)  # so that the next does not take its place
            await hands.settle()
            assert app.screen.size == (140, 45)

    asyncio.run(steps())


@pytest.mark.soak
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", ALL)
def test_every_width_and_every_height_of_every_screen(tmp_path: Path, name: str, language: str) -> None:
    wide = ((width, height) for width, height in product(ALL_WIDTHS, (1, 12, 24, 41, 80)))
    high = ((width, height) for width, height in product((1, 30, 80, 133, 250), ALL_HEIGHTS))
    asyncio.run(in_sizes(tmp_path, name, language, SMALL, (*wide, *high)))
