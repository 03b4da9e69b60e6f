"""The command with several games: which one is meant, and that it is remembered."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from core.record import save
from nd_tui import games
from nd_tui.commands.main import command
from nd_tui.storage.settings import load_settings
from nd_tui.words.problems import problem_sentence
from nd_tui.words.texts import LANGUAGES, Texts
from tests.core.record.games import small_tree

OTHER = next(name for name in games.names() if name != games.FIRST)


@pytest.fixture
def _one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "PACKAGES", {games.FIRST: games.PACKAGES[games.FIRST]})


def run(folder: Path, *options: str, typed: str = "") -> Result:
    return CliRunner(env={"LC_ALL": "C"}).invoke(
        command(), ["--data-dir", str(folder), *options], input=typed
    )


@pytest.mark.usefixtures("_one_game")
def test_with_one_game_nobody_is_told_that_there_could_be_others(tmp_path: Path) -> None:
    assert "--game" not in run(tmp_path, "--help").output
    assert "--game" not in run(tmp_path, "new", "--help").output


def test_with_several_games_the_help_names_them(tmp_path: Path) -> None:
    told = " ".join(run(tmp_path, "--help").output.split())
    assert "--game NAME" in told
    assert ", ".join(games.names()) in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_there_is_not_is_refused_with_those_that_there_are(tmp_path: Path, language: str) -> None:
    result = run(tmp_path, "--lang", language, "--game", "chess")
    assert result.exit_code == 2
    assert games.FIRST in result.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_save_of_a_game_that_there_is_not_is_told_in_a_sentence(tmp_path: Path, language: str) -> None:
    file = tmp_path / "game.json"
    save(small_tree(), file, "now", "test")
    file.write_text(json.dumps({**json.loads(file.read_bytes()), "game": "chess"}))
    result = run(tmp_path, "--lang", language, "replay", str(file))
    assert result.exit_code == 2
    missing = games.NoSuchGame("no-such-game", game="chess", known=", ".join(games.names()))
    assert result.stderr.strip() == problem_sentence(Texts(language), missing)


@pytest.mark.usefixtures("_one_game")
def test_with_one_game_none_is_remembered(tmp_path: Path) -> None:
    assert run(tmp_path, "new", "--plain", typed="q\n").exit_code == 0
    assert not (tmp_path / "settings.json").exists()


def test_the_game_that_was_played_last_is_remembered(tmp_path: Path) -> None:
    settings = tmp_path / "settings.json"
    settings.write_text(json.dumps({"last_game": OTHER}))
    assert run(tmp_path, "--game", games.FIRST, "new", "--plain", typed="q\n").exit_code == 0
    assert load_settings(settings).last_game == games.FIRST
