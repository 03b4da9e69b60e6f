"""Where everybody's points came from and how they grew, as numbers to be drawn."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from nd_tui.games.box import Box, Sheet


@dataclass(frozen=True)
class SheetRow:
    """What one source brought each player."""

    source: str
    amounts: tuple[int, ...]
    group: str  # under which it is counted, alone or with others

    @property
    def is_grouped(self) -> bool:
        """Whether others are counted with it."""
        return self.group != self.source


def sheet_rows(sheet: Sheet, happened: Iterable[Any], seats: int) -> list[SheetRow]:
    """All sources that brought or cost anybody points: first those that count alone, the best first."""
    columns = sheet.by_source(happened, seats)
    sources = {source: None for column in columns for source in column}
    rows = [
        SheetRow(source, tuple(column.get(source, 0) for column in columns), sheet.group(source))
        for source in sources
    ]
    return sorted(rows, key=lambda row: (row.is_grouped, -sum(row.amounts), row.source))


def grouped(rows: Iterable[SheetRow]) -> list[SheetRow]:
    """The same with one row for all sources that are counted together, the best first."""
    groups: dict[str, list[tuple[int, ...]]] = {}
    for row in rows:
        groups.setdefault(row.group, []).append(row.amounts)
    together = [
        SheetRow(group, tuple(map(sum, zip(*amounts, strict=True))), group)
        for group, amounts in groups.items()
    ]
    return sorted(together, key=lambda row: (-sum(row.amounts), row.source))


def totals(rows: Iterable[SheetRow], seats: int) -> tuple[int, ...]:
    """What all sources brought each player."""
    columns = [row.amounts for row in rows]
    return tuple(map(sum, zip(*columns, strict=True))) if columns else (0,) * seats


def growth(box: Box, states: Sequence[Any]) -> list[list[int]]:
    """For every player the points at the end of each moment of the game, of the last one as it stands."""
    # What a round ends with is paid in the same step that begins the next one.
    when = box.words.moment_short
    ends = [after for before, after in pairwise(states) if when(before) != when(after)]
    shown = [*ends, states[-1]][: len(box.sheet.moments(states[-1]))]
    points = [box.sheet.points(state) for state in shown]
    return [list(column) for column in zip(*points, strict=True)]
