"""The program's start beside that of a Textual app with one label, in turns.

The time is that from the start of the process to the first screen: by the clock, and what the processor has
worked, in which other programs that run beside hardly show.
"""

import tempfile
import time as clock
from pathlib import Path
from statistics import median
from typing import NamedTuple

from tests.bench.bars import at_most
from tests.bench.screens import LABEL, OURS, environment
from tests.nd_tui.pseudo_terminal import Terminal

STARTS = 21
MOST = 1.35  # the bar: by the clock, beside the label's
LABEL_SEEN, OURS_SEEN = "Notre Dame", "New game"


class Start(NamedTuple):
    """What a start takes."""

    seconds: float
    processor_seconds: float


def start(command: list[str], seen: str) -> Start:
    """A start until something is seen."""
    begun = clock.perf_counter()
    terminal = Terminal(command, environment(Path(tempfile.mkdtemp())))
    while seen not in terminal.text():
        terminal.read(0.005)
    taken = clock.perf_counter() - begun
    return Start(taken, terminal.kill())


def in_turns(starts: int) -> list[tuple[Start, Start]]:
    """Starts of the label and of ours, one after the other; the first ones only bring files into memory."""
    both = [(start(LABEL, LABEL_SEEN), start(OURS, OURS_SEEN)) for _ in range(starts + 1)]
    return both[1:]


def figures(starts: int = STARTS) -> dict[str, object]:
    """Both times, and their ratios."""
    pairs = in_turns(starts)
    ratio, of_processor = (median(ours[time] / label[time] for label, ours in pairs) for time in (0, 1))
    return {
        "start_seconds": {**medians(pairs, 0), "ratio": at_most(round(ratio, 2), MOST)},
        "start_seconds_of_the_processor": {**medians(pairs, 1), "ratio": round(of_processor, 2)},
    }


def medians(pairs: list[tuple[Start, Start]], time: int) -> dict[str, object]:
    """One of the two times, of the label and of ours."""
    return {
        "one_label": round(median(label[time] for label, _ in pairs), 3),
        "ours": round(median(ours[time] for _, ours in pairs), 3),
    }
