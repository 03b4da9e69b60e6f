"""A list whose highlighted line is marked by a sign too, for whoever sees no colours."""

from rich.segment import Segment
from textual.strip import Strip
from textual.widgets import OptionList

POINTER = "▸"


class PointedList(OptionList):
    """A list of numbered lines: a sign stands between number and words of the highlighted one."""

    def __init__(self, at: int, **settings: object) -> None:
        super().__init__(**settings)  # type: ignore[arg-type]
        self._at = at  # the column behind the numbers

    def render_line(self, y: int) -> Strip:
        """The line, with the sign in the empty cell behind its number."""
        strip = super().render_line(y)
        if strip.cell_length <= self._at + 1:
            return strip
        before, cell, behind = strip.divide([self._at, self._at + 1, strip.cell_length])
        option = next((segment.style.meta.get("option") for segment in cell if segment.style), None)
        if option is None or option != self.highlighted or not before.text.strip():
            return strip  # another one, or a further line of its words
        return Strip.join([before, Strip([Segment(POINTER, segment.style) for segment in cell]), behind])
