"""A quick start: what the title does not need is not loaded before it is to be seen."""

import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from nd_tui import games
from nd_tui.__main__ import main as run_command
from nd_tui.commands.main import command
from nd_tui.storage.saves import GameFolder
from tests.core.record.games import small_tree

# Runs the command as it is, on a screen that nobody sees, and prints what is loaded when the title is drawn.
TITLE = """
import sys
from nd_tui import app
from nd_tui.commands import main as command
from nd_tui.commands import playing

class UntilReady(app.GamesApp):
    def run(self):
        super().run(headless=True)

    def on_ready(self):
        self.loaded = list(sys.modules)
        self.exit()

    def on_unmount(self):
        super().on_unmount()
        print(*self.loaded, flush=True)

app.GamesApp = UntilReady
playing.is_terminal = lambda: True
command.main()
"""
LATER = {
    "babel",
    "core.notre_dame",
    "fluent",
    "multiprocessing",
    "nd_tui.storage.kept",
    "nd_tui.screens.table",
    *games.PACKAGES.values(),
}
LATER_WITHOUT_A_GAME = LATER | {"nd_tui.storage.summaries"}


def loaded(code: str, *args: str) -> set[str]:
    done = subprocess.run([sys.executable, "-c", code, *args], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_title_is_shown_before_rules_and_fluent_and_other_processes_are_loaded(
    tmp_path: Path, language: str
) -> None:
    modules = loaded(TITLE, "--data-dir", str(tmp_path), "--lang", language)
    assert "nd_tui.screens.title" in modules
    assert modules & LATER_WITHOUT_A_GAME == set()


def test_a_game_to_continue_is_named_before_the_rules_are_loaded(tmp_path: Path) -> None:
    kept = GameFolder(tmp_path).keep(small_tree())
    kept.save()
    kept.close()
    modules = loaded(TITLE, "--data-dir", str(tmp_path), "--lang", "fr")
    assert "nd_tui.storage.summaries" in modules
    assert modules & LATER == set()


OPENED = """
import sys
from nd_tui.games import open_box
box = open_box(sys.argv[1])
box.minds(), box.words, box.plain, box.book.page_names()
print(*sys.modules)
"""


@pytest.mark.parametrize("name", games.names())
def test_opening_a_game_loads_nothing_of_another_and_nothing_that_draws(name: str) -> None:
    modules = loaded(OPENED, name)
    assert games.PACKAGES[name] in modules
    others = [package for other, package in games.PACKAGES.items() if other != name]
    assert modules.isdisjoint({*others, "textual", "nd_tui.screens", "nd_tui.widgets"})


THINKING = """
import sys
from nd_tui.thinking import worker
worker.minds_of(sys.argv[1])
print(*sys.modules)
"""


@pytest.mark.parametrize("name", games.names())
def test_a_process_that_thinks_loads_the_rules_of_its_game_and_no_words(name: str) -> None:
    minds = games.open_box(name).minds().__name__
    modules = loaded(THINKING, minds)
    assert minds in modules
    assert modules.isdisjoint({*games.PACKAGES.values(), "nd_tui.words.texts", "textual", "rich", "fluent"})


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
