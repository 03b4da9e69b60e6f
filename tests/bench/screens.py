"""Keys in a real terminal, beside a Textual app that shows one label.

A key's time is that from the key press to the last byte that the program writes because of it; no key is
left out, however long its answer takes.
"""

import os
import random
import re
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from core import notre_dame as nd
from core.record import new_match
from nd_tui.storage.saves import GameFolder
from nd_tui.storage.settings import Settings, save_settings
from tests.bench.bars import at_most
from tests.nd_tui.pseudo_terminal import Terminal

KEYS = 120
STEPS = 30  # one way in a study, before as many the other way
QUIET = 0.15  # seconds without output after which a screen has settled
A_MOMENT = 0.01  # seconds between the pieces of one drawing, at most
LONGEST = 20.0  # seconds for an answer, or something is broken
# The bars: of the median, and of the 95th percentile.
MOST_MEDIAN_MS = {"table": 12, "table_others": 12, "study": 12}
MOST_MS = {"table": 30, "table_others": 30, "table_while_an_agent_thinks": 45, "study": 30}
NAMES = ("Anna", "Luc", "Claire", "Léo", "Stéphanie")
ONE_LABEL = """
import time
from textual.app import App
from textual.widgets import Label
class OneLabel(App):
    def compose(self):
        yield Label("Notre Dame")
    def on_key(self, event):
        self.query_one(Label).update(f"Notre Dame {time.perf_counter()}")
OneLabel().run()
"""
# Sizes of another terminal; and what would keep our own modules from being compiled once and for all.
UNFIT = ("COLUMNS", "LINES", "PYTHONDONTWRITEBYTECODE")
LABEL = [sys.executable, "-c", ONE_LABEL]
OURS = [sys.executable, "-m", "nd_tui", "--lang", "en"]
ENDED = "The end of the game"
DOWN, UP, RIGHT, LEFT = "\x1b[B", "\x1b[A", "\x1b[C", "\x1b[D"
OTHERS, STUDY = "o", "t"
STUDIED = "The lines of this game"


def environment(folder: Path) -> dict[str, str]:
    inherited = {name: value for name, value in os.environ.items() if name not in UNFIT}
    return {**inherited, "ND_TUI_DATA_DIR": str(folder), "COLORTERM": "truecolor"}


def percentile(times: list[float], share: float) -> float:
    return sorted(times)[int(share * (len(times) - 1))]


def until_quiet(terminal: Terminal, quiet: float) -> float:
    """When the answer to a key was complete: it comes some time, and ends when nothing more comes."""
    last = terminal.hear(LONGEST)
    assert last is not None, f"no answer\n{terminal.text()}"
    while (further := terminal.hear(quiet)) is not None:
        last = further
    return last


def key_times(terminal: Terminal, *keys: str) -> list[float]:
    """Milliseconds of many keys, these in turn, where nothing else is drawn."""
    terminal.read(1.0)
    times = []
    for number in range(KEYS):
        begun = time.perf_counter()
        terminal.type(keys[number % len(keys)])
        times.append(1000 * (until_quiet(terminal, QUIET) - begun))
    return times


def shown_borough(text: str) -> str:
    """Whose borough is seen in full; nobody's before the table is drawn."""
    found = re.search(rf"\S ({'|'.join(NAMES)}) +Gold \d", text)
    return found[1] if found is not None else ""


def key_times_while_thinking(terminal: Terminal, keys: int) -> list[float]:
    """Milliseconds until the next player's borough is seen, while the app's own processes think.

    Other moves are drawn meanwhile; so a key is answered when that is seen which it asked for. There are
    fewer than so many times if the game ends before.
    """
    times: list[float] = []
    while len(times) < keys and ENDED not in terminal.text():
        text = terminal.text()
        if "thinking…" not in text:
            terminal.type("1")  # whatever; then the others think again
            terminal.read(QUIET)
            continue
        following = NAMES[(NAMES.index(shown_borough(text)) + 1) % len(NAMES)]
        begun = time.perf_counter()
        terminal.type(OTHERS)
        answered = until_quiet(terminal, A_MOMENT)
        while shown_borough(terminal.text()) != following and ENDED not in terminal.text():
            answered = until_quiet(terminal, A_MOMENT)
        if ENDED not in terminal.text():
            times.append(1000 * (answered - begun))
        terminal.read(QUIET)
    return times


def keep_game(folder: Path, level: str, go_on: Callable[[nd.State], bool]) -> None:
    """A kept game of a person and four of a level, in which the person decides; and settings for it."""
    match = new_match(nd, nd.Setup(NAMES), 5, ("person",) + (level,) * 4)
    chance = random.Random(5)
    while go_on(match.history.state) or nd.to_move(match.history.state) != 0:
        match.history.play(chance.choice(nd.legal_moves(match.history.state)))
    kept = GameFolder(folder).keep(match)
    kept.save()
    kept.close()
    save_settings(Settings(speed="off", reckoning=False, coach=False), folder / "settings.json")


@contextmanager
def table(level: str = "greedy", go_on: Callable[[nd.State], bool] = lambda _: False) -> Iterator[Terminal]:
    """The table of such a game, on a large screen."""
    folder = Path(tempfile.mkdtemp())
    keep_game(folder, level, go_on)
    terminal = Terminal([*OURS, "--data-dir", str(folder)], environment(folder), 140, 45)
    terminal.wait_for("Continue")
    terminal.type("1")
    terminal.wait_for(lambda text: shown_borough(text) != "")
    yield terminal
    terminal.kill()


def at_the_table(*keys: str) -> list[float]:
    """Keys in the last round, while nobody thinks."""
    with table(go_on=lambda state: state.round < 8) as terminal:
        return key_times(terminal, *keys)


def in_the_study(*keys: str) -> list[float]:
    """Keys from position to position of nearly a whole game, the board beside the tree."""
    with table(go_on=lambda state: state.round < 8) as terminal:
        terminal.type(STUDY)
        terminal.wait_for(STUDIED)
        return key_times(terminal, *keys)


def while_an_agent_thinks() -> list[float]:
    """Keys while four of the strongest level decide, again and again, in as many games as it takes."""
    times: list[float] = []
    while len(times) < KEYS:
        with table("archdeacon") as terminal:
            times += key_times_while_thinking(terminal, KEYS - len(times))
    return times


def with_one_label() -> list[float]:
    """The same keys in the least that an app can be."""
    terminal = Terminal(LABEL, environment(Path(tempfile.mkdtemp())), 140, 45)
    terminal.wait_for("Notre Dame")
    times = key_times(terminal, DOWN, UP)
    terminal.kill()
    return times


def figures() -> dict[str, object]:
    """Medians and 95th percentiles, and the bars that they should not pass."""
    times = {
        "one_label": with_one_label(),
        "table": at_the_table(DOWN, UP),
        "table_others": at_the_table(OTHERS),
        "study": in_the_study(*[LEFT] * STEPS, *[RIGHT] * STEPS),
        "table_while_an_agent_thinks": while_an_agent_thinks(),
    }
    middle = {name: round(median(found), 1) for name, found in times.items()}
    late = {name: round(percentile(found, 0.95), 1) for name, found in times.items()}
    return {
        "key_to_screen_median_ms": {
            name: barred(name, found, MOST_MEDIAN_MS) for name, found in middle.items()
        },
        "key_to_screen_p95_ms": {
            **{name: barred(name, found, MOST_MS) for name, found in late.items()},
            "ratio": round(late["table"] / late["one_label"], 2),
        },
    }


def barred(name: str, found: float, bars: Mapping[str, float]) -> object:
    """A figure with its bar, if it has one."""
    return at_most(found, bars[name]) if name in bars else found
