"""What the pictures show: every situation is a function that leads the app there.

Nothing here knows the time, the luck or the opponents of the day: games are played at random by fixed seeds
up to a position in which a person decides, and saved games were written at moments without a time zone.
"""

import errno
import os
from collections.abc import Awaitable, Callable
from typing import Any

from textual.screen import Screen
from textual.widgets import Footer, Input, OptionList

from core import notre_dame as nd
from core.evaluation import MARKS, Evaluation
from core.history import walk
from core.record import CannotSave
from nd_tui.app import GamesApp
from nd_tui.games import FIRST
from nd_tui.lessons.course import course_of
from nd_tui.lessons.progress import Progress
from nd_tui.play.chapters import Chapters
from nd_tui.play.reviewing import review_of
from nd_tui.play.session import Session
from nd_tui.screens.catch_key import CatchKeyScreen
from nd_tui.screens.chapters import ChaptersScreen, ChooseGame
from nd_tui.screens.compare import CompareScreen
from nd_tui.screens.course import CourseScreen
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
from nd_tui.screens.title import TitleScreen
from nd_tui.screens.unsaved import UnsavedScreen
from nd_tui.thinking.thinker import Thinker
from nd_tui.widgets.choices import Choices
from nd_tui.widgets.log import LogPanel
from nd_tui.widgets.too_small import TooSmall
from tests.core.notre_dame.scenes import NAMES
from tests.core.record.games import AnyMatch
from tests.nd_tui.judges import NeverReady, judge_all
from tests.nd_tui.screens.playing import Hands
from tests.nd_tui.screens.running import AnyPilot
from tests.nd_tui.screens.sessions import finished, session_of
from tests.nd_tui.snapshots.positions import (
    NAME,
    asked,
    asked_whom_to_hire,
    ending_a_period,
    game,
    keep_games,
    keeping,
    studied,
)
from tests.nd_tui.statistics_games import keep_statistics

Situation = Callable[[GamesApp, AnyPilot], Awaitable[None]]


class LastChoice(Thinker):
    """An opponent who is always the same, however clever those of the program become."""

    async def choose(self, agent: str, view: nd.View, luck: int, *more: Any) -> tuple[nd.Move, bool]:
        """The last of the choices."""
        return view.options[-1], False


# Ways to a situation


def screen(make: Callable[[], Screen[Any]], *over: Callable[[], Screen[Any]]) -> Situation:
    """A screen over the title, and perhaps another one over that."""

    async def show(app: GamesApp, pilot: AnyPilot) -> None:
        for each in (make, *over):
            await app.push_screen(each())
            await settled(app, pilot)

    return show


def table(make: Callable[[], AnyMatch], *steps: Callable[[TableScreen], object]) -> Situation:
    """The table in a position, and then some steps there."""

    async def show(app: GamesApp, pilot: AnyPilot) -> None:
        app.begin(session_of(make()))
        await settled(app, pilot)
        for step in steps:
            assert isinstance(app.screen, TableScreen)
            step(app.screen)
            await settled(app, pilot)

    return show


def do_on_board(act: str) -> Callable[[TableScreen], object]:
    return lambda screen: screen.do_on_board(act)


def look_at(place: int) -> Callable[[TableScreen], object]:
    """Highlight a choice."""
    return lambda table: table.query_one(Choices).highlight(table.options[place])


async def settled(app: GamesApp, pilot: AnyPilot) -> None:
    """Wait until nothing changes any more, and the footer, which comes last, is there."""
    hands = Hands(app)
    for _ in range(100):
        await hands.settle()
        for log in app.screen.query(LogPanel):
            log.scroll_end(animate=False)
        await hands.settle()
        keys = app.screen.query("FooterKey")
        if app.screen.query(TooSmall):
            return  # which covers it
        if all(key.region.width for key in keys) and (keys or not app.screen.query(Footer)):
            return
        await pilot.pause(0.02)
    raise AssertionError("the footer never comes")


async def title(app: GamesApp, pilot: AnyPilot) -> None:
    """The first screen as it is at the very first start."""


async def title_with_a_game(app: GamesApp, pilot: AnyPilot) -> None:
    """The first screen with a game to continue."""
    keep_games(app.folder.folder)
    assert isinstance(app.screen, TitleScreen)
    app.screen.look_for_games()
    assert app.screen.latest is not None
    app.show_anew(app.screen)


async def load(app: GamesApp, pilot: AnyPilot) -> None:
    """Games to open: one in progress, one that is over, one damaged."""
    keep_games(app.folder.folder, damaged=True)
    await app.push_screen(LoadScreen())


COURSE = course_of(FIRST)
LESSONS = list(COURSE)[:2]  # those that the pictures show


async def course(app: GamesApp, pilot: AnyPilot) -> None:
    """The lessons, one done and one begun."""
    app.note_progress(Progress().finished("notre-dame", LESSONS[0].id).at("notre-dame", LESSONS[1].id, 3))
    await app.push_screen(CourseScreen(COURSE))


async def lesson(app: GamesApp, pilot: AnyPilot) -> None:
    """A step that asks for a move."""
    await app.push_screen(LessonScreen(COURSE, LESSONS[0], 1, NAME))


async def lesson_free(app: GamesApp, pilot: AnyPilot) -> None:
    """The same position, off the line."""
    await lesson(app, pilot)
    await settled(app, pilot)
    assert isinstance(app.screen, LessonScreen)
    app.screen.action_play_freely()


async def recap(app: GamesApp, pilot: AnyPilot) -> None:
    """What a lesson was about."""
    await app.push_screen(RecapScreen(*LESSONS))


async def statistics(app: GamesApp, pilot: AnyPilot) -> None:
    """Some games of two persons, and a line that makes no sense."""
    keep_statistics(app.folder.folder)
    await app.push_screen(StatisticsScreen())


async def rules_found(app: GamesApp, pilot: AnyPilot) -> None:
    """The rules that speak of the rat."""
    await app.push_screen(RulesScreen())
    await settled(app, pilot)
    app.screen.query_one(Input).value = "rat"


async def reckoning(app: GamesApp, pilot: AnyPilot) -> None:
    """The end of a round, told to its end."""
    app.change_settings(speed="quick", reckoning=True)
    await table(lambda: game(3, 14, ending_a_period))(app, pilot)
    assert isinstance(app.screen, TableScreen)
    app.screen.play.skipping = True  # the move before it is not waited for
    app.screen.choose(app.screen.options[0])
    await settled(app, pilot)
    assert isinstance(app.screen, ReckoningScreen)
    while app.screen.told < len(app.screen.sentences):
        app.screen.action_next()


def evaluated() -> Session:
    """The same with marks, and with evaluations as they could be of every position."""
    session = studied()
    for number, node in enumerate(walk(session.history.root)):
        tilt = 0.02 * (number % 13) - 0.1
        chances = (1 / 3 + tilt, 1 / 3 - tilt / 3, 1 / 3 - 2 * tilt / 3)
        node.evaluation = Evaluation(chances, (9 * tilt, -3 * tilt, -6 * tilt), 0, 2400)
    for mark, node in zip(MARKS, session.history.line_to(session.history.cursor)[3:], strict=False):
        node.mark, node.word = mark, "bold" if mark == "!?" else ""
    return session


async def study(app: GamesApp, pilot: AnyPilot) -> None:
    """The tree beside the board, at a position that is evaluated."""
    app.begin(evaluated())
    await settled(app, pilot)
    assert isinstance(app.screen, TableScreen)
    app.screen.action_lines()
    await settled(app, pilot)
    assert isinstance(app.screen, StudyScreen)
    app.screen.walk_to(app.screen.origin.ancestor_at(app.screen.origin.depth - 4))


def chapters() -> ChaptersScreen:
    """A study of a game and two positions of it."""
    session = studied()
    session.kept.study = None
    known = Chapters(session)
    line = session.history.line_to(session.history.cursor)
    known.add_position(line[8], "Which card to keep")
    known.add_position(line[20], NAME)
    known.call("The first round")
    return ChaptersScreen(known, line[8], "")


async def choose_game(app: GamesApp, pilot: AnyPilot) -> None:
    """Which game is to be a chapter."""
    keep_games(app.folder.folder)
    await app.push_screen(ChooseGame())


async def compare(app: GamesApp, pilot: AnyPilot) -> None:
    """Two ends of lines that have parted long ago."""
    session = studied()
    ends = [node for node in walk(session.history.root) if not node.children]
    await app.push_screen(StudyScreen(session, 0))
    await pilot.pause()  # until it is laid out: it is seen around the comparison
    await app.push_screen(CompareScreen(session, ends[0], ends[-1], 0))


async def confirm(app: GamesApp, pilot: AnyPilot) -> None:
    """Whether to delete a line."""
    session = studied()
    lines = StudyScreen(session, 0)
    await app.push_screen(lines)
    await settled(app, pilot)
    lines.looked_at = session.history.root.children[0]
    lines.action_delete()


async def unsaved(app: GamesApp, pilot: AnyPilot) -> None:
    """Whether to leave a game that cannot be saved."""
    await app.push_screen(StudyScreen(studied(), 0))
    await pilot.pause()  # until it is laid out: it is seen behind the question
    problem = CannotSave("cannot-save", path="games/a.json", fault=os.strerror(errno.ENOSPC))
    await app.push_screen(UnsavedScreen(problem))


async def ending(app: GamesApp, pilot: AnyPilot) -> None:
    """How a game of four ended."""
    app.begin(finished(NAMES[:4]))


async def ending_scrolled(app: GamesApp, pilot: AnyPilot) -> None:
    """The last part of the same page."""
    await ending(app, pilot)
    await settled(app, pilot)
    app.screen.query_one("#ending-page").scroll_end(animate=False)


async def hint(app: GamesApp, pilot: AnyPilot) -> None:
    """The adviser has thought and says why."""
    await playing(app, pilot)
    await settled(app, pilot)
    await pilot.press("h")
    while not (isinstance(app.screen, HintScreen) and app.screen.reasons):
        await pilot.pause(0.02)


async def helped(app: GamesApp, pilot: AnyPilot) -> None:
    """Somebody hesitates in a first game."""
    app.remember(coach=True)
    await table(lambda: game(3, 3, keeping))(app, pilot)
    assert isinstance(app.screen, TableScreen)
    app.screen.guide.help_with(app.screen.session.history.cursor)


async def review(app: GamesApp, pilot: AnyPilot) -> None:
    """A game of three, all decisions of a person judged."""
    session = finished(NAMES[:3])
    judge_all(review_of(session, 0).decisions[0])
    await app.push_screen(ReviewScreen(session, 0))


async def review_stopped(app: GamesApp, pilot: AnyPilot) -> None:
    """The same in the midst of it, with all that is known so far."""
    app.thinker = NeverReady()
    session = finished(NAMES[:3])
    judge_all(review_of(session, 0).decisions[0][:30])
    screen = ReviewScreen(session, 0)
    await app.push_screen(screen)
    while screen.progress is None:
        await pilot.pause(0.02)
    screen.action_show_all()
    screen.action_judge()


async def palette(app: GamesApp, pilot: AnyPilot) -> None:
    """What can be done at the table."""
    await playing(app, pilot)
    app.action_command_palette()
    await pilot.pause()
    while not app.screen.query_one(OptionList).option_count:
        await pilot.pause(0.02)


playing = table(lambda: game(3, 6, asked("play", 3)))
SITUATIONS: dict[str, Situation] = {
    "title": title,
    "title-with-a-game": title_with_a_game,
    "new-game": screen(NewGameScreen),
    "load": load,
    "settings": screen(SettingsScreen),
    "catch-key": screen(SettingsScreen, lambda: CatchKeyScreen("take-back")),
    "course": course,
    "lesson": lesson,
    "lesson-free": lesson_free,
    "recap": recap,
    "help": screen(lambda: HelpScreen("table")),
    "statistics": statistics,
    "no-statistics": screen(StatisticsScreen),
    "rules": screen(RulesScreen),
    "rules-found": rules_found,
    "rules-person": screen(lambda: RulesScreen("fool")),
    "rules-glossary": screen(lambda: RulesScreen("glossary")),
    "keeping": table(lambda: game(3, 3, keeping)),
    "playing": playing,
    "fetching": table(lambda: game(3, 6, asked("fetch", 4))),
    "hiring": table(lambda: game(3, 2, asked_whom_to_hire), look_at(2)),
    "driving": table(lambda: game(3, 6, asked("drive", 8)), look_at(6)),
    "helped": helped,
    "log": table(lambda: game(3, 6, asked("play", 3)), TableScreen.action_log),
    "neighbour": table(lambda: game(3, 6, asked("play", 3)), do_on_board("others")),
    "hint": hint,
    "name-of-a-line": table(lambda: game(3, 6, asked("play", 3)), TableScreen.action_branch),
    "two-players": table(lambda: game(2, 1, asked("play", 3))),
    "five-players": table(lambda: game(5, 5, asked("play", 3))),
    "five-driving": table(lambda: game(5, 13, asked("drive", 8)), look_at(2)),
    "new-persons": table(lambda: game(4, 8, asked_whom_to_hire, new_persons=True), look_at(2)),
    "persons-to-come": table(lambda: game(3, 6, asked("play", 3)), do_on_board("persons")),
    "news": table(lambda: game(3, 6, asked("play", 3)), TableScreen.action_news),
    "reckoning": reckoning,
    "curtain": table(lambda: game(2, 1, asked("play", 3), people=2)),
    "lines": screen(lambda: StudyScreen(studied(), 0)),
    "study": study,
    "mark": screen(lambda: StudyScreen(studied(), 0), lambda: MarkScreen("!?", "bold")),
    "chapters": screen(chapters),
    "choose-game": choose_game,
    "compare": compare,
    "confirm": confirm,
    "unsaved": unsaved,
    "ending": ending,
    "ending-scrolled": ending_scrolled,
    "review": review,
    "review-stopped": review_stopped,
    "palette": palette,
}
