"""What a shell completes: parts, levels, languages, themes, editions, settings and pages."""

import os
import subprocess
import sys

import pytest
from click.shell_completion import ShellComplete

from nd_tui.commands.main import command


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
