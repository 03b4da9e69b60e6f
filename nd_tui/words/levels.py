"""The levels of opponents: each has one name in a language, by which it is told and typed."""

from functools import cache

from core.notre_dame.agents.levels import LEVELS
from nd_tui.words.texts import LANGUAGES, Texts
from nd_tui.words.typed_words import words_of


def level_name(texts: Texts, level: str) -> str:
    """A level by its name; one of another version of the program is called as it was kept."""
    return texts(f"level-{level}.name") if level in LEVELS else level


def numbered_level(texts: Texts, level: str) -> str:
    """The same with its place on the ladder, where levels stand beside people."""
    return texts(f"level-{level}") if level in LEVELS else level


def level_names(texts: Texts) -> list[str]:
    """The names of all levels, from the weakest to the strongest."""
    return [level_name(texts, level) for level in LEVELS]


def level_named(typed: str) -> str | None:
    """The level that is meant: by its name in any language, with its number or not, or as saves have it."""
    return _by_words().get(words_of(typed))


@cache
def _by_words() -> dict[tuple[str, ...], str]:
    called = {words_of(level): level for level in LEVELS}
    for texts in map(Texts, LANGUAGES):
        for level in LEVELS:
            called |= {
                words_of(name): level for name in (level_name(texts, level), numbered_level(texts, level))
            }
    return called
