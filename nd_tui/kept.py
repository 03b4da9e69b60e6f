"""A game that is open, with its file."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from filelock import FileLock

from core import notre_dame as nd
from core.game import Problem
from core.record import CannotSave, Match, load_or_backup, save
from nd_tui import __version__

NotreDame = Match[nd.State, nd.Move]


class KeptGame:
    """A game with its file, which no other program writes to until it is closed."""

    def __init__(self, match: NotreDame, path: Path, lock: FileLock, repaired: Problem | None = None) -> None:
        self.match = match
        self.path = path
        self.repaired = repaired  # what was wrong with the file, if its backup was taken
        self._lock = lock

    def save(self) -> None:
        """Write the game as it is now; CannotSave leaves the earlier file as it was."""
        save(self.match, self.path, datetime.now(UTC).isoformat(timespec="seconds"), __version__)

    def close(self) -> None:
        """Let others have the file."""
        self._lock.release()


def opened(path: Path, lock: FileLock, components: Any) -> KeptGame:
    """The game of a file that is locked; the backup's where the file is damaged."""
    match, repaired = load_or_backup(path, nd, components)
    if repaired is not None:
        _lay_aside(path)
    return KeptGame(match, path, lock, repaired)


def _lay_aside(path: Path) -> None:
    """A damaged file gets another name, so that the next save does not take it for the good backup."""
    if path.exists():
        try:
            path.replace(path.with_name(f"{path.name}.damaged"))
        except OSError as error:
            raise CannotSave("cannot-save", path=str(path), fault=error.strerror or str(error)) from error
