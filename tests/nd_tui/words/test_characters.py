"""Characters of opponents: one name for each, typed after the level's; shown where somebody has one."""

from dataclasses import replace
from pathlib import Path

import pytest

from core.ai.characters import characters_of, joined, parted
from core.game import BadSetup
from core.notre_dame.agents.tastes import TASTES
from nd_tui.games import FIRST, open_box
from nd_tui.plain.start import new_game
from nd_tui.play.new_game import form_of, game_of, opponents_of, remembered, usual_form
from nd_tui.words.characters import (
    SURPRISE,
    character_about,
    character_name,
    characters_shown,
    characters_told,
    names_with_characters,
    opponent_name,
    opponent_named,
)
from nd_tui.words.levels import level_name, levels_of_game
from tests.nd_tui.commands.running import run
from tests.nd_tui.texts import LANGUAGES, Texts

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
CHARACTER = pytest.mark.parametrize("character", TASTES)


@LANGUAGE
@CHARACTER
def test_an_opponent_can_be_typed_as_it_is_called_in_any_language(character: str, language: str) -> None:
    who, texts = joined("steward", character), Texts(language)
    level, taste = level_name(texts, "steward"), character_name(texts, character)
    for typed in (f"{level}-{taste}", f"{level}:{taste}", f"{level} {taste}".upper(), who):
        for spoken in LANGUAGES:
            assert new_game(Texts(spoken), level=typed, seed=1).seats[1:] == (who, who)
    assert opponent_name(texts, who) == f"{level}-{taste}"


def test_no_name_is_that_of_another_opponent_in_another_language(game: str) -> None:
    for texts in (Texts(language, game) for language in LANGUAGES):
        for name in names_with_characters(texts):
            who = opponent_named(game, name)
            assert who is not None
            assert opponent_name(texts, who) == name


@LANGUAGE
def test_every_game_tells_in_a_sentence_what_its_characters_like(language: str, game: str) -> None:
    texts = Texts(language, game)
    told = [character_about(texts, character) for character in open_box(game).minds().CHARACTERS]
    assert len(set(told)) == len(told)
    assert all(sentence.endswith(".") for sentence in told)


@LANGUAGE
def test_who_plays_at_random_has_no_character(language: str) -> None:
    minds = open_box(FIRST).minds()
    assert [level for level in levels_of_game(FIRST) if not characters_of(minds, level)] == ["random"]
    with pytest.raises(BadSetup) as refused:
        opponents_of(Texts(language), "random:banker")
    assert refused.value.reason == "unknown-opponent"


@LANGUAGE
def test_a_refusal_names_the_levels_and_the_characters(language: str) -> None:
    texts = Texts(language)
    refused = run(
        "new", "--plain", "--level", f"{level_name(texts, 'canon')}-pirate", language=language
    ).stderr
    assert ", ".join(characters_told(texts)) in refused
    assert level_name(texts, "canon") in refused


@LANGUAGE
def test_a_tournament_tells_its_opponents_with_their_characters(language: str) -> None:
    name = opponent_name(Texts(language), "novice:donor")
    told = run("simulate", "--seats", f"{name},novice", "--games", "2", language=language).stdout.splitlines()
    assert told[1].split()[0] == name


def test_a_surprise_is_drawn_by_the_seed_and_never_kept() -> None:
    form = usual_form(Texts("en")).with_players(5)
    for seat in range(1, 5):
        form = form.with_character(seat, SURPRISE)
    drawn = [game_of(replace(form, seed=seed)).seats for seed in ("1", "2", "3", "1")]
    assert drawn[0] == drawn[3]
    assert {parted(who)[1] for seats in drawn for who in seats[1:]} == set(TASTES)


def test_a_form_keeps_the_characters_that_were_wished_for() -> None:
    texts = Texts("en")
    form = usual_form(texts).with_character(2, "donor").with_character(1, SURPRISE)
    again = form_of(remembered(form), texts)
    assert [again.character(seat) for seat in range(3)] == ["", SURPRISE, "donor"]
    assert game_of(again).seats[2] == "greedy:donor"


def test_a_form_that_was_kept_before_there_were_characters_wishes_for_none() -> None:
    texts = Texts("en")
    kept = {name: value for name, value in remembered(usual_form(texts)).items() if name != "characters"}
    assert game_of(form_of(kept, texts)).seats == ("person", "greedy", "greedy")


def test_a_kept_character_that_is_unknown_now_is_not_wished_for_any_more() -> None:
    texts = Texts("en")
    form = usual_form(texts).with_character(1, "pirate")
    assert game_of(form_of(remembered(form), texts)).seats == ("person", "greedy", "greedy")


def test_who_loses_the_level_that_can_have_a_character_gets_it_back_with_the_level() -> None:
    form = usual_form(Texts("en")).with_character(1, "banker")
    assert form.with_who(1, "random").character(1) == ""
    assert form.with_who(1, "random").with_who(1, "canon").character(1) == "banker"


@LANGUAGE
def test_at_the_end_it_is_told_who_the_opponents_were_where_one_had_a_character(language: str) -> None:
    texts, names = Texts(language), ("Anna", "Luc", "Claire")
    assert characters_shown(texts, names, ("person", "canon", "novice")) == ""
    told = characters_shown(texts, names, ("person", "canon:banker", "novice"))
    assert f"Luc ({opponent_name(texts, 'canon:banker')}), Claire ({level_name(texts, 'novice')})" in told


@LANGUAGE
def test_questions_before_a_plain_game_take_an_opponent_with_a_character(
    tmp_path: Path, language: str
) -> None:
    name = opponent_name(Texts(language), "clerk:gardener")
    run("--data-dir", str(tmp_path), "--plain", typed=f"2\n{name}\n\n\nq\n", language=language)
    (save,) = (
        (tmp_path / "games").glob("*.json") if (tmp_path / "games").exists() else tmp_path.glob("*.json")
    )
    assert "clerk:gardener" in save.read_text()
