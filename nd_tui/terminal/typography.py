"""Where lines break: at spaces alone, and not at those that do not break.

French puts such a space before ; : ! ? so that no line begins with them. Rich, which wraps the lines of
Textual, would break at it all the same; so the pattern by which Rich finds words is replaced by one that
takes it for a part of the word. Where something has no room at all, Rich would fail; a column is the least.
"""

import re
import textwrap

import rich._wrap
from rich.cells import chop_cells

UNBREAKABLE = "\u00a0\u202f"
SPACE = rf"[^\S{UNBREAKABLE}]"
WORD = re.compile(rf"{SPACE}*[\S{UNBREAKABLE}]+{SPACE}*")


def keep_words_whole() -> None:
    """Let unbreakable spaces be unbreakable, from now on and everywhere."""
    rich._wrap.re_word = WORD
    rich._wrap.chop_cells = chopped  # type: ignore[attr-defined]


def chopped(text: str, width: int, unicode_version: str = "auto") -> list[str]:
    """A word that is longer than a line, in parts that are not."""
    return chop_cells(text, max(1, width), unicode_version)


def wrapped(text: str, width: int) -> list[str]:
    """A text in lines of so many columns, one at least; names such as Notre-Dame stay whole."""
    return textwrap.wrap(text, max(1, width), break_on_hyphens=False)


def hanging(text: str, width: int, indent: int) -> str:
    """A text in such lines, the further ones so many columns to the right, below where the first begins."""
    return f"\n{'':{indent}}".join(wrapped(text, width))
