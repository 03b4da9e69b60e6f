"""Where games are kept: a file each, saved after every decision, and open in one program at a time.

The title asks this folder for a game to continue. All that belongs to a game takes time to load, so that is
done only where there is one; and since there may be thousands, no more of them are read than are shown.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from core.game import Problem

if TYPE_CHECKING:
    from core.record import AnyMatch
    from core.record.study import Study
    from nd_tui.storage.kept import KeptGame
    from nd_tui.storage.loading import OwnComponents
    from nd_tui.storage.locks import Lock
    from nd_tui.storage.summaries import Listed, Summary

PERSON = "person"  # who plays a seat, where it is not the name of an agent
A_FEW, SMALL = 20, 2**20  # files, and bytes of each, that are read while somebody waits for the title


class GameInUse(Problem):
    """Another program has this game open."""


class GameFolder:
    """The folder in which games are kept."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def keep(self, match: "AnyMatch", study: "Study | None" = None) -> "KeptGame":
        """A new file for a new game, or a study that was read elsewhere; nothing that is there is touched."""
        from nd_tui.storage.game_files import new_place
        from nd_tui.storage.kept import KeptGame

        return KeptGame(match, *new_place(self.folder, match), study=study)

    def keeps(self, path: Path) -> bool:
        """Whether a file is one of the kept games; a page or backup that lies beside them is only read."""
        from nd_tui.storage.game_files import ENDING

        found = path.resolve()
        return found.parent == self.folder.resolve() and found.name.endswith(ENDING)

    def open(self, path: Path, components: "OwnComponents | None" = None) -> "KeptGame":
        """A kept game to go on with; GameInUse if another program has it open."""
        from nd_tui.storage.kept import opened

        lock = self._locked(path)
        try:
            return opened(path, lock, components or {})
        except Problem:
            lock.release()
            raise

    def delete(self, path: Path) -> None:
        """Delete a game and its backup for good; GameInUse if another program has it open."""
        from core.files.writing import CannotSave, backup_of, sweep

        lock = self._locked(path)
        try:
            sweep(path)
            for file in (path, backup_of(path)):
                file.unlink(missing_ok=True)
        except OSError as error:
            raise CannotSave("cannot-delete", path=str(path), fault=error.strerror or str(error)) from error
        finally:
            lock.release()

    def files(self) -> Sequence[Path]:
        """The files that look like games, the one played last first; none of them is read."""
        from nd_tui.storage.game_files import game_files

        return game_files(self.folder)

    def has_games(self, files: Iterable[Path]) -> bool:
        """Whether there is a game among the first of some files."""
        return next(self.games(islice(files, A_FEW)), None) is not None

    def games(self, files: Iterable[Path] | None = None) -> "Iterator[Listed]":
        """The games in all files or some, finished ones and those open elsewhere too; read one by one."""
        for path in self.files() if files is None else files:
            game = self.listed(path)
            if game is not None:
                yield game

    def unfinished(
        self, most: int | None = None, files: Iterable[Path] | None = None
    ) -> list[tuple[Path, "Summary"]]:
        """The first games, so many at most, to go on with here; those open elsewhere are left out."""
        found = (
            (game.path, game.summary)
            for game in self.games(files)
            if not game.summary.over and PERSON in game.summary.seats and game.free
        )
        return list(islice(found, most))

    def latest_unfinished(
        self, files: Sequence[Path]
    ) -> tuple["tuple[Path, Summary] | None", Sequence[Path]]:
        """The first game to go on with, if a quick look finds it; and the files that take a longer one."""
        quick = 0
        while quick < min(len(files), A_FEW) and is_small(files[quick]):
            quick += 1
        found = self.unfinished(1, files[:quick])
        return (found[0], ()) if found else (None, files[quick:])

    def listed(self, path: Path) -> "Listed | None":
        """What a list shows of a file; None where it is no game."""
        from nd_tui.storage.locks import Lock
        from nd_tui.storage.summaries import Listed, summary_of

        summary = summary_of(path)
        return None if summary is None else Listed(path, summary, not Lock(path).is_held_elsewhere())

    def _locked(self, path: Path) -> "Lock":
        from nd_tui.storage.game_files import locked

        lock = locked(path)
        if lock is None:
            raise GameInUse("game-in-use", path=str(path))
        return lock


def is_small(path: Path) -> bool:
    """Whether a file can be read in no time; one that is gone takes none."""
    try:
        return path.stat().st_size <= SMALL
    except OSError:
        return True


def default_folder() -> Path:
    """The folder for games that the platform provides."""
    from platformdirs import user_data_path

    return user_data_path("nd-tui", appauthor=False) / "games"
