"""Settings and progress: several programs change them at once, and whatever lies there harms nobody."""

import json
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from msgspec.structs import replace

from core.game import Problem
from nd_tui.lessons.progress import Place, Progress, load_progress, save_progress
from nd_tui.storage.settings import Settings, change_settings, load_settings, save_settings
from nd_tui.storage.small_files import MOST_BYTES

# One program: it knows the settings of its start, and changes one field again and again.
CHANGER = """
import sys
from contextlib import suppress
from pathlib import Path
from msgspec.structs import replace
from nd_tui.lessons.progress import Progress, save_progress
from nd_tui.storage.settings import Settings, change_settings
folder, name = Path(sys.argv[1]), sys.argv[2]
before, progress = Settings(), Progress()
for number in range(1, 101):
    value = bool(number % 2) if name != "theme" else f"theme-{number}"
    after = replace(before, **{name: value})
    change_settings(folder / "settings.json", before, after)
    later = progress.at("notre-dame", name, number)
    save_progress(later, folder / "progress.json", progress)
    before, progress = after, later
"""
NAMES = ("ascii", "coach", "theme", "reckoning")


def test_racing_programs_undo_nothing_of_each_other_and_no_write_fails(tmp_path: Path) -> None:
    save_settings(Settings(language="fr"), tmp_path / "settings.json")
    programs = [subprocess.Popen([sys.executable, "-c", CHANGER, str(tmp_path), name]) for name in NAMES]
    while any(program.poll() is None for program in programs):
        assert load_settings(tmp_path / "settings.json").language == "fr"
    assert [program.returncode for program in programs] == [0] * len(NAMES)
    settings, progress = load_settings(tmp_path / "settings.json"), load_progress(tmp_path / "progress.json")
    assert settings == Settings(language="fr", ascii=False, coach=False, theme="theme-100", reckoning=False)
    assert progress.lessons == {f"notre-dame/{name}": Place(step=100) for name in NAMES}
    names = {file.name for file in tmp_path.iterdir()}
    assert names == {"settings.json", "settings.json.bak", "progress.json", "progress.json.bak"}


def test_keys_that_two_programs_have_changed_are_kept_each(tmp_path: Path) -> None:
    path, before = tmp_path / "settings.json", Settings(keys={"hint": "x"})
    save_settings(before, path)
    change_settings(path, before, replace(before, keys={"hint": "x", "rules": "ctrl+r"}))
    change_settings(path, before, replace(before, keys={"lines": "ctrl+l"}))
    assert load_settings(path).keys == {"rules": "ctrl+r", "lines": "ctrl+l"}


def test_of_keys_that_clash_those_of_the_later_change_count(tmp_path: Path) -> None:
    path, before = tmp_path / "settings.json", Settings()
    change_settings(path, before, replace(before, keys={"hint": "ctrl+y"}))
    change_settings(path, before, replace(before, keys={"lines": "ctrl+y"}))
    assert load_settings(path).keys == {"lines": "ctrl+y"}


def test_progress_of_two_programs_is_kept_beside_each_other(tmp_path: Path) -> None:
    path, before = tmp_path / "progress.json", Progress().at("notre-dame", "board", 1)
    save_progress(before, path)
    save_progress(before.finished("notre-dame", "board"), path, before)
    save_progress(before.at("notre-dame", "cards", 2), path, before)
    assert load_progress(path).lessons == {
        "notre-dame/board": Place(done=True),
        "notre-dame/cards": Place(step=2),
    }


NONSENSE = {
    "deep": b'{"new_game": {"a": ' + b"[" * 100_000 + b"]" * 100_000 + b"}}",
    "deep and unknown": b'{"lessons": ' + b'{"a":' * 100_000 + b"1" + b"}" * 100_000 + b"}",
    "as deep as can be read": b'{"new_game": {"a": ' + b"[" * 500 + b"]" * 500 + b"}}",
    "huge": b'{"theme": "' + b"x" * MOST_BYTES + b'"}',
    "a long number": b'{"lessons": {"board": {"step": ' + b"9" * 5000 + b"}}}",
    "negative": b'{"lessons": {"board": {"step": -1}}, "managed": {"keep": -5}, "ascii": -1}',
    "no number": b'{"lessons": {"board": {"step": NaN}}, "speed": NaN}',
    "other types": b'{"lessons": [], "managed": 1, "keys": [1], "new_game": 3}',
    "no text": b"\xff\xfe\x00",
    "odd keys": b'{"keys": {"": "", "hint": "", "nothing": "ctrl+\\u0000"}, "theme": "\\u001b]52;c;x"}',
    "an odd form": b'{"new_game": {"players": 99, "names": [], "who": ["x"], "colours": [1], "start": -7}}',
}


@pytest.mark.parametrize("content", NONSENSE.values(), ids=NONSENSE)
def test_nonsense_is_told_or_left_out_and_the_next_change_is_kept(content: bytes, tmp_path: Path) -> None:
    settings, progress = tmp_path / "settings.json", tmp_path / "progress.json"
    for path in (settings, progress):
        path.write_bytes(content)
    with suppress(Problem):
        load_settings(settings)
    with suppress(Problem):
        load_progress(progress)
    change_settings(settings, Settings(), Settings(coach=False))
    assert not load_settings(settings).coach
    save_progress(Progress().at("notre-dame", "board", 3), progress)
    assert load_progress(progress).lessons["notre-dame/board"].step == 3


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
@pytest.mark.parametrize("load", [load_settings, load_progress])
def test_a_pipe_in_the_place_of_a_file_is_told_at_once(load: object, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "file.json")
    with pytest.raises(Problem, match="file-not-regular"):
        load(tmp_path / "file.json")  # type: ignore[operator]


def test_settings_that_could_not_be_read_again_are_not_written(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    save_settings(Settings(coach=False), path)
    with pytest.raises(Problem, match="settings-not-kept"):
        change_settings(path, Settings(), Settings(theme="x" * MOST_BYTES))
    assert json.loads(path.read_bytes()) == {"coach": False}
