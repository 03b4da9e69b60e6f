"""A list that draws only the rows one sees, so that its length does not matter."""

from typing import Any, ClassVar, Self

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.style import Style
from textual.visual import Visual

from nd_tui.terminal.own_time import OwnTime

REMEMBERED = 500  # lines


class RowList(OwnTime, ScrollView, can_focus=True):
    """Rows of equal height with a highlight; what stands in them is told by whoever is made of this."""

    DEFAULT_CSS = "RowList { overflow-x: hidden; }"  # a row is told for the width there is
    ROW_HEIGHT: ClassVar[int] = 1
    AROUND: ClassVar[int] = 0  # rows that are seen on both sides of the highlighted one
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "move(-1)", show=False),
        Binding("down,j", "move(1)", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
        Binding("home", "move(-1000000)", show=False),
        Binding("end", "move(1000000)", show=False),
    ]
    COMPONENT_CLASSES: ClassVar[set[str]] = {"row-list--highlighted", "row-list--row"}

    class Highlighted(Message):
        """Another row is looked at."""

    class Picked(Message):
        """A row was chosen."""

    index = 0  # of the highlighted row

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._drawn: dict[int, tuple[Style, Strip]] = {}  # lines of the list as they were drawn, and how

    def count(self) -> int:
        """How many rows there are."""
        raise NotImplementedError

    def paint(self, index: int, line: int) -> Content:
        """One line of a row."""
        raise NotImplementedError

    def text(self, index: int) -> str:
        """What stands in a row, to be searched."""
        return " ".join(self.paint(index, line).plain for line in range(self.ROW_HEIGHT))

    def clicked(self, index: int, column: int, again: bool) -> None:
        """A row was clicked; `again` if it was highlighted before."""
        raise NotImplementedError

    def on_mount(self) -> None:
        """Begin with the highlighted row in the middle."""
        self.fit()
        self.call_after_refresh(self.show_highlighted, centre=True)

    def on_resize(self) -> None:
        """Keep the highlighted row in sight."""
        self.fit()
        self.show_highlighted()

    def highlight(self, index: int) -> None:
        """Look at another row."""
        index = max(0, min(self.count() - 1, index))
        if index == self.index:
            return
        before, self.index = self.index, index
        for changed in (before, index):
            self.draw_row(changed)
        self.show_highlighted()
        self.post_message(self.Highlighted())

    def refresh(self, *regions: Region, **how: bool) -> Self:
        """Draw again; all of it anew, but where it is only scrolled what was drawn stays."""
        if not regions:
            self._drawn.clear()
        return super().refresh(*regions, **how)

    def draw_row(self, index: int) -> None:
        """Draw one row anew."""
        height = self.ROW_HEIGHT
        for line in range(height * index, height * (index + 1)):
            self._drawn.pop(line, None)
        self.refresh(Region(0, height * index - self.scroll_offset.y, self.size.width, height))

    def rows_seen(self) -> range:
        """The rows that are seen, as far as there are any."""
        height = self.ROW_HEIGHT
        top, seen = self.scroll_offset.y, self.scrollable_content_region.height
        return range(min(top // height, self.count()), min(-(-(top + seen) // height), self.count()))

    def fit(self) -> None:
        """Be as long as the rows are."""
        height = self.ROW_HEIGHT * self.count()
        self.virtual_size = Size(self.scrollable_content_region.width, height)

    def show_highlighted(self, centre: bool = False) -> None:
        """Bring the highlighted row in sight, and some of what stands before and after it."""
        around = min(self.AROUND, (self.scrollable_content_region.height // self.ROW_HEIGHT - 1) // 2)
        first, rows = self.index - max(0, around), 1 + 2 * max(0, around)
        row = Region(0, self.ROW_HEIGHT * first, 1, self.ROW_HEIGHT * rows)
        self.scroll_to_region(row, animate=False, center=centre, immediate=True, force=True)

    def render_line(self, y: int) -> Strip:
        """One visible line."""
        place = self.scroll_offset.y + y
        index, line = divmod(place, self.ROW_HEIGHT)
        width = self.scrollable_content_region.width
        if index >= self.count() or not width:
            return Strip.blank(width, self.rich_style)
        name = "row-list--highlighted" if index == self.index else "row-list--row"
        style = self.get_visual_style(name)
        drawn = self._drawn.get(place)
        if drawn is None or drawn[0] != style or drawn[1].cell_length != width:
            if len(self._drawn) >= REMEMBERED:
                self._drawn.clear()
            drawn = self._drawn[place] = style, self._draw(index, line, width, style)
        return drawn[1]

    def _draw(self, index: int, line: int, width: int, style: Style) -> Strip:
        content = self.paint(index, line).truncate(width, ellipsis=True, pad=True)
        strips = Visual.to_strips(self, content, width, 1, style, pad=True)
        return strips[0] if strips else Strip.blank(width, style.rich_style)

    def action_move(self, by: int) -> None:
        """Some rows up or down."""
        self.highlight(self.index + by)

    def action_page(self, by: int) -> None:
        """A screenful up or down."""
        self.highlight(self.index + by * max(1, self.size.height // self.ROW_HEIGHT - 1))

    def on_click(self, event: events.Click) -> None:
        """A click looks at a row, and perhaps does more."""
        place = event.get_content_offset(self)
        if place is None:
            return
        index = (place.y + self.scroll_offset.y) // self.ROW_HEIGHT
        if index < self.count():
            again = index == self.index
            self.highlight(index)
            self.clicked(index, place.x, again)
