"""A visit of a monkey: the program is started, led somewhere, played with at random, and ended."""

import os
import random
import signal
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

import msgspec

from nd_tui.storage.settings import Settings, Speed
from nd_tui.words.texts import LANGUAGES
from tests.nd_tui.monkey import keys
from tests.nd_tui.monkey.gestures import USUAL_SIZES, Gesture, Monkey
from tests.nd_tui.monkey.ledger import SETTINGS_FILE, Ledger
from tests.nd_tui.monkey.places import Place
from tests.nd_tui.monkey.shown import compare
from tests.nd_tui.monkey.spoken import screens_in
from tests.nd_tui.monkey.trouble import Trouble
from tests.nd_tui.monkey.watched import ANSWER_SECONDS, WatchedTerminal
from tests.nd_tui.terminal.test_real_terminal import COMMAND, environment, left_behind

ENDS = ("quit", "quit", "quit", "killed", "told", "closed")
SPEEDS: tuple[Speed, ...] = ("off", "quick", "quick", "slow")
UNANSWERED = {
    "delete-line",
    "delete-chapter",
    "delete-game",
    "palette",
}  # a question may still be answered, if only below it
GONE_SECONDS = 10.0  # until the last process of the program has followed it
LAST = 40  # gestures that are told when something fails
SIGNALLED = 128


@dataclass
class Visit:
    """What follows from a monkey's seed for one visit, and what came of it."""

    place: Place
    language: str
    size: tuple[int, int]
    end: str
    settings: Settings
    animated: bool
    gestures: Iterator[Gesture]
    probed_every: int
    moment: float  # seconds from the last gesture to the kill, if it is killed
    done: list[Gesture] = field(default_factory=list)
    seen: set[str] = field(default_factory=set)
    played: int = 0  # gestures, without one in whose midst it was killed
    compared: int = 0  # rows of the table that were looked for in the saves


def visit_of(chance: random.Random, place: Place) -> Visit:
    """The visit that a monkey pays to a place."""
    size = place.size or chance.choice(USUAL_SIZES)
    settings = Settings(
        ascii=chance.random() < 0.15,
        speed=place.speed or chance.choice(SPEEDS),
        secret_points=chance.random() < 0.1,
    )
    return Visit(
        place=place,
        language=chance.choice(LANGUAGES),
        size=size,
        end=chance.choice(ENDS),
        settings=settings,
        animated=chance.random() < 0.3,
        gestures=Monkey(chance, size).gestures(),
        probed_every=chance.randint(4, 12),
        moment=chance.uniform(0.0, 0.5),
    )


class Run:
    """A visit on its way."""

    def __init__(self, visit: Visit, folder: Path, ledger: Ledger) -> None:
        self.visit, self.folder, self.ledger = visit, folder, ledger
        self._looked = 0  # gestures that had been done when the games were looked at
        (folder / SETTINGS_FILE).write_bytes(msgspec.json.encode(visit.settings))
        options = [option.format(folder=folder) for option in visit.place.options]
        around = {**environment(folder), "PYTHONFAULTHANDLER": "1"}
        if visit.animated:
            del around["TEXTUAL_ANIMATIONS"]
        command = [*COMMAND, *options, "--lang", visit.language]
        self.terminal = WatchedTerminal(command, around, visit.size)

    def go(self, seconds: float, most: int) -> None:
        """All of it; Trouble with what was done last if anything fails."""
        try:
            self.arrive()
            self.play(time.monotonic() + seconds, most)
            self.leave()
        finally:
            self.terminal.kill()

    def arrive(self) -> None:
        """Go to the place, step by step."""
        for typed, screen in self.visit.place.steps:
            self.terminal.type(typed)
            self.wait_for(screen)

    def wait_for(self, screen: str) -> None:
        """Until a screen is to be seen."""
        end = time.monotonic() + ANSWER_SECONDS
        while screen not in (seen := screens_in(self.terminal.text())):
            if time.monotonic() > end or self.terminal.has_ended():
                text = f"{self.terminal.text()}\n{self.terminal.last_words()[-4000:]}"
                raise Trouble(f"no {screen} was seen, but {sorted(seen)}\n{text}")
            self.terminal.look_on(0.05)
        self.visit.seen |= seen

    def play(self, end: float, most: int) -> None:
        """Do one gesture after another, until the time is over or they are enough."""
        for number, gesture in enumerate(islice(self.visit.gestures, most), start=1):
            if time.monotonic() > end or self.terminal.has_ended():
                return
            self.visit.done.append(gesture)
            self.visit.played = number
            self.do(gesture)
            if number % self.visit.probed_every == 0 and not self.terminal.has_ended():
                self.look_at_the_games(self.terminal.probe())

    def do(self, gesture: Gesture) -> None:
        """One gesture."""
        self.terminal.type(gesture.typed)
        if gesture.size is not None:
            self.terminal.resize(*gesture.size)
        if keys.SUSPEND in gesture.typed:
            self.terminal.wait_for_waking()
        self.terminal.look_on(gesture.pause)

    @property
    def deleted(self) -> bool:
        """Whether something may have been deleted: the key was pressed, or the question was to be seen."""
        return self.terminal.deletion_asked or any(keys.DELETE in each.typed for each in self._not_looked_at)

    @property
    def _not_looked_at(self) -> list[Gesture]:
        return self.visit.done[self._looked :]

    def look_at_the_games(self, text: str) -> None:
        """What is to be seen is kept, and no game has lost anything that nobody was asked about."""
        screens, deleted = screens_in(text), self.deleted
        self.visit.seen |= screens
        self.ledger.look(deleted)
        if not deleted:
            self.visit.compared += compare(text, screens, self.folder)
        self.terminal.deletion_asked = deleted and bool(screens & UNANSWERED)
        self._looked = len(self.visit.done)

    def leave(self) -> None:
        """End the program, unless a key has: that takes no long time and leaves nothing behind."""
        terminal, end = self.terminal, self.visit.end
        wanted, shown = {0}, ""
        if not terminal.has_ended():
            if end == "quit":
                terminal.type(keys.QUIT)
            elif end == "killed":
                shown, wanted = self.killed(), {0, -signal.SIGKILL}  # its last key may have ended it
            elif end == "told":
                terminal.send(signal.SIGTERM)
                wanted = {0, SIGNALLED + signal.SIGTERM}
            else:
                terminal.close()
                wanted = {0, SIGNALLED + signal.SIGHUP}
        status = terminal.wait_for_end()
        if status not in wanted:
            raise Trouble(f"ended with {status} ({end})\n{terminal.last_words()}")
        if end in ("quit", "told") and not terminal.gave_the_screen_back():
            raise Trouble(f"the screen was not given back ({end})")
        self.nobody_is_left()
        self.look_at_the_games(shown)
        self.ledger.look_after_the_end(killed=end == "killed")

    def killed(self) -> str:
        """Kill the program while it is busy with one more gesture; what was to be seen before that."""
        shown = self.terminal.text()
        self.visit.done.append(last := next(self.visit.gestures))
        self.do(msgspec.structs.replace(last, pause=self.visit.moment))
        self.terminal.send(signal.SIGKILL)
        return shown

    def nobody_is_left(self) -> None:
        """Every process that the program began has gone with it."""
        end = time.monotonic() + GONE_SECONDS
        while left := left_behind(self.terminal.pid):
            if time.monotonic() > end:
                for process in left:
                    with suppress(ProcessLookupError):
                        os.kill(process, signal.SIGKILL)
                raise Trouble(f"{len(left)} processes are left behind")
            time.sleep(0.05)
