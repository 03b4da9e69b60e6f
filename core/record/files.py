"""Save files on disk: written beside, flushed, then renamed over, with the previous good file as backup."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from core.game import Game, Problem
from core.record.decoding import decode
from core.record.encoding import encode
from core.record.layout import MOST_BYTES
from core.record.match import BadRecord, Match

State = TypeVar("State")
Move = TypeVar("Move")

# Reasons for which the backup is no help: the file is sound, but not for this program or these components.
NOT_DAMAGE = {"record-newer", "record-other-game", "record-other-components"}


class CannotSave(Problem):
    """The disk refused; the file that was there before is still there."""


def backup_of(path: Path) -> Path:
    """Where the previous good file is kept."""
    return path.with_name(path.name + ".bak")


def save(match: Match[State, Move], path: Path, written: str, program: str) -> None:
    """Write a game so that, whatever happens meanwhile, a whole file stands there or in the backup."""
    write_safely(path, encode(match, written, program))


def write_safely(path: Path, content: bytes) -> None:
    """Replace a file as a whole; only one writer at a time may do so."""
    beside = path.with_name(f".{path.name}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        _keep_backup(path)
        beside.replace(path)
        _flush_folder(path.parent)
    except OSError as error:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
        raise CannotSave("cannot-save", path=str(path), fault=error.strerror or str(error)) from error


def _keep_backup(path: Path) -> None:
    """The present file gets a second name, so that at no moment there is none."""
    if not path.exists():
        return
    link = path.with_name(f".{path.name}.old")
    link.unlink(missing_ok=True)
    try:
        link.hardlink_to(path)
    except OSError:  # a file system without links: for a moment there is only the backup
        path.replace(backup_of(path))
    else:
        link.replace(backup_of(path))


def _flush_folder(folder: Path) -> None:
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def load(path: Path, game: Game[Any, State, Move, Any], components: Any = None) -> Match[State, Move]:
    """The game in a file, which is only read."""
    try:
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except OSError as error:
        fault = error.strerror or str(error)
        raise BadRecord("record-unreadable", path=str(path), fault=fault) from error
    return decode(raw, game, components)


def load_or_backup(
    path: Path, game: Game[Any, State, Move, Any], components: Any = None
) -> tuple[Match[State, Move], Problem | None]:
    """The game in a file or, where that is damaged, in its backup, with what was wrong with the file."""
    try:
        return load(path, game, components), None
    except Problem as problem:
        if problem.reason in NOT_DAMAGE:
            raise
        try:
            return load(backup_of(path), game, components), problem
        except Problem:
            raise problem from None
