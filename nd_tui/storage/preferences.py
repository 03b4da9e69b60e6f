"""The settings that are in force, and those that are kept: looks asked for only this time are not kept."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from core.game import Problem
from nd_tui.storage.settings import Settings, change_settings, load_settings


class Preferences:
    """What a person likes, from a file; one that makes no sense is left alone, and counts as none."""

    def __init__(self, file: Path, only_now: Mapping[str, Any] | None = None) -> None:
        self.file = file
        self.broken: Problem | None = None  # what is wrong with the file
        try:
            self._kept = load_settings(file)
        except Problem as problem:
            self.broken, self._kept = problem, Settings()
        self.now = replace(self._kept, **(only_now or {}))

    def change(self, **changes: Any) -> None:
        """Change some, now and for next time; a Problem if the latter cannot be."""
        self.now = replace(self.now, **changes)
        before, self._kept = self._kept, replace(self._kept, **changes)
        change_settings(self.file, before, self._kept)
