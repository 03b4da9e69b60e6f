"""Timing: work repeated for a while, and contestants in processes of their own that take turns."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Any

Figures = dict[str, float]


def rate(work: Callable[[], int], seconds: float = 1.0) -> float:
    """How much of the work (which returns its amount) is done in a second, after a warm-up."""
    work()
    done = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        done += work()
    return done / elapsed


def nanoseconds(work: Callable[[], object], times: int = 2000) -> float:
    """The time of one call, as the best of five loops."""
    best = float("inf")
    for _ in range(5):
        start = time.perf_counter_ns()
        for _ in range(times):
            work()
        best = min(best, (time.perf_counter_ns() - start) / times)
    return best


def in_turns(module: str, names: list[str], rounds: int) -> dict[str, Figures]:
    """The median figures of `python -m module name`, each in a process of its own, all on one core."""
    found: dict[str, list[Figures]] = {name: [] for name in names}
    for _ in range(rounds):
        for name in names:
            found[name].append(_run(module, name))
    return {
        name: {figure: median(run[figure] for run in runs) for figure in runs[0]}
        for name, runs in found.items()
    }


def _run(module: str, name: str) -> Any:
    command = [sys.executable, "-m", module, name]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, preexec_fn=_on_one_core)
    return json.loads(done.stdout)


def _on_one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
