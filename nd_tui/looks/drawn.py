"""A drawing that is finished: lines of text in colours, for whoever shows it elsewhere than in a terminal."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from nd_tui.looks.picture import Picture


class Look(NamedTuple):
    """How a stretch of a line looks; colours as a page names them."""

    ink: str = ""
    ground: str = ""
    bold: bool = False
    italic: bool = False
    struck: bool = False


class Stretch(NamedTuple):
    """Some cells of a line that look alike."""

    text: str
    cells: int
    look: Look


DrawnBoard = Sequence[Sequence[Stretch]]
Draw = Callable[[Sequence[Picture]], Sequence[DrawnBoard]]
