"""Small things kept in a file of their own, as JSON that a person can read and mend.

Several programs may have the same file: a change is made to what stands there at that moment, while no other
program changes it, so that nobody's change undoes another's.
"""

import errno
import os
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from core.files.bounded import read_bounded
from core.game import Problem

Kept = TypeVar("Kept", bound=msgspec.Struct)
Plain = dict[str, Any]

MOST_BYTES = 2**20
LOCK_SECONDS = 5.0
BUSY = os.strerror(errno.EBUSY)  # another program does not let go
TOO_LARGE = os.strerror(errno.EFBIG)


class SmallFile(Generic[Kept]):
    """One kind of small file: what it holds, and what is wrong where it cannot be read or written."""

    def __init__(
        self,
        kind: type[Kept],
        unreadable: Callable[[str, str], Problem],
        lost: Callable[[str, str], Problem],
        renewed: Callable[[Plain], Plain] = dict,
    ) -> None:
        self.kind = kind
        self.renewed = renewed  # what an earlier program wrote, as this one writes it
        self.unreadable, self.lost = unreadable, lost  # of the path and the fault

    def load(self, path: Path) -> Kept:
        """What a file holds, the usual where there is none; a Problem if it makes no sense."""
        try:
            plain = msgspec.json.decode(read_bounded(path, MOST_BYTES), type=Plain)
            return msgspec.convert(self.renewed(plain), self.kind)
        except (FileNotFoundError, NotADirectoryError):
            return self.kind()
        except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise self.unreadable(str(path), str(error)) from error

    def change(self, path: Path, onto: Callable[[Kept], Kept], otherwise: Kept) -> Kept:
        """Change what a file holds, or else this where it makes no sense; a Problem if the disk refuses."""
        from core.files.writing import write_safely

        def lost(fault: str) -> Problem:
            return self.lost(str(path), fault)

        with changing(path, lost):
            try:
                kept = onto(self.load(path))
            except Problem:
                kept = onto(otherwise)
            content = msgspec.json.format(msgspec.json.encode(kept)) + b"\n"
            if len(content) > MOST_BYTES:
                raise lost(TOO_LARGE)
            write_safely(path, content)
        return kept


@contextmanager
def changing(path: Path, lost: Callable[[str], Problem]) -> Iterator[None]:
    """No other program changes a file meanwhile; whatever keeps this one from it is told by its fault."""
    from core.files.writing import CannotSave
    from nd_tui.storage.locks import LockHeld, alone

    try:
        with alone(path, LOCK_SECONDS):
            yield
    except CannotSave as problem:
        raise lost(str(problem.details["fault"])) from problem
    except LockHeld as problem:
        raise lost(BUSY) from problem
    except OSError as error:
        raise lost(error.strerror or str(error)) from error


def merged(there: Kept, before: Kept, after: Kept, by_key: Collection[str] = ()) -> Kept:
    """What a file holds with one program's change, from before to after; in some fields, key by key."""
    changes: dict[str, Any] = {}
    for name in after.__struct_fields__:
        was, now = getattr(before, name), getattr(after, name)
        if was == now:
            continue
        changes[name] = _merged_keys(getattr(there, name), was, now) if name in by_key else now
    return msgspec.structs.replace(there, **changes)


def _merged_keys(there: dict[str, Any], before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    stay = {key: value for key, value in there.items() if key in after or key not in before}
    return stay | {key: value for key, value in after.items() if key not in before or before[key] != value}
