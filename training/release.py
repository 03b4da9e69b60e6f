"""Opponents of an earlier release, in a process of their own, from a checkout whose core may be another.

archdeacon:release=/somewhere/notre-dame-0.1      in `training.entrants`

Views go in and moves come out as plain data, so nothing but their form must be as it was. The process runs
this file with the earlier checkout in its path, and imports the earlier core alone.
"""

import atexit
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import msgspec


class Release:
    """The opponents of a checkout, asked over pipes."""

    def __init__(self, checkout: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-P", __file__, str(checkout)],
            cwd=checkout,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        atexit.register(self._process.terminate)

    def choose(self, level: str, view: Any, luck: int) -> Any:
        """The move of a level there, one of the view's own."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(msgspec.json.encode((level, luck, as_it_was(view))) + b"\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        return next(move for move in view.options if msgspec.json.encode(move) + b"\n" == answer)


@cache
def release(checkout: str) -> Release:
    """The opponents of a checkout, started once a process."""
    return Release(Path(checkout))


def as_it_was(view: Any) -> Any:
    """A view as release 0.1 had it: there those who still choose cards stand among what is to come."""
    task = view.task
    if task.name != "keep":
        return view
    seats = len(view.players)
    others = [msgspec.structs.replace(task, seat=(view.seat + step) % seats) for step in range(1, seats)]
    return msgspec.structs.replace(view, todo=(*view.todo, *reversed(others)))


def serve() -> None:
    """Answer views with moves, line by line, by the core that is found first."""
    from core.notre_dame import View
    from core.notre_dame.agents.levels import LEVELS

    for line in sys.stdin.buffer:
        level, luck, view = msgspec.json.decode(line, type=tuple[str, int, View])
        sys.stdout.buffer.write(msgspec.json.encode(LEVELS[level](view, luck)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    sys.path.insert(0, sys.argv[1])
    serve()
