"""Signs of plain ASCII in whatever Textual draws."""

from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter
from textual.scrollbar import ScrollBarRender

from nd_tui.looks.symbols import PLAIN


class PlainSigns(LineFilter):
    """The last look at what is drawn: whoever has drawn it, the signs in it become ASCII."""

    _signs = str.maketrans(PLAIN)

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The same line in plain signs."""
        return [Segment(text.translate(self._signs), style, control) for text, style, control in segments]


class PlainScrollBar(ScrollBarRender):
    """A scroll bar of whole cells, without the signs for parts of one."""

    VERTICAL_BARS = [" "] * 8
    HORIZONTAL_BARS = [" "] * 8
