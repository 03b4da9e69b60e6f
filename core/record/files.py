"""Save files on disk: nothing is written that could not be read, nor read that nobody would have written."""

import errno
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from core.files.bounded import read_bounded
from core.files.writing import CannotSave, backup_of, write_safely
from core.game import AnyGame, Game, Problem
from core.record.carried import unpacked
from core.record.decoding import decode, read_header, read_record
from core.record.encoding import encode
from core.record.match import AnyMatch, BadRecord, Match
from core.record.study import save_in
from core.save_header import MOST_BYTES

State = TypeVar("State")
Move = TypeVar("Move")

Find = Callable[[str], tuple[AnyGame, Any]]  # a game by its name, and perhaps component data of one's own

# Faults of the moment, or of who asks: nothing is wrong with the file.
FOR_NOW = (errno.EMFILE, errno.ENFILE, errno.ENOMEM, errno.EACCES, errno.EPERM)
# Reasons for which the backup is no help: the file is sound, but not for this program or these components.
NOT_DAMAGE = {"record-newer", "record-other-game", "record-other-components", "no-such-game"}


def content_of(match: Match[State, Move], written: str, program: str) -> bytes:
    """The text of a save; CannotSave for what reading would refuse, by the same checks."""
    try:
        raw = encode(match, written, program)
        read_record(raw)
    except BadRecord as problem:
        if problem.reason == "record-too-large":
            raise CannotSave("game-too-large", most=MOST_BYTES // 2**20) from problem
        raise CannotSave("game-not-writable", fault=str(problem)) from problem
    except UnicodeEncodeError as error:
        raise CannotSave("game-not-writable", fault=str(error)) from error
    return raw


def save(match: Match[State, Move], path: Path, written: str, program: str) -> None:
    """Write a game so that, whatever happens meanwhile, a whole file stands there or in the backup."""
    write_safely(path, content_of(match, written, program))


def load(path: Path, game: Game[Any, State, Move, Any, Any], components: Any = None) -> Match[State, Move]:
    """The game in a file, which is only read."""
    return decode(save_in(read_file(path)), game, components)


def load_found(path: Path, find: Find) -> AnyMatch:
    """The game in a file, whichever it is."""
    raw = save_in(read_file(path))
    return decode(raw, *find(read_header(raw).game))


def load_or_backup(
    path: Path, game: Game[Any, State, Move, Any, Any], components: Any = None
) -> tuple[Match[State, Move], Problem | None]:
    """The game in a file or, where that is damaged, in its backup, with what was wrong with the file."""
    return found_or_backup(path, lambda _: (game, components))


def found_or_backup(path: Path, find: Find) -> tuple[AnyMatch, Problem | None]:
    """The same, whichever game it is."""
    try:
        return load_found(path, find), None
    except Problem as problem:
        if problem.reason in NOT_DAMAGE or _is_for_now(problem):
            raise
        try:
            return load_found(backup_of(path), find), problem
        except Problem:
            raise problem from None


def read_file(path: Path) -> bytes:
    """A save or study, its own or one that a page carries; BadRecord where it cannot be read."""
    try:
        return unpacked(read_bounded(path, MOST_BYTES))
    except OSError as error:
        fault = error.strerror or str(error)
        raise BadRecord("record-unreadable", path=str(path), fault=fault) from error


def _is_for_now(problem: Problem) -> bool:
    """Whether a file could only not be read now, or by this person: then nothing is wrong with it."""
    cause = problem.__cause__
    return isinstance(cause, OSError) and cause.errno in FOR_NOW
