"""What a monkey did, kept as a file: a line for each gesture, so that it can be cut down and done again."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from tests.nd_tui.monkey.gestures import Gesture


def write(done: Sequence[Gesture], trace: Path) -> None:
    """Keep what was done."""
    trace.parent.mkdir(parents=True, exist_ok=True)
    trace.write_bytes(b"".join(msgspec.json.encode(gesture) + b"\n" for gesture in done))


def read(trace: Path) -> Iterator[Gesture]:
    """What was done, one gesture after another."""
    for line in trace.read_bytes().splitlines():
        yield msgspec.json.decode(line, type=Gesture)
