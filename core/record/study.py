"""Studies: several games and positions in one file, each a chapter that is an ordinary save."""

from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from core.record.decoding import read_record
from core.record.match import BadRecord
from core.save_header import MOST_BYTES, STUDY_FORMAT, STUDY_VERSION, StudyHeader

MOST_CHAPTERS = 64
LONGEST_TITLE = 200

Title = Annotated[str, Meta(max_length=LONGEST_TITLE)]


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """A game or position of a study: its name, and the save as it would be alone."""

    name: Title
    save: msgspec.Raw

    @property
    def raw(self) -> bytes:
        """The save, to be read like any other."""
        return bytes(self.save)


class Study(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A study of version 1; there is always a chapter, and one of them is looked at."""

    format: str
    version: int
    chapters: Annotated[tuple[Chapter, ...], Meta(min_length=1, max_length=MOST_CHAPTERS)]
    name: Title = ""
    current: Annotated[int, Meta(ge=0)] = 0

    @property
    def chapter(self) -> Chapter:
        """The chapter that is looked at."""
        return self.chapters[self.current]

    def with_save(self, raw: bytes) -> "Study":
        """The same with the chapter that is looked at as it is now."""
        return self.with_chapter(self.current, replace(self.chapter, save=msgspec.Raw(raw)))

    def with_chapter(self, place: int, chapter: Chapter) -> "Study":
        """The same with another chapter in a place."""
        return replace(self, chapters=(*self.chapters[:place], chapter, *self.chapters[place + 1 :]))

    def renamed(self, place: int, name: str) -> "Study":
        """The same with a chapter of another name."""
        return self.with_chapter(place, replace(self.chapters[place], name=name[:LONGEST_TITLE]))

    def turned_to(self, place: int) -> "Study":
        """The same, looking at another chapter."""
        return replace(self, current=place)

    def added(self, name: str, raw: bytes) -> "Study":
        """One chapter more, behind the others; BadRecord where there are too many."""
        if len(self.chapters) >= MOST_CHAPTERS:
            raise BadRecord("study-full", most=MOST_CHAPTERS)
        return replace(self, chapters=(*self.chapters, _chapter(name, raw)))

    def called(self, name: str) -> "Study":
        """The same by another name."""
        return replace(self, name=name[:LONGEST_TITLE])

    def moved(self, place: int, by: int) -> "Study":
        """A chapter some places further on; the one that is looked at stays so. The same at either end."""
        other = place + by
        if not 0 <= other < len(self.chapters):
            return self
        chapters = list(self.chapters)
        chapters[place], chapters[other] = chapters[other], chapters[place]
        current = {place: other, other: place}.get(self.current, self.current)
        return replace(self, chapters=tuple(chapters), current=current)

    def without(self, place: int) -> "Study":
        """One chapter less; the one that is looked at cannot go."""
        if place == self.current:
            raise BadRecord("chapter-is-open")
        left = (*self.chapters[:place], *self.chapters[place + 1 :])
        return replace(self, chapters=left, current=self.current - (place < self.current))


def new_study(chapters: Sequence[tuple[str, bytes]], name: str = "") -> Study:
    """A study of chapters by name and save."""
    made = tuple(_chapter(title, raw) for title, raw in chapters)
    return Study(STUDY_FORMAT, STUDY_VERSION, made, name[:LONGEST_TITLE])


def _chapter(name: str, raw: bytes) -> Chapter:
    return Chapter(name[:LONGEST_TITLE], msgspec.Raw(raw))


def encode_study(study: Study) -> bytes:
    """The file of a study, one value a line."""
    return msgspec.json.format(msgspec.json.encode(study), indent=1) + b"\n"


def read_study(raw: bytes) -> Study | None:
    """The study in a file; None where it is a single save, or none at all. BadRecord where it is damaged."""
    if len(raw) > MOST_BYTES:
        raise BadRecord("record-too-large", most=MOST_BYTES // 2**20)
    try:
        header = msgspec.json.decode(raw, type=StudyHeader)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    if header.format != STUDY_FORMAT:
        return None
    if header.version > STUDY_VERSION:
        raise BadRecord("record-newer", found=header.version, known=STUDY_VERSION)
    try:
        study = msgspec.json.decode(raw, type=Study)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("record-damaged", fault=str(error)) from error
    if study.version < 1 or study.current >= len(study.chapters):
        raise BadRecord("record-damaged", fault="current")
    for chapter in study.chapters:
        read_record(chapter.raw)
    return study


def save_in(raw: bytes) -> bytes:
    """The save of a file: of a study that of the chapter that is looked at."""
    study = read_study(raw)
    return raw if study is None else study.chapter.raw
