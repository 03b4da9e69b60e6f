"""How far a person has come in the course and in a first game, kept between starts."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from core.game import Problem
from nd_tui.storage.small_files import SmallFile, merged

PROGRESS_FILE = "progress.json"  # beside the settings
Count = Annotated[int, Meta(ge=0)]


class BadProgress(Problem):
    """A file of progress that cannot be read or written."""


class Place(Struct, frozen=True, omit_defaults=True):
    """A place in a lesson: the step to resume at, and whether it was held to its end before."""

    step: Count = 0
    done: bool = False


class Progress(Struct, frozen=True):
    """The lessons that were begun, by their ids, and what went without help in a first game."""

    lessons: dict[str, Place] = {}
    managed: dict[str, Count] = {}  # how often, by the kind of a decision

    def place(self, lesson: str) -> Place | None:
        """Where a lesson was left; None for one that was never begun."""
        return self.lessons.get(lesson)

    def step(self, lesson: str, steps: int) -> int:
        """The step at which a lesson of so many goes on; it may have become shorter since."""
        return min(self.lessons.get(lesson, Place()).step, steps - 1)

    def at(self, lesson: str, step: int) -> "Progress":
        """The same, with a lesson left at a step."""
        before = self.lessons.get(lesson, Place())
        return replace(self, lessons={**self.lessons, lesson: replace(before, step=step)})

    def finished(self, lesson: str) -> "Progress":
        """The same, with a lesson held to its end."""
        return replace(self, lessons={**self.lessons, lesson: Place(done=True)})

    def with_managed(self, managed: Mapping[str, int]) -> "Progress":
        """The same, with what went without help."""
        return replace(self, managed=dict(managed))


def unreadable(path: str, fault: str) -> BadProgress:
    """A file that makes no sense."""
    return BadProgress("progress-unreadable", path=path, fault=fault)


def not_kept(path: str, fault: str) -> BadProgress:
    """A file that cannot be written."""
    return BadProgress("progress-not-kept", path=path, fault=fault)


FILE = SmallFile(Progress, unreadable, not_kept)


def load_progress(path: Path) -> Progress:
    """The progress in a file, none where there is no file; a Problem if it makes no sense."""
    return FILE.load(path)


def save_progress(progress: Progress, path: Path, before: Progress | None = None) -> None:
    """Keep the progress since an earlier one, beside other programs’; BadProgress if the disk refuses."""
    usual = Progress() if before is None else before
    FILE.change(path, lambda there: merged(there, usual, progress, by_key=("lessons", "managed")), usual)
