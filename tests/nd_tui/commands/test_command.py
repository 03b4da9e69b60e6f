"""The command: the app on a terminal, a sentence where there is none."""

import os
import pty
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from core.record import CannotSave
from nd_tui import app as app_module
from nd_tui.commands import playing
from nd_tui.commands.main import command
from nd_tui.storage.settings import default_settings_file
from tests.nd_tui.texts import LANGUAGES, Texts


class Started:
    """What the app was started with."""

    def __init__(self) -> None:
        self.args: list[Any] = []
        self.opening: Any = None
        self.looks: dict[str, Any] = {}
        self.return_code: int | None = None
        self.lost: CannotSave | None = None

    def __call__(self, *args: Any, opening: Any, looks: dict[str, Any], game: str) -> "Started":
        self.args, self.opening, self.looks, self.game = list(args), opening, looks, game
        return self

    def run(self) -> None:
        """Nothing."""


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Started:
    """The app is only noted, and the streams are taken for a terminal."""
    started = Started()
    monkeypatch.setattr(app_module, "GamesApp", started)
    monkeypatch.setattr(playing, "is_terminal", lambda: True)
    return started


def run(*options: str) -> None:
    result = CliRunner(env={"LC_ALL": "C"}).invoke(command(), list(options))
    assert result.exit_code == 0, result.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_terminal_the_plain_game_is_named(language: str) -> None:
    result = CliRunner().invoke(command(), ["--lang", language])
    assert result.exit_code == 2
    assert result.stderr == Texts(language)("needs-terminal") + "\n"


def test_the_app_begins_with_the_title(started: Started, own_data_folder: Path) -> None:
    run()
    folder, settings, language, first, components = started.args
    assert folder.folder == own_data_folder
    assert settings == own_data_folder / "settings.json"
    assert (language, first, components) == (None, None, {})


def test_a_game_that_is_asked_for_begins_at_once(started: Started) -> None:
    run("--players", "4", "--names", "[b]Léo", "--seed", "9", "--lang", "fr")
    _, _, language, first, _ = started.args
    assert language == "fr"
    assert first.setup.players[0] == "[b]Léo"
    assert (len(first.setup.players), first.seed) == (4, 9)


def test_looks_are_for_this_time(started: Started) -> None:
    run("--ascii", "--theme", "nd-light")
    assert started.looks == {"ascii": True, "theme": "nd-light"}
    run()
    assert started.looks == {}


def test_an_app_that_fails_is_an_exit_code(started: Started) -> None:
    started.return_code = 1
    assert CliRunner(env={"LC_ALL": "C"}).invoke(command(), []).exit_code == 1


def test_settings_are_kept_where_the_platform_wants_them(
    started: Started, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("ND_TUI_DATA_DIR")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    run()
    assert started.args[1] == default_settings_file()


def test_what_cannot_be_played_is_told_before_the_app_starts(started: Started) -> None:
    result = CliRunner(env={"LC_ALL": "C"}).invoke(command(), ["--players", "9"])
    assert result.exit_code == 2
    assert result.stderr == Texts("en")("problem-setup-player-count", found=9, fewest=2, most=5) + "\n"
    assert started.args == []


@pytest.mark.skipif(os.name != "posix", reason="needs a pseudo-terminal")
def test_the_command_starts_on_a_terminal_and_quits(own_data_folder: Path) -> None:
    ours, theirs = pty.openpty()
    environment = {
        **os.environ,
        "TERM": "xterm-256color",
        "COLUMNS": "80",
        "LINES": "24",
        "LC_ALL": "C.UTF-8",
    }
    child = subprocess.Popen(
        [sys.executable, "-m", "nd_tui"], stdin=theirs, stdout=theirs, stderr=theirs, env=environment
    )
    os.close(theirs)
    read = b""
    while b"New game" not in read:
        read += os.read(ours, 65536)
    os.write(ours, b"\x11")  # Ctrl+Q
    try:
        while os.read(ours, 65536):
            pass
    except OSError:
        pass  # the other end is closed
    assert child.wait(timeout=30) == 0
    os.close(ours)


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_that_could_not_be_kept_are_told_when_the_screen_is_gone(
    started: Started, language: str
) -> None:
    started.lost = CannotSave("cannot-save", path="game.json", fault="full")
    result = CliRunner().invoke(command(), ["--lang", language])
    assert result.exit_code == 0
    assert result.stderr == Texts(language)("problem-cannot-save", path="game.json", fault="full") + "\n"
