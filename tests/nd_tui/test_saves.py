"""Games that are kept: found again after a crash, never taken from a program that has them open."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from core import notre_dame as nd
from core.record import CannotSave, backup_of, load, load_or_backup
from nd_tui.saves import GameFolder, GameInUse, default_folder
from nd_tui.session import Session
from tests.core.record.games import small_tree


def test_a_new_game_gets_a_file_of_its_own(tmp_path: Path) -> None:
    folder = GameFolder(tmp_path)
    one, other = folder.keep(small_tree()), folder.keep(small_tree())
    one.save()
    other.save()
    assert one.path != other.path
    assert len(list(tmp_path.glob("*.json"))) == 2


def test_an_unfinished_game_that_was_closed_can_be_gone_on_with(tmp_path: Path) -> None:
    kept = GameFolder(tmp_path).keep(small_tree())
    kept.save()
    kept.close()
    ((path, summary),) = GameFolder(tmp_path).unfinished()
    assert summary.setup.players == ("Anna", "Luc", "Claire")
    again = GameFolder(tmp_path).open(path)
    assert again.match.history.state == kept.match.history.state
    assert again.repaired is None


def test_a_finished_game_is_not_offered(tmp_path: Path) -> None:
    match = small_tree(players=2)
    while moves := nd.legal_moves(match.history.state):
        match.history.play(moves[0])
    kept = GameFolder(tmp_path).keep(match)
    kept.save()
    kept.close()
    assert GameFolder(tmp_path).unfinished() == []


def test_a_finished_game_whose_review_was_entered_is_not_offered(tmp_path: Path) -> None:
    match = small_tree(players=2)
    while moves := nd.legal_moves(match.history.state):
        match.history.play(moves[0])
    kept = GameFolder(tmp_path).keep(match)
    session = Session(kept)
    decided = next(node for node in match.history.played_line() if nd.to_move(node.state) == 0)
    session.go(decided)
    session.branch("review")
    session.play(nd.legal_moves(session.state)[-1])
    kept.close()
    assert session.unsaved is None
    assert GameFolder(tmp_path).unfinished() == []
    (listed,) = GameFolder(tmp_path).games()
    again = GameFolder(tmp_path).open(listed.path)
    assert nd.to_move(again.match.history.state) is not None  # it is opened where it was left


def test_the_game_played_last_is_offered_first(tmp_path: Path) -> None:
    paths = []
    for written in ("2026-01-02", "2026-01-03", "2026-01-01"):
        kept = GameFolder(tmp_path).keep(small_tree())
        kept.save()
        kept.close()
        text = kept.path.read_text(encoding="utf-8")
        line = next(line for line in text.splitlines() if '"written"' in line)
        kept.path.write_text(text.replace(line, f' "written": "{written}",'), encoding="utf-8")
        paths.append(kept.path)
    assert [path for path, _ in GameFolder(tmp_path).unfinished()] == [paths[1], paths[0], paths[2]]


def test_a_damaged_file_is_gone_on_with_from_its_backup(tmp_path: Path) -> None:
    kept = GameFolder(tmp_path).keep(small_tree())
    kept.save()
    kept.save()
    kept.close()
    kept.path.write_bytes(b"{")
    ((path, _),) = GameFolder(tmp_path).unfinished()
    again = GameFolder(tmp_path).open(path)
    assert again.repaired is not None
    assert again.match.history.size == kept.match.history.size


def test_only_a_backup_is_enough(tmp_path: Path) -> None:
    kept = GameFolder(tmp_path).keep(small_tree())
    kept.save()
    kept.close()
    kept.path.rename(backup_of(kept.path))
    ((path, _),) = GameFolder(tmp_path).unfinished()
    assert GameFolder(tmp_path).open(path).match.history.size == kept.match.history.size


def test_files_that_are_no_saves_are_left_alone(tmp_path: Path) -> None:
    for name, content in {"a.json": b"", "b.json": b"[1]", "c.json": b"\xff", "d.json": b"[" * 99999}.items():
        (tmp_path / name).write_bytes(content)
    assert GameFolder(tmp_path).unfinished() == []
    assert (tmp_path / "b.json").read_bytes() == b"[1]"


def holder(path: Path) -> "subprocess.Popen[str]":
    """Another program that has a game open."""
    code = (
        "import sys; from pathlib import Path; from nd_tui.saves import GameFolder\n"
        "path = Path(sys.argv[1]); kept = GameFolder(path.parent).open(path)\n"
        "print('open', flush=True); sys.stdin.read()\n"
    )
    command = [sys.executable, "-c", code, str(path)]
    child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    assert child.stdout.readline() == "open\n"
    return child


def test_two_programs_do_not_have_the_same_game_open_and_a_killed_one_lets_go(tmp_path: Path) -> None:
    kept = GameFolder(tmp_path).keep(small_tree())
    kept.save()
    kept.close()
    other = holder(kept.path)
    assert GameFolder(tmp_path).unfinished() == []
    with pytest.raises(GameInUse, match="game-in-use"):
        GameFolder(tmp_path).open(kept.path)
    os.kill(other.pid, signal.SIGKILL)
    other.communicate()
    assert GameFolder(tmp_path).open(kept.path).match.history.size == kept.match.history.size


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(CannotSave):
        GameFolder(tmp_path / "file" / "games").keep(small_tree())


def test_the_platform_says_where_games_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_folder().name == "games"
    assert "nd-tui" in str(default_folder())


def test_a_killed_game_is_offered_at_the_next_start_where_it_stopped(own_data_folder: Path) -> None:
    command = [sys.executable, "-m", "nd_tui", "--plain", "--seed", "3", "--players", "2", "--lang", "en"]
    child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert child.stdin is not None
    chance = random.Random(1)
    for _ in range(12):
        child.stdin.write(f"{chance.choice('12')}\n")
        child.stdin.flush()
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        saved = list(own_data_folder.glob("*.json"))
        if saved and load_or_backup(saved[0], nd)[0].history.size > 12:
            break
        time.sleep(0.02)
    os.kill(child.pid, signal.SIGKILL)
    child.communicate()
    (path,) = own_data_folder.glob("*.json")
    size = load(path, nd).history.size
    again = [sys.executable, "-m", "nd_tui", "--plain", "--lang", "en"]
    done = subprocess.run(again, input="x\n1\nb\nq\n", capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert "Games you have not finished:" in done.stdout
    assert "1. Anna, Luc, last played" in done.stdout
    assert "Type a number from 1 to 2." in done.stdout
    assert load(path, nd).history.size >= size
