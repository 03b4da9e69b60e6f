"""Progress: kept between starts, whole or not at all, and never in the way."""

from pathlib import Path

import pytest

from nd_tui.lessons.progress import BadProgress, Place, Progress, load_progress, save_progress


def test_progress_is_there_again(tmp_path: Path) -> None:
    file = tmp_path / "progress.json"
    assert load_progress(file) == Progress()
    progress = Progress().at("notre-dame", "board", 3).finished("notre-dame", "persons")
    save_progress(progress, file)
    assert load_progress(file) == progress


def test_a_lesson_once_done_stays_done_when_it_is_begun_again() -> None:
    progress = Progress().finished("notre-dame", "board").at("notre-dame", "board", 2)
    assert progress.place("notre-dame", "board") == Place(step=2, done=True)
    assert progress.finished("notre-dame", "board").place("notre-dame", "board") == Place(done=True)
    assert progress.place("notre-dame", "persons") is None


def test_a_file_that_makes_no_sense_is_told(tmp_path: Path) -> None:
    file = tmp_path / "progress.json"
    file.write_bytes(b'{"lessons": 3}')
    with pytest.raises(BadProgress) as caught:
        load_progress(file)
    assert caught.value.reason == "progress-unreadable"


def test_a_disk_that_refuses_is_told(tmp_path: Path) -> None:
    (tmp_path / "no-folder").write_bytes(b"")
    with pytest.raises(BadProgress) as caught:
        save_progress(Progress(), tmp_path / "no-folder" / "progress.json")
    assert caught.value.reason == "progress-not-kept"
