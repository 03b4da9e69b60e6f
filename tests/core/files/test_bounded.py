"""Files that somebody may have put there: read whole, or refused at once."""

import os
from pathlib import Path

import pytest

from core.files.bounded import Unbounded, read_bounded


def test_a_file_up_to_the_bound_is_read_whole(tmp_path: Path) -> None:
    file = tmp_path / "file"
    for size in (0, 1, 200_000):
        file.write_bytes(b"x" * size)
        assert read_bounded(file, 200_000) == b"x" * size


def test_a_file_past_the_bound_is_refused_and_no_more_of_it_is_read(tmp_path: Path) -> None:
    file = tmp_path / "file"
    with file.open("wb") as made:
        made.truncate(2**40)  # which takes no room on the disk, but would in memory
    with pytest.raises(Unbounded) as told:
        read_bounded(file, 2**20)
    assert told.value.reason == "file-too-large"
    assert told.value.details == {"path": str(file), "most": 2**10}


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a system without pipes that have a name")
def test_a_pipe_without_a_writer_is_refused_without_waiting(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(Unbounded) as told:
        read_bounded(pipe, 100)
    assert told.value.reason == "file-not-regular"


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="a system without endless files")
def test_an_endless_device_is_refused() -> None:
    with pytest.raises(Unbounded):
        read_bounded("/dev/zero", 100)


@pytest.mark.parametrize(
    ("name", "fault"), [("missing", "No such"), (".", "directory"), ("a\0b", "null byte")]
)
def test_what_the_system_refuses_is_told_by_the_system(name: str, fault: str, tmp_path: Path) -> None:
    with pytest.raises(OSError, match=fault):
        read_bounded(tmp_path / name, 100)


def test_no_file_stays_open(tmp_path: Path) -> None:
    before = os.dup(0)
    os.close(before)
    for path in (tmp_path, tmp_path / "missing", "/dev/zero"):
        with pytest.raises((OSError, Unbounded)):
            read_bounded(path, 100)
    after = os.dup(0)
    os.close(after)
    assert after == before
