"""The tree of lines as a list that draws only the rows one sees, so that its size does not matter."""

from typing import ClassVar, Literal

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message

from nd_tui.play.tree_rows import Row
from nd_tui.widgets.line_row import RowPainter
from nd_tui.widgets.row_list import RowList

Way = Literal["back", "on", "above", "below", "first", "last"]


class LineTree(RowList):
    """Rows with a highlight; what rows there are and how they look is told by the screen."""

    AROUND = 2
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step('back')", show=False),
        Binding("right", "step('on')", show=False),
        Binding("up,k", "step('above')", show=False),
        Binding("down,j", "step('below')", show=False),
        Binding("home", "step('first')", show=False),
        Binding("end", "step('last')", show=False),
    ]

    class Highlighted(RowList.Highlighted):
        """Another row is looked at."""

    class Picked(RowList.Picked):
        """The highlighted row was clicked once more."""

    class Step(Message):
        """Somebody walks: along the line, between lines, or to an end of the line."""

        def __init__(self, way: Way) -> None:
            super().__init__()
            self.way = way

    class Fold(Message):
        """The highlighted row is to be opened or closed."""

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
        """A row, as told for the width there is."""
        return self.painter.paint(self.rows[index], self.scrollable_content_region.width)

    def text(self, index: int) -> str:
        """What stands in a row in full."""
        return self.painter.paint(self.rows[index]).plain

    def action_step(self, way: Way) -> None:
        """Walk."""
        self.post_message(self.Step(way))

    def clicked(self, index: int, column: int, again: bool) -> None:
        """A click on its sign opens or closes a row, a second one on the row goes there."""
        if self.row.opens and abs(column - self.painter.fold_column(self.row)) <= 1:
            self.post_message(self.Fold())
        elif again:
            self.post_message(self.Picked())
