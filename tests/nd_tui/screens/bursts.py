"""Bursts of keys and clicks at an app, for tests: while screens open, close and are composed anew.

A burst is what a terminal sends when somebody leans on the keys: all of it is in the queue of the app before
the first of it has done anything. What is sent depends on the seed alone, so that a burst can be repeated.
"""

import asyncio
import random
import time
from pathlib import Path
from typing import Any

from textual import events
from textual.geometry import Offset, Size

from core.record import AnyMatch
from core.record.study import Study
from nd_tui.app import GamesApp
from nd_tui.games import FIRST, names
from nd_tui.keys.actions import registry
from nd_tui.lessons.course import course_of
from nd_tui.play.session import Session
from nd_tui.screens.course import CourseScreen
from nd_tui.screens.lesson import LessonScreen
from nd_tui.screens.table import TableScreen
from nd_tui.screens.title import TitleScreen
from tests.nd_tui.any_game import begun, played
from tests.nd_tui.exports.studies import studied, study_of
from tests.nd_tui.screens.playing import Hands, app_in, new_session
from tests.nd_tui.screens.running import LARGE, SMALL
from tests.nd_tui.screens.sessions import finished, tree_session

COURSE = course_of(FIRST)
LANGUAGES = ("en", "fr")
SIZES = (SMALL, SMALL, LARGE, (100, 30), (30, 10), (1, 1))
USUAL = (
    "enter",
    "enter",
    "enter",
    "escape",
    "escape",
    "escape",
    "space",
    "tab",
    "up",
    "down",
    "left",
    "right",
)
KEYS = (
    *2 * USUAL,
    *2 * tuple(sorted({act.key for act in registry()})),
    *"0123456789x",
    "ctrl+p",
    "ctrl+p",
    "shift+tab",
    "pagedown",
    "home",
)
LONGEST = 7  # events of a burst
PLACES = (
    *2 * ("title", "table", "lesson", "study", "other table", "other study"),
    *("curtain", "tree", "over", "other over", "other title", "form", "other form"),
)
# After so much of the processor, or so long a wait on a busy machine, an app that is not done never will be.
MOST_SECONDS, MOST_WAITING = 20.0, 120.0


class Bursts:
    """Strikes keys and clicks at random."""

    def __init__(self, seed: int, app: GamesApp, size: tuple[int, int]) -> None:
        self.app, self.chance, self.size = app, random.Random(seed), size
        self.hands = Hands(app)
        self.done: list[str] = []

    async def run(self, turns: int) -> None:
        """Burst after burst, with nothing, a little or everything waited for between them."""
        await self.begin()
        for _ in range(turns):
            for _ in range(self.chance.randint(1, LONGEST)):
                self.strike()
            await self.wait()
        await self.come_to_rest()
        check(self.app)

    async def begin(self) -> None:
        """Go where it happens: to the title, a table, a lesson, or a game that is over."""
        place = self.chance.choice(PLACES)
        self.done.append(f"at {place}")
        app = self.app
        await self.come_to_rest()
        kind, _, what = place.rpartition(" ")
        game = names()[-1] if kind else FIRST
        match what:
            case "table" if kind:
                app.begin(self.kept(begun(game, self.chance.randint(2, 5), self.chance.randrange(99))))
            case "study":
                app.begin(self.kept(studied(game), study_of(game)))
                self.hands.strike(*self.chance.choice(("t", "tg", "tv", "tgo", "ta")))
            case "over" if kind:
                app.begin(self.kept(played(begun(game))))
            case "title" if kind:
                self.hands.strike("g")
            case "form":
                self.hands.strike(*("g" if kind else ""), "2")
            case "table":
                app.begin(new_session(app, self.chance.randint(2, 4), self.chance.randrange(99)))
            case "curtain":
                app.begin(new_session(app, 3, self.chance.randrange(99), people=2))
            case "tree":
                app.begin(tree_session())
            case "over":
                app.begin(finished())
            case "lesson":
                lesson = self.chance.choice(list(COURSE))
                app.note_progress(
                    app.progress.at("notre-dame", lesson.id, self.chance.randrange(len(lesson.steps)))
                )
                app.push_screen(CourseScreen(COURSE, begin=lesson.id))

    def kept(self, match: AnyMatch, study: Study | None = None) -> Session:
        """A game, or the first chapter of a study, with its file."""
        session = Session(self.app.folder.keep(match, study))
        session.save()
        return session

    def strike(self) -> None:
        """One key or click, or several times the same one."""
        what = self.chance.random()
        times = self.chance.choice((1, 1, 1, 2, 3))
        if what < 0.8:
            key = self.chance.choice(KEYS)
            self.done.append(f"{times} {key}")
            for _ in range(times):
                self.hands.strike(key)
        elif what < 0.95:
            where = self.somewhere()
            self.done.append(f"{times} clicks at {where}")
            for _ in range(times):
                self.hands.strike_at(where)
        elif what < 0.98:
            self.done.append("paste")
            self.hands.send(events.Paste("l’été [b]"))
        else:
            self.size = self.chance.choice(SIZES)
            self.done.append(f"size {self.size}")
            self.hands.send_size(*self.size)

    def somewhere(self) -> Offset:
        """A place that the terminal has, mostly on something that can be clicked."""
        seen = [w for w in self.app.screen.walk_children() if w.region and w.is_attached]
        if seen and self.chance.random() < 0.7:
            region = self.chance.choice(seen).region.intersection(Size(*self.size).region)
            if region:
                return Offset(
                    self.chance.randrange(*region.column_span), self.chance.randrange(*region.line_span)
                )
        return Offset(self.chance.randrange(self.size[0]), self.chance.randrange(self.size[1]))

    async def wait(self) -> None:
        """Not at all, for some turns of the loop, for some thousandths of a second, or until all is done."""
        how = self.chance.choice(("turns", "turns", "moment", "moment", "rest"))
        self.done.append(how)
        match how:
            case "turns":
                for _ in range(self.chance.randint(0, 30)):
                    await asyncio.sleep(0)
            case "moment":
                await asyncio.sleep(self.chance.random() * 0.03)
            case "rest":
                await self.come_to_rest()
        if self.app._exception is not None:
            raise self.app._exception

    async def come_to_rest(self) -> None:
        """Wait until everything struck has been dealt with; what the app raised is raised here."""
        loop: Any = asyncio.get_running_loop()
        end, waited = time.process_time() + MOST_SECONDS, loop.time() + MOST_WAITING
        while time.process_time() < end and loop.time() < waited:
            await asyncio.sleep(0.002)
            if self.app._exception is not None:
                raise self.app._exception
            if not loop._ready and not self.app._message_queue.qsize() and not is_busy(self.app):
                return
        raise AssertionError("the app hangs")


def is_busy(app: GamesApp) -> bool:
    """Whether something struck still waits, or the screen is being composed."""
    screen = app.screen
    return bool(app.input_gate.is_holding) or not screen.is_mounted or screen._recompose_required


def check(app: GamesApp) -> None:
    """The way back to the title is there, and a game is open if and only if its table is."""
    stack = app.screen_stack
    assert isinstance(stack[0], TitleScreen)
    assert all(screen.is_attached and screen.is_mounted for screen in stack)
    assert len(set(stack)) == len(stack)
    assert app.screen.size == app.size
    tables = [s.session for s in stack if isinstance(s, TableScreen) and not isinstance(s, LessonScreen)]
    assert tables == ([app.session] if app.session is not None else []), "a game without a table"
    if app.focused is not None:
        assert app.focused.is_attached
        assert app.focused.screen is app.screen


async def burst(folder: Path, seed: int, turns: int) -> None:
    """All of the bursts of a seed; whatever is raised anywhere, also where nobody waits for it, fails."""
    chance = random.Random(f"app {seed}")
    size = chance.choice(SIZES[:4])
    app = app_in(
        folder,
        chance.choice(LANGUAGES),
        speed=chance.choice(("off", "quick")),
        reckoning=chance.random() < 0.5,
        animations=chance.random() < 0.5,
        coach=chance.random() < 0.3,
    )
    app.exit = lambda *_, **__: None  # type: ignore[method-assign]  # whoever leaves stays here
    bursts = Bursts(seed, app, size)
    unseen: list[dict[str, Any]] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, context: unseen.append(context))
    try:
        async with app.run_test(size=size):
            await bursts.run(turns)
    except BaseException as error:
        error.add_note(f"seed {seed}, {size}, {app.texts.language}, {bursts.done}")
        raise
    assert not unseen, unseen
