"""What a folder of games held, so that nothing can be lost unseen."""

from pathlib import Path

from core.game import Problem
from core.record import AnyMatch
from core.record.files import read_file
from core.record.study import read_study
from nd_tui.lessons.progress import PROGRESS_FILE, load_progress
from nd_tui.storage.loading import decoded
from nd_tui.storage.settings import load_settings
from tests.nd_tui.monkey.trouble import Trouble

SETTINGS_FILE = "settings.json"
NOT_GAMES = {SETTINGS_FILE, PROGRESS_FILE}
HALF_WRITTEN = (".*.new", ".*.old", "*.tmp", ".*.tmp")
Line = int  # of moves and luck from the first position to one of the tree


class Ledger:
    """The lines of every game in a folder, as they were when it was looked at last."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.games: dict[Path, set[Line]] = {}
        self._stamps: dict[Path, tuple[int, int, int]] = {}
        self._torn: set[Path] = set()  # what kills have left behind

    def look(self, deleted: bool = False) -> None:
        """Read every game that has changed; each is whole at any moment, and none has lost a line.

        Only where a deletion was asked for may something be gone.
        """
        there = games_in(self.folder)
        for path in set(self.games) - there:
            if not deleted:
                raise Trouble(f"{path.name}, a game of {len(self.games[path])} positions, is gone")
            del self.games[path], self._stamps[path]
        for path in there:
            status = path.stat()
            stamp = (status.st_mtime_ns, status.st_size, status.st_ino)
            if self._stamps.get(path) != stamp:
                self.games[path] = self._grown(path, deleted)
                self._stamps[path] = stamp

    def _grown(self, path: Path, deleted: bool) -> set[Line]:
        try:
            now = {line for match in chapters_of(path) for line in lines_of(match)}
        except Problem as problem:
            raise Trouble(f"{path.name} cannot be loaded: {problem.reason} {problem.details}") from problem
        lost = self.games.get(path, set()) - now
        if lost and not deleted:
            raise Trouble(f"{path.name} has lost {len(lost)} of {len(self.games[path])} positions")
        return now

    def look_after_the_end(self, killed: bool) -> None:
        """Once the program has ended everything can be read, and nothing lies about that no kill has left."""
        self.look()
        for read, name in ((load_settings, SETTINGS_FILE), (load_progress, PROGRESS_FILE)):
            try:
                read(self.folder / name)
            except Problem as problem:
                raise Trouble(f"{name} cannot be read: {problem.reason} {problem.details}") from problem
        torn = {path for pattern in HALF_WRITTEN for path in self.folder.glob(pattern)}
        if killed:
            self._torn |= torn
        if found := {*self.folder.glob("*.damaged"), *(torn - self._torn)}:
            raise Trouble(f"left lying about: {sorted(path.name for path in found)}")


def games_in(folder: Path) -> set[Path]:
    """The saves in a folder."""
    return {path for path in folder.glob("*.json") if path.name not in NOT_GAMES}


def chapters_of(path: Path) -> list[AnyMatch]:
    """Every game in a file: of a study all of its chapters, whichever is looked at."""
    raw = read_file(path)
    study = read_study(raw)
    return [decoded(each) for each in ([raw] if study is None else [one.raw for one in study.chapters])]


def lines_of(match: AnyMatch) -> set[Line]:
    """Every position of a tree by the way that leads there."""
    ways = {match.history.root: hash((match.history.game.NAME, match.seed, match.seats))}
    for node in match.history:
        if node.parent is not None:
            ways[node] = hash((ways[node.parent], node.move, node.luck))
    return set(ways.values())
