"""The help of the command and of its parts, in both languages."""

import re

import pytest

from nd_tui.commands.config import setting_names
from nd_tui.commands.options import USUAL_GAMES, USUAL_SEED, USUAL_WORKERS
from nd_tui.commands.places import lesson_names
from nd_tui.games import FIRST, names
from nd_tui.games.notre_dame.words.editions import edition_names
from nd_tui.looks.themes import THEME_NAMES
from nd_tui.words.levels import level_names
from tests.nd_tui.commands.running import LANGUAGE, PARTS, run
from tests.nd_tui.texts import Texts


@LANGUAGE
@pytest.mark.parametrize("part", [(), *((part,) for part in PARTS)])
def test_help_is_all_in_the_language_of_the_environment(language: str, part: tuple[str, ...]) -> None:
    result = run(*part, "--help", language=language)
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith(Texts(language)("usage"))
    assert Texts(language)("option-lang") in result.stdout
    other = Texts("fr" if language == "en" else "en")
    assert other("usage") not in result.stdout
    assert other("option-help") not in result.stdout


@pytest.mark.parametrize("part", PARTS)
def test_help_speaks_the_language_asked_for_before_or_after_a_part(part: str) -> None:
    french = Texts("fr")("option-help")
    assert french in run("--lang", "fr", part, "--help").stdout
    assert french in run(part, "--lang", "fr", "--help").stdout


def test_help_names_every_part_and_how_a_shell_completes() -> None:
    shown = run("--help").stdout
    assert all(f"\n  {part}" in shown for part in PARTS)
    assert "_ND_TUI_COMPLETE=bash_source" in shown


@LANGUAGE
@pytest.mark.parametrize(
    ("part", "names"),
    [
        ((), THEME_NAMES),
        (("new",), THEME_NAMES),
        (("simulate",), (str(USUAL_GAMES), str(USUAL_SEED), str(USUAL_WORKERS))),
        (("learn",), tuple(lesson_names(FIRST))),
        (("rules",), ("nd-tui --plain rules",)),
        (("config",), tuple(setting_names())),
    ],
)
def test_help_names_what_can_be_given_and_what_is_usual(
    language: str, part: tuple[str, ...], names: tuple[str, ...]
) -> None:
    shown = run(*part, "--help", language=language).stdout
    words = set(re.findall(r"[\w-]+", shown))
    assert [name for name in names if not set(name.split()) <= words] == []


@LANGUAGE
@pytest.mark.parametrize("part", [(), ("new",), ("simulate",)])
def test_help_names_the_levels_and_editions_as_they_are_called(language: str, part: tuple[str, ...]) -> None:
    texts, shown = Texts(language), " ".join(run(*part, "--help", language=language).stdout.split())
    assert ", ".join(level_names(texts)) in shown
    assert ", ".join(edition_names(texts)) in shown or part == ("simulate",)


@LANGUAGE
@pytest.mark.parametrize("part", ["rules", "statistics"])
def test_help_does_not_say_play_where_nothing_is_played(language: str, part: str) -> None:
    shown = " ".join(run(part, "--help", language=language).stdout.split())
    texts = Texts(language)
    assert " ".join(texts("option-plain-text").split()) in shown
    assert texts("option-plain").split(",")[0] not in shown


@LANGUAGE
def test_the_help_of_the_whole_command_begins_with_every_game(language: str) -> None:
    texts, shown = Texts(language), " ".join(run("--help", language=language).stdout.split())
    first, _ = shown.split(". ", 1)
    assert all(texts(f"game-{name}") in first for name in names())
