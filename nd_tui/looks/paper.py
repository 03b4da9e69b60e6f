"""What plain lines are written on, for those of them that are drawings."""

from typing import NamedTuple

from nd_tui.looks.symbols import UNICODE, Symbols


class Paper(NamedTuple):
    """With which signs one can draw, and in how many columns."""

    symbols: Symbols = UNICODE
    columns: int = 79
