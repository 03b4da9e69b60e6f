"""A disk that is full until somebody frees it."""

import errno
import os
from pathlib import Path

import pytest

from core.record import CannotSave, write_safely


class Disk:
    """Refuses games while it is full; can free itself after some tries."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        self.tries = 0
        monkeypatch.setattr("nd_tui.storage.kept.write_safely", self.write)

    def write(self, path: Path, content: bytes) -> None:
        """Write a game, if there is room."""
        self.tries += 1
        if self.full:
            raise CannotSave("cannot-save", path=str(path), fault=os.strerror(errno.ENOSPC))
        write_safely(path, content)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    """The disk of a test."""
    return Disk(monkeypatch)
