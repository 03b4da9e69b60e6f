"""`make play` says what it does while it installs, and nothing once all is there."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.nd_tui.sources import ROOT

# Stands for Python, for that of the environment and for the game; each tells only what it is asked to do.
PRETENDED = """#!/bin/sh
case "$2" in
  venv) mkdir -p "$3/bin"; cp "$0" "$3/bin/python"; cp "$0" "$3/bin/nd-tui" ;;
  pip) echo "(installing)" ;;
esac
case "$0" in *nd-tui) echo "(playing)" ;; esac
"""
FIRST = "for the first time"
TOLD_BY_MAKE = ("MAKEFLAGS", "MAKELEVEL", "MFLAGS", "MAKEOVERRIDES")
needs_make = pytest.mark.skipif(not shutil.which("make"), reason="a system without make")


def played(folder: Path, *more: str) -> list[str]:
    """What `make play` prints, in a folder with an environment of its own and nothing real to install."""
    options = ("UV=", f"PYTHON={folder / 'python'}", "VENV=.venv")
    # The tests themselves may be run by make, which tells those it starts.
    alone = {name: value for name, value in os.environ.items() if name not in TOLD_BY_MAKE}
    command = ["make", "play", *options, *more]
    done = subprocess.run(command, cwd=folder, env=alone, capture_output=True, encoding="utf-8", check=True)
    return done.stdout.splitlines()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of what make reads."""
    for name in ("Makefile", "pyproject.toml", "constraints.txt"):
        shutil.copy(ROOT / name, tmp_path)
    python = tmp_path / "python"
    python.write_text(PRETENDED, encoding="utf-8")
    python.chmod(0o755)
    return tmp_path


@needs_make
def test_the_first_make_play_says_that_it_installs_before_it_does(folder: Path) -> None:
    said, installing, playing = played(folder)
    assert FIRST in said
    assert ".venv" in said
    assert (installing, playing) == ("(installing)", "(playing)")


@needs_make
def test_every_further_make_play_is_quiet(folder: Path) -> None:
    played(folder)
    assert played(folder) == ["(playing)"]


@needs_make
def test_what_has_changed_is_installed_with_other_words(folder: Path) -> None:
    played(folder)
    said, *rest = played(folder, "-W", "constraints.txt")
    assert FIRST not in said
    assert ".venv" in said
    assert rest == ["(installing)", "(playing)"]
