"""Names as people type them: with or without capitals, accents and articles, in any language."""

import re
from collections.abc import Callable
from functools import cache

from nd_tui.words.letters import plain_letters
from nd_tui.words.texts import LANGUAGES, Texts

Words = tuple[str, ...]
WORD = re.compile(r"[^\W_]+")


def words_of(name: str) -> tuple[str, ...]:
    """The words of a name that count: without capitals and accents, without articles and the like."""
    return tuple(word for word in WORD.findall(plain_letters(name)) if word not in articles())


def is_part_of(typed: str, name: str) -> bool:
    """Whether all that was typed are words of a name."""
    wanted = words_of(typed)
    return bool(wanted) and set(wanted) <= set(words_of(name))


@cache
def articles() -> frozenset[str]:
    """The small words of all languages."""
    return frozenset(
        word for language in LANGUAGES for word in plain_letters(Texts(language)("articles")).split()
    )


def _in_order(typed: Words, words: Words, fits: Callable[[str, str], bool]) -> bool:
    rest = iter(words)
    return all(any(fits(word, short) for word in rest) for short in typed)


def is_all(typed: Words, words: Words) -> bool:
    """Whether just these words were typed."""
    return typed == words


def has_words(typed: Words, words: Words) -> bool:
    """Whether some of the words were typed, in their order."""
    return _in_order(typed, words, str.__eq__)


def has_beginnings(typed: Words, words: Words) -> bool:
    """Whether some of the words were typed, in their order, each perhaps cut short."""
    return _in_order(typed, words, str.startswith)


FITS = (is_all, has_words, has_beginnings)  # how what is typed can mean a name, the surest way first
