"""Reading a saved game of whatever kind: which game it is stands in the file."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from core.game import AnyGame, Problem
from core.record import AnyMatch, decode, found_or_backup, load_found
from core.record.decoding import read_header
from core.record.files import read_file
from core.record.study import Study, read_study
from nd_tui.games import open_box

OwnComponents = Mapping[str, Any]  # component data of a player's own, by the name of the game
NO_COMPONENTS: OwnComponents = {}


def load(path: Path, components: OwnComponents = NO_COMPONENTS) -> AnyMatch:
    """The game in a file, which is only read; NoSuchGame for one that is not in the box."""
    return load_found(path, lambda name: _found(name, components))


def decoded(raw: bytes, components: OwnComponents = NO_COMPONENTS) -> AnyMatch:
    """The game in a save that was read."""
    return decode(raw, *_found(read_header(raw).game, components))


def load_study(path: Path, components: OwnComponents = NO_COMPONENTS) -> tuple[AnyMatch, Study | None]:
    """The game in a file, and the study of which it is a chapter; the file is only read."""
    study = read_study(read_file(path))
    return load(path, components), study


def load_or_backup(path: Path, components: OwnComponents = NO_COMPONENTS) -> tuple[AnyMatch, Problem | None]:
    """The game in a file or, where that is damaged, in its backup, with what was wrong with the file."""
    return found_or_backup(path, lambda name: _found(name, components))


def _found(name: str, components: OwnComponents) -> tuple[AnyGame, Any]:
    return open_box(name).game, components.get(name)
