"""A folder with thousands of games beside an empty one: until the title, and until the list, are seen.

What is not shown is not read, so both should take as long as without games.
"""

import tempfile
import time
from pathlib import Path
from statistics import median

from nd_tui.storage.settings import Settings, save_settings
from tests.bench.bars import at_most
from tests.bench.screens import OURS, environment
from tests.nd_tui.many_games import many_games
from tests.nd_tui.pseudo_terminal import Terminal

GAMES = 5_000
ROUNDS = 7
MOST = 1.2  # the bar: the title with all these games beside the title without
ENTRIES = {"title": "New game", "list": "from elsewhere"}  # what is seen when a screen is there


def until_seen(terminal: Terminal, text: str) -> float:
    """The moment at which a text stands on the screen."""
    while text not in terminal.text():
        terminal.read(0.005)
    return time.perf_counter()


def times(folder: Path) -> dict[str, float]:
    """Seconds from the start to the title, and from there, once all is quiet, to the list."""
    begun = time.perf_counter()
    terminal = Terminal([*OURS, "--data-dir", str(folder)], environment(folder))
    title = until_seen(terminal, ENTRIES["title"]) - begun
    terminal.read(1.5)  # what comes after the title is loaded meanwhile
    begun = time.perf_counter()
    terminal.type("3")
    found = until_seen(terminal, ENTRIES["list"]) - begun
    terminal.kill()
    return {"title": title, "list": found}


def figures() -> dict[str, object]:
    """Both screens with and without games, in turns, and their ratios."""
    empty, full = Path(tempfile.mkdtemp()), Path(tempfile.mkdtemp())
    for folder in (empty, full):
        save_settings(Settings(animations=False), folder / "settings.json")
    many_games(full, GAMES)
    runs = [(times(empty), times(full)) for _ in range(ROUNDS)]
    return {
        "games": GAMES,
        **{
            f"{screen}_seconds": {
                "without_games": round(median(one[screen] for one, _ in runs), 3),
                "with_games": round(median(other[screen] for _, other in runs), 3),
                "ratio": ratio(screen, [(one[screen], other[screen]) for one, other in runs]),
            }
            for screen in ENTRIES
        },
    }


def ratio(screen: str, pairs: list[tuple[float, float]]) -> object:
    """What games cost a screen; for the title that has a bar."""
    found = round(median(full / empty for empty, full in pairs), 2)
    return at_most(found, MOST) if screen == "title" else found
