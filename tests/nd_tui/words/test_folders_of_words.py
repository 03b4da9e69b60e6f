"""The words of the shell and of the games lie apart: no id is both, and the shell names no game's things."""

import re

import pytest

from nd_tui.games import ROOTS, folder_of, names
from nd_tui.words import texts
from nd_tui.words.texts import LANGUAGES, Texts, simple_messages, sources
from tests.nd_tui.messages import folders, messages

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)

# The beginnings of words that only one game has a use for.
THINGS = {
    "notre-dame": {
        "en": (
            "prestige borough sector carriage cathedral plague rats? market bell-ringer hospital harbour "
            "residence cloister bishop gold coin marker edition expansion period"
        ),
        "fr": (
            "prestige quartier bâtiment calèche cathédrale peste rats? marché sonneur hôpital port "
            "résidence cloître évêque pièce cube édition extension manche"
        ),
    },
    "rattus-cartus": {
        "en": "rats? nun heir stranger sword flute joker influence building clergy nobility plague castle",
        "fr": "rats? nonne héritier étranger épée flûte joker influence bâtiment clergé noblesse peste",
    },
    "pebbles": {"en": "pebble laying guess", "fr": "caillou pose devin"},
}
# What the shell says with a game's own words: each game has these messages.
BROUGHT_BY_EVERY_GAME = (
    *("points-name", "points-n", "points-open", "points-secret", "points-of-others"),
    *("ending-points", "ending-tie-break", "ending-course", "ending-sources"),
    *("ending-tie-broken", "ending-tie-shared"),
    *("statistics-sources", "statistics-course", "statistics-by-kind"),
    *("setting-secret_points", "argument-page", "clickable", "problem-setup-player-count", "title"),
)


@LANGUAGE
def test_no_message_is_both_the_shells_and_a_games(language: str, game: str) -> None:
    assert set(sources(language)) & set(sources(language, folder_of(game))) == set()


def test_every_folder_of_words_belongs_to_a_game() -> None:
    packages = {path.parent.name for path in (ROOTS[0] / "nd_tui" / "games").glob("*/__init__.py")}
    assert set(folders()) - {""} == packages >= {folder_of(game) for game in names()}


@LANGUAGE
def test_no_message_of_the_shell_names_a_thing_of_a_game(language: str, game: str) -> None:
    things = "|".join(THINGS[game][language].split())
    named = re.compile(rf"\b(?:{things})(?:s|es|x)?\b", re.IGNORECASE)
    told = messages(language, "")
    assert [(name, text) for name, m in told.items() for text in m.texts if named.search(text)] == []


@LANGUAGE
def test_every_game_brings_what_the_shell_says_with_its_words(language: str, game: str) -> None:
    spoken = Texts(language, game)
    assert [name for name in BROUGHT_BY_EVERY_GAME if name not in spoken] == []
    assert f"game-{game}" in Texts(language)


def test_a_games_words_are_known_to_its_texts_alone(game: str) -> None:
    assert Texts("en", game)("points-name")
    with pytest.raises(LookupError):
        Texts("en")("points-name")


def test_a_games_words_are_read_when_the_first_of_them_is_needed(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[tuple[str, ...]] = []

    def reading(*which: str) -> dict[str, str]:
        read.append(which)
        return simple_messages(*which)

    monkeypatch.setattr(texts, "simple_messages", reading)
    spoken = Texts("en", game)
    assert spoken("title-new")
    assert spoken("lines-more", n=2)
    assert read == [("en",)]
    assert spoken("points-name")
    assert read == [("en",), ("en", folder_of(game))]
