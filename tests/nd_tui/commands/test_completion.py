"""What a shell completes: parts, levels, languages, themes, editions, settings and pages."""

import os
import subprocess
import sys

import pytest
from click.shell_completion import ShellComplete

from nd_tui.commands.completing import ASKED_BY
from nd_tui.commands.main import command

CHARACTERS = ("banker", "gardener", "courier", "donor")


def completed(*words: str) -> list[str]:
    *before, last = words
    shell = ShellComplete(command(), {}, "nd-tui", "_ND_TUI_COMPLETE")
    return [item.value for item in shell.get_completions(list(before), last)]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (("st",), ["statistics"]),
        (("re",), ["replay"]),
        (("--lang", ""), ["en", "fr"]),
        (("new", "--lang", "f"), ["fr"]),
        (("--theme", "nd-l"), ["nd-light"]),
        (("--level", "ca"), ["canon"]),
        (("--lang", "fr", "--level", "ch"), ["chanoine"]),
        (("new", "--opponents", "steward,si"), ["steward,simple"]),
        (("--level", "steward-"), [f"steward-{one}" for one in ("surprise", *CHARACTERS)]),
        (("simulate", "--lang", "fr", "--seats", "clerc,intendant-m"), ["clerc,intendant-mécène"]),
        (("simulate", "--seats", "cha"), ["chance"]),
        (("simulate", "--lang", "fr", "--seats", "clerc,int"), ["clerc,intendant"]),
        (("--edition", "cl"), ["classic"]),
        (("--lang", "fr", "--edition", ""), ["classique", "anniversaire"]),
        (("config", "sp"), ["speed"]),
        (("config", "speed", ""), ["off", "quick", "slow"]),
        (("config", "nothing", ""), []),
        (("rules", "bish"), ["bishop"]),
        (("learn", "bo"), ["board"]),
    ],
)
def test_a_word_is_completed(words: tuple[str, ...], found: list[str]) -> None:
    assert completed(*words) == found


def test_the_command_prints_what_a_shell_needs() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from nd_tui.commands.main import command; command()(prog_name='nd-tui')"],
        env={**os.environ, "_ND_TUI_COMPLETE": "zsh_source"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "compdef" in done.stdout


@pytest.mark.parametrize(
    ("shell", "given"),
    [
        ("bash", {}),
        ("bash", {"COMP_WORDS": "nd-tui ne"}),
        ("bash", {"COMP_WORDS": "nd-tui ne", "COMP_CWORD": "x"}),
        ("zsh", {"COMP_WORDS": "nd-tui ne", "COMP_CWORD": ""}),
        ("fish", {"COMP_CWORD": "ne"}),
        ("fish", {"COMP_WORDS": "nd-tui ne", "COMP_CWORD": " "}),
    ],
)
def test_a_shell_that_does_not_say_what_to_complete_is_told_so_in_a_sentence(
    shell: str, given: dict[str, str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(ASKED_BY, f"{shell}_complete")
    for name in ("COMP_WORDS", "COMP_CWORD"):
        monkeypatch.delenv(name, raising=False)
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(SystemExit) as ended:
        command()([], prog_name="nd-tui")
    assert ended.value.code == 2
    shown = capsys.readouterr()
    assert "COMP_CWORD" in shown.err
    assert shown.out == ""


def test_a_shell_that_says_what_to_complete_gets_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(ASKED_BY, "bash_complete")
    monkeypatch.setenv("COMP_WORDS", "nd-tui st")
    monkeypatch.setenv("COMP_CWORD", "1")
    with pytest.raises(SystemExit):
        command()([], prog_name="nd-tui")
    assert "statistics" in capsys.readouterr().out
