"""How far a person has come in the course and in a first game, kept between starts."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from core.game import Problem
from nd_tui.games import FIRST
from nd_tui.storage.small_files import Plain, SmallFile, merged

PROGRESS_FILE = "progress.json"  # beside the settings
Count = Annotated[int, Meta(ge=0)]


class BadProgress(Problem):
    """A file of progress that cannot be read or written."""


class Place(Struct, frozen=True, omit_defaults=True):
    """A place in a lesson: the step to resume at, and whether it was held to its end before."""

    step: Count = 0
    done: bool = False


class Progress(Struct, frozen=True):
    """The lessons that were begun, and what went without help in a first game; both by `game/name`."""

    lessons: dict[str, Place] = {}
    managed: dict[str, Count] = {}  # how often, by the kind of a decision

    def place(self, game: str, lesson: str) -> Place | None:
        """Where a lesson was left; None for one that was never begun."""
        return self.lessons.get(key_of(game, lesson))

    def places(self, game: str) -> list[Place]:
        """Where the lessons of a game that were begun were left."""
        return [place for key, place in self.lessons.items() if key.startswith(key_of(game, ""))]

    def step(self, game: str, lesson: str, steps: int) -> int:
        """The step at which a lesson of so many goes on; it may have become shorter since."""
        return min((self.place(game, lesson) or Place()).step, steps - 1)

    def at(self, game: str, lesson: str, step: int) -> "Progress":
        """The same, with a lesson left at a step."""
        return self._with(game, lesson, replace(self.place(game, lesson) or Place(), step=step))

    def finished(self, game: str, lesson: str) -> "Progress":
        """The same, with a lesson held to its end."""
        return self._with(game, lesson, Place(done=True))

    def _with(self, game: str, lesson: str, place: Place) -> "Progress":
        return replace(self, lessons={**self.lessons, key_of(game, lesson): place})

    def managed_in(self, game: str) -> dict[str, int]:
        """How often which kind of decision of a game went without help."""
        of, start = self.managed.items(), key_of(game, "")
        return {key.removeprefix(start): times for key, times in of if key.startswith(start)}

    def with_managed(self, game: str, managed: Mapping[str, int]) -> "Progress":
        """The same, with what went without help in a game, and nothing else of it."""
        others = {key: times for key, times in self.managed.items() if not key.startswith(key_of(game, ""))}
        return replace(self, managed=others | {key_of(game, kind): n for kind, n in managed.items()})


def key_of(game: str, name: str) -> str:
    """What something of a game is kept by."""
    return f"{game}/{name}"


def renewed(plain: Plain) -> Plain:
    """Progress as it is kept now; when there was one game its name did not stand before what was its own."""
    kept = {name: plain[name] for name in ("lessons", "managed") if isinstance(plain.get(name), dict)}
    return plain | {
        name: {key if "/" in key else key_of(FIRST, key): value for key, value in values.items()}
        for name, values in kept.items()
    }


def unreadable(path: str, fault: str) -> BadProgress:
    """A file that makes no sense."""
    return BadProgress("progress-unreadable", path=path, fault=fault)


def not_kept(path: str, fault: str) -> BadProgress:
    """A file that cannot be written."""
    return BadProgress("progress-not-kept", path=path, fault=fault)


FILE = SmallFile(Progress, unreadable, not_kept, renewed)


def load_progress(path: Path) -> Progress:
    """The progress in a file, none where there is no file; a Problem if it makes no sense."""
    return FILE.load(path)


def save_progress(progress: Progress, path: Path, before: Progress | None = None) -> None:
    """Keep the progress since an earlier one, beside other programs’; BadProgress if the disk refuses."""
    usual = Progress() if before is None else before
    FILE.change(path, lambda there: merged(there, usual, progress, by_key=("lessons", "managed")), usual)
