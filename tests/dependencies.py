"""What a distribution needs to run: its declared requirements and theirs, found where the tests run."""

from collections.abc import Iterable
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement


def needed(requirements: Iterable[str], extras: Iterable[str] = ()) -> dict[str, metadata.Distribution]:
    """The distributions that requirements lead to, by name; LookupError for one that is not there."""
    found: dict[str, metadata.Distribution] = {}
    for requirement in map(Requirement, requirements):
        if is_wanted(requirement, extras):
            distribution = metadata.distribution(requirement.name)
            found[distribution.name] = distribution
            found |= needed(distribution.requires or (), requirement.extras)
    return found


def is_wanted(requirement: Requirement, extras: Iterable[str]) -> bool:
    """Whether a requirement counts on this machine, where these extras were asked for."""
    marker = requirement.marker
    return marker is None or any(marker.evaluate({"extra": extra}) for extra in ("", *extras))


def lend(distribution: metadata.Distribution, packages: Path) -> None:
    """Link the files of a distribution into the packages of another environment."""
    for file in distribution.files or ():
        lent = packages / file
        if ".." not in file.parts and not lent.exists():  # scripts lie elsewhere
            lent.parent.mkdir(parents=True, exist_ok=True)
            lent.symlink_to(Path(str(distribution.locate_file(file))))
