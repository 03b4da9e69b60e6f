"""Locks between programs: one holder at a time, nothing left behind, and no trust in a lock that is gone."""

import shutil
import subprocess
import sys
from pathlib import Path

from nd_tui.storage.locks import Lock, alone

# Adds to a number in a file many times, each time alone, by steps that would lose some if they were not.
ADDER = """
import sys, time
from pathlib import Path
from nd_tui.storage.locks import alone
path = Path(sys.argv[1])
for _ in range(100):
    with alone(path, 60):
        number = int(path.read_text())
        time.sleep(0.0002)
        path.write_text(str(number + 1))
"""


def test_a_lock_that_is_given_back_leaves_no_file(tmp_path: Path) -> None:
    lock = Lock(tmp_path / "game.json")
    assert lock.take()
    assert lock.is_good()
    assert not Lock(tmp_path / "game.json").take()
    assert Lock(tmp_path / "game.json").is_held_elsewhere()
    lock.release()
    assert list(tmp_path.iterdir()) == []
    assert not lock.is_good()


def test_looking_whether_a_lock_is_held_makes_no_file_and_removes_one_left_by_a_killed_program(
    tmp_path: Path,
) -> None:
    lock = Lock(tmp_path / "game.json")
    assert not lock.is_held_elsewhere()
    assert list(tmp_path.iterdir()) == []
    lock.path.write_bytes(b"")
    assert not lock.is_held_elsewhere()
    assert list(tmp_path.iterdir()) == []


def test_a_lock_whose_file_was_removed_is_not_good(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    lock, other = Lock(folder / "game.json"), Lock(folder / "game.json")
    assert lock.take()
    shutil.rmtree(folder)
    assert not lock.is_good()
    assert other.take(), "the name is free again"
    assert not lock.is_good()
    lock.release()
    assert other.is_good(), "giving back an old lock harms no new one"
    other.release()


def test_whoever_waits_for_a_lock_gets_the_one_that_counts(tmp_path: Path) -> None:
    path = tmp_path / "number"
    path.write_text("0")
    adders = [subprocess.Popen([sys.executable, "-c", ADDER, str(path)]) for _ in range(4)]
    assert [adder.wait(timeout=120) for adder in adders] == [0, 0, 0, 0]
    assert path.read_text() == "400"
    assert [file.name for file in tmp_path.iterdir()] == ["number"]


def test_what_a_killed_writer_left_is_swept_up_by_the_next(tmp_path: Path) -> None:
    (tmp_path / ".settings.json.99-abcd.new").write_bytes(b"half")
    with alone(tmp_path / "settings.json", 0):
        pass
    assert list(tmp_path.iterdir()) == []
