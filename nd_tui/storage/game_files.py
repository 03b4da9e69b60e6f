"""The files in which games are kept: how they are called, found and locked, without reading any."""

import os
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, overload

from core.files.writing import CannotSave
from nd_tui.storage.locks import Lock

if TYPE_CHECKING:
    from core.record import AnyMatch

ENDING = ".json"
NO_GAMES = {"settings.json", "progress.json"}  # which may lie in the same folder
A_MOMENT = 0.2  # seconds: another program may just look whether a game is open


class GameFiles(Sequence[Path]):
    """Files of a folder by their names; since there may be thousands, a path is made when it is asked for."""

    def __init__(self, folder: Path, names: list[str]) -> None:
        self._folder = folder
        self._names = names

    def __len__(self) -> int:
        return len(self._names)

    @overload
    def __getitem__(self, place: int) -> Path: ...

    @overload
    def __getitem__(self, place: slice) -> "GameFiles": ...

    def __getitem__(self, place: int | slice) -> "Path | GameFiles":
        if isinstance(place, slice):
            return GameFiles(self._folder, self._names[place])
        return self._folder / self._names[place]


def game_files(folder: Path) -> GameFiles:
    """The files that look like games, the one written last first."""
    written: dict[str, int] = {}
    try:
        with os.scandir(folder) as found:
            for entry in found:
                # A crash between two renames can have left only the backup, on file systems without links.
                name = entry.name.removesuffix(".bak")
                if not name.endswith(ENDING) or (name != entry.name and name in written):
                    continue
                when = _written(entry)
                if when is not None:
                    written[name] = when
    except OSError:  # there is no such folder, or none that can be looked into
        return GameFiles(folder, [])
    names = [name for name in written if name not in NO_GAMES and not name.startswith(".")]
    return GameFiles(folder, sorted(names, key=lambda name: (written[name], name), reverse=True))


def _written(entry: "os.DirEntry[str]") -> int | None:
    """When a file was written; None for what is no file, or is gone meanwhile."""
    try:
        return entry.stat().st_mtime_ns if entry.is_file() else None
    except OSError:
        return None


def locked(path: Path) -> Lock | None:
    """The lock of a game; None if another program has it, CannotSave if none can be had here."""
    lock = Lock(path)
    try:
        return lock if lock.take(A_MOMENT) else None
    except OSError as error:
        raise CannotSave("cannot-save", path=str(path), fault=error.strerror or str(error)) from error


def new_place(folder: Path, match: "AnyMatch") -> tuple[Path, Lock]:
    """A name for a new game, and its lock; nothing that is there is touched."""
    stem = f"{datetime.now(UTC):%Y-%m-%d-%H%M%S}-{match.history.game.NAME}-{match.seed}"
    number = 0
    while True:
        path = folder / f"{stem}{f'-{number}' if number else ''}{ENDING}"
        if not _is_taken(path):
            lock = locked(path)
            if lock is not None and not _is_taken(path):
                return path, lock
            if lock is not None:
                lock.release()
        number += 1


def _is_taken(path: Path) -> bool:
    return os.path.lexists(path) or os.path.lexists(path.with_name(f"{path.name}.bak"))
