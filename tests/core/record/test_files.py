"""Files that are never half written."""

import errno
import os
from pathlib import Path
from typing import Any

import pytest

from core import notre_dame as nd
from core.record import BadRecord, CannotSave, backup_of, files, load, load_or_backup, save
from tests.core.record.games import small_tree


def test_a_saved_game_can_be_loaded(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "game.json"
    save(small_tree(), path, "now", "0")
    assert load(path, nd).history.size == small_tree().history.size
    assert [file.name for file in path.parent.iterdir()] == ["game.json"]


def test_the_previous_file_is_kept_as_backup(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    save(small_tree(moves=10), path, "now", "0")
    save(small_tree(moves=30), path, "now", "0")
    assert load(backup_of(path), nd).history.size < load(path, nd).history.size
    assert sorted(file.name for file in tmp_path.iterdir()) == ["game.json", "game.json.bak"]


def test_a_damaged_file_falls_back_to_its_backup_and_says_so(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    save(small_tree(moves=10), path, "now", "0")
    save(small_tree(moves=30), path, "now", "0")
    path.write_bytes(path.read_bytes()[:300])
    match, problem = load_or_backup(path, nd)
    assert match.history.size == small_tree(moves=10).history.size
    assert problem is not None
    assert problem.reason == "record-not-a-save"


@pytest.mark.parametrize("fault", [errno.EMFILE, errno.EACCES])
def test_a_file_that_only_cannot_be_read_now_is_not_taken_for_a_damaged_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: int
) -> None:
    path = tmp_path / "game.json"
    for _ in range(2):  # so that there is a backup
        save(small_tree(), path, "2026-11-18", "1")
    read = files.read_bounded

    def refuse(wanted: Path, most: int) -> bytes:
        if wanted == path:
            raise OSError(fault, os.strerror(fault))
        return read(wanted, most)

    monkeypatch.setattr(files, "read_bounded", refuse)
    with pytest.raises(BadRecord, match="record-unreadable"):
        load_or_backup(path, nd)


def test_a_newer_save_is_not_replaced_by_an_old_backup(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    save(small_tree(), path, "now", "0")
    save(small_tree(), path, "now", "0")
    path.write_bytes(path.read_bytes().replace(b'"version": 3', b'"version": 4'))
    with pytest.raises(BadRecord, match="record-newer"):
        load_or_backup(path, nd)


def test_a_missing_file_without_backup_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="record-unreadable"):
        load_or_backup(tmp_path / "game.json", nd)


@pytest.mark.parametrize("fault", [errno.ENOSPC, errno.EROFS, errno.EACCES])
@pytest.mark.parametrize("step", ["open", "fsync", "replace"])
def test_a_full_disk_or_a_read_only_folder_gives_a_message_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, fault: int
) -> None:
    path = tmp_path / "game.json"
    save(small_tree(moves=20), path, "now", "0")
    before = path.read_bytes()

    def fail(*_: Any, **__: Any) -> None:
        raise OSError(fault, os.strerror(fault))

    with monkeypatch.context() as broken:
        broken.setattr(
            *{"open": (os, "open"), "fsync": (os, "fsync"), "replace": (Path, "replace")}[step], fail
        )
        with pytest.raises(CannotSave) as caught:
            save(small_tree(moves=30), path, "now", "0")
    assert caught.value.details["fault"] == os.strerror(fault)
    assert path.read_bytes() == before
    assert load(path, nd).history.size == small_tree(moves=20).history.size
    save(small_tree(moves=30), path, "now", "0")


def test_a_file_system_without_links_keeps_a_backup_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> None:
        raise OSError(errno.EPERM, "no links here")

    monkeypatch.setattr(Path, "hardlink_to", fail)
    path = tmp_path / "game.json"
    save(small_tree(moves=10), path, "now", "0")
    save(small_tree(moves=30), path, "now", "0")
    assert load(backup_of(path), nd).history.size < load(path, nd).history.size


def test_loading_does_not_touch_the_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    save(small_tree(), path, "now", "0")
    before = (path.read_bytes(), path.stat().st_mtime_ns, list(tmp_path.iterdir()))
    load_or_backup(path, nd)
    assert (path.read_bytes(), path.stat().st_mtime_ns, list(tmp_path.iterdir())) == before
