"""Lines that are made anew for the width they have, such as those that hang below a beginning."""

from collections.abc import Callable
from typing import Any

from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget

from nd_tui.widgets.common import lines


class Fitted(Widget):
    """As many lines as a drawing for this width has."""

    def __init__(self, draw: Callable[[int], list[Content]], **settings: Any) -> None:
        super().__init__(**settings)
        self._draw = draw

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many lines as there are."""
        return len(self._draw(width))

    def render(self) -> Content:
        """The lines below each other."""
        return lines(self._draw(self.content_size.width))


def hanging(beginning: Content, text: Content, indent: int, width: int) -> list[Content]:
    """A beginning, no wider than the indent, and a text behind it whose further lines are indented."""
    first, *further = text.wrap(max(1, width - indent))
    return [beginning + first, *(Content(" " * indent) + line for line in further)]
