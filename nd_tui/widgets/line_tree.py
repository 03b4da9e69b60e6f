"""The tree of lines as a list that draws only the rows one sees, so that its size does not matter."""

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.visual import Visual

from nd_tui.own_time import OwnTime
from nd_tui.tree_rows import Row
from nd_tui.widgets.line_row import RowPainter


class LineTree(OwnTime, ScrollView, can_focus=True):
    """Rows with a highlight; what rows there are and how they look is told by the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "move(-1)", show=False),
        Binding("down,j", "move(1)", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
        Binding("home", "move(-1000000)", show=False),
        Binding("end", "move(1000000)", show=False),
        Binding("left", "fold(False)", show=False),
        Binding("right", "fold(True)", show=False),
    ]

    class Highlighted(Message):
        """Another row is looked at."""

    class Picked(Message):
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

    def on_mount(self) -> None:
        """Begin with the highlighted row in the middle."""
        self._fit()
        self.call_after_refresh(self._show_highlighted, centre=True)

    def on_resize(self) -> None:
        """Keep the highlighted row in sight."""
        self._fit()
        self._show_highlighted()

    def show(self, painter: RowPainter, rows: list[Row], index: int) -> None:
        """Other rows."""
        self.painter, self.rows, self.index = painter, rows, index
        self._fit()
        self._show_highlighted()
        self.refresh()

    def highlight(self, index: int) -> None:
        """Look at another row."""
        index = max(0, min(len(self.rows) - 1, index))
        if index == self.index:
            return
        before, self.index = self.index, index
        for changed in (before, index):
            self.refresh(Region(0, changed - self.scroll_offset.y, self.size.width, 1))
        self._show_highlighted()
        self.post_message(self.Highlighted())

    def _fit(self) -> None:
        self.virtual_size = Size(self.scrollable_content_region.width, len(self.rows))

    def _show_highlighted(self, centre: bool = False) -> None:
        row = Region(0, self.index, 1, 1)
        self.scroll_to_region(row, animate=False, center=centre, immediate=True, force=True)

    def render_line(self, y: int) -> Strip:
        """One visible row."""
        index = self.scroll_offset.y + y
        width = self.scrollable_content_region.width
        if index >= len(self.rows) or not width:
            return Strip.blank(width, self.rich_style)
        content = self.painter.paint(self.rows[index]).truncate(width, ellipsis=True, pad=True)
        name = "line-tree--highlighted" if index == self.index else "line-tree--row"
        style = self.get_visual_style(name)
        strips = Visual.to_strips(self, content, width, 1, style, pad=True)
        return strips[0] if strips else Strip.blank(width, style.rich_style)

    COMPONENT_CLASSES: ClassVar[set[str]] = {"line-tree--highlighted", "line-tree--row"}

    def action_move(self, by: int) -> None:
        """Some rows up or down."""
        self.highlight(self.index + by)

    def action_page(self, by: int) -> None:
        """A screenful up or down."""
        self.highlight(self.index + by * max(1, self.size.height - 1))

    def action_fold(self, opened: bool) -> None:
        """Open or close the row."""
        self.post_message(self.Fold(opened))

    def on_click(self, event: events.Click) -> None:
        """A click looks at a row, one on its sign opens or closes it, a second one on the row goes there."""
        place = event.get_content_offset(self)
        if place is None:
            return
        index = place.y + self.scroll_offset.y
        if index >= len(self.rows):
            return
        again = index == self.index
        self.highlight(index)
        if self.row.opens and abs(place.x - self.painter.fold_column(self.row)) <= 1:
            self.post_message(self.Fold(None))
        elif again:
            self.post_message(self.Picked())
