"""Spaces that do not break: Rich, which wraps the lines of Textual, would break at them all the same.

French puts one before ; : ! ? so that no line begins with them. The pattern by which Rich finds words is
replaced by one that takes such spaces for a part of the word.
"""

import re

import rich._wrap

UNBREAKABLE = "\u00a0\u202f"
SPACE = rf"[^\S{UNBREAKABLE}]"
WORD = re.compile(rf"{SPACE}*[\S{UNBREAKABLE}]+{SPACE}*")


def keep_words_whole() -> None:
    """Let unbreakable spaces be unbreakable, from now on and everywhere."""
    rich._wrap.re_word = WORD
