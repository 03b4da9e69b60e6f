"""`make quick`: the tests nearest to what changed, the nearest first, as many as fit into a minute.

What changed is what git has not committed yet, or else the last commit. Where little or nothing changed, a
chosen core of the tests fills the minute. All tests are `make test`.
"""

import os
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SECONDS = 55.0  # lint and types take some of the ninety too
BEGAN = "ND_TUI_QUICK_BEGAN"  # in the environment: when the processes that run tests were begun
ALWAYS = (
    "tests/core/test_core_stands_alone.py",
    "tests/core/notre_dame/test_worked_examples.py",
    "tests/core/test_history.py",
    "tests/nd_tui/words/test_texts.py",
    "tests/nd_tui/plain/test_plain.py",
    "tests/nd_tui/screens/test_table.py",
)


def changed_files() -> list[str]:
    """What is not committed yet, or else what the last commit changed."""
    new = _git("diff", "--name-only", "HEAD") + _git("ls-files", "--others", "--exclude-standard")
    return new or _git("diff", "--name-only", "HEAD~1", "HEAD")


def _git(*words: str) -> list[str]:
    return subprocess.check_output(("git", *words), cwd=ROOT, text=True).splitlines()


def files_of_tests(tracked: Sequence[str]) -> list[str]:
    """Those of some files that are tests and still there; pictures have names like tests."""
    return [path for path in tracked if Path(path).match("test_*.py") and (ROOT / path).exists()]


def nearest_first(changed: Sequence[str], tests: Sequence[str]) -> list[str]:
    """The test files that belong to what changed: changed ones, those named for it, those that import it."""
    names = {f"test_{Path(path).stem}" for path in changed}
    modules = {path.removesuffix(".py").replace("/", ".") for path in changed if path.endswith(".py")}
    imported = re.compile(rf"\b({'|'.join(sorted(map(re.escape, modules)))})\b" if modules else "$^")
    near: dict[int, list[str]] = {0: [], 1: [], 2: [], 3: []}
    for test in tests:
        if test in changed:
            near[0].append(test)
        elif Path(test).stem in names:
            near[1].append(test)
        elif imported.search((ROOT / test).read_text(encoding="utf-8")):
            near[2].append(test)
        elif test in ALWAYS:
            near[3].append(test)
    return [test for group in near.values() for test in group]


def pytest_runtest_setup(item: pytest.Item) -> None:
    """What no longer fits into the minute is left for `make test`."""
    if time.time() - float(os.environ[BEGAN]) > SECONDS:
        pytest.skip("the minute is over")


def main() -> int:
    """Run them."""
    tests = files_of_tests(_git("ls-files", "tests"))
    chosen = nearest_first(changed_files(), tests)
    print(f"{len(chosen)} of {len(tests)} files of tests, the nearest to what changed first")
    os.environ[BEGAN] = str(time.time())
    options = ("-p", "tests.quick", "-m", "not soak", "--dist", "load", "--maxprocesses", "2", "-q")
    return subprocess.call((sys.executable, "-m", "pytest", *options, *chosen), cwd=ROOT)


if __name__ == "__main__":
    sys.exit(main())
