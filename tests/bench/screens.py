"""The app in a real terminal, beside a Textual app that shows one label.

A key's time is that from the key press to the last byte that the program writes because of it. A start's is
that from the start of the process to the first screen.
"""

import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from core import notre_dame as nd
from core.record import new_match
from nd_tui.saves import GameFolder
from nd_tui.thinking import PROCESSES
from tests.nd_tui.terminal import Terminal

KEYS = 120
STARTS = 5
QUIET = 0.15  # seconds without output after which a screen has settled
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
THINKING = [sys.executable, "-m", "tests.bench.search", "think"]


def environment(folder: Path) -> dict[str, str]:
    inherited = {name: value for name, value in os.environ.items() if name not in UNFIT}
    return {**inherited, "ND_TUI_DATA_DIR": str(folder), "COLORTERM": "truecolor"}


def percentile(times: list[float], share: float) -> float:
    return sorted(times)[int(share * (len(times) - 1))]


def key_times(terminal: Terminal) -> list[float]:
    """Milliseconds of many keys, arrows down and up in turn."""
    terminal.read(1.0)
    times = []
    for number in range(KEYS):
        begun = time.perf_counter()
        terminal.type("\x1b[B" if number % 2 == 0 else "\x1b[A")
        last = terminal.read(QUIET)
        if last is not None:
            times.append(1000 * (last - begun))
    return times


def last_round_of_five(folder: Path) -> None:
    """A kept game in which a person decides in the last round."""
    names = ("Anna", "Luc", "Claire", "Léo", "Stéphanie")
    match = new_match(nd, nd.Setup(names), 5, ("person",) + ("greedy",) * 4)
    chance = random.Random(5)
    while match.history.state.round < 8 or nd.to_move(match.history.state) != 0:
        match.history.play(chance.choice(nd.legal_moves(match.history.state)))
    kept = GameFolder(folder).keep(match)
    kept.save()
    kept.close()


def at_the_table(thinking: bool) -> list[float]:
    """Keys at the table, while nobody thinks or the strongest level does, in as many processes as it has."""
    folder = Path(tempfile.mkdtemp())
    last_round_of_five(folder)
    terminal = Terminal(OURS, environment(folder), 140, 45)
    terminal.wait_for("Continue")
    terminal.type("1")
    terminal.wait_for("Stéphanie")
    busy = [subprocess.Popen(THINKING) for _ in range(PROCESSES if thinking else 0)]
    times = key_times(terminal)
    for process in busy:
        process.kill()
        process.wait()
    terminal.kill()
    return times


def with_one_label() -> list[float]:
    """The same keys in the least that an app can be."""
    terminal = Terminal(LABEL, environment(Path(tempfile.mkdtemp())), 140, 45)
    terminal.wait_for("Notre Dame")
    times = key_times(terminal)
    terminal.kill()
    return times


def start_time(command: list[str], seen: str) -> float:
    begun = time.perf_counter()
    terminal = Terminal(command, environment(Path(tempfile.mkdtemp())))
    while seen not in terminal.text():
        terminal.read(0.005)
    taken = time.perf_counter() - begun
    terminal.kill()
    return taken


def figures() -> dict[str, object]:
    """Keys and starts, and their ratios; the bars are 50 ms at the 95th percentile, and 1.5 for the start."""
    label, table, thinking = with_one_label(), at_the_table(False), at_the_table(True)
    starts = [(start_time(LABEL, "Notre Dame"), start_time(OURS, "New game")) for _ in range(STARTS)]
    return {
        "key_to_screen_p95_ms": {
            "one_label": round(percentile(label, 0.95), 1),
            "table": round(percentile(table, 0.95), 1),
            "table_while_an_agent_thinks": round(percentile(thinking, 0.95), 1),
            "ratio": round(percentile(table, 0.95) / percentile(label, 0.95), 2),
        },
        "key_to_screen_median_ms": {
            "one_label": round(median(label), 1),
            "table": round(median(table), 1),
            "table_while_an_agent_thinks": round(median(thinking), 1),
        },
        "start_seconds": {
            "one_label": round(median(one for one, _ in starts), 3),
            "ours": round(median(ours for _, ours in starts), 3),
            "ratio": round(median(ours / one for one, ours in starts), 2),
        },
    }
