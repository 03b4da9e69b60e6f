"""Small things kept in a file of their own, as JSON that a person can read and mend."""

from pathlib import Path
from typing import Any, TypeVar

import msgspec

Kept = TypeVar("Kept", bound=msgspec.Struct)


class Unusable(Exception):
    """A small file that cannot be read or written, and why."""


def read_small(path: Path, kind: type[Kept]) -> Kept:
    """What a file holds, the usual where there is none; Unusable if it makes no sense."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except (FileNotFoundError, NotADirectoryError):
        return kind()
    except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unusable(str(error)) from error


def write_small(path: Path, kept: Any) -> None:
    """Keep something so that a crash leaves the old or the new file; Unusable if the disk refuses."""
    from core.record.files import CannotSave, write_safely

    try:
        write_safely(path, msgspec.json.format(msgspec.json.encode(kept)) + b"\n")
    except CannotSave as problem:
        raise Unusable(str(problem.details["fault"])) from problem
