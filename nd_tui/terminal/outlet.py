"""What is written to a terminal: in full while it reads, and never for ever where it does not or is gone."""

import os
import select
import time
from collections.abc import Callable
from contextlib import suppress

LOOK_EVERY = 0.05  # seconds
PATIENCE = 0.4  # seconds in which a terminal must take something once the program is leaving


class Outlet:
    """A terminal as a file to write text to; Textual's writer thread knows nothing else of it.

    A terminal that is not read holds the program up, as it should, until the program leaves; what it does not
    take then is dropped. So is all that is written to one that is gone, which is told once.
    """

    def __init__(self, terminal: int, encoding: str, lost: Callable[[], None]) -> None:
        self._terminal = _unblocked(terminal)
        self._encoding = encoding
        self._lost = lost
        self.leaving = False
        self.is_gone = False
        self.is_cut = False  # whether something was dropped, perhaps in the midst of a sequence

    def write(self, text: str) -> None:
        """Write a text, all of it unless the terminal is gone or does not read while the program leaves."""
        rest = memoryview(text.encode(self._encoding, "replace"))
        waited = 0.0
        while rest and not self.is_gone:
            if self.leaving and (self.is_cut or waited >= PATIENCE):
                self.is_cut = True
                return
            try:
                rest = rest[os.write(self._terminal, rest) :]
                waited = 0.0
            except BlockingIOError:
                before = time.monotonic()
                select.select([], [self._terminal], [], LOOK_EVERY)
                waited += time.monotonic() - before
            except OSError:
                self.is_gone = True
                self._lost()

    def write_once(self, text: str) -> None:
        """Write as much of a text as the terminal takes without waiting; OSError if that is nothing."""
        waits = os.get_blocking(self._terminal)
        os.set_blocking(self._terminal, False)
        try:
            os.write(self._terminal, text.encode(self._encoding))
        finally:
            os.set_blocking(self._terminal, waits)

    def flush(self) -> None:
        """Nothing is held back."""

    def fileno(self) -> int:
        """The terminal."""
        return self._terminal


def _unblocked(terminal: int) -> int:
    """The terminal opened once more, so that only this program does not wait for it; else as it is."""
    with suppress(OSError):
        return os.open(os.ttyname(terminal), os.O_WRONLY | os.O_NOCTTY | os.O_NONBLOCK)
    return terminal
