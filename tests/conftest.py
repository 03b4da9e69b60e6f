"""What every test needs: nothing of the person at this machine is read or written."""

import gc
import os
import signal
from pathlib import Path

import pytest

from nd_tui.thinking import garbage_collector
from tests.parsed_styles import share_parsed_styles
from tests.pilot_pauses import wait_only_for_the_app
from tests.toybox.opened import game, with_pebbles

__all__ = ["game", "with_pebbles"]  # fixtures of all tests
# Files with tests of which each takes some seconds.
LONG = {"test_wheel.py", "test_monkey.py", "test_monkey_kills.py", "test_whole_games.py", "test_levels.py"}


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are kept in a folder of the test's own."""
    folder = tmp_path / "data"
    monkeypatch.setenv("ND_TUI_DATA_DIR", str(folder))
    return folder


@pytest.fixture(autouse=True)
def _no_waiting_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """What tests write need not outlive a power cut; programs that they start do wait."""
    monkeypatch.setattr(os, "fsync", lambda _: None)


set_aside = garbage_collector.set_aside
# Before any test loads the table, which would do this in every game that lasts a second.
garbage_collector.set_aside = lambda: None
share_parsed_styles()
wait_only_for_the_app()


def pytest_configure() -> None:
    """Shells start what runs in the background deaf to these; programs that tests start must hear them."""
    for heard in {"SIGINT", "SIGQUIT"} & set(dir(signal)):
        if signal.getsignal(getattr(signal, heard)) is signal.SIG_IGN:
            signal.signal(getattr(signal, heard), signal.SIG_DFL)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What lasts longest comes first, so that no processor has nothing to do at the end."""
    if not config.pluginmanager.has_plugin("tests.quick"):  # which has an order of its own
        items.sort(key=lambda item: item.path.name not in LONG)


def pytest_collection_finish() -> None:
    """What was loaded stays, and tests are short: circles are looked for seldom, among what is new."""
    set_aside()
    gc.set_threshold(200_000, 5, 5)


@pytest.hookimpl(optionalhook=True)  # mutants are tried without that plugin
def pytest_xdist_auto_num_workers() -> int:
    """One process more than there are processors, since many tests wait for an app to draw."""
    return 1 + (os.cpu_count() or 1)
