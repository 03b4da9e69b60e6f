"""What a list shows of kept games, read without the rules, which the title should not wait for."""

from pathlib import Path

import msgspec
from msgspec.structs import replace

from core.files.bounded import Unbounded, read_bounded
from core.files.writing import backup_of
from core.save_header import FORMAT, MOST_BYTES, STUDY_FORMAT, StudyHeader
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
    names: dict[int, str] = {}
    comments: dict[int, str] = {}
    study: str = ""  # the name of the study of which it is the chapter that is looked at
    chapters: int = 1  # of that study

    @property
    def called(self) -> str:
        """What somebody has called it: the study, or the main line of the game."""
        return self.study or self.names.get(0, "")

    @property
    def note(self) -> str:
        """What somebody has written to the beginning of the game."""
        return self.comments.get(0, "")


class ChapterSummary(msgspec.Struct, frozen=True):
    """Of a chapter its name and its save, unread."""

    name: str
    save: msgspec.Raw


class StudySummary(msgspec.Struct, frozen=True):
    """Of a study what a list needs to find the chapter that is looked at."""

    chapters: tuple[ChapterSummary, ...]
    name: str = ""
    current: int = 0


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
        return summary_in(read_bounded(path, MOST_BYTES))
    except (OSError, Unbounded):
        return None


def summary_in(raw: bytes) -> Summary | None:
    """What a list shows of the content of a file; of a study the chapter that is looked at."""
    try:
        if msgspec.json.decode(raw, type=StudyHeader).format == STUDY_FORMAT:
            return _of_study(msgspec.json.decode(raw, type=StudySummary))
        summary = msgspec.json.decode(raw, type=Summary)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return summary if summary.format == FORMAT and summary.game in names() else None


def _of_study(study: StudySummary) -> Summary | None:
    if study.current >= len(study.chapters):
        return None
    chapter = study.chapters[study.current]
    found = summary_in(chapter.save)
    name = study.name or chapter.name
    return None if found is None else replace(found, study=name, chapters=len(study.chapters))
