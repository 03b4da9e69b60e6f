"""What people, files and terminals can throw at the command: a sentence each, never a traceback."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from core import notre_dame as nd
from core.record import encode, save
from nd_tui.app import GamesApp
from nd_tui.commands.main import command
from nd_tui.storage.saves import GameFolder
from tests.core.record.games import small_tree
from tests.nd_tui.screens.running import AnyPilot, drive
from tests.nd_tui.texts import LANGUAGES, Texts


def run(*options: str, typed: str = "q\n") -> Result:
    return CliRunner(env={"LC_ALL": "C"}).invoke(command(), ["--plain", *options], input=typed)


@pytest.mark.parametrize(
    "options",
    [
        ("--players", "9" * 30),
        ("--players", "-1"),
        ("--seed", "-1"),
        ("--seed", "9" * 40),
        ("--names", "x" * 3000),
        ("--names", "A\udcff,B"),
        ("--names", "Anna,Ａnna"),
        ("--people", "9" * 30),
        ("--edition", "y" * 5000),
        ("--components", "z" * 3000),
        ("replay", "z" * 3000),
        ("export", "/"),
    ],
)
def test_odd_options_get_one_sentence(options: tuple[str, ...]) -> None:
    result = run(*options)
    assert result.exit_code == 2, result.exception
    assert len(result.stderr.splitlines()) == 1
    assert isinstance(result.exception, SystemExit)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["pipe", "endless", "huge", "deep", "long number", "long key", "folder"])
def test_component_files_that_are_endless_huge_or_nested_get_one_sentence(
    kind: str, language: str, tmp_path: Path
) -> None:
    path = tmp_path / "own.toml"
    match kind:
        case "pipe":
            os.mkfifo(path)
        case "endless":
            path = Path("/dev/zero")
        case "huge":
            with path.open("wb") as file:
                file.truncate(2**40)
        case "deep":
            path.write_text("coins = " + "[" * 50_000, encoding="utf-8")
        case "long number":
            path.write_text("coins = " + "9" * 5_000, encoding="utf-8")
        case "long key":
            path.write_text("[cathedral]\n" + "9" * 5_000 + " = 1", encoding="utf-8")
        case "folder":
            path.mkdir()
    result = run("--components", str(path), "--lang", language)
    assert result.exit_code == 2, result.exception
    assert len(result.stderr.splitlines()) == 1
    assert isinstance(result.exception, SystemExit)


@pytest.mark.parametrize(
    "change",
    [
        {"version": 10**25},
        {"version": 0},
        {"game": "\x1b[31mRED" * 500},
        {"setup": {"players": ["x" * 9000, "y"]}},
        {"setup": {"players": ["Anna", "Luc", "Claire"], "start": 10**30}},
        {"components": "\x1b]0;title\x07"},
    ],
)
def test_odd_saves_get_one_sentence_that_cannot_steer_the_terminal(
    change: dict[str, object], tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(json.loads(encode(small_tree(), "now", "0")) | change), encoding="utf-8")
    result = run("replay", str(path))
    assert result.exit_code == 2, result.exception
    assert len(result.stderr.splitlines()) == 1
    assert "\x1b" not in result.stderr


def test_an_odd_file_among_the_games_does_not_stop_the_start(own_data_folder: Path) -> None:
    own_data_folder.mkdir(parents=True)
    header = {"format": "nd-tui game", "game": "notre-dame", "written": "x", "seats": ["person"]}
    for number, players in enumerate((5, ["x" * 9000, "y"], None)):
        file = own_data_folder / f"{number}.json"
        file.write_text(json.dumps(header | {"setup": {"players": players}}), encoding="utf-8")
    assert run(typed="x\nq\n").exit_code == 0
    assert run(typed="1\nq\n").exit_code == 0


def test_a_damaged_game_that_is_gone_on_with_keeps_its_good_backup(tmp_path: Path) -> None:
    kept = GameFolder(tmp_path).keep(small_tree())
    kept.save()
    kept.save()
    kept.close()
    kept.path.write_bytes(b"damaged")
    again = GameFolder(tmp_path).open(kept.path)
    assert not kept.path.exists(), "laid aside, so that a crash now leaves the good backup"
    again.save()
    again.close()
    assert (tmp_path / f"{kept.path.name}.damaged").read_bytes() == b"damaged"
    assert GameFolder(tmp_path).open(kept.path).repaired is None


def test_replay_tells_the_game_that_was_played_on_after_taking_back(tmp_path: Path) -> None:
    match = small_tree(players=2, moves=5)
    history = match.history
    history.undo()
    history.play(nd.legal_moves(history.state)[-1])
    while moves := nd.legal_moves(history.state):
        history.play(moves[-1])
    save(match, tmp_path / "game.json", "now", "0")
    shown = run("replay", str(tmp_path / "game.json")).stdout
    assert Texts("en")("end-heading") in shown
    assert "Anna draws" in shown, "from the first cards on, by name"
    assert "You " not in shown


NESTED = b'{"new_game": ' + b'{"a":' * 200_000 + b"1" + b"}" * 200_000 + b"}"
KEPT_FILES = ("settings.json", "progress.json", "statistics.jsonl", "2026-01-01-120000-7.json")


@pytest.mark.parametrize("part", [("replay",), ("export",), ("export", "--json")])
def test_settings_nested_too_deeply_hinder_no_part_of_the_command(
    part: tuple[str, ...], own_data_folder: Path, tmp_path: Path
) -> None:
    own_data_folder.mkdir()
    (own_data_folder / "settings.json").write_bytes(NESTED)
    save(small_tree(), tmp_path / "game.json", "now", "0")
    result = CliRunner().invoke(command(), [part[0], str(tmp_path / "game.json"), *part[1:]])
    assert result.exit_code == 0, result.exception


def pipe(path: Path) -> None:
    os.mkfifo(path)


def folder(path: Path) -> None:
    path.mkdir()


def endless(path: Path) -> None:
    path.symlink_to("/dev/zero")


def nested(path: Path) -> None:
    path.write_bytes(NESTED)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
@pytest.mark.parametrize("make", [pipe, folder, endless, nested])
def test_whatever_lies_among_the_kept_files_the_start_neither_hangs_nor_breaks(
    make: Callable[[Path], None], own_data_folder: Path
) -> None:
    own_data_folder.mkdir()
    for name in KEPT_FILES:
        make(own_data_folder / name)
    for typed, parts in {"\nq\n": ["--plain", "--seed", "3"], "": ["statistics", "--plain"]}.items():
        done = subprocess.run(
            [sys.executable, "-m", "nd_tui", *parts, "--lang", "en"],
            input=typed,
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert "Traceback" not in done.stderr
        assert done.returncode in (0, 2)
        assert done.returncode == 0 or len(done.stderr.splitlines()) == 1


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
@pytest.mark.parametrize("make", [pipe, folder, endless, nested])
def test_whatever_lies_among_the_kept_files_title_list_course_and_statistics_open(
    make: Callable[[Path], None], tmp_path: Path
) -> None:
    for name in KEPT_FILES:
        make(tmp_path / name)
    app = GamesApp(GameFolder(tmp_path), tmp_path / "settings.json", "en")

    async def steps(pilot: AnyPilot) -> None:
        for key in ("3", "4", "6", "7"):
            await pilot.press(key)
            await pilot.pause()
            assert len(app.screen_stack) > 1
            while len(app.screen_stack) > 1:
                await pilot.press("escape")
                await pilot.pause()

    drive(app, steps)
