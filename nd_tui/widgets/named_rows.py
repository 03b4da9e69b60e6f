"""Lines with names in them: long names become shorter, so that what stands beside them can always be read."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from textual.content import Content

from nd_tui.looks.picture import Picture
from nd_tui.widgets.common import Part, joined, lines, player_sign
from nd_tui.widgets.painted import Painted
from nd_tui.words.shortening import STOP, shortened

FEWEST = 2  # columns that a name keeps besides its sign


@dataclass(frozen=True)
class Name:
    """What somebody typed, which may be shortened; and the sign before it, which stays."""

    text: str
    style: str = ""
    sign: str = ""
    dispensable: bool = False  # it goes, sign and all, where not even its first words have room
    alone: str = ""  # the same without the words that introduce it, which go first

    @property
    def least(self) -> int:
        """The columns that it keeps in any case."""
        return 0 if self.dispensable else FEWEST + (cell_len(self.sign) + 1 if self.sign else 0)

    def within(self, width: int) -> Content:
        """The sign, and as much of the name as this leaves room for."""
        before = f"{self.sign} " if self.sign else ""
        room = max(0, width - cell_len(before))
        name = shortened(self.alone if self.alone and cell_len(self.text) > room else self.text, room)
        if self.dispensable and not self.text.startswith(name.strip() or STOP):
            return Content()
        return Content.styled(before + name, self.style)

    @property
    def whole(self) -> Content:
        """All of it."""
        return self.within(cell_len(self.sign) + 1 + cell_len(self.text))


Row = Sequence[Part | Name]


def name_of(picture: Picture, seat: int) -> Name:
    """A player by shape, name and colour."""
    sign, style = player_sign(picture, seat)
    return Name(picture.names[seat], style, sign)


def in_one_line(row: Row, width: int) -> Content:
    """A row of at most so many columns; the longest names give way first, all as far as they must."""
    names = [part for part in row if isinstance(part, Name)]
    room = width - joined(part for part in row if not isinstance(part, Name)).cell_length
    most = max((name.whole.cell_length for name in names), default=0)
    while most > FEWEST and sum(min(name.whole.cell_length, most) for name in names) > room:
        most -= 1
    return joined(part.within(max(most, part.least)) if isinstance(part, Name) else part for part in row)


def _fitting(forms: Sequence[Row], width: int, alike: Sequence[Sequence[Row]]) -> Row:
    """The first form that has room as it is, in the rows that are to look alike too; else the last one."""
    for number, row in enumerate(forms):
        if all(_length(others[number]) <= width for others in (forms, *alike)):
            return row
    return forms[-1]


def _length(row: Row) -> int:
    """The columns of a row with whole names."""
    return joined(part.whole if isinstance(part, Name) else part for part in row).cell_length


class NamedRows(Painted):
    """Rows with names in them; those that are shortened can be read where the mouse rests."""

    _rows: Sequence[Row] = ()

    def draw_rows(self, rows: Sequence[Row]) -> None:
        """Draw rows below each other."""
        self._rows = rows
        self.paint(lambda width, _: lines(in_one_line(row, width) for row in rows))
        self.tell_names()

    def draw_one_of(self, forms: Sequence[Row], alike: Sequence[Sequence[Row]] = ()) -> None:
        """Draw the first of several forms of a row that has room; in the last one names become shorter.

        Rows that are to look alike have their own forms, in the same order.
        """
        self._rows = forms[:1]
        self.paint(lambda width, _: in_one_line(_fitting(forms, width, alike), width))
        self.tell_names()

    def on_resize(self) -> None:
        """Names have another room."""
        self.tell_names()

    def tell_names(self) -> None:
        """Tell those names in full that are not."""
        drawn = self.render().plain
        names = [part.whole for row in self._rows for part in row if isinstance(part, Name)]
        cut = [name for name in names if name.plain not in drawn]
        told = lines(cut) if cut else None
        if self.tooltip != told:
            self.tooltip = told
