"""Damaged saves either load or give one clear error, in bounded time and memory, and stay as they are."""

import json
import random
import resource
import subprocess
import sys
import time
from pathlib import Path

import pytest

from core import notre_dame as nd
from core.game import Problem
from core.record import encode, load
from tests.core.record.damage import damaged
from tests.core.record.games import small_tree

FILES = 5_000
PARTS = 8


@pytest.mark.parametrize("part", range(PARTS))
def test_a_damaged_file_loads_or_gives_one_clear_error_and_is_not_touched(part: int, tmp_path: Path) -> None:
    sound = [encode(small_tree(players, 30), "now", "0") for players in (2, 3)]
    chance = random.Random(part)
    path = tmp_path / "game.json"
    outcomes: dict[str, int] = {}
    for _ in range(FILES // PARTS + 1):
        raw = damaged(chance.choice(sound), chance)
        path.write_bytes(raw)
        begun = time.perf_counter()
        try:
            match = load(path, nd)
        except Problem as problem:
            outcome = problem.reason
        else:
            outcome = "loaded"
            assert encode(match, "now", "0")
        assert time.perf_counter() - begun < 5
        assert path.read_bytes() == raw
        outcomes[outcome] = outcomes.get(outcome, 0) + 1
    assert {"loaded", "record-damaged", "record-not-a-save", "record-illegal-move"} <= set(outcomes)


def million_positions(raw: bytes) -> bytes:
    content = json.loads(raw)
    content["lines"] += [{"moves": ["keep bank"]}] * 1_000_000
    return json.dumps(content).encode()


def as_many_as_allowed(raw: bytes) -> bytes:
    content = json.loads(raw)
    content["lines"] += [{"luck": number, "moves": []} for number in range(1000, 20_000)]
    return json.dumps(content).encode()


def deeply_nested(raw: bytes) -> bytes:
    return raw.replace(b'"seats": [', b'"seats": [' + b"[" * 2_000_000, 1)


def huge_number(raw: bytes) -> bytes:
    return raw.replace(b'"seed": 7', b'"seed": ' + b"7" * 1_000_000, 1)


def huge_text(raw: bytes) -> bytes:
    return raw.replace(b'"program": "0"', b'"program": "' + b"x" * 40_000_000 + b'"', 1)


@pytest.mark.parametrize(
    "damage", [million_positions, as_many_as_allowed, deeply_nested, huge_number, huge_text]
)
def test_a_monstrous_file_is_dealt_with_in_bounded_time_and_memory(damage: object, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(damage(encode(small_tree(), "now", "0")))  # type: ignore[operator]
    code = (
        "import sys; from pathlib import Path; from core import notre_dame as nd\n"
        "from core.game import Problem; from core.record import load\n"
        "try: print('loaded', load(Path(sys.argv[1]), nd).history.size)\n"
        "except Problem as problem: print(problem.reason)\n"
    )

    def bounded() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (2**30, 2**30))

    done = subprocess.run(
        [sys.executable, "-c", code, str(path)],
        preexec_fn=bounded,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.startswith(("loaded", "record-", "file-too-large"))
