"""Locks between programs: a file beside the one that is meant, locked by the system while it is held.

The system lets go of a lock when its program ends, however it ends. The file is removed when the lock is
given back; so whoever gets a lock looks whether its file still has that name: a lock on a file that is gone
guards nothing, since the next program would make a new one.
"""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from core.files.writing import make_folder, open_private, sweep

AGAIN = 0.01  # seconds between two tries
OPENING = os.O_RDWR | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)


class LockHeld(Exception):
    """Another program kept a lock for as long as one could wait."""


class Lock:
    """The lock of a file, whether or not that exists."""

    def __init__(self, of: Path) -> None:
        self.path = of.with_name(f".{of.name}.lock")
        self._handle: int | None = None

    def take(self, seconds: float = 0.0) -> bool:
        """Get the lock within so many seconds; False where another program has it, OSError if none can be."""
        make_folder(self.path.parent)
        deadline = time.monotonic() + seconds
        while not self._try(open_private(self.path, OPENING)):
            if time.monotonic() >= deadline:
                return False
            time.sleep(AGAIN)
        return True

    def is_held_elsewhere(self) -> bool:
        """Whether another program has it, without making a file; one that was left behind is removed."""
        for pause in (AGAIN, 0.0):  # the other one may only look, too
            try:
                if self._try(os.open(self.path, OPENING)):
                    self.release()
                    return False
            except OSError:  # there is none, or none that anybody could have locked
                return False
            time.sleep(pause)
        return self.path.exists()

    def is_good(self) -> bool:
        """Whether it is held and still guards its name: nobody has removed its file or the folder."""
        return self._handle is not None and _has_name(self._handle, self.path)

    def release(self) -> None:
        """Give it back, and leave nothing behind."""
        if self._handle is None:
            return
        handle, self._handle = self._handle, None
        named = _has_name(handle, self.path)
        if named and sys.platform != "win32":  # while it is held, or it might be the next one's
            with suppress(OSError):
                self.path.unlink()
        os.close(handle)
        if named and sys.platform == "win32":  # which removes no open file, nor one that another has opened
            with suppress(OSError):
                self.path.unlink()

    def _try(self, handle: int) -> bool:
        """Lock an open file; False, with the file closed, if it is locked already or has lost its name."""
        try:
            if _lock(handle) and _has_name(handle, self.path):
                self._handle = handle
        finally:
            if self._handle is None:
                os.close(handle)
        return self._handle is not None


def _has_name(handle: int, path: Path) -> bool:
    """Whether an open file is the one of this name."""
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except OSError:
        return False


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _lock(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):
            return False
        return True


@contextmanager
def alone(path: Path, seconds: float) -> Iterator[None]:
    """No other program changes a file meanwhile; OSError or LockHeld if that cannot be had."""
    lock = Lock(path)
    if not lock.take(seconds):
        raise LockHeld
    try:
        sweep(path)
        yield
    finally:
        lock.release()
