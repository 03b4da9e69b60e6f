"""Where games are kept: a file each, saved after every decision, and open in one program at a time."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
from filelock import FileLock, Timeout

from core import notre_dame as nd
from core.game import Problem
from core.record import CannotSave, Match, backup_of, load_or_backup, save
from core.record.layout import FORMAT, MOST_BYTES
from nd_tui import __version__

NotreDame = Match[nd.State, nd.Move]

PERSON = "person"  # who plays a seat, where it is not the name of an agent


class SummarySetup(msgspec.Struct, frozen=True):
    """Of a setup, who plays."""

    players: tuple[str, ...]


class Summary(msgspec.Struct, frozen=True):
    """What a list of saves shows, read without replaying the game."""

    format: str
    game: str
    written: str
    setup: SummarySetup
    seats: tuple[str, ...]
    over: bool = False


class Listed(msgspec.Struct, frozen=True):
    """A kept game in a list."""

    path: Path
    summary: Summary
    free: bool  # no program has it open


class GameInUse(Problem):
    """Another program has this game open."""


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


class GameFolder:
    """The folder in which games are kept."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def keep(self, match: NotreDame) -> KeptGame:
        """A new file for a new game; nothing that is there is touched."""
        stem = f"{datetime.now(UTC):%Y-%m-%d-%H%M%S}-{match.seed}"
        number = 0
        while True:
            path = self.folder / f"{stem}{f'-{number}' if number else ''}.json"
            lock = self._locked(path)
            if lock is not None and not path.exists() and not backup_of(path).exists():
                return KeptGame(match, path, lock)
            if lock is not None:
                lock.release()
            number += 1

    def open(self, path: Path, components: Any = None) -> KeptGame:
        """A kept game to go on with; GameInUse if another program has it open."""
        lock = self._locked(path)
        if lock is None:
            raise GameInUse("game-in-use", path=str(path))
        try:
            match, repaired = load_or_backup(path, nd, components)
        except Problem:
            lock.release()
            raise
        if repaired is not None:
            self._lay_aside(path)
        return KeptGame(match, path, lock, repaired)

    def _lay_aside(self, path: Path) -> None:
        """A damaged file gets another name, so that the next save does not take it for the good backup."""
        if path.exists():
            try:
                path.replace(path.with_name(f"{path.name}.damaged"))
            except OSError as error:
                raise CannotSave("cannot-save", path=str(path), fault=error.strerror or str(error)) from error

    def unfinished(self) -> list[tuple[Path, Summary]]:
        """The games that can be gone on with, the latest first; those open elsewhere are left out."""
        unfinished = [(path, summary) for path, summary in self._summaries() if not summary.over]
        return [(path, s) for path, s in unfinished if PERSON in s.seats and self._is_free(path)]

    def games(self) -> list[Listed]:
        """All games that are kept, the latest first, finished ones and those open elsewhere too."""
        return [Listed(path, summary, self._is_free(path)) for path, summary in self._summaries()]

    def _summaries(self) -> list[tuple[Path, Summary]]:
        summaries = [(path, read_summary(path) or read_summary(backup_of(path))) for path in self._files()]
        found = [(path, summary) for path, summary in summaries if summary is not None]
        return sorted(found, key=lambda game: (game[1].written, game[0].name), reverse=True)

    def _files(self) -> set[Path]:
        # A crash between two renames can leave only the backup, on file systems without links.
        backups = {path.with_suffix("") for path in self.folder.glob("*.json.bak")}
        return backups | set(self.folder.glob("*.json"))

    def _is_free(self, path: Path) -> bool:
        lock = self._locked(path)
        if lock is None:
            return False
        lock.release()
        return True

    def _locked(self, path: Path) -> FileLock | None:
        """The lock of a file; it is let go when the program ends, however it ends."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            lock = FileLock(path.with_name(f".{path.name}.lock"))
            lock.acquire(timeout=0)
        except Timeout:
            return None
        except OSError as error:
            raise CannotSave("cannot-save", path=str(path), fault=error.strerror or str(error)) from error
        return lock


def read_summary(path: Path) -> Summary | None:
    """What a list shows of a file; None where there is no save to be seen."""
    try:
        if path.stat().st_size > MOST_BYTES:
            return None
        summary = msgspec.json.decode(path.read_bytes(), type=Summary)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return summary if (summary.format, summary.game) == (FORMAT, nd.NAME) else None


def default_folder() -> Path:
    """The folder for games that the platform provides."""
    from platformdirs import user_data_path

    return user_data_path("nd-tui", appauthor=False) / "games"
