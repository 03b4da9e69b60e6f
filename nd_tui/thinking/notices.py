"""Words between processes without any lock: the last one counts, and one that is half written is none."""

import ctypes
import pickle
import struct
import zlib
from multiprocessing.context import BaseContext
from typing import Any, NamedTuple, Protocol

MOST_BYTES = 2**16
HEAD = struct.Struct("=II")  # how long the words are, and their checksum


class Number(Protocol):
    """A number that all processes see; so small that it is never seen half written."""

    value: int


def new_number(context: BaseContext) -> Number:
    """Zero, for processes of this kind."""
    number: Number = context.RawValue(ctypes.c_int32, 0)
    return number


class Notice(NamedTuple):
    """A place in memory that several processes share, on which the last words to be told stand.

    A lock would be kept for ever by a process that is killed or stopped while it has it; a pipe would fill,
    or end in the midst of a message. Here whoever reads at the wrong moment finds a checksum that does not
    fit, and looks again later.
    """

    memory: Any  # bytes

    def write(self, words: Any) -> None:
        """Tell something instead of what was told before; what is too long is not told."""
        raw = pickle.dumps(words)
        if HEAD.size + len(raw) <= MOST_BYTES:
            self.memory[: HEAD.size + len(raw)] = HEAD.pack(len(raw), zlib.crc32(raw)) + raw

    def read(self) -> Any:
        """What was told last; None if that was nothing yet, or if it is being written just now."""
        size, checksum = HEAD.unpack(self.memory[: HEAD.size])
        if not 0 < size <= MOST_BYTES - HEAD.size:
            return None
        raw = self.memory[HEAD.size : HEAD.size + size]
        return pickle.loads(raw) if zlib.crc32(raw) == checksum else None


def new_notice(context: BaseContext) -> Notice:
    """An empty notice for processes of this kind."""
    return Notice(context.RawArray(ctypes.c_char, MOST_BYTES))
