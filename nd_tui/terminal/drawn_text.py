"""The one place where text becomes cells: whoever drew it, it cannot steer the terminal.

Textual and Rich leave out a few control characters of every text that they measure and draw, but not those
that begin an escape sequence. In their place ours makes all of them visible, before anything is measured.
What was never such a text meets the filter that every line goes through at last.
"""

import rich.text
import textual.content
from rich.cells import cell_len
from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

from nd_tui.terminal.visible import REPLACEMENT, is_harmful, is_plainly_harmless, visible


def draw_nothing_harmful() -> None:
    """Make what could do harm visible, from now on and everywhere."""
    textual.content._strip_control_codes = visible  # type: ignore[assignment]
    rich.text.strip_control_codes = visible  # type: ignore[attr-defined, assignment]


class NothingHarmful(LineFilter):
    """The last look at what is drawn: nothing but text goes to the terminal, and it takes the same room."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The same line, mostly the very same."""
        if all(is_plainly_harmless(text) for text, _, _ in segments):
            return segments
        return [Segment(_drawable(text), style, control) for text, style, control in segments]


def _drawable(text: str) -> str:
    """A text whose harmful characters are gone or, if room was left for them, replaced."""
    if is_plainly_harmless(text):
        return text
    return "".join(char if not is_harmful(char) else REPLACEMENT * min(1, cell_len(char)) for char in text)
