"""The wheel: all that belongs to the program is in it, and it plays where only what it declares is."""

import ast
import os
import subprocess
import sys
import tomllib
import venv
import zipfile
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from nd_tui.words.texts import Texts
from tests.dependencies import lend, needed
from tests.nd_tui.sources import ROOT, trees

PACKAGES = ("core", "nd_tui", "locales", "tutorials")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
DECLARED = [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["dask"]]
# Opens screens with styles of their own, which need what is beside the code.
SCREENS = """
import asyncio
import sys
from pathlib import Path
from nd_tui.app import GamesApp
from nd_tui.plain.start import new_game
from nd_tui.storage.saves import GameFolder
from nd_tui.lessons.course import course_of
from nd_tui.screens.course import CourseScreen
from nd_tui.screens.ending import EndingScreen
from nd_tui.screens.lesson import LessonScreen
from nd_tui.screens.study import StudyScreen
from nd_tui.screens.rules import RulesScreen
from nd_tui.words.texts import Texts

async def look():
    folder = Path(sys.argv[1])
    first = new_game(Texts("fr", "notre-dame"), level="steward", seed=1)
    app = GamesApp(GameFolder(folder), folder / "settings.json", "fr", first)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        lesson = CourseScreen(course_of("notre-dame"), begin="cards")
        for screen in (StudyScreen(app.session), EndingScreen(app.session), RulesScreen("bishop"), lesson):
            await app.push_screen(screen)
            await pilot.pause()
        await pilot.pause()
        assert isinstance(app.screen, LessonScreen), app.screen
    print(app.return_code or 0, sys.modules["nd_tui"].__file__)

asyncio.run(look())
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The scripts of an environment with the wheel; what it declares is lent by the environment of now."""
    home = tmp_path_factory.mktemp("environment")
    venv.create(home, with_pip=True)
    scripts = home / ("Scripts" if os.name == "nt" else "bin")
    install = [scripts / "python", "-m", "pip", "install", "--no-index", "--no-deps", str(wheel)]
    subprocess.run(install, cwd=home, check=True, capture_output=True)
    packages = next(home.rglob("site-packages"))
    (ours,) = metadata.distributions(name="nd-tui", path=[str(packages)])
    for distribution in needed(ours.requires or ()).values():
        lend(distribution, packages)
    return scripts


def run(*command: str | Path, typed: str = "", cwd: Path) -> str:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    environment = {**kept, "LC_ALL": "fr_FR.UTF-8", "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        command, cwd=cwd, input=typed, capture_output=True, encoding="utf-8", env=environment, timeout=120
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def imported(package: str) -> set[str]:
    """The modules that a package imports anywhere, by the first of their names."""
    nodes = [node for _, tree in trees(package) for node in ast.walk(tree)]
    plain = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    named = {node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module}
    return {name.split(".")[0] for name in plain | named}


@pytest.mark.parametrize("package", ["core", "nd_tui"])
def test_whatever_is_imported_is_declared(package: str) -> None:
    declared = {canonicalize_name(Requirement(each).name) for each in DECLARED}
    owners = metadata.packages_distributions()
    theirs = imported(package) - set(sys.stdlib_module_names) - set(PACKAGES)
    assert {name for name in theirs if not declared & set(map(canonicalize_name, owners[name]))} == set()


def test_everything_beside_the_code_is_in_the_wheel(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        found = set(packed.namelist())
    wanted = {
        path.relative_to(ROOT).as_posix()
        for package in PACKAGES
        for path in (ROOT / package).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and not path.name.startswith(".")
    }
    assert {Path(name).suffix for name in wanted} >= {".py", ".ftl", ".tcss", ".toml", ".json"}
    assert sorted(wanted - found) == []
    assert {"core/py.typed", "nd_tui/py.typed"} <= found, "so that others can check types against it"


def test_an_installed_wheel_plays_a_game_to_its_end(installed: Path, tmp_path: Path) -> None:
    assert run(installed / "nd-tui", "--version", cwd=tmp_path).startswith("nd-tui ")
    command = (installed / "nd-tui", "--plain", "--seed", "3", "--opponents", "clerk,random")
    shown = run(*command, typed="1\n" * 2500, cwd=tmp_path)
    assert Texts("fr", "notre-dame")("end-sources-heading") in shown


def test_an_installed_wheel_tells_the_rules(installed: Path, tmp_path: Path) -> None:
    shown = run(installed / "nd-tui", "--plain", "rules", "bishop", cwd=tmp_path)
    assert shown.startswith(Texts("fr", "notre-dame")("person-bishop"))


def test_an_installed_wheel_finds_its_styles(installed: Path, tmp_path: Path) -> None:
    code, where = run(installed / "python", "-c", SCREENS, str(tmp_path), cwd=tmp_path).split(maxsplit=1)
    assert code == "0"
    assert Path(where.strip()).is_relative_to(installed.parent)
