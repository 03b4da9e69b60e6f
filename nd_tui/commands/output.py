"""Output that cannot be written: a reader who has gone is left in silence, a full disk gets a sentence."""

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
