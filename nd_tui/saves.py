"""Where games are kept: a file each, saved after every decision, and open in one program at a time.

The title asks this folder for a game to continue. All that belongs to a game takes time to load, so that is
done only where there is one.
"""

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from core.game import Problem

if TYPE_CHECKING:
    from filelock import FileLock

    from nd_tui.kept import KeptGame, NotreDame
    from nd_tui.summaries import Listed, Summary

PERSON = "person"  # who plays a seat, where it is not the name of an agent


class GameInUse(Problem):
    """Another program has this game open."""


class GameFolder:
    """The folder in which games are kept."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def keep(self, match: "NotreDame") -> "KeptGame":
        """A new file for a new game; nothing that is there is touched."""
        from nd_tui.kept import KeptGame

        stem = f"{datetime.now(UTC):%Y-%m-%d-%H%M%S}-{match.seed}"
        number = 0
        while True:
            path = self.folder / f"{stem}{f'-{number}' if number else ''}.json"
            lock = self._locked(path)
            if lock is not None and path not in self._files():
                return KeptGame(match, path, lock)
            if lock is not None:
                lock.release()
            number += 1

    def open(self, path: Path, components: Any = None) -> "KeptGame":
        """A kept game to go on with; GameInUse if another program has it open."""
        from nd_tui.kept import opened

        lock = self._locked(path)
        if lock is None:
            raise GameInUse("game-in-use", path=str(path))
        try:
            return opened(path, lock, components)
        except Problem:
            lock.release()
            raise

    def delete(self, path: Path) -> None:
        """Delete a game and its backup for good; GameInUse if another program has it open."""
        from core.record import CannotSave, backup_of

        lock = self._locked(path)
        if lock is None:
            raise GameInUse("game-in-use", path=str(path))
        try:
            for file in (path, backup_of(path)):
                file.unlink(missing_ok=True)
        except OSError as error:
            raise CannotSave("cannot-delete", path=str(path), fault=error.strerror or str(error)) from error
        finally:
            lock.release()

    def unfinished(self) -> list[tuple[Path, "Summary"]]:
        """The games that can be gone on with, the latest first; those open elsewhere are left out."""
        unfinished = [(path, summary) for path, summary in self._summaries() if not summary.over]
        return [(path, s) for path, s in unfinished if PERSON in s.seats and self._is_free(path)]

    def games(self) -> list["Listed"]:
        """All games that are kept, the latest first, finished ones and those open elsewhere too."""
        from nd_tui.summaries import Listed

        return [Listed(path, summary, self._is_free(path)) for path, summary in self._summaries()]

    def _summaries(self) -> list[tuple[Path, "Summary"]]:
        files = self._files()
        if not files:
            return []
        from nd_tui.summaries import summary_of

        found = [(path, summary) for path in files if (summary := summary_of(path)) is not None]
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

    def _locked(self, path: Path) -> "FileLock | None":
        """The lock of a file; it is let go when the program ends, however it ends."""
        from filelock import FileLock, Timeout

        from core.record import CannotSave

        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            lock = FileLock(path.with_name(f".{path.name}.lock"))
            lock.acquire(timeout=0)
        except Timeout:
            return None
        except OSError as error:
            raise CannotSave("cannot-save", path=str(path), fault=error.strerror or str(error)) from error
        return lock


def default_folder() -> Path:
    """The folder for games that the platform provides."""
    from platformdirs import user_data_path

    return user_data_path("nd-tui", appauthor=False) / "games"
