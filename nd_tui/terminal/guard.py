"""Ending in time: what ends a program from outside ends this one, saved and tidied, within two seconds."""

import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from typing import NoReturn

SIGNALLED = 128  # and the number of the signal that ended a program, as shells count it
SECONDS = 1.5  # for the program to leave by itself
# Those that end a program that does not care for them; faults of its own, such as SIGSEGV, cannot be met.
ENDING = [
    getattr(signal, name)
    for name in (
        *("SIGHUP", "SIGINT", "SIGQUIT", "SIGABRT", "SIGALRM", "SIGTERM", "SIGUSR1", "SIGUSR2"),
        *("SIGVTALRM", "SIGPROF", "SIGXCPU", "SIGIO", "SIGPWR", "SIGSTKFLT"),
    )
    if hasattr(signal, name)
]


class Guard:
    """Waits for a signal in a thread of its own, which hears of it even if the main one is held up."""

    def __init__(
        self, leave: Callable[[int], None], wake: Callable[[], None], tidy: Callable[[], None]
    ) -> None:
        self._leave = leave  # asks the program to leave with a status
        self._wake = wake  # lets it look what other signal has come
        self._tidy = tidy  # what at least must be done if it does not
        self._told, self._tell = os.pipe()
        os.set_blocking(self._tell, False)

    def begin(self) -> None:
        """Watch from now on; in the main thread. Signals that somebody chose to ignore stay ignored."""
        threading.Thread(target=self._watch, name="guard", daemon=True).start()
        signal.set_wakeup_fd(self._tell, warn_on_full_buffer=False)
        for number in ENDING:
            if signal.getsignal(number) is not signal.SIG_IGN:
                signal.signal(number, _heard_elsewhere)

    def tell(self, number: int) -> None:
        """Leave as if a signal had come."""
        os.write(self._tell, bytes([number]))

    def _watch(self) -> None:
        while (number := os.read(self._told, 1)[0]) not in ENDING:
            # Such as another size of the terminal: it may have come in the moment before the main thread
            # began to wait for the next event, and would not be heard of before that.
            self._wake()
        status = SIGNALLED + number
        self._leave(status)
        time.sleep(SECONDS)
        self._tidy()
        end_now(status)


def _heard_elsewhere(number: int, frame: object) -> None:
    """The guard's thread hears of a signal by its pipe; Python asks for a function all the same."""


def end_in_time(status: int) -> None:
    """Let the program end as it likes, but in time: threads and processes that wait do not hold it up.

    A signal that comes now changes nothing: Python forgets its handlers while it ends, and would die of it.
    """
    for number in ENDING:
        signal.signal(number, signal.SIG_IGN)

    def watch() -> None:
        time.sleep(SECONDS)
        end_now(status)

    threading.Thread(target=watch, name="end", daemon=True).start()


def end_now(status: int) -> NoReturn:
    """End without waiting for anything, and leave no process behind."""
    if "multiprocessing.process" in sys.modules:  # else there are none
        for child in sys.modules["multiprocessing.process"].active_children():
            child.kill()
    os._exit(status)
