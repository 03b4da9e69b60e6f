"""Where everybody's prestige came from and how it grew, as numbers to be drawn."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from core import notre_dame as nd
from core.notre_dame.persons import EFFECTS
from core.notre_dame.state import ROUNDS
from nd_tui.games.notre_dame.sheet import PERSONS


@dataclass(frozen=True)
class SheetRow:
    """What one source brought each player."""

    source: str
    amounts: tuple[int, ...]

    @property
    def is_person(self) -> bool:
        """Whether the source is a person that was hired."""
        return self.source in EFFECTS


def sheet(happened: Iterable[nd.Event], seats: int) -> list[SheetRow]:
    """All sources that brought or cost anybody prestige: first the board's, then persons, the best first."""
    columns = nd.prestige_by_source(happened, seats)
    sources = {source: None for column in columns for source in column}
    rows = [SheetRow(source, tuple(column.get(source, 0) for column in columns)) for source in sources]
    return sorted(rows, key=lambda row: (row.is_person, -sum(row.amounts), row.source))


def with_persons_together(rows: Iterable[SheetRow]) -> list[SheetRow]:
    """The same with one row for all persons, the best first."""
    apart = list(rows)
    rest = [row for row in apart if not row.is_person]
    persons = [row.amounts for row in apart if row.is_person]
    if persons:
        rest.append(SheetRow(PERSONS, tuple(map(sum, zip(*persons, strict=True)))))
    return sorted(rest, key=lambda row: (-sum(row.amounts), row.source))


def totals(rows: Iterable[SheetRow], seats: int) -> tuple[int, ...]:
    """What all sources brought each player."""
    columns = [row.amounts for row in rows]
    return tuple(map(sum, zip(*columns, strict=True))) if columns else (0,) * seats


def course(states: Sequence[nd.State]) -> list[list[int]]:
    """For every player the prestige at the end of each round, of the last one as it stands."""
    # What a round ends with is paid in the same step that begins the next one.
    ends = [after for before, after in pairwise(states) if before.round != after.round]
    shown = [*ends, states[-1]][:ROUNDS]
    return [[state.players[seat].prestige for state in shown] for seat in range(len(states[0].players))]
