"""Where the parts of a composed move stand: below each other, and side by side where that saves room."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from rich.cells import cell_len

from nd_tui.games.parts import Amount, OneOf, Part
from nd_tui.terminal.typography import wrapped

POINTER = 2  # columns for the sign before the part that is looked at
GAP = 2  # columns between a name and its value
SIGN = 2  # columns for a sign beside the value, with the space between them
BESIDE = 2  # columns between parts side by side
LEAST = 8  # columns for a name or a value, however narrow the screen is


class Cell(NamedTuple):
    """The place of a part: its name, then its value between two signs, then what values there are."""

    part: Part
    x: int
    y: int
    width: int
    height: int
    name: int  # columns for the name
    room: int  # columns for the value
    below: int  # how many lines below its name the value stands, where both have no room in one line

    @property
    def less(self) -> tuple[int, int]:
        """Where the sign before the value is."""
        return self.x + POINTER + (0 if self.below else self.name + GAP), self.y + self.below

    @property
    def more(self) -> tuple[int, int]:
        """Where the sign behind the value is."""
        x, y = self.less
        return x + SIGN + self.room + 1, y

    def holds(self, x: int, y: int) -> bool:
        """Whether a point lies in it."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


@dataclass(frozen=True)
class Block:
    """Neighbouring parts of one kind in columns, each as wide as what stands in it."""

    parts: tuple[Part, ...]
    across: int  # columns of the screen
    columns: int = 1
    first_name: int = 0  # at least so many columns for the names of the first column

    def cells(self) -> list[Cell]:
        """Column after column."""
        found: list[Cell] = []
        x = 0
        rows = -(-len(self.parts) // self.columns)
        for start in range(0, len(self.parts), rows):
            column = list(self._column(self.parts[start : start + rows], x))
            found += column
            x += column[0].width + BESIDE
        return found

    def _column(self, parts: Sequence[Part], x: int) -> Iterator[Cell]:
        """Parts below each other; their values below the names where both are too long for a line."""
        name = max(self.names(parts), self.first_name if x == 0 else 0)
        room = max(cell_len(words) for part in parts for words in value_words(part))
        around = POINTER + 2 * SIGN + max(1 + cell_len(known_range(part, part.value)) for part in parts)
        width, below, height = name + GAP + room + around, 0, 1
        if width > self.across and self.columns == 1:
            width, name = self.across, max(LEAST, self.across - POINTER)
            room = max(LEAST, min(room, self.across - around))
            below = max(len(wrapped(part.name, name)) for part in parts)
            height = below + max(len(wrapped(words, room)) for part in parts for words in value_words(part))
        for row, part in enumerate(parts):
            yield Cell(part, x, row * height, width, height, name, room, below)

    @staticmethod
    def names(parts: Sequence[Part]) -> int:
        """The columns that the names take."""
        return max(cell_len(part.name) for part in parts)


def laid_out(parts: Sequence[Part], width: int, height: int) -> tuple[list[Cell], int]:
    """The places of all parts, and how many lines they take: no more than there are, if that can be."""
    groups = [tuple(group) for _, group in groupby(parts, type)]
    aligned = max(map(Block.names, groups))  # so that all values begin below each other, if there is room

    def fits(cells: list[Cell]) -> bool:
        return max(cell.x + cell.width for cell in cells) <= width

    def block(group: tuple[Part, ...], columns: int) -> list[Cell]:
        wished = Block(group, width, columns, aligned).cells()
        return wished if fits(wished) and not wished[0].below else Block(group, width, columns).cells()

    blocks = [block(group, 1) for group in groups]
    columns = [1] * len(groups)
    growing = set(range(len(groups)))
    while growing and sum(map(lines_of, blocks)) > height:
        number = max(growing, key=lambda number: lines_of(blocks[number]))
        columns[number] += 1
        wider = block(groups[number], columns[number])
        if fits(wider) and columns[number] <= len(groups[number]):
            blocks[number] = wider
        else:
            growing.remove(number)
    cells: list[Cell] = []
    top = 0
    for each in blocks:
        cells += [cell._replace(y=top + cell.y) for cell in each]
        top += lines_of(each)
    return cells, top


def lines_of(cells: Sequence[Cell]) -> int:
    """How many lines cells take."""
    return max(cell.y + cell.height for cell in cells)


def value_words(part: Part) -> list[str]:
    """What a part can be set to, in words; of numbers the longest."""
    if isinstance(part, OneOf):
        return [words for _, words in part.choices]
    return [str(part.most)]


def known_range(part: Part, value: object) -> str:
    """What values there are: of a number the bounds, of a choice its place among the others."""
    if isinstance(part, Amount):
        return f"/{part.most}" if part.least == 0 else f"{part.least}–{part.most}"
    return f"{part.place(value) + 1}/{len(part.choices)}"
