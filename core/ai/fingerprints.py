"""What a game was played with, as digests: so that results of different versions are never added up."""

from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path

from msgspec import Struct

CODE, DATA = (".py",), (".toml", ".json")
SHARED = "core"  # the package of what is the same for all games
LENGTH = 16


class Stamp(Struct, frozen=True):
    """The rules, the components that come with them, and the opponents with all they have learned."""

    rules: str
    components: str
    minds: str


@cache
def stamp(game: str, minds: str) -> Stamp:
    """The stamp of a game and its opponents as they are installed here, by the names of their modules."""
    of_game, of_minds = _folder(game), _folder(minds)
    apart = [of_minds] if of_minds != of_game else []
    shared = _folder(SHARED)
    return Stamp(
        digest([*_files(of_game, CODE, apart), *sorted(shared.glob("*.py"))]),
        digest(_files(of_game, DATA, apart)),
        digest([*_files(of_minds, CODE + DATA), *_files(shared / "ai", CODE)]),
    )


def digest(files: list[Path]) -> str:
    """A digest of what stands in some files and of their names; where they lie does not matter."""
    found = sha256()
    for file in files:
        content = file.read_bytes().replace(b"\r\n", b"\n")
        found.update(f"{file.name} {len(content)} ".encode() + content)
    return found.hexdigest()[:LENGTH]


def _folder(module: str) -> Path:
    """The folder of a package, or the one in which a module lies."""
    path = import_module(module).__file__
    assert path is not None
    return Path(path).parent


def _files(folder: Path, endings: tuple[str, ...], apart: list[Path] | None = None) -> list[Path]:
    found = [file for file in folder.rglob("*") if file.suffix in endings]
    return sorted(file for file in found if not any(file.is_relative_to(other) for other in apart or ()))
