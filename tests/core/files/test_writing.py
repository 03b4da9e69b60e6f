"""Files replaced as a whole: for their owner alone, by many writers at once, with nothing left behind."""

import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from core.files.writing import backup_of, sweep, write_safely


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture(params=[0o000, 0o022, 0o777])
def umask(request: pytest.FixtureRequest) -> Iterator[int]:
    before = os.umask(request.param)
    yield request.param
    os.umask(before)


@pytest.mark.usefixtures("umask")
def test_files_and_the_folders_made_for_them_are_their_owners_alone_whatever_the_umask(
    tmp_path: Path,
) -> None:
    path = tmp_path / "one" / "two" / "game.json"
    write_safely(path, b"1")
    write_safely(path, b"2")
    assert {mode(path), mode(backup_of(path))} == {0o600}
    assert {mode(path.parent), mode(path.parent.parent)} == {0o700}


def test_a_file_that_others_could_read_is_theirs_no_more_after_the_next_write(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"1")
    path.chmod(0o644)
    folder = mode(tmp_path)
    write_safely(path, b"2")
    assert mode(path) == 0o600
    assert mode(tmp_path) == folder, "a folder that was there stays as it is"


def test_what_a_killed_writer_left_is_swept_up_and_nothing_else(tmp_path: Path) -> None:
    names = {".game.json.new", ".game.json.12-ab.new", ".game.json.12-ab.old"}
    others = {".game2.json.12-ab.new", ".game.json.lock", "game.json.bak"}
    for name in names | others:
        (tmp_path / name).write_bytes(b"")
    sweep(tmp_path / "game.json")
    assert {path.name for path in tmp_path.iterdir()} == others


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_a_pipe_in_the_place_of_a_file_does_not_become_the_backup(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    backup_of(path).write_bytes(b"good")
    os.mkfifo(path)
    write_safely(path, b"new")
    assert (path.read_bytes(), backup_of(path).read_bytes()) == (b"new", b"good")


WRITER = """
import sys
from pathlib import Path
from core.files.writing import write_safely
for _ in range(100):
    write_safely(Path(sys.argv[1]), sys.argv[2].encode() * 20_000)
"""


def test_racing_writers_all_succeed_and_no_reader_sees_a_cut_file(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    write_safely(path, b"a" * 20_000)
    writers = [subprocess.Popen([sys.executable, "-c", WRITER, str(path), letter]) for letter in "abcd"]
    seen = set()
    while any(writer.poll() is None for writer in writers):
        content = path.read_bytes()
        seen.add((len(content), len(set(content))))
    assert [writer.returncode for writer in writers] == [0, 0, 0, 0]
    assert seen == {(20_000, 1)}
    assert sorted(found.name for found in tmp_path.iterdir()) == ["settings.json", "settings.json.bak"]
