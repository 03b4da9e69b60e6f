"""What a list shows of kept games, read without the rules, which the title should not wait for."""

from pathlib import Path

import msgspec

from core.files.bounded import Unbounded, read_bounded
from core.files.writing import backup_of
from core.save_header import FORMAT, MOST_BYTES
from nd_tui.games import names


class SummarySetup(msgspec.Struct, frozen=True):
    """Of a setup, who plays."""

    players: tuple[str, ...]


class Summary(msgspec.Struct, frozen=True):
    """What a list of saves shows, read without replaying the game."""

    format: str
    game: str
    written: str
    setup: SummarySetup
    seats: tuple[str, ...]
    over: bool = False


class Listed(msgspec.Struct, frozen=True):
    """A kept game in a list."""

    path: Path
    summary: Summary
    free: bool  # no program has it open


def summary_of(path: Path) -> Summary | None:
    """What a list shows of a game, from its backup if need be; None where there is no save to be seen."""
    return _read(path) or _read(backup_of(path))


def _read(path: Path) -> Summary | None:
    try:
        summary = msgspec.json.decode(read_bounded(path, MOST_BYTES), type=Summary)
    except (OSError, Unbounded, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return summary if summary.format == FORMAT and summary.game in names() else None
