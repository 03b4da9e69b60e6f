"""Settings, progress and statistics of a program that had one game are read by one that has several."""

import json
from pathlib import Path

import msgspec

from core import notre_dame as nd
from nd_tui.games import FIRST
from nd_tui.lessons.progress import Place, Progress, load_progress, save_progress
from nd_tui.storage.settings import Settings, change_settings, load_settings
from nd_tui.storage.statistics import Known, StatisticsFile, understood
from tests.nd_tui.statistics_games import game

FIXTURES = Path(__file__).parent / "fixtures"


def test_what_says_nothing_of_a_game_is_of_the_one_that_was_alone() -> None:
    assert FIRST == nd.NAME


def test_settings_of_one_game_are_read() -> None:
    settings = load_settings(FIXTURES / "settings-of-one-game.json")
    assert settings.secret_points
    assert settings.new_game == {nd.NAME: {"names": ["Anna", "Luc", "Zoé", "Max", "Eva"], "players": 2}}
    assert settings.last_game == ""
    assert (settings.language, settings.keys) == ("fr", {"hint": "x"})


def test_settings_are_written_under_their_new_names_alone(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes((FIXTURES / "settings-of-one-game.json").read_bytes())
    before = load_settings(path)
    change_settings(path, before, msgspec.structs.replace(before, ascii=True))
    written = json.loads(path.read_bytes())
    assert "secret_prestige" not in written
    assert written["secret_points"] is True
    assert list(written["new_game"]) == [nd.NAME]


def test_a_setting_under_both_names_is_that_of_the_new_one(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"secret_points": false, "secret_prestige": true}')
    assert not load_settings(path).secret_points


def test_forms_of_two_games_are_kept_beside_each_other(tmp_path: Path) -> None:
    path, before = tmp_path / "settings.json", Settings()
    for name in ("one", "other"):
        change_settings(path, before, msgspec.structs.replace(before, new_game={name: {"players": 3}}))
    assert set(load_settings(path).new_game) == {"one", "other"}


def test_progress_in_one_game_is_read() -> None:
    progress = load_progress(FIXTURES / "progress-of-one-game.json")
    assert progress.place(nd.NAME, "board") == Place(done=True)
    assert progress.place(nd.NAME, "cards") == Place(step=2)
    assert progress.place("another", "board") is None
    assert progress.managed_in(nd.NAME) == {"keep": 3, "play": 1}
    assert progress.managed_in("another") == {}


def test_progress_in_two_games_is_kept_apart(tmp_path: Path) -> None:
    path = tmp_path / "progress.json"
    save_progress(Progress().at(nd.NAME, "board", 2).with_managed(nd.NAME, {"keep": 1}), path)
    before = load_progress(path)
    save_progress(before.finished("other", "board").with_managed("other", {"keep": 9}), path, before)
    kept = load_progress(path)
    assert (kept.place(nd.NAME, "board"), kept.place("other", "board")) == (Place(step=2), Place(done=True))
    assert (kept.managed_in(nd.NAME), kept.managed_in("other")) == ({"keep": 1}, {"keep": 9})
    assert kept.with_managed("other", {}).managed_in(nd.NAME) == {"keep": 1}


def test_statistics_of_one_game_are_read() -> None:
    known = understood((FIXTURES / "statistics-of-one-game.jsonl").read_bytes())
    assert known.broken == 0
    first, second = known.games
    assert (first.save, first.of, first.points) == ("2026-11-16-100000-7", nd.NAME, (41, 38, 52))
    assert first.people[0].points == 41
    assert first.rules["edition"] == "classic"
    assert second.rules["new_persons"]


def test_statistics_tell_of_one_game_at_a_time(tmp_path: Path) -> None:
    other = msgspec.structs.replace(game(2), save="other", of="another")
    file = StatisticsFile(tmp_path)
    file.path.write_bytes(b"\n".join(map(msgspec.json.encode, (game(1), other))) + b"\n")
    known = file.load()
    assert known.of(nd.NAME) == Known((game(1),))
    assert known.of("another") == Known((other,))
