"""Names as people type them: with or without capitals, accents and articles, in any language."""

import re
from functools import cache

from nd_tui.words.letters import plain_letters
from nd_tui.words.texts import LANGUAGES, Texts

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
