"""The head of a card: its name in colour across the whole card."""

from textual.content import Content

from nd_tui.widgets.painted import spread

INDENT = " "
NOTHING = Content()


def head(
    name: str, width: int, style: str, right: str = "", badge: Content = NOTHING, sign: str = INDENT
) -> Content:
    """A line in one style: perhaps a badge, a sign before the name, and at the end what there is room for."""
    left, end = badge + f"{sign}{name}", Content(f"{right}{INDENT}" if right else "")
    if left.cell_length + end.cell_length >= width:
        end = NOTHING
    return spread(left, end, width).stylize_before(style)


def indented(row: Content) -> Content:
    """A line below a head, which begins where the words of the head do."""
    return Content(INDENT) + row
