"""Bars: how high a figure may be, or must be, and whether it is; what has no bar is only told."""

from collections.abc import Iterator, Mapping
from typing import Any

MET = "met"


def at_most(found: float, bar: float) -> dict[str, object]:
    """A figure that should not be higher."""
    return {"found": found, "at_most": bar, MET: found <= bar}


def at_least(found: float, bar: float) -> dict[str, object]:
    """A figure that should not be lower."""
    return {"found": found, "at_least": bar, MET: found >= bar}


def missed(figures: Mapping[Any, object], place: str = "") -> Iterator[str]:
    """Where figures stand that have not met their bars."""
    if figures.get(MET) is False:
        yield place
    for name, figure in figures.items():
        if isinstance(figure, Mapping):
            yield from missed(figure, f"{place}.{name}".lstrip("."))
