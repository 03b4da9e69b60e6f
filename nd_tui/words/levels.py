"""The levels of opponents: each has one name in a language, by which it is told and typed."""

from collections.abc import Iterable

from nd_tui.games import open_box
from nd_tui.words.texts import Texts


def level_name(texts: Texts, level: str) -> str:
    """A level by its name; one of another version of the program is called as it was kept."""
    return texts(f"level-{level}.name") if f"level-{level}" in texts else level


def numbered_level(texts: Texts, level: str) -> str:
    """The same with its place on the ladder, where levels stand beside people."""
    return texts(f"level-{level}") if f"level-{level}" in texts else level


def level_about(texts: Texts, level: str) -> str:
    """How a level plays, in a sentence."""
    return texts(f"level-{level}.about")


def levels_of_game(game: str) -> Iterable[str]:
    """The levels of a game, from the weakest to the strongest."""
    levels: Iterable[str] = open_box(game).minds().LEVELS
    return levels


def level_names(texts: Texts) -> list[str]:
    """The names of all levels of a game, from the weakest to the strongest."""
    return [level_name(texts, level) for level in levels_of_game(texts.game)]
