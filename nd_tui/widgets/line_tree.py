"""The tree of lines as a list that draws only the rows one sees, so that its size does not matter."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message

from nd_tui.play.tree_rows import Row
from nd_tui.widgets.line_row import RowPainter
from nd_tui.widgets.row_list import RowList


class LineTree(RowList):
    """Rows with a highlight; what rows there are and how they look is told by the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "fold(False)", show=False),
        Binding("right", "fold(True)", show=False),
    ]

    class Highlighted(RowList.Highlighted):
        """Another row is looked at."""

    class Picked(RowList.Picked):
        """The highlighted row was clicked once more."""

    class Fold(Message):
        """A row is to be opened or closed; None turns it round."""

        def __init__(self, opened: bool | None) -> None:
            super().__init__()
            self.opened = opened

    def __init__(self, painter: RowPainter, rows: list[Row], index: int = 0) -> None:
        super().__init__(id="line-tree")
        self.painter = painter
        self.rows = rows
        self.index = index

    @property
    def row(self) -> Row:
        """The highlighted row."""
        return self.rows[self.index]

    def show(self, painter: RowPainter, rows: list[Row], index: int) -> None:
        """Other rows."""
        self.painter, self.rows, self.index = painter, rows, index
        self.fit()
        self.show_highlighted()
        self.refresh()

    def count(self) -> int:
        """How many rows there are."""
        return len(self.rows)

    def paint(self, index: int, line: int) -> Content:
        """A row."""
        return self.painter.paint(self.rows[index])

    def action_fold(self, opened: bool) -> None:
        """Open or close the row."""
        self.post_message(self.Fold(opened))

    def clicked(self, index: int, column: int, again: bool) -> None:
        """A click on its sign opens or closes a row, a second one on the row goes there."""
        if self.row.opens and abs(column - self.painter.fold_column(self.row)) <= 1:
            self.post_message(self.Fold(None))
        elif again:
            self.post_message(self.Picked())
