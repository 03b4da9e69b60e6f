"""The games that persons have finished here: a line of JSON for each, in a file beside the saves.

A game is known by the name of its save, and only its first end counts; a line that cannot be read is left
out, told, and left in the file as it is.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from core import notre_dame as nd
from core.game import Problem
from core.notre_dame.setup import FEWEST_PLAYERS, MOST_PLAYERS
from core.record.bounded import Unbounded, read_bounded
from core.record.writing import CannotSave, backup_of, write_safely
from nd_tui.play.session import Session
from nd_tui.storage.locks import LockHeld, alone
from nd_tui.storage.saves import PERSON
from nd_tui.storage.small_files import BUSY, LOCK_SECONDS, TOO_LARGE

MOST_BYTES = 16 * 2**20  # of the file: some 20,000 games

Name = Annotated[str, Meta(max_length=200)]
Points = Annotated[int, Meta(ge=-10_000, le=10_000)]  # more than any game can bring or take
Place = Annotated[int, Meta(ge=1, le=MOST_PLAYERS)]


class BadStatistics(Problem):
    """The file of finished games cannot be read or written."""


class Score(Struct, frozen=True):
    """How a person did."""

    name: Name
    place: Place
    prestige: Points
    sources: dict[Name, Points]  # prestige by where it came from


class Finished(Struct, frozen=True, omit_defaults=True):
    """A game that came to its end."""

    game: str  # the name of its save
    when: Name
    edition: Name
    options: dict[str, Any]
    # As saves have them: persons, and levels of opponents.
    seats: Annotated[tuple[Name, ...], Meta(min_length=FEWEST_PLAYERS, max_length=MOST_PLAYERS)]
    prestige: tuple[Points, ...]  # by seat
    places: tuple[Place, ...]
    persons: tuple[Score, ...]
    taken_back: bool = False  # somebody had seen what came, or dealt anew

    def __post_init__(self) -> None:
        """ValueError, with the field, for what no game can have been; readers take it for a broken line."""
        players = len(self.seats)
        if not players == len(self.prestige) == len(self.places) or max(self.places) > players:
            raise ValueError("places")
        if not 1 <= len(self.persons) <= players or any(score.place > players for score in self.persons):
            raise ValueError("persons")
        if len({score.name for score in self.persons}) != len(self.persons):
            raise ValueError("names")


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
        prestige=result.points,
        places=result.ranks,
        persons=tuple(
            Score(session.names[seat], result.ranks[seat], result.points[seat], sheets[seat])
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
            for path in (self.path, backup_of(self.path)):
                path.unlink(missing_ok=True)

    def _read(self) -> bytes:
        try:
            return read_bounded(self.path, MOST_BYTES)
        except (FileNotFoundError, NotADirectoryError):
            return b""
        except Unbounded as problem:
            raise BadStatistics(problem.reason, **problem.details) from problem
        except OSError as error:
            fault = error.strerror or str(error)
            raise BadStatistics("statistics-unreadable", path=str(self.path), fault=fault) from error

    def _write(self, content: bytes) -> None:
        if len(content) > MOST_BYTES:
            raise self._refused(TOO_LARGE)
        write_safely(self.path, content)

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """No other program writes meanwhile; BadStatistics for whatever keeps this one from it."""
        try:
            with alone(self.path, LOCK_SECONDS):
                yield
        except CannotSave as problem:
            raise self._refused(str(problem.details["fault"])) from problem
        except LockHeld as problem:
            raise self._refused(BUSY) from problem
        except OSError as error:
            raise self._refused(error.strerror or str(error)) from error

    def _refused(self, fault: str) -> BadStatistics:
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
