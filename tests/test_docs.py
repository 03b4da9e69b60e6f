"""The documentation: what it names exists, and both READMEs say the same."""

import re
import tomllib
from datetime import date
from pathlib import Path

import click
import pytest

from nd_tui import __version__
from nd_tui.commands.main import command
from nd_tui.games import FIRST
from nd_tui.keys.actions import acts_on
from nd_tui.words.characters import opponent_named
from nd_tui.words.keys import key_name
from tests.nd_tui.sources import ROOT
from tests.nd_tui.texts import LANGUAGES, Texts
from tests.pages import PAGES, READMES, blocks, commands, lines, of_pages, outside, text_of
from tests.picture import draw, picture_file, played

LINK = re.compile(r"\[[^\]]*\]\(([^)#\s]+)[^)]*\)")
SPAN = re.compile(r"`([^`\s]+)`")
TOP = {path.name for path in ROOT.iterdir() if path.name not in (".venv", ".git")}
LARGEST_PICTURE = 150_000  # bytes
PAGE = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


@PAGE
def test_every_link_leads_to_a_file(page: Path) -> None:
    targets = [target for target in LINK.findall(text_of(page)) if "://" not in target]
    assert [target for target in targets if not (page.parent / target).exists()] == []


@PAGE
def test_every_file_that_is_named_exists(page: Path) -> None:
    named = [name for name in SPAN.findall(text_of(page)) if name.split("/")[0] in TOP]
    assert [name for name in named if not list(ROOT.glob(name))] == []


@pytest.mark.parametrize("words", of_pages("make"), ids=" ".join)
def test_make_knows_what_it_is_told_to_make(words: tuple[str, ...]) -> None:
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(words[1:]) <= set(targets)


def test_all_parts_of_the_command_are_shown() -> None:
    whole = command()
    assert isinstance(whole, click.Group)
    for page in READMES.values():
        assert {words[1] for words in commands(page, "nd-tui") if words[1:]} >= set(whole.parts)


def test_both_readmes_have_the_same_parts_and_commands() -> None:
    parts = {name: re.findall(r"^#+(?= )", outside(page), re.MULTILINE) for name, page in READMES.items()}
    assert parts["en"] == parts["fr"]
    told = {name: [lines(block) for block in blocks(page, "sh")] for name, page in READMES.items()}
    assert told["en"] != told["fr"]  # each with the words of its language
    assert meant(told["en"]) == meant(told["fr"])


def meant(told: list[list[list[str]]]) -> list[list[list[str]]]:
    """Commands with the names of levels, and the words for values, as they are in no language."""
    values = {Texts(language)("value-file"): "file" for language in LANGUAGES}
    values |= {
        Texts(language, "rattus-cartus")("buildings-by_card.name"): "by_card" for language in LANGUAGES
    }

    def plain(word: str) -> str:
        return ",".join(opponent_named(FIRST, part) or values.get(part, part) for part in word.split(","))

    return [[[plain(word) for word in words] for words in block] for block in told]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_table_is_told(language: str) -> None:
    rows = [line for line in text_of(READMES[language]).splitlines() if line.startswith("| `")]
    told = {key for row in rows for key in SPAN.findall(row.split("|")[1])}
    keys = [key_name(Texts(language), act.key) for act in acts_on("table")]
    assert {re.sub(r"\^(.)", lambda found: f"Ctrl+{found[1].upper()}", key) for key in keys} <= told


def test_the_newest_changes_are_those_of_this_version() -> None:
    newest, *earlier = re.findall(r"^## (.+)$", text_of(ROOT / "CHANGELOG.md"), re.MULTILINE)
    released = earlier[0] if newest == "Not yet released" else newest
    version, day = released.split(", ")
    assert version == __version__
    assert date.fromisoformat(day)


def test_french_punctuation_is_kept_with_its_word() -> None:
    wrong = re.compile(r" [;:!?»]|« |'")
    assert [line for line in SPAN.sub("", outside(READMES["fr"])).splitlines() if wrong.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_of_the_table_is_not_too_large(language: str) -> None:
    assert 0 < picture_file(language).stat().st_size < LARGEST_PICTURE
    assert f"docs/{picture_file(language).name}" in text_of(READMES[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_shows_the_table_as_it_is_now(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)  # a wish of whoever runs the tests, not of the picture
    is_drawn_alike = draw(played(), language) == text_of(picture_file(language))
    assert is_drawn_alike, "make picture"


def test_the_example_of_the_architecture_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = blocks(ROOT / "docs" / "architecture.md", "python")
    exec(example, {})
    assert "points=" in capsys.readouterr().out


def test_the_house_values_are_told_as_they_are() -> None:
    persons = tomllib.loads((ROOT / "core/notre_dame/components.toml").read_text(encoding="utf-8"))["persons"]
    told = re.findall(
        r"^\| `(\w+)` \| [^|]+ \| (\w+) \| (\d) \|$", text_of(ROOT / "docs/rulings.md"), re.MULTILINE
    )
    assert told == [(name, card["stack"], str(card["rats"])) for name, card in persons.items()]
