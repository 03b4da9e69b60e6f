"""Every command of the documentation and of the help is run, by the installed program."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from core.record import save
from nd_tui.commands.main import command
from nd_tui.games import FIRST
from nd_tui.lessons.course import course_of
from tests.core.notre_dame.scenes import NAMES
from tests.core.record.games import small_tree
from tests.nd_tui.pseudo_terminal import Terminal
from tests.nd_tui.rulebook.books import book
from tests.nd_tui.sources import ROOT
from tests.nd_tui.texts import LANGUAGES, Texts
from tests.pages import READMES, of_pages, outside

GIVEN = of_pages("nd-tui")
PRINTING = {"simulate", "replay", "export", "config", "--plain", "--help", "--forget"}
PRINTED = [words for words in GIVEN if PRINTING & set(words)]
DRAWN = [words for words in GIVEN if words not in PRINTED]
SCRIPTS = Path(sys.executable).parent
QUIT = "\x11"  # Ctrl+Q
COMPLETION = re.compile(r"`(\. <\(.+\))`")


@pytest.fixture
def shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """A person's shell: its environment, in a folder with the files that the commands name."""
    for language in LANGUAGES:
        save(small_tree(), tmp_path / Texts(language)("value-file"), "now", "0")
    shutil.copy(ROOT / "core/notre_dame/components.toml", tmp_path / "my.toml")
    monkeypatch.chdir(tmp_path)
    inherited = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
    path = f"{SCRIPTS}{os.pathsep}{os.environ['PATH']}"
    return {**inherited, "PATH": path, "LC_ALL": "C.UTF-8", "TEXTUAL_ANIMATIONS": "none"}


def printed(words: tuple[str, ...], shell: dict[str, str], typed: str = "") -> str:
    """What a command prints, which it does to its end."""
    program = str(SCRIPTS / words[0])
    done = subprocess.run(
        [program, *words[1:]], input=typed, capture_output=True, encoding="utf-8", env=shell, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def on_the_screen(words: tuple[str, ...]) -> str:
    """What is to be seen after a command that opens the app."""
    texts = Texts("fr" if "fr" in words else "en")
    named = words[1:] if words[1:2] != ("--game",) else words[3:]
    match named:
        case ("new" | "load", *_):
            return NAMES[0]
        case ("learn", lesson):
            return texts(course_of(FIRST)[lesson].title)
        case ("rules", page):
            return f"─ {book().pages[page].heading} ─"
        case ("statistics",):
            return texts("statistics-none")
    return texts("title-new")


def seen_and_left(words: tuple[str, ...], shell: dict[str, str], seen: str) -> None:
    """Start a command in a terminal, wait until something is to be seen, and quit."""
    terminal = Terminal(list(words), shell)
    terminal.wait_for(seen)
    terminal.type(QUIT)
    assert terminal.wait_for_end() == 0


def test_commands_of_both_kinds_are_found() -> None:
    assert {word for words in PRINTED for word in words} >= PRINTING
    assert {words[1] for words in DRAWN if words[1:]} >= {"new", "load", "learn", "rules", "statistics"}


@pytest.mark.parametrize("words", PRINTED, ids=" ".join)
def test_what_prints_something_does_so_to_its_end(words: tuple[str, ...], shell: dict[str, str]) -> None:
    assert printed(words, shell, typed="q\n")


@pytest.mark.parametrize("words", DRAWN, ids=" ".join)
def test_what_opens_the_app_shows_it_and_can_be_left(words: tuple[str, ...], shell: dict[str, str]) -> None:
    seen_and_left(words, shell, on_the_screen(words))


@pytest.mark.skipif(not shutil.which("make"), reason="a system without make")
def test_make_play_shows_the_title_and_can_be_left(
    shell: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    # The environment is this one, and is not made again however old it is.
    ours = (f"VENV={sys.prefix}", "-o", f"{sys.prefix}/.play")
    seen_and_left(("make", "play", *ours), shell, Texts("en")("title-new"))


@pytest.mark.parametrize("part", [(), *((part,) for part in command().parts)], ids=" ".join)
def test_every_part_has_its_help(part: tuple[str, ...], shell: dict[str, str]) -> None:
    shown = printed(("nd-tui", *part, "--help"), shell)
    assert shown.startswith(f"{Texts('en')('usage')} {' '.join(('nd-tui', *part))} ")


@pytest.mark.skipif(not shutil.which("bash"), reason="a system without bash")
def test_the_line_for_bash_lets_it_complete(shell: dict[str, str]) -> None:
    in_help = re.findall(r"^ *(\. <\(.+\))$", printed(("nd-tui", "--help"), shell), re.MULTILINE)
    lines = {line for page in READMES.values() for line in COMPLETION.findall(outside(page))}
    assert lines == set(in_help)
    (line,) = lines
    asked = "COMP_WORDS=(nd-tui rules bish) COMP_CWORD=2; _nd_tui_completion nd-tui; echo ${COMPREPLY[*]}"
    done = subprocess.run(
        ["bash", "-c", f"{line}\n{asked}"], capture_output=True, encoding="utf-8", env=shell, check=True
    )
    assert done.stdout.split() == ["bishop"]
