"""A writing process that is killed at any moment leaves a game that misses at most the decision in flight."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from core import notre_dame as nd
from core.record import load_or_backup


def kill_while_saving(path: Path, chance: random.Random) -> None:
    """Let a child play and save for a moment, kill it, and look at what it left."""
    command = [sys.executable, "-m", "tests.core.record.games", str(path), str(chance.randrange(2**30))]
    child = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    child.stdout.readline()  # it is at work
    time.sleep(chance.random() * 0.05)
    os.kill(child.pid, signal.SIGKILL)
    told = [int(line) for line in child.stdout if line.strip().isdigit() and line.endswith("\n")]
    child.wait()
    child.stdout.close()
    match, _ = load_or_backup(path, nd)
    if told:
        assert told[-1] <= match.history.size <= told[-1] + 1


def killings(tmp_path: Path, times: int) -> None:
    chance = random.Random(times)
    for number in range(times):
        # A few games, each gone on with after its crash, so that files grow and backups are used.
        kill_while_saving(tmp_path / f"game{number % 50}.json", chance)


def test_a_killed_process_loses_at_most_the_decision_in_flight(tmp_path: Path) -> None:
    killings(tmp_path, 8)


@pytest.mark.soak
def test_five_hundred_killed_processes_lose_at_most_the_decision_in_flight(tmp_path: Path) -> None:
    killings(tmp_path, 500)
