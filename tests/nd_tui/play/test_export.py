"""A saved game told in words, all its lines, and as JSON."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from core import notre_dame as nd
from core.record import save
from nd_tui.commands.main import command
from nd_tui.games.notre_dame.words.played import move_told
from tests.core.record.games import small_tree
from tests.nd_tui.texts import LANGUAGES, Texts

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def run(*options: str) -> Result:
    return CliRunner(env={"LC_ALL": "C"}).invoke(command(), options)


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "game.json"
    save(small_tree(), path, "now", "0")
    return str(path)


@LANGUAGE
def test_replay_tells_the_line_that_was_played_in_words(language: str, file: str) -> None:
    result = run("--lang", language, "replay", file)
    assert result.exit_code == 0, result.exception
    moves = len(small_tree().history.played_line()) - 1
    assert "Anna, Luc, Claire" in result.stdout.splitlines()[0]
    assert result.stdout.splitlines()[-1] == Texts(language)("replay-unfinished", moves=moves)
    assert len(result.stdout.splitlines()) > 20


@LANGUAGE
def test_replay_of_a_finished_game_ends_with_the_final_standing(language: str, tmp_path: Path) -> None:
    match = small_tree(players=2, moves=1)
    while moves := nd.legal_moves(match.history.state):
        match.history.play(moves[0])
    save(match, tmp_path / "game.json", "now", "0")
    result = run("--lang", language, "replay", str(tmp_path / "game.json"))
    assert Texts(language)("end-heading") in result.stdout


@LANGUAGE
def test_export_speaks_the_language_and_has_no_code_names(language: str, file: str) -> None:
    texts, history = Texts(language), small_tree().history
    told = run("--lang", language, "export", file).stdout
    for node in history:
        if node.parent is not None and node.move is not None:
            assert move_told(texts, node.parent.state, node.move) in told
    for name in ("carriage_house", "money_lender", "keep ", "-il"):
        assert name not in told


def test_export_prints_every_line_with_names_and_comments(file: str) -> None:
    result = run("export", file)
    assert result.exit_code == 0, result.exception
    history = small_tree().history
    for node in history:
        assert node.name in result.stdout
    assert "Hm? <b>[red]été</b>" in result.stdout
    assert "fresh luck 4711" in result.stdout
    assert "entered after seeing what came" in result.stdout
    numbered = [line for line in result.stdout.splitlines() if line.startswith("  ")]
    assert [int(line.split(".")[0]) for line in numbered] == list(range(1, history.size))


def test_export_as_json_holds_every_position_with_its_events_and_standings(file: str) -> None:
    result = run("export", file, "--json")
    content = json.loads(result.stdout)
    history = small_tree().history
    assert len(content["positions"]) == history.size
    assert content["positions"][content["cursor"]]["standings"] == [
        dict(seat) for seat in nd.standings(nd.view(history.state, 0))
    ]
    assert content["positions"][1]["events"][0]["type"] == "kept"
    assert content["setup"]["players"] == ["Anna", "Luc", "Claire"]


@LANGUAGE
@pytest.mark.parametrize("what", ["replay", "export"])
def test_a_file_that_is_no_save_gets_one_sentence_and_stays_as_it_is(
    what: str, language: str, tmp_path: Path
) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(b"{}")
    result = run("--lang", language, what, str(path))
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == ""
    assert path.read_bytes() == b"{}"


def test_what_people_typed_cannot_steer_the_terminal(tmp_path: Path) -> None:
    match = small_tree(moves=3)
    match.history.cursor.comment = "\x1b[2J\x07 bold"
    save(match, tmp_path / "game.json", "now", "0")
    result = run("export", str(tmp_path / "game.json"))
    assert "\x1b" not in result.stdout
    assert "[2J" in result.stdout
