"""A game that is open, with its file."""

from datetime import UTC, datetime
from pathlib import Path

from core.files.writing import sweep
from core.game import Problem
from core.record import AnyMatch, CannotSave, backup_of, content_of, write_safely
from core.record.files import read_file
from core.record.study import Study, encode_study, read_study
from core.save_header import MOST_BYTES
from nd_tui import __version__
from nd_tui.storage.game_files import locked, new_place
from nd_tui.storage.loading import OwnComponents, decoded, load_or_backup
from nd_tui.storage.locks import Lock

Stamp = tuple[int, int, int]


class KeptAnew(Problem):
    """Not a failure: the game is kept, but not as before, and whoever plays should know."""


class KeptGame:
    """A game with its file, which no other program writes to until it is closed."""

    size = 0  # of its file, in bytes
    study: Study | None = None  # of which this game is the chapter that is looked at; None for a game alone
    moved: KeptAnew | None = None  # why the last save was not simply into the same file

    def __init__(
        self,
        match: AnyMatch,
        path: Path,
        lock: Lock,
        repaired: Problem | None = None,
        study: Study | None = None,
    ) -> None:
        self.match = match
        self.path = path
        self.repaired = repaired  # what was wrong with the file, if its backup was taken
        self.study = study
        self._lock = lock
        self._stamp = stamp(path)
        self._handed_on = False  # whether another chapter of the file is open in its place

    def save(self) -> None:
        """Write the game as it is now; CannotSave leaves the earlier file as it was."""
        if self._handed_on:
            return  # whoever still works for it comes too late: another chapter writes the file now
        now = datetime.now(UTC).isoformat(timespec="seconds")
        content = content_of(self.match, now, __version__)
        if self.study is not None:
            self.study = self.study.with_save(content)
            content = encode_study(self.study)
            if len(content) > MOST_BYTES:
                raise CannotSave("game-too-large", most=MOST_BYTES // 2**20)
        self.size = len(content)
        self.moved = None if self._lock.is_good() else self._locked_again()
        write_safely(self.path, content)
        self._stamp = stamp(self.path)

    def describe(self, name: str | None = None, note: str | None = None) -> None:
        """Give the game or its study a name, or the game a note; CannotSave changes nothing."""
        root, study = self.match.history.root, self.study
        before = root.name, root.comment
        if name is not None and study is not None:
            self.study = study.called(name)
        elif name is not None:
            root.name = name
        if note is not None:
            root.comment = note
        try:
            self.save()
        except CannotSave:
            (root.name, root.comment), self.study = before, study
            raise

    def turned_to(self, place: int, components: OwnComponents) -> "KeptGame":
        """Another chapter of the file, which is open in the place of this one; a Problem leaves this one.

        Where the file has had to move for that, it is told by the chapter that is open now.
        """
        assert self.study is not None
        self.save()
        study = self.study.turned_to(place)
        other = KeptGame(decoded(study.chapter.raw, components), self.path, self._lock, study=study)
        other.save()
        other.moved = other.moved or self.moved
        self._handed_on = True
        return other

    def close(self) -> None:
        """Let others have the file."""
        if not self._handed_on:
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
    study = read_study(read_file(path if repaired is None else backup_of(path)))
    if repaired is not None:
        _lay_aside(path)
    kept = KeptGame(match, path, lock, repaired, study)
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
