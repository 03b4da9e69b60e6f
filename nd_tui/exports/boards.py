"""Boards as pictures on a page: text in cells of one width, in the colours of the table."""

from nd_tui.exports.elements import Markup, element
from nd_tui.looks.drawn import DrawnBoard, Look, Stretch


class Boards:
    """The pictures of a page, which share their styles: each look and each width is told once."""

    def __init__(self) -> None:
        self._looks: dict[Look, str] = {}
        self._widths: set[int] = set()

    def drawing(self, board: DrawnBoard) -> Markup:
        """A picture. Each stretch has its own columns, whatever signs a reader's letters are too wide for."""
        lines = (Markup("".join(map(self._stretch, line))) for line in board)
        return element("pre", Markup("\n".join(lines)), class_="table", aria_hidden="true")

    def _stretch(self, stretch: Stretch) -> Markup:
        look = self._looks.setdefault(stretch.look, f"l{len(self._looks)}")
        self._widths.add(stretch.cells)
        return element("span", stretch.text, class_=f"{look} w{stretch.cells}")

    def style(self) -> str:
        """What the pictures that were made need to be told of their looks."""
        looks = (f".{name} {{ {_told(look)} }}" for look, name in self._looks.items())
        widths = (f".w{width} {{ width: {width}ch; }}" for width in sorted(self._widths))
        return "".join(f"{rule}\n" for rule in (*looks, *widths))


def _told(look: Look) -> str:
    rules = {
        f"color: {look.ink};": look.ink,
        f"background: {look.ground};": look.ground,
        "font-weight: bold;": look.bold,
        "font-style: italic;": look.italic,
        "text-decoration: line-through;": look.struck,
    }
    return " ".join(rule for rule, holds in rules.items() if holds)
