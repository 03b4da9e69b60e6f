"""Reading a whole file that somebody may have put there: never endless, never waiting, never huge."""

import os
import stat
from os import PathLike

from core.game import BadComponents, Problem

# A pipe without a writer is opened at once, a terminal does not become that of the program.
QUIETLY = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)
AT_ONCE = 2**16
KILOBYTE = 2**10
MOST_OF_COMPONENTS = 2**18  # bytes of a component file, which has some thousands


class Unbounded(Problem):
    """A file that is none, or larger than anything that was to be read."""


def read_bounded(path: str | PathLike[str], most_bytes: int) -> bytes:
    """The whole content of a file; OSError where the system refuses, Unbounded where it is not to be read."""
    try:
        handle = os.open(path, QUIETLY)
    except ValueError as error:  # a name that no file can have
        raise OSError(str(error)) from error
    try:
        kind = os.fstat(handle).st_mode
        if not stat.S_ISREG(kind) and not stat.S_ISDIR(kind):  # of a folder the system says that it is one
            raise Unbounded("file-not-regular", path=os.fspath(path))
        content = bytearray()
        while read := os.read(handle, AT_ONCE):
            content += read
            if len(content) > most_bytes:
                most = max(1, most_bytes // KILOBYTE)
                raise Unbounded("file-too-large", path=os.fspath(path), most=most)
        return bytes(content)
    finally:
        os.close(handle)


def read_component_file(path: str | PathLike[str]) -> bytes:
    """The content of a player's own component file; BadComponents or Unbounded where it cannot be read."""
    try:
        return read_bounded(path, MOST_OF_COMPONENTS)
    except OSError as error:
        fault = error.strerror or ""
        raise BadComponents("components-unreadable", path=os.fspath(path), fault=fault) from error
