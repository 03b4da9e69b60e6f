"""What in Textual takes long and need not: lines that are drawn, and rules of style that are looked up.

Textual gives every line that it draws seven memories of how it was cut, filtered and coloured. Most lines are
drawn once, and making what they never use took more time than anything else did when a screen was drawn; so
a memory comes when something is first made of its line. And each part of a screen asks of some hundred rules
whether they are among its own, which is quick where Python itself tells them apart.
"""

from collections.abc import Iterable
from typing import Any

from rich.segment import Segment
from textual.cache import FIFOCache
from textual.css.model import RuleSet
from textual.strip import Strip

MOST = {  # how much each of the memories holds
    "_divide_cache": 4,
    "_crop_cache": 16,
    "_style_cache": 16,
    "_filter_cache": 4,
    "_line_length_cache": 4,
    "_crop_extend_cache": 4,
    "_offsets_cache": 4,
}


def lighten() -> None:
    """Let it be so from now on and everywhere."""
    RuleSet.__hash__ = object.__hash__  # type: ignore[method-assign]
    Strip.__init__ = _begin  # type: ignore[assignment, method-assign]
    Strip.__getattr__ = _remember  # type: ignore[attr-defined]


def _begin(strip: Strip, segments: Iterable[Segment], cell_length: int | None = None) -> None:
    strip._segments = list(segments)
    strip._cell_length = cell_length
    strip._render_cache = None
    strip._link_ids = None
    strip._cell_count = None


def _remember(strip: Strip, name: str) -> FIFOCache[Any, Any]:
    """A memory that is asked for and not there yet."""
    if name not in MOST:
        raise AttributeError(name, name=name, obj=strip)
    memory: FIFOCache[Any, Any] = FIFOCache(MOST[name])
    setattr(strip, name, memory)
    return memory
