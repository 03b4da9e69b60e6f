"""The characters of opponents, and opponents by level and character: one name each, told and typed alike."""

from collections.abc import Sequence
from functools import cache

from core.ai.characters import characters_of, joined, parted
from nd_tui.games import open_box
from nd_tui.storage.saves import PERSON
from nd_tui.words.levels import level_name, levels_of_game, numbered_level
from nd_tui.words.listing import listed
from nd_tui.words.texts import LANGUAGES, Texts
from nd_tui.words.typed_words import words_of

SURPRISE = "surprise"  # instead of a character: one is drawn when the game begins, so no save ever has it
HYPHEN = "-"  # between level and character, where they are told and typed


def character_name(texts: Texts, character: str) -> str:
    """A character by its name, or that there is none; one of another version is called as it was kept."""
    if character in ("", SURPRISE):
        return texts("character-surprise" if character else "character-none")
    return texts(f"character-{character}.name") if f"character-{character}" in texts else character


def character_about(texts: Texts, character: str) -> str:
    """What somebody with a character likes, in a sentence, or what it means to have none."""
    if character in ("", SURPRISE):
        return texts("character-surprise.about" if character else "character-none.about")
    return texts(f"character-{character}")


def opponent_name(texts: Texts, who: str) -> str:
    """Who plays a seat, by level and character."""
    level, character = parted(who)
    name = level_name(texts, level)
    return f"{name}{HYPHEN}{character_name(texts, character)}" if character else name


def characters_shown(texts: Texts, names: Sequence[str], seats: Sequence[str]) -> str:
    """At the end who the opponents were, so that a surprise is told; nothing if none had a character."""
    if not any(parted(who)[1] for who in seats):
        return ""
    told = [
        texts("ending-opponent", player=name, who=opponent_name(texts, who))
        for name, who in zip(names, seats, strict=True)
        if who != PERSON
    ]
    return texts("ending-opponents", n=len(told), opponents=listed(told))


def wishes_for(game: str, level: str) -> Sequence[str]:
    """What can be wished of an opponent's character: none, a surprise, or one by its id; often only none."""
    found = characters_of(open_box(game).minds(), level)
    return ["", SURPRISE, *found] if found else [""]


def names_with_characters(texts: Texts) -> list[str]:
    """The names of all opponents of a game that have a character."""
    return [opponent_name(texts, who) for who in _opponents(texts.game) if parted(who)[1]]


def characters_told(texts: Texts) -> list[str]:
    """The names of all that can be wished of a character in a game; none where there are none."""
    found = {wish: None for level in levels_of_game(texts.game) for wish in wishes_for(texts.game, level)}
    return [character_name(texts, wish) for wish in found if wish]


def opponent_named(game: str, typed: str) -> str | None:
    """The opponent that is meant: by its name in any language, with its number or not, or as in saves."""
    return _by_words(game).get(words_of(typed))


def begins_with_a_level(game: str, typed: str) -> bool:
    """Whether what is no opponent's name begins with one, so that it is the character that is unknown."""
    words, has_some = words_of(typed), bool(open_box(game).minds().CHARACTERS)
    return has_some and any(words[:length] in _by_words(game) for length in range(1, len(words)))


def _opponents(game: str) -> list[str]:
    return [joined(level, wish) for level in levels_of_game(game) for wish in wishes_for(game, level)]


@cache
def _by_words(game: str) -> dict[tuple[str, ...], str]:
    called = {words_of(who): who for who in _opponents(game)}
    for texts in (Texts(language, game) for language in LANGUAGES):
        for who in _opponents(game):
            level, character = parted(who)
            further = words_of(character_name(texts, character)) if character else ()
            for name in (level_name(texts, level), numbered_level(texts, level)):
                called[(*words_of(name), *further)] = who
    return called
