"""What a person likes: in force at once, kept for next time, and looks for only this time not kept."""

from pathlib import Path

import pytest

from nd_tui.storage.preferences import Preferences
from nd_tui.storage.settings import BadSettings, Settings, load_settings, save_settings


def test_looks_for_only_this_time_are_in_force_and_not_kept(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    preferences = Preferences(file, {"ascii": True})
    preferences.change(theme="nd-light")
    assert (preferences.now.ascii, preferences.now.theme) == (True, "nd-light")
    assert load_settings(file) == Settings(theme="nd-light")


def test_what_another_program_has_changed_since_stays(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    preferences = Preferences(file)
    save_settings(Settings(coach=False), file)
    preferences.change(language="fr")
    assert load_settings(file) == Settings(coach=False, language="fr")


def test_a_file_that_makes_no_sense_is_told_and_counts_as_none(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text("no settings", encoding="utf-8")
    preferences = Preferences(file)
    assert preferences.now == Settings()
    assert preferences.broken is not None
    assert preferences.broken.reason == "settings-unreadable"


def test_what_cannot_be_kept_is_in_force_all_the_same(tmp_path: Path) -> None:
    preferences = Preferences(tmp_path / "settings.json")
    preferences.file = tmp_path / "settings.json" / "a file in the way"
    (tmp_path / "settings.json").write_text("{}", encoding="utf-8")
    with pytest.raises(BadSettings):
        preferences.change(ascii=True)
    assert preferences.now.ascii
