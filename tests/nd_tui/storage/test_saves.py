"""Games that are kept: found again after a crash, never taken from a program that has them open."""

import errno
import os
import random
import shutil
import signal
import socket
import stat
import subprocess
import sys
import time
from contextlib import closing
from datetime import datetime, tzinfo
from pathlib import Path

import pytest

from core import notre_dame as nd
from core.game import Problem
from core.record import CannotSave, backup_of, load, load_or_backup
from nd_tui.play.session import Session
from nd_tui.storage import summaries
from nd_tui.storage.saves import A_FEW, GameFolder, GameInUse, default_folder
from tests.core.record.games import small_tree
from tests.nd_tui.any_game import begun, played
from tests.nd_tui.many_games import many_games


def test_a_new_game_gets_a_file_of_its_own(tmp_path: Path) -> None:
    folder = GameFolder(tmp_path)
    one, other = folder.keep(small_tree()), folder.keep(small_tree())
    one.save()
    other.save()
    assert one.path != other.path
    assert len(list(tmp_path.glob("*.json"))) == 2


def test_an_unfinished_game_that_was_closed_can_be_gone_on_with(tmp_path: Path, game: str) -> None:
    kept = GameFolder(tmp_path).keep(played(begun(game), 5))
    kept.save()
    kept.close()
    ((path, summary),) = GameFolder(tmp_path).unfinished()
    assert (summary.game, summary.setup.players) == (game, ("Anna", "Luc", "Claire"))
    again = GameFolder(tmp_path).open(path)
    assert again.match.history.state == kept.match.history.state
    assert again.repaired is None


def test_a_finished_game_is_not_offered(tmp_path: Path, game: str) -> None:
    kept = GameFolder(tmp_path).keep(played(begun(game)))
    kept.save()
    kept.close()
    assert GameFolder(tmp_path).unfinished() == []


def test_a_finished_game_whose_review_was_entered_is_not_offered(tmp_path: Path, game: str) -> None:
    match = played(begun(game, players=2))
    kept, rules = GameFolder(tmp_path).keep(match), match.history.game
    session = Session(kept)
    decided = next(node for node in match.history.played_line() if rules.to_move(node.state) == 0)
    session.go(decided)
    session.branch("review")
    session.play(rules.legal_moves(session.state)[-1])
    kept.close()
    assert session.unsaved is None
    assert GameFolder(tmp_path).unfinished() == []
    (listed,) = GameFolder(tmp_path).games()
    again = GameFolder(tmp_path).open(listed.path)
    assert rules.to_move(again.match.history.state) is not None  # it is opened where it was left


def test_the_game_played_last_is_offered_first(tmp_path: Path) -> None:
    paths = []
    for written in (2, 3, 1):
        kept = GameFolder(tmp_path).keep(small_tree())
        kept.save()
        kept.close()
        os.utime(kept.path, (written, written))
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
        "import sys; from pathlib import Path; from nd_tui.storage.saves import GameFolder\n"
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
    assert "1. Notre Dame: Anna, Luc, last played" in done.stdout
    assert "Type a number from 1 to 2." in done.stdout
    assert load(path, nd).history.size >= size


def test_nothing_but_games_stays_in_the_folder_when_they_are_closed(tmp_path: Path) -> None:
    kept = GameFolder(tmp_path).keep(small_tree())
    assert [file.name for file in tmp_path.iterdir()] == [f".{kept.path.name}.lock"]
    kept.save()
    kept.close()
    GameFolder(tmp_path).open(kept.path).close()
    assert list(GameFolder(tmp_path).games())
    GameFolder(tmp_path).unfinished()
    assert [file.name for file in tmp_path.iterdir()] == [kept.path.name]


def test_an_old_lock_file_goes_when_its_game_is_looked_at(tmp_path: Path) -> None:
    (path,) = many_games(tmp_path, 1)
    path.with_name(f".{path.name}.lock").write_bytes(b"")
    assert GameFolder(tmp_path).unfinished()
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The files that are read to show games."""
    found: list[Path] = []

    genuine = summaries.summary_of

    def reading(path: Path) -> summaries.Summary | None:
        found.append(path)
        return genuine(path)

    monkeypatch.setattr(summaries, "summary_of", reading)
    return found


def test_of_many_games_only_those_are_read_that_are_offered(tmp_path: Path, read: list[Path]) -> None:
    paths, folder = many_games(tmp_path, 500), GameFolder(tmp_path)
    files = folder.files()
    assert read == []
    assert folder.latest_unfinished(files) == (folder.unfinished(1)[0], ())
    assert set(read) == {paths[-1]}
    read.clear()
    assert [path for path, _ in folder.unfinished(5)] == paths[:-6:-1]
    assert read == paths[:-6:-1]


def test_where_no_game_can_be_gone_on_with_a_quick_look_ends_after_a_few(
    tmp_path: Path, read: list[Path]
) -> None:
    paths = many_games(tmp_path, 500, seat="greedy")
    found, unread = GameFolder(tmp_path).latest_unfinished(GameFolder(tmp_path).files())
    assert found is None
    assert len(read) == A_FEW
    assert list(unread) == paths[-A_FEW - 1 :: -1]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_what_is_named_like_a_game_and_is_no_file_is_left_alone(tmp_path: Path) -> None:
    (path,) = many_games(tmp_path, 1)
    os.mkfifo(tmp_path / "pipe.json")
    os.mkfifo(tmp_path / "only backup.json.bak")
    (tmp_path / "folder.json").mkdir()
    (tmp_path / "endless.json").symlink_to("/dev/zero")
    (tmp_path / "nowhere.json").symlink_to("nowhere")
    (tmp_path / "settings.json").write_bytes(path.read_bytes())
    with closing(socket.socket(socket.AF_UNIX)) as sock:
        sock.bind(str(tmp_path / "socket.json"))
    assert list(GameFolder(tmp_path).files()) == [path]
    for name in ("pipe.json", "folder.json", "endless.json", "nowhere.json"):
        with pytest.raises(Problem):
            GameFolder(tmp_path).open(tmp_path / name)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_a_pipe_in_the_place_of_a_backup_or_a_lock_hinders_nobody(tmp_path: Path) -> None:
    (path,) = many_games(tmp_path, 1)
    os.mkfifo(backup_of(path))
    os.mkfifo(path.with_name(f".{path.name}.lock"))
    kept = GameFolder(tmp_path).open(path)
    kept.save()
    kept.close()
    assert load(backup_of(path), nd).history.size == kept.match.history.size


def test_a_folder_deleted_while_playing_is_made_anew_with_the_game_and_its_lock(tmp_path: Path) -> None:
    folder = GameFolder(tmp_path / "games")
    kept = folder.keep(small_tree())
    kept.save()
    assert kept.moved is None
    shutil.rmtree(folder.folder)
    kept.save()
    assert kept.moved is not None
    assert kept.moved.reason == "kept-anew"
    with pytest.raises(GameInUse):
        folder.open(kept.path)
    kept.save()
    assert kept.moved is None
    kept.close()
    assert folder.open(kept.path).match.history.size == kept.match.history.size


@pytest.mark.parametrize("still_open", [True, False])
def test_a_game_that_another_program_took_when_the_lock_was_gone_is_left_to_it(
    tmp_path: Path, still_open: bool
) -> None:
    folder = GameFolder(tmp_path)
    kept = folder.keep(small_tree(moves=10))
    kept.save()
    path = kept.path
    path.with_name(f".{path.name}.lock").unlink()
    other = folder.open(path)
    other.match.history.play(nd.legal_moves(other.match.history.state)[0])
    other.save()
    if not still_open:
        other.close()
    kept.save()
    assert kept.moved is not None
    assert kept.moved.reason == "kept-elsewhere"
    assert kept.path != path
    assert load(path, nd).history.size == other.match.history.size
    assert load(kept.path, nd).history.size == kept.match.history.size
    kept.close()
    other.close()


def test_a_clock_set_back_takes_no_lock_and_no_name_from_anybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Yesterday(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> "Yesterday":
            return cls(2001, 1, 1, tzinfo=tz)

    folder = GameFolder(tmp_path)
    monkeypatch.setattr("nd_tui.storage.game_files.datetime", Yesterday)
    first = folder.keep(small_tree())
    first.save()
    os.utime(first.path.with_name(f".{first.path.name}.lock"), (0, 0))
    second = folder.keep(small_tree())
    assert second.path != first.path
    with pytest.raises(GameInUse):
        folder.open(first.path)


def test_a_folder_that_cannot_be_written_to_shows_its_games_and_says_why_none_can_be_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (path,) = many_games(tmp_path, 1)

    def refuse(*_: object) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr("nd_tui.storage.locks.open_private", refuse)
    folder = GameFolder(tmp_path)
    assert [game.path for game in folder.games()] == [path]
    for step in (lambda: folder.open(path), lambda: folder.keep(small_tree()), lambda: folder.delete(path)):
        with pytest.raises(CannotSave) as caught:
            step()
        assert caught.value.details["fault"] == os.strerror(errno.EROFS)


def test_games_and_their_locks_are_their_owners_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        kept = GameFolder(tmp_path / "games").keep(small_tree())
        kept.save()
        kept.save()
    finally:
        os.umask(before)
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in kept.path.parent.iterdir()}
    assert len(modes) == 3
    assert set(modes.values()) == {0o600}
    assert stat.S_IMODE(kept.path.parent.stat().st_mode) == 0o700
