"""Parts that are drawn for the room they have, whatever that is."""

from collections.abc import Callable

from textual.content import Content
from textual.geometry import Size
from textual.strip import Strip

from nd_tui.widgets.common import Drawn

Painter = Callable[[int, int], Content]


def _nothing(width: int, height: int) -> Content:
    return Content()


class Painted(Drawn):
    """A part whose drawing depends on its columns and lines; it is drawn again only where that changes it."""

    _painter: Painter = staticmethod(_nothing)
    _made: tuple[Size, Content] = Size(), Content()  # the last drawing, and for which room

    def paint(self, painter: Painter) -> None:
        """Draw by this from now on."""
        self._painter = painter
        before, (_, now) = self._made[1], self._make()
        if (before.plain, before.spans) != (now.plain, now.spans):
            self.refresh()

    def render(self) -> Content:
        """The drawing for the room of now."""
        made = self._made if self._made[0] == self.content_size else self._make()
        return made[1]

    def render_line(self, y: int) -> Strip:
        """A line without empty segments: an outline would take the first for a cell, and shift the rest."""
        strip = super().render_line(y)
        return Strip([segment for segment in strip if segment.text], strip.cell_length)

    def _make(self) -> tuple[Size, Content]:
        size = self.content_size
        self._made = size, self._painter(*size) if size else Content()
        return self._made


def first_that_fits(width: int, *forms: Content | str) -> Content:
    """The first of several forms of the same thing that has room in a line; the last one if none has."""
    for form in forms:
        content = form if isinstance(form, Content) else Content(form)
        if content.cell_length <= width:
            return content
    return content


def spread(left: Content, right: Content, width: int) -> Content:
    """Two things at the two ends of a line."""
    least = 1 if right else 0
    return left + Content(" " * max(least, width - left.cell_length - right.cell_length)) + right
