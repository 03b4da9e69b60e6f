"""The games that persons have finished here: a line of JSON for each, in a file beside the saves.

A game is known by the name of its save, and only its first end counts; a line that cannot be read is left
out, told, and left in the file as it is.
"""

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct, field

from core.files.bounded import Unbounded, read_bounded
from core.files.writing import backup_of, write_safely
from core.game import Problem
from nd_tui.games import FIRST
from nd_tui.play.session import Session
from nd_tui.storage.saves import PERSON
from nd_tui.storage.small_files import TOO_LARGE, changing

MOST_BYTES = 16 * 2**20  # of the file: some 20,000 games
MOST_PLAYERS = 20  # of any game

Name = Annotated[str, Meta(max_length=200)]
Points = Annotated[int, Meta(ge=-10_000, le=10_000)]  # more than any game can bring or take
Place = Annotated[int, Meta(ge=1, le=MOST_PLAYERS)]


class BadStatistics(Problem):
    """The file of finished games cannot be read or written."""


class Score(Struct, frozen=True):
    """How a person did."""

    name: Name
    place: Place
    points: Points = field(name="prestige")
    sources: dict[Name, Points] = {}  # points by where they came from
    won: bool | None = None  # None from when there was one game, in which the first place has won

    @property
    def has_won(self) -> bool:
        """Whether it was a victory: in some games nobody wins, though there is a first place."""
        return self.place == 1 if self.won is None else self.won


class Finished(Struct, frozen=True, omit_defaults=True):
    """A game that came to its end; in the file some things have the names from when there was one game."""

    save: str = field(name="game")  # the name of its file
    when: Name
    options: dict[str, Any]  # by which rules it was played, as its setup has them
    # As saves have them: persons, and levels of opponents.
    seats: Annotated[tuple[Name, ...], Meta(min_length=1, max_length=MOST_PLAYERS)]
    points: tuple[Points, ...] = field(name="prestige")  # by seat
    places: tuple[Place, ...]
    people: tuple[Score, ...] = field(name="persons")
    taken_back: bool = False  # somebody had seen what came, or dealt anew
    edition: Name = ""  # of the rules, where a game has several
    of: Name = FIRST  # which game

    @property
    def rules(self) -> dict[str, Any]:
        """By which rules it was played."""
        return {**self.options, "edition": self.edition} if self.edition else self.options

    def __post_init__(self) -> None:
        """ValueError, with the field, for what no game can have been; readers take it for a broken line."""
        players = len(self.seats)
        if not players == len(self.points) == len(self.places) or max(self.places) > players:
            raise ValueError("places")
        if not 1 <= len(self.people) <= players or any(score.place > players for score in self.people):
            raise ValueError("persons")
        if len({score.name for score in self.people}) != len(self.people):
            raise ValueError("names")


class Known(Struct, frozen=True):
    """What a file tells."""

    games: tuple[Finished, ...] = ()
    broken: int = 0  # lines that make no sense

    def of(self, game: str) -> "Known":
        """The same about one game alone."""
        return Known(tuple(finished for finished in self.games if finished.of == game), self.broken)


def finished_game(session: Session, when: str) -> Finished:
    """What is remembered of a game at its end."""
    match = session.match
    result = session.game.result(session.state)
    assert result is not None
    happened = session.chronicle.since(session.history.root)
    sheets = session.box.sheet.by_source(happened, len(session.names))
    rules = {name: told for name, told in msgspec.to_builtins(match.setup).items() if name != "players"}
    line = session.history.line_to(session.history.cursor)
    return Finished(
        save=session.kept.path.stem,
        when=when,
        edition=rules.pop("edition", ""),
        options=rules,
        seats=match.seats,
        points=result.points,
        places=result.ranks,
        people=tuple(
            Score(
                name=session.names[seat],
                place=result.ranks[seat],
                points=result.points[seat],
                sources=sheets[seat],
                won=seat in result.winners,
            )
            for seat in session.people
        ),
        taken_back=line[-1].foreseen or any(node.luck is not None for node in line),
        of=session.game.NAME,
    )


class StatisticsFile:
    """The file of a folder of games."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "statistics.jsonl"

    def note(self, session: Session) -> None:
        """Remember a game that is over, unless it is known already or nobody at the screen played it."""
        if PERSON not in session.match.seats:
            return
        with changing(self.path, self._refused):
            raw = self._read()
            if any(game.save == session.kept.path.stem for game in understood(raw).games):
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
        with changing(self.path, self._refused):
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
            games.setdefault(game.save, game)
    return Known(tuple(games.values()), broken)
