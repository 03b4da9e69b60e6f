"""The installed command that tells its version, beside the same Python doing nothing at all."""

import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

from tests.bench.bars import at_most

RUNS = 21
MOST = 4  # the bar: beside Python alone
NOTHING = [sys.executable, "-c", "pass"]
VERSION = [str(Path(sys.executable).with_name("nd-tui")), "--version"]
# With it our own modules would be compiled at every run.
UNFIT = "PYTHONDONTWRITEBYTECODE"


def run_time(command: list[str]) -> float:
    """Milliseconds from the start of a process to its end."""
    environment = {name: value for name, value in os.environ.items() if name != UNFIT}
    begun = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=environment)
    return 1000 * (time.perf_counter() - begun)


def figures() -> dict[str, object]:
    """Medians of both in turns, and of their ratios."""
    runs = [(run_time(NOTHING), run_time(VERSION)) for _ in range(RUNS)]
    return {
        "python_ms": round(median(nothing for nothing, _ in runs), 1),
        "version_ms": round(median(version for _, version in runs), 1),
        "ratio": at_most(round(median(version / nothing for nothing, version in runs), 2), MOST),
    }
