"""Lines out and lines in: nothing that is shown can steer the terminal, long lines break between words."""

import shutil
import sys
import textwrap

from nd_tui.looks.paper import Paper
from nd_tui.looks.symbols import symbols_for
from nd_tui.terminal.visible import harmless

PROMPT = "> "
CURTAIN_LINES = 60


def number_in(typed: str) -> int:
    """The number that was typed, or 0."""
    return int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 9 else 0


class Screen:
    """Standard output and input, line by line."""

    ascii_only = False

    def __init__(self) -> None:
        for stream in (sys.stdin, sys.stdout):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")

    def say(self, line: str = "", indent: str = "") -> None:
        """Show a line."""
        line = harmless(line)
        if sys.stdout.isatty():
            line = textwrap.fill(
                line,
                width=_columns(),
                initial_indent=indent,
                subsequent_indent=indent + "  ",
                break_on_hyphens=False,
            )
        else:
            line = indent + line
        print(line)

    @property
    def paper(self) -> Paper:
        """For drawings, with signs that come out as they are."""
        can_encode = (sys.stdout.encoding or "").casefold().replace("-", "").startswith("utf")
        return Paper(symbols_for(self.ascii_only or not can_encode), _columns())

    def hide(self) -> None:
        """Push what was shown out of sight."""
        print("\n" * CURTAIN_LINES)

    def ask(self) -> str:
        """Wait for a line; EOFError when there are no more."""
        return input(PROMPT).strip()


def _columns() -> int:
    return max(20, shutil.get_terminal_size().columns - 1)
