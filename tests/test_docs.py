"""The documentation: what it names exists, what it commands is understood, and both READMEs say the same."""

import re
import shlex
import tomllib
from datetime import date
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from nd_tui import __version__
from nd_tui.actions import acts_on
from nd_tui.command import command
from nd_tui.commands.config import setting_names, values_of
from nd_tui.commands.places import lesson_names, rule_names
from nd_tui.commands.playing import asked_for
from nd_tui.plain.start import levels_of
from nd_tui.texts import LANGUAGES, Texts
from nd_tui.words.keys import key_name
from tests.nd_tui.sources import ROOT
from tests.picture import picture_file

READMES = {"en": ROOT / "README.md", "fr": ROOT / "README.fr.md"}
PAGES = (*READMES.values(), ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted(ROOT.glob("docs/*.md")))
COMMANDED = (*READMES.values(), ROOT / "CONTRIBUTING.md", ROOT / "docs" / "rulings.md")
LINK = re.compile(r"\[[^\]]*\]\(([^)#\s]+)[^)]*\)")
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"`([^`\s]+)`")
TOP = {path.name for path in ROOT.iterdir() if path.name not in (".venv", ".git")}
LARGEST_PICTURE = 150_000  # bytes
ENDING = ("--help", "--version")  # what shows something before anything else is looked at
SHORT = (*ENDING, "config")  # what shows something and is done
PAGE = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def blocks(page: Path, kind: str) -> list[str]:
    """The blocks of a language on a page."""
    return [block for language, block in BLOCK.findall(text_of(page)) if language == kind]


def lines(block: str) -> list[list[str]]:
    """The words of a block's commands, without comments."""
    return [shlex.split(line, comments=True) for line in block.splitlines()]


def commands(page: Path, beginning: str) -> list[list[str]]:
    """The commands of a page that begin so."""
    return [words for block in blocks(page, "sh") for words in lines(block) if words[:1] == [beginning]]


def of_pages(beginning: str) -> list[tuple[str, ...]]:
    """All of them, each once."""
    return sorted({tuple(words) for page in COMMANDED for words in commands(page, beginning)})


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


@pytest.mark.parametrize("words", [w for w in of_pages("nd-tui") if w[-1] not in ENDING], ids=" ".join)
def test_the_command_understands_what_it_is_given(words: tuple[str, ...]) -> None:
    group = command()
    with group.make_context("nd-tui", list(words[1:])) as context:
        rest = [*context._protected_args, *context.args]
        if not rest:
            return
        name, part, more = group.resolve_command(context, rest)
        assert part is not None
        with part.make_context(name, more, parent=context) as inner:
            names_are_known(inner.params)
            if name == "new":
                asked_for(context.obj)
            if name == "simulate":
                levels_of(context.obj.options["seats"])


def names_are_known(given: dict[str, object]) -> None:
    """Lessons, pages and settings, which only their parts of the command look up."""
    assert given.get("lesson") in (None, *lesson_names())
    assert given.get("page") in (None, *rule_names())
    assert given.get("name") in (None, *setting_names())
    if given.get("value"):
        assert given["value"] in values_of(str(given["name"]))


@pytest.mark.parametrize("words", [w for w in of_pages("nd-tui") if w[1:2] and w[1] in SHORT], ids=" ".join)
def test_what_only_shows_something_can_be_done(words: tuple[str, ...]) -> None:
    result = CliRunner().invoke(command(), list(words[1:]))
    assert result.exit_code == 0, result.output


def test_all_parts_of_the_command_are_shown() -> None:
    whole = command()
    assert isinstance(whole, click.Group)
    for page in READMES.values():
        assert {words[1] for words in commands(page, "nd-tui") if words[1:]} >= set(whole.commands)


def test_both_readmes_have_the_same_parts_and_commands() -> None:
    parts = {name: re.findall(r"^#+(?= )", outside(page), re.MULTILINE) for name, page in READMES.items()}
    assert parts["en"] == parts["fr"]
    told = {name: [lines(block) for block in blocks(page, "sh")] for name, page in READMES.items()}
    assert told["en"] == told["fr"]


def outside(page: Path) -> str:
    """A page without its blocks of commands."""
    return BLOCK.sub("", text_of(page))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_table_is_told(language: str) -> None:
    rows = [line for line in text_of(READMES[language]).splitlines() if line.startswith("| `")]
    told = {key for row in rows for key in SPAN.findall(row.split("|")[1])}
    keys = [key_name(Texts(language), act.key) for act in acts_on("table")]
    assert {re.sub(r"\^(.)", lambda found: f"Ctrl+{found[1].upper()}", key) for key in keys} <= told


def test_the_newest_changes_are_those_of_this_version() -> None:
    newest = re.findall(r"^## (.+)$", text_of(ROOT / "CHANGELOG.md"), re.MULTILINE)[0]
    version, day = newest.split(", ")
    assert version == __version__
    assert date.fromisoformat(day)


def test_french_punctuation_is_kept_with_its_word() -> None:
    wrong = re.compile(r" [;:!?»]|« |'")
    assert [line for line in SPAN.sub("", outside(READMES["fr"])).splitlines() if wrong.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_of_the_table_is_not_too_large(language: str) -> None:
    assert 0 < picture_file(language).stat().st_size < LARGEST_PICTURE
    assert f"docs/{picture_file(language).name}" in text_of(READMES[language])


def test_the_example_of_the_architecture_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = blocks(ROOT / "docs" / "architecture.md", "python")
    exec(example, {})
    assert "prestige" in capsys.readouterr().out


def test_the_house_values_are_told_as_they_are() -> None:
    persons = tomllib.loads((ROOT / "core/notre_dame/components.toml").read_text(encoding="utf-8"))["persons"]
    told = re.findall(
        r"^\| `(\w+)` \| [^|]+ \| (\w+) \| (\d) \|$", text_of(ROOT / "docs/rulings.md"), re.MULTILINE
    )
    assert told == [(name, card["stack"], str(card["rats"])) for name, card in persons.items()]
