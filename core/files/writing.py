"""Writing a whole file: beside the old one, flushed, then renamed over it, and for its owner's eyes alone."""

import os
from contextlib import suppress
from pathlib import Path

from core.game import Problem

FILE_MODE, FOLDER_MODE = 0o600, 0o700  # of what is created here, whatever the umask
LEFTOVERS = (".new", ".old")  # how the names end that a killed writer may leave behind


class CannotSave(Problem):
    """The disk refused; the file that was there before is still there."""


def backup_of(path: Path) -> Path:
    """Where the previous good file is kept."""
    return path.with_name(path.name + ".bak")


def write_safely(path: Path, content: bytes) -> None:
    """Replace a file as a whole and keep the one before as backup; CannotSave if the disk refuses."""
    beside, second = _own_name(path, ".new"), _own_name(path, ".old")
    try:
        make_folder(path.parent)
        _write_new(beside, content)
        _keep_backup(path, second)
        beside.replace(path)
        _flush_folder(path.parent)
    except OSError as error:
        for own in (beside, second):
            with suppress(OSError):
                own.unlink(missing_ok=True)
        raise CannotSave("cannot-save", path=str(path), fault=error.strerror or str(error)) from error


def make_folder(folder: Path) -> None:
    """A folder, and those above it that are missing, which nobody else can look into."""
    if folder.is_dir():
        return
    if folder.parent != folder:
        make_folder(folder.parent)
    try:
        folder.mkdir(FOLDER_MODE)
    except FileExistsError:
        if not folder.is_dir():  # else another program was quicker
            raise
    else:
        folder.chmod(FOLDER_MODE)


def open_private(path: Path, flags: int) -> int:
    """A handle of a file; one that is created by this belongs to its owner alone."""
    flags |= getattr(os, "O_BINARY", 0)
    try:
        handle = os.open(path, flags | os.O_CREAT | os.O_EXCL, FILE_MODE)
    except FileExistsError:
        if flags & os.O_EXCL:
            raise
        return os.open(path, flags | os.O_CREAT, FILE_MODE)  # it may be gone again meanwhile
    if hasattr(os, "fchmod"):
        os.fchmod(handle, FILE_MODE)
    return handle


def sweep(path: Path) -> None:
    """Remove what killed writers of a file have left; nobody may be writing it meanwhile."""
    with suppress(OSError), os.scandir(path.parent) as found:
        for entry in found:
            if entry.name.startswith(f".{path.name}.") and entry.name.endswith(LEFTOVERS):
                with suppress(OSError):
                    Path(entry.path).unlink()


def _own_name(path: Path, ending: str) -> Path:
    """A name beside a file that no other writer has."""
    return path.with_name(f".{path.name}.{os.getpid()}-{os.urandom(4).hex()}{ending}")


def _write_new(path: Path, content: bytes) -> None:
    with open(open_private(path, os.O_WRONLY | os.O_EXCL), "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _keep_backup(path: Path, second: Path) -> None:
    """The present file becomes the backup too, so that at no moment there is none."""
    if not path.is_file():
        return
    try:
        second.hardlink_to(path)
    except OSError:  # a file system without links
        _write_new(second, path.read_bytes())
    second.replace(backup_of(path))
    second.unlink(missing_ok=True)  # two names of one file are not renamed over each other


def _flush_folder(folder: Path) -> None:
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
