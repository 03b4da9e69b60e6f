"""Output that cannot be written: a reader who has gone is left in silence, a full disk gets a sentence.

What is not there at all, since somebody has closed it before the program began, is that of nobody.
"""

import errno
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from core.game import Problem
from nd_tui.terminal.guard import ENDING, SIGNALLED

UNREAD = 1  # the exit code where nobody reads on
# What the system says of output that takes nothing more; faults of files are told where they are met.
FAULTS = (errno.EPIPE, errno.ENOSPC, errno.EFBIG, errno.EIO)
SIGNALS = [SIGNALLED + number for number in ENDING]  # the exit codes of a program that was ended from outside


STREAMS = (("stdin", "r"), ("stdout", "w"), ("stderr", "w"))  # in the order of their numbers


def open_what_is_closed() -> None:
    """Give a program that was begun without input, output or errors those of nobody.

    Python has none of them then, and a file that is opened would have the number of one: the lowest.
    """
    for name, mode in STREAMS:
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8"))


class OutputLost(Problem):
    """Standard output that takes nothing more."""


@contextmanager
def written_out(fail: Callable[[Problem], None]) -> Iterator[None]:
    """Whatever is printed meanwhile reaches its reader, or the program ends as it should."""
    try:
        try:
            yield
        finally:
            print(end="", flush=True)  # which is nothing where there is no standard output at all
    except OSError as fault:
        if fault.errno not in FAULTS or fault.filename is not None:
            raise
        # Python would try to write the rest at its end, and complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(leaving := fault.__context__, SystemExit) and leaving.code in SIGNALS:
            raise leaving from None  # with its terminal; there is nobody who could be told anything
        if fault.errno == errno.EPIPE:
            sys.exit(UNREAD)
        fail(OutputLost("output-lost", fault=os.strerror(fault.errno)))
