"""Tournaments on the command line: told in words or as JSON, the same with one worker or with two."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from nd_tui.commands.localized import INTERRUPTED
from nd_tui.commands.main import command
from nd_tui.words.levels import level_name
from tests.nd_tui.texts import LANGUAGES, Texts


def simulate(*options: str, language: str = "en") -> Result:
    return CliRunner().invoke(command(), ["--lang", language, "simulate", *options])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_is_told_with_its_interval(language: str) -> None:
    result = simulate("--seats", "greedy,random", "--games", "6", "--seed", "3", language=language)
    assert result.exit_code == 0, result.output
    told = result.stdout.splitlines()
    assert told[0] == Texts(language)("simulate-title", games=6, seats=2, seed="3")
    names = [level_name(Texts(language), level) for level in ("greedy", "random")]
    assert [line.split()[0] for line in told[1::2]] == names
    assert all("95" in line for line in told[1::2])


def numbers_in(line: str) -> list[float]:
    return [float(number) for number in re.findall(r"\d+(?:\.\d)?", line.replace(",", "."))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_prestige_is_told_with_median_extremes_and_deviation(language: str) -> None:
    options = ("--seats", "greedy,random", "--games", "6", "--seed", "3")
    told = simulate(*options, language=language).stdout.splitlines()
    rows = json.loads(simulate(*options, "--json").stdout)["rows"]
    for line, row in zip(told[2::2], rows, strict=True):
        names = ("points", "median_points", "lowest_points", "highest_points", "deviation", "winning_points")
        assert numbers_in(line) == [round(row[name], 1) for name in names if row[name] is not None]
        assert row["lowest_points"] <= row["median_points"] <= row["highest_points"]


def test_whoever_never_won_is_not_told_to_have_won_with_nothing() -> None:
    options = ("--seats", "steward,random", "--games", "2", "--seed", "3")
    told = simulate(*options).stdout.splitlines()
    rows = json.loads(simulate(*options, "--json").stdout)["rows"]
    assert [row["winning_points"] is None for row in rows] == [False, True]
    assert ["when winning" in line for line in told[2::2]] == [True, False]


def test_one_worker_and_two_give_the_same_table() -> None:
    options = ("--seats", "random,random,greedy", "--games", "6", "--json")
    one, two = simulate(*options), simulate(*options, "--workers", "2")
    assert one.exit_code == two.exit_code == 0
    assert json.loads(one.stdout) == json.loads(two.stdout)
    rows = json.loads(one.stdout)["rows"]
    assert sum(row["wins"] for row in rows) == pytest.approx(6)
    assert all(row["low"] - 1e-9 <= row["rate"] <= row["high"] + 1e-9 for row in rows)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", ["-5", "9" * 29])
def test_a_seed_that_no_game_can_have_no_tournament_can_have_either(language: str, seed: str) -> None:
    result = simulate("--seats", "random,random", "--games", "1", "--seed", seed, language=language)
    game = CliRunner().invoke(command(), ["--lang", language, "new", "--plain", "--seed", seed])
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == game.stderr == Texts(language)("problem-setup-seed", seed=seed) + "\n"


@pytest.mark.skipif(os.name == "nt", reason="a system without signals")
@pytest.mark.parametrize("interrupt", [os.kill, os.killpg])  # the program alone, or its processes as well
def test_an_interrupt_ends_all_games_at_once(interrupt: Callable[[int, int], None]) -> None:
    options = ["--seats", "archdeacon,archdeacon", "--games", "50", "--workers", "2"]
    program = subprocess.Popen(
        [sys.executable, "-m", "nd_tui", "--lang", "en", "simulate", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert program.stderr is not None
    assert program.stderr.readline() == "Playing\n"
    time.sleep(1)  # for the processes to begin
    interrupt(program.pid, signal.SIGINT)
    try:
        told, complaints = program.communicate(timeout=10)  # a game takes longer
    finally:
        with suppress(ProcessLookupError):
            os.killpg(program.pid, signal.SIGKILL)
    assert program.returncode == INTERRUPTED
    assert told == ""
    assert "Traceback" not in complaints


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="a system that does not list processes")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_killed_worker_ends_a_tournament_with_a_sentence(language: str) -> None:
    options = ["--seats", "archdeacon,archdeacon", "--games", "4", "--workers", "2"]
    program = subprocess.Popen(
        [sys.executable, "-m", "nd_tui", "--lang", language, "simulate", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        deadline = time.monotonic() + 30
        while len(playing := processes_of(program.pid)) < 2 and time.monotonic() < deadline:
            time.sleep(0.05)
        assert len(playing) == 2  # one for each of the two deals
        time.sleep(0.5)
        os.kill(playing[-1], signal.SIGKILL)
        told, complaints = program.communicate(timeout=20)  # a game takes longer
    finally:
        with suppress(ProcessLookupError):
            os.killpg(program.pid, signal.SIGKILL)
    assert (program.returncode, told) == (2, "")
    assert complaints.splitlines()[-1] == Texts(language)("problem-simulate-process-died")
    assert "Traceback" not in complaints


def processes_of(program: int) -> list[int]:
    """The processes in which a program lets others play."""
    children = Path(f"/proc/{program}/task/{program}/children").read_text().split()
    return [int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


@pytest.mark.parametrize(
    ("seats", "reason", "details"),
    [
        ("greedy,genius", "unknown-level", {"level": "genius"}),
        ("greedy", "setup-player-count", {"fewest": 2, "most": 5, "found": 1}),
        ("greedy," * 5 + "greedy", "setup-player-count", {"fewest": 2, "most": 5, "found": 6}),
    ],
)
def test_seats_that_make_no_game_are_told_in_a_sentence(
    seats: str, reason: str, details: dict[str, str | int]
) -> None:
    result = simulate("--seats", seats)
    assert result.exit_code == 2
    beginning = Texts("en")(f"problem-{reason}", **{"known": "", **details}).split(";")[0]
    assert result.stderr.startswith(beginning)
