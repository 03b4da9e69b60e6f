"""Levels of opponents: one name for each in a language, in forms, commands, tournaments and statistics."""

import re

import pytest

from core.notre_dame.agents.levels import LEVELS
from nd_tui.games import FIRST
from nd_tui.games.notre_dame.words.editions import edition_names
from nd_tui.plain.start import new_game
from nd_tui.play.new_game import form_of, remembered, usual_form
from nd_tui.storage.settings import Settings
from nd_tui.words.characters import opponent_named
from nd_tui.words.levels import (
    level_about,
    level_name,
    level_names,
    levels_of_game,
    numbered_level,
)
from nd_tui.words.statistics import opponent_name
from tests.nd_tui.commands.running import run
from tests.nd_tui.texts import LANGUAGES, Texts

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
LEVEL = pytest.mark.parametrize("level", LEVELS)


@LANGUAGE
@LEVEL
def test_a_level_is_called_the_same_with_and_without_its_number(level: str, language: str) -> None:
    texts = Texts(language)
    assert numbered_level(texts, level).endswith(f" {level_name(texts, level)}")
    assert opponent_name(texts, level) == numbered_level(texts, level)


@LANGUAGE
@LEVEL
def test_a_level_can_be_typed_as_it_is_called_in_any_language(level: str, language: str) -> None:
    texts = Texts(language)
    for typed in (level_name(texts, level), numbered_level(texts, level), level, level.upper()):
        for spoken in LANGUAGES:
            assert new_game(Texts(spoken), level=typed, seed=1).seats[1:] == (level, level)


def test_no_name_is_that_of_another_level_in_another_language() -> None:
    called = [
        (name, level)
        for texts in map(Texts, LANGUAGES)
        for name, level in zip(level_names(texts), LEVELS, strict=True)
    ]
    assert [name for name, level in called if opponent_named(FIRST, name) != level] == []


@LANGUAGE
def test_the_help_and_a_refusal_name_the_levels_of_the_language(language: str) -> None:
    known = ", ".join(level_names(Texts(language)))
    shown = " ".join(run("new", "--help", language=language).stdout.split())
    assert known in shown
    assert "greedy" not in shown
    refused = run("new", "--plain", "--level", "genius", language=language)
    assert known in refused.stderr


@LANGUAGE
def test_a_tournament_tells_the_levels_by_the_names_of_the_language(language: str) -> None:
    texts = Texts(language)
    told = run(
        "simulate", "--seats", "intendant,simple", "--games", "2", language=language
    ).stdout.splitlines()
    assert [line.split()[0] for line in told[1::2]] == [
        level_name(texts, "steward"),
        level_name(texts, "greedy"),
    ]


@pytest.mark.parametrize(
    ("typed", "edition"),
    [
        ("classique", "classic"),
        ("Classic", "classic"),
        ("2007", "classic"),
        ("anniversaire", "anniversary"),
        ("édition anniversaire (2017)", "anniversary"),
        ("anniversary", "anniversary"),
    ],
)
def test_an_edition_can_be_typed_as_it_is_called_in_any_language(typed: str, edition: str) -> None:
    for language in LANGUAGES:
        setup = new_game(Texts(language), edition=typed, seed=1).history.root.state.table.setup
        assert setup.edition == edition


@LANGUAGE
@pytest.mark.parametrize("typed", ["deluxe", "edition", ""])
def test_a_refusal_names_the_editions_of_the_language(language: str, typed: str) -> None:
    refused = run("new", "--plain", "--edition", typed, language=language)
    assert ", ".join(edition_names(Texts(language))) in refused.stderr


def test_saves_and_forms_keep_levels_by_ids_that_never_change() -> None:
    earlier = ["random", "greedy", "clerk", "steward", "canon", "archdeacon"]
    assert [level for level in LEVELS if level in earlier] == earlier
    form = remembered(usual_form(Texts("fr")).with_who(2, "canon"))
    kept = Settings(new_game={FIRST: form})
    assert form_of(kept.new_game[FIRST], Texts("fr")).who[1:3] == ("greedy", "canon")


def test_every_level_is_described_with_the_points_that_it_usually_reaches_alike_in_all_languages() -> None:
    told = [
        [int(re.findall(r"\d+", level_about(texts, level))[-1]) for level in LEVELS]
        for texts in map(Texts, LANGUAGES)
    ]
    assert told[0] == told[1]
    assert told[0] == sorted(set(told[0]))


@LANGUAGE
def test_every_game_describes_its_levels_in_a_sentence(language: str, game: str) -> None:
    texts = Texts(language, game)
    told = [level_about(texts, level) for level in levels_of_game(game)]
    assert len(set(told)) == len(told)
    assert all(sentence.endswith(".") for sentence in told)
