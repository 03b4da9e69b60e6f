"""A quick start: what the title does not need is neither loaded nor done before it is to be seen."""

import json
import subprocess
import sys
from collections.abc import Iterable
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from nd_tui import games
from nd_tui.__main__ import main as run_command
from nd_tui.commands.main import command
from nd_tui.looks.styles import OF_THE_TITLE
from nd_tui.storage.saves import GameFolder
from tests.core.record.games import small_tree

# Runs the command as it is, on a screen that nobody sees, and tells what there is when the title is drawn.
TITLE = """
import gc, json, sys
from nd_tui import app
from nd_tui.commands import main as command
from nd_tui.commands import playing

class UntilReady(app.GamesApp):
    def run(self):
        self.found = {"reparsed": 0}
        self.stylesheet.reparse = self.reparse
        super().run(headless=True)

    def reparse(self):
        self.found["reparsed"] += 1

    def on_ready(self):
        self.found["modules"] = list(sys.modules)
        self.found["styles"] = [path for path, part in self.stylesheet.source if not part]
        self.found["collecting"] = gc.isenabled()
        super().on_ready()
        self.found["collecting_later"] = gc.isenabled()
        self.exit()

    def on_unmount(self):
        super().on_unmount()
        print(json.dumps(self.found), flush=True)

app.GamesApp = UntilReady
playing.is_terminal = lambda: True
command.main()
"""
# The least that an app can be, which loads all that any app needs.
ONE_LABEL = """
import json, sys
from textual.app import App
from textual.widgets import Label

class OneLabel(App):
    def compose(self):
        yield Label("Notre Dame")

    def on_ready(self):
        self.loaded = list(sys.modules)
        self.exit()

app = OneLabel()
app.run(headless=True)
print(json.dumps({"modules": app.loaded}))
"""
OURS = ("core", "nd_tui")
BESIDES = ("click", "msgspec", "textual")  # of what others have written, and the title needs more of
MOST_OF_OURS = 72  # modules; each takes a fraction of a millisecond, and some take one
LATER = {
    "babel",
    "core.ai",
    "core.history",
    "core.notre_dame",
    "core.record",
    "fluent",
    "multiprocessing",
    "nd_tui.commands.parts",
    "nd_tui.play",
    "nd_tui.storage.kept",
    "nd_tui.screens.table",
    "nd_tui.widgets.fields",
    "nd_tui.words.faults",
    *games.PACKAGES.values(),
}
LATER_WITHOUT_A_GAME = LATER | {"nd_tui.storage.summaries"}


def found(code: str, *args: str) -> dict[str, Any]:
    """What a program of its own tells in its last line."""
    done = subprocess.run([sys.executable, "-c", code, *args], capture_output=True, text=True, check=True)
    told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return told


def loaded(code: str, *args: str) -> set[str]:
    return set(found(code, *args)["modules"])


def of(modules: Iterable[str], packages: Iterable[str]) -> set[str]:
    """The modules that are some packages, or in them."""
    whole = tuple(packages)
    inside = tuple(f"{package}." for package in whole)
    return {module for module in modules if module in whole or module.startswith(inside)}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_title_is_shown_before_rules_and_fluent_and_other_processes_are_loaded(
    tmp_path: Path, language: str
) -> None:
    modules = loaded(TITLE, "--data-dir", str(tmp_path), "--lang", language)
    assert "nd_tui.screens.title" in modules
    assert of(modules, LATER_WITHOUT_A_GAME) == set()


def test_a_game_to_continue_is_named_before_the_rules_are_loaded(tmp_path: Path) -> None:
    kept = GameFolder(tmp_path).keep(small_tree())
    kept.save()
    kept.close()
    modules = loaded(TITLE, "--data-dir", str(tmp_path), "--lang", "fr")
    assert "nd_tui.storage.summaries" in modules
    assert of(modules, LATER) == set()


def test_the_title_loads_little_more_than_an_app_with_one_label(tmp_path: Path) -> None:
    more = loaded(TITLE, "--data-dir", str(tmp_path), "--lang", "en") - loaded(ONE_LABEL)
    packages = {module.partition(".")[0] for module in more} - sys.stdlib_module_names
    assert packages == {*OURS, *BESIDES}
    assert len(of(more, OURS)) <= MOST_OF_OURS


def test_the_title_parses_its_own_styles_once_and_no_others(tmp_path: Path) -> None:
    told = found(TITLE, "--data-dir", str(tmp_path))
    assert told["styles"] == [str(OF_THE_TITLE)]
    assert told["reparsed"] == 0


def test_no_garbage_is_looked_for_before_the_title_is_there(tmp_path: Path) -> None:
    told = found(TITLE, "--data-dir", str(tmp_path))
    assert (told["collecting"], told["collecting_later"]) == (False, True)


# Opens a game as a table does that is not drawn.
OPENED = """
import json, sys
from nd_tui.games import open_box
box = open_box(sys.argv[1])
box.minds(), box.words, box.plain, box.book.page_names()
print(json.dumps({"modules": list(sys.modules), "rules": box.game.__name__}))
"""
opened = cache(partial(found, OPENED))  # a process for each game, whichever test asks


def packages_of(game: str) -> set[str]:
    """What a game is made of: its rules with their opponents, and what it brings to the table."""
    return {opened(game)["rules"], games.PACKAGES[game]}


def packages_of_others(game: str) -> set[str]:
    return {package for other in games.names() if other != game for package in packages_of(other)}


@pytest.mark.parametrize("name", games.names())
def test_opening_a_game_loads_nothing_of_another_and_nothing_that_draws(name: str) -> None:
    modules = opened(name)["modules"]
    assert packages_of(name) <= set(modules)
    assert of(modules, packages_of_others(name) | {"textual", "nd_tui.screens", "nd_tui.widgets"}) == set()


# Lets an opponent decide in processes as the app begins them, and asks one of those what it has loaded.
THINKING = """
import asyncio, json, sys
from nd_tui.games import open_box
from nd_tui.thinking.thinker import Thinker

box = open_box(sys.argv[1])
thinker = Thinker(box)
names = [f"Player {number}" for number in range(box.game.PLAYERS.start)]
state = box.game.new_game(box.game.read_setup({"players": names}), 1)
view = box.game.view(state, box.game.to_move(state))
_, failed = asyncio.run(thinker.choose(next(iter(thinker.minds.LEVELS)), view, 1))
processes, _ = thinker._ready()
modules = processes.submit(eval, "list(__import__('sys').modules)").result()
thinker.close()
print(json.dumps({"modules": modules, "minds": thinker.minds.__name__, "failed": failed}))
"""


@pytest.mark.parametrize("name", games.names())
def test_a_process_that_thinks_loads_the_opponents_of_its_game_and_no_words(name: str) -> None:
    told = found(THINKING, name)
    assert not told["failed"]
    assert {told["minds"], opened(name)["rules"]} <= set(told["modules"])
    unwanted = packages_of_others(name) | {*games.PACKAGES.values(), "nd_tui.words", "nd_tui.screens"}
    assert of(told["modules"], unwanted | {"textual", "rich", "fluent", "click"}) == set()


def test_the_version_is_told_before_anything_is_loaded() -> None:
    told = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "nd_tui", "--version"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "click" not in told.stderr
    assert told.stdout == CliRunner().invoke(command(), ["--version"]).output


def test_ctrl_c_while_the_program_loads_ends_it_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted:
        """Stands where the command's modules are looked for, when the key is pressed."""

        def find_spec(self, name: str, *_: object) -> None:
            if name == "nd_tui.commands.main":
                raise KeyboardInterrupt

    monkeypatch.delitem(sys.modules, "nd_tui.commands.main")
    monkeypatch.setattr(sys, "meta_path", [Interrupted(), *sys.meta_path])
    monkeypatch.setattr(sys, "argv", ["nd-tui"])
    with pytest.raises(SystemExit) as ended:
        run_command()
    assert ended.value.code == 130
