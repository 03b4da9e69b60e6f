"""The games that persons have finished here: a line of JSON for each, in a file beside the saves.

A game is known by the name of its save, and only its first end counts; a line that cannot be read is left
out, told, and left in the file as it is.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from core import notre_dame as nd
from core.game import Problem
from core.record.files import CannotSave, backup_of, write_safely
from nd_tui.saves import PERSON
from nd_tui.session import Session

LOCK_SECONDS = 5.0


class BadStatistics(Problem):
    """The file of finished games cannot be read or written."""


class Score(Struct, frozen=True):
    """How a person did."""

    name: str
    place: int
    prestige: int
    sources: dict[str, int]  # prestige by where it came from


class Finished(Struct, frozen=True, omit_defaults=True):
    """A game that came to its end."""

    game: str  # the name of its save
    when: str
    edition: str
    options: dict[str, Any]
    seats: tuple[str, ...]  # as saves have them: persons, and levels of opponents
    prestige: tuple[int, ...]  # by seat
    places: tuple[int, ...]
    persons: tuple[Score, ...]
    taken_back: bool = False  # somebody had seen what came, or dealt anew


class Known(Struct, frozen=True):
    """What a file tells."""

    games: tuple[Finished, ...] = ()
    broken: int = 0  # lines that make no sense


def finished_game(session: Session, when: str) -> Finished:
    """What is remembered of a game at its end."""
    state, match = session.state, session.match
    result = nd.result(state)
    assert result is not None
    sheets = nd.prestige_by_source(session.chronicle.since(session.history.root), len(session.names))
    line = session.history.line_to(session.history.cursor)
    return Finished(
        game=session.kept.path.stem,
        when=when,
        edition=state.table.setup.edition,
        options=msgspec.to_builtins(state.table.options),
        seats=match.seats,
        prestige=result.prestige,
        places=result.ranks,
        persons=tuple(
            Score(session.names[seat], result.ranks[seat], result.prestige[seat], sheets[seat])
            for seat in session.persons
        ),
        taken_back=line[-1].foreseen or any(node.luck is not None for node in line),
    )


class StatisticsFile:
    """The file of a folder of games."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "statistics.jsonl"

    def note(self, session: Session) -> None:
        """Remember a game that is over, unless it is known already or nobody at the screen played it."""
        if PERSON not in session.match.seats:
            return
        with self._alone():
            raw = self._read()
            if any(game.game == session.kept.path.stem for game in understood(raw).games):
                return
            line = msgspec.json.encode(
                finished_game(session, datetime.now(UTC).isoformat(timespec="seconds"))
            )
            before = raw if not raw or raw.endswith(b"\n") else raw + b"\n"
            self._write(before + line + b"\n")

    def load(self) -> Known:
        """All games that are remembered."""
        return understood(self._read())

    def forget(self) -> None:
        """Remember nothing any more."""
        with self._alone():
            try:
                for path in (self.path, backup_of(self.path)):
                    path.unlink(missing_ok=True)
            except OSError as error:
                raise self._refused(error) from error

    def _read(self) -> bytes:
        try:
            return self.path.read_bytes()
        except FileNotFoundError:
            return b""
        except OSError as error:
            fault = error.strerror or str(error)
            raise BadStatistics("statistics-unreadable", path=str(self.path), fault=fault) from error

    def _write(self, content: bytes) -> None:
        try:
            write_safely(self.path, content)
        except CannotSave as problem:
            fault = str(problem.details["fault"])
            raise BadStatistics("statistics-not-kept", path=str(self.path), fault=fault) from problem

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """No other program writes meanwhile."""
        from filelock import FileLock, Timeout

        lock = FileLock(self.path.with_name(f".{self.path.name}.lock"), timeout=LOCK_SECONDS)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            lock.acquire()
        except (OSError, Timeout) as error:
            raise self._refused(error) from error
        try:
            yield
        finally:
            lock.release()

    def _refused(self, error: Exception) -> BadStatistics:
        fault = getattr(error, "strerror", None) or str(error)
        return BadStatistics("statistics-not-kept", path=str(self.path), fault=fault)


def understood(raw: bytes) -> Known:
    """The games in the lines of a file, each once, and how many lines make no sense."""
    games: dict[str, Finished] = {}
    broken = 0
    for line in raw.splitlines():
        if not line.strip():
            continue
        try:
            game = msgspec.json.decode(line, type=Finished)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            broken += 1
        else:
            games.setdefault(game.game, game)
    return Known(tuple(games.values()), broken)
