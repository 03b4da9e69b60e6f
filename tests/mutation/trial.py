"""The trial of a mutant: the tests of the rules run against it, in a process of its own."""

import ast
import multiprocessing
import os
import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from types import ModuleType
from typing import Literal

import hypothesis
import pytest

from tests.mutation.mutants import GAMES, ROOT, Mutant

TESTS = ROOT / "tests" / "core"
OPTIONS = ["-x", "-q", "-o", "addopts=", "-m", "not soak", "-p", "no:cacheprovider", "--no-header"]
OPPONENTS = "agents"  # slow, and they know nothing of the rules
PROPERTIES = "test_properties.py"  # slow, so that they come last
LONGEST = 240.0  # seconds; whoever takes longer goes round in circles
PASSED, FAILED, BROKEN = pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.INTERRUPTED
FORK = multiprocessing.get_context("fork")  # so that the libraries are loaded once

Verdict = Literal["noticed", "hangs", "survives"]


class Faulty(MetaPathFinder, Loader):
    """Lets a module be imported with its fault, without touching its file."""

    def __init__(self, mutant: Mutant) -> None:
        self._mutant = mutant

    def find_spec(self, name: str, path: object, target: object = None) -> ModuleSpec | None:
        if name != self._mutant.module:
            return None
        return spec_from_loader(name, self, origin=str(self._mutant.path))

    def exec_module(self, module: ModuleType) -> None:
        module.__file__ = str(self._mutant.path)
        tree: ast.Module = self._mutant.tree()
        exec(compile(tree, self._mutant.path, "exec"), vars(module))


def nearest(mutant: Mutant) -> list[str]:
    """The tests that are named for the module, and whole games: most faults are noticed there."""
    tests = TESTS / mutant.game
    named = sorted(tests.rglob(f"test_{mutant.path.stem}*.py"))
    return [str(path) for path in (*named, tests / "test_golden.py")]


def run_tests(mutant: Mutant | None) -> None:
    """Run the nearest tests, then the others; the code of the process tells how it went."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, sys.stdout.fileno())
    os.dup2(silence, sys.stderr.fileno())
    hypothesis.settings.register_profile("trial", derandomize=True, database=None)
    hypothesis.settings.load_profile("trial")
    stages: list[Sequence[str]] = []
    for game in GAMES if mutant is None else (mutant.game,):
        tests = TESTS / game
        ignored = [f"--ignore={tests / name}" for name in (OPPONENTS, PROPERTIES)]
        stages += [[str(tests), *ignored], [str(tests / PROPERTIES)]]
    if mutant is not None:
        sys.meta_path.insert(0, Faulty(mutant))
        stages.insert(0, nearest(mutant))
    for stage in stages:
        code = pytest.main([*OPTIONS, *stage])
        if code != PASSED:
            break
    os._exit(int(code))


def trial(mutant: Mutant | None) -> Verdict:
    """Whether the tests notice a fault; without one, whether they pass as they should."""
    process = FORK.Process(target=run_tests, args=(mutant,))
    process.start()
    process.join(LONGEST)
    if process.is_alive():
        process.kill()
        process.join()
        return "hangs"
    if process.exitcode == PASSED:
        return "survives"
    if process.exitcode in (FAILED, BROKEN) or (process.exitcode or 0) < 0:
        return "noticed"
    raise RuntimeError(f"the tests could not be run: exit code {process.exitcode} with {mutant}")
