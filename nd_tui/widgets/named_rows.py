"""Lines with names in them: long names are cut, so that what stands beside them can always be read."""

from collections.abc import Sequence
from dataclasses import dataclass

from textual.content import Content

from nd_tui.widgets.common import Drawn, Part, joined, lines

FEWEST = 4  # columns that a name keeps: its sign, a letter and the mark of what is left out


@dataclass(frozen=True)
class Name:
    """What somebody typed, or a player with the sign before it; it may be cut."""

    content: Content


Row = Sequence[Part | Name]


def in_one_line(row: Row, width: int) -> Content:
    """A row of at most so many columns; the longest names give way first, all as far as they must."""
    names = [part.content.cell_length for part in row if isinstance(part, Name)]
    room = width - joined(part for part in row if not isinstance(part, Name)).cell_length
    most = max(names, default=0)
    while most > FEWEST and sum(min(name, most) for name in names) > room:
        most -= 1
    return joined(
        part.content.truncate(most, ellipsis=True) if isinstance(part, Name) else part for part in row
    )


class NamedRows(Drawn):
    """A part of the table with names in its rows; those that are cut can be read where the mouse rests."""

    _rows: Sequence[Row] = ()

    def draw_rows(self, rows: Sequence[Row]) -> None:
        """Draw rows below each other."""
        self._rows = rows
        self.fit()

    def on_resize(self) -> None:
        """Names have another room."""
        self.fit()

    def fit(self) -> None:
        """Draw the rows for the width of now; until there is one, nothing can be seen anyway."""
        width = self.content_size.width
        if not width:
            return
        drawn = lines(in_one_line(row, width) for row in self._rows)
        self.draw(drawn)
        names = [part.content for row in self._rows for part in row if isinstance(part, Name)]
        cut = [name for name in names if name.plain not in drawn.plain]
        told = lines(cut) if cut else None
        if self.tooltip != told:
            self.tooltip = told
