"""A game that is open, with its file."""

from datetime import UTC, datetime
from pathlib import Path

from core.files.writing import sweep
from core.game import Problem
from core.record import AnyMatch, CannotSave, content_of, write_safely
from nd_tui import __version__
from nd_tui.storage.game_files import locked, new_place
from nd_tui.storage.loading import OwnComponents, load_or_backup
from nd_tui.storage.locks import Lock

Stamp = tuple[int, int, int]


class KeptAnew(Problem):
    """Not a failure: the game is kept, but not as before, and whoever plays should know."""


class KeptGame:
    """A game with its file, which no other program writes to until it is closed."""

    size = 0  # of its file, in bytes
    moved: KeptAnew | None = None  # why the last save was not simply into the same file

    def __init__(self, match: AnyMatch, path: Path, lock: Lock, repaired: Problem | None = None) -> None:
        self.match = match
        self.path = path
        self.repaired = repaired  # what was wrong with the file, if its backup was taken
        self._lock = lock
        self._stamp = stamp(path)

    def save(self) -> None:
        """Write the game as it is now; CannotSave leaves the earlier file as it was."""
        now = datetime.now(UTC).isoformat(timespec="seconds")
        content = content_of(self.match, now, __version__)
        self.size = len(content)
        self.moved = None if self._lock.is_good() else self._locked_again()
        write_safely(self.path, content)
        self._stamp = stamp(self.path)

    def close(self) -> None:
        """Let others have the file."""
        self._lock.release()

    def _locked_again(self) -> KeptAnew:
        """The lock's file is gone: somebody has deleted or moved it, perhaps with the whole folder.

        Whoever opened the game since has it now, and what was played there stays; this one goes on in a file
        of its own.
        """
        self._lock.release()
        lock, now = locked(self.path), stamp(self.path)
        if lock is not None and now in (None, self._stamp):
            self._lock = lock
            return KeptAnew("kept-anew", path=str(self.path))
        if lock is not None:
            lock.release()
        self.path, self._lock = new_place(self.path.parent, self.match)
        return KeptAnew("kept-elsewhere", path=str(self.path))


def opened(path: Path, lock: Lock, components: OwnComponents) -> KeptGame:
    """The game of a file that is locked; the backup's where the file is damaged."""
    sweep(path)
    match, repaired = load_or_backup(path, components)
    if repaired is not None:
        _lay_aside(path)
    kept = KeptGame(match, path, lock, repaired)
    kept.size = path.stat().st_size if path.exists() else 0
    return kept


def stamp(path: Path) -> Stamp | None:
    """What tells whether a file was written since; None where there is none."""
    try:
        now = path.stat()
    except OSError:
        return None
    return now.st_ino, now.st_size, now.st_mtime_ns


def _lay_aside(path: Path) -> None:
    """A damaged file gets another name, so that the next save does not take it for the good backup."""
    if path.exists():
        try:
            path.replace(path.with_name(f"{path.name}.damaged"))
        except OSError as error:
            raise CannotSave("cannot-save", path=str(path), fault=error.strerror or str(error)) from error
