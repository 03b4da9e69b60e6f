"""The installed command in a real terminal: played, resized, suspended, killed and started again."""

import os
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from core import notre_dame as nd
from core.record import load
from nd_tui.commands.localized import INTERRUPTED
from tests.nd_tui.pseudo_terminal import Terminal

COMMAND = [str(Path(sys.executable).with_name("nd-tui"))]
# Whoever is told of another size takes so long for it that the next one comes meanwhile.
SLOWLY_RESIZED = """
import time
from textual.drivers.linux_driver import LinuxDriver
from nd_tui.__main__ import main

def size_after_a_while(driver, size=LinuxDriver._get_terminal_size):
    found, end = size(driver), time.monotonic() + 0.5
    while time.monotonic() < end:
        time.sleep(0.01)
    return found

LinuxDriver._get_terminal_size = size_after_a_while
main()
"""


def environment(folder: Path) -> dict[str, str]:
    """The environment of a person's shell; a size in it would stand for that of the terminal."""
    inherited = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
    return {**inherited, "ND_TUI_DATA_DIR": str(folder), "LC_ALL": "C.UTF-8", "TEXTUAL_ANIMATIONS": "none"}


def play_on(terminal: Terminal, asked: str) -> None:
    """Answer with the first choice until something is asked."""
    for _ in range(60):
        text = terminal.wait_for(lambda text: "1 " in text and "thinking" not in text)
        if asked in text:
            return
        terminal.type("1" if "Go on" not in text else "\r")
        terminal.read(0.3)
    raise AssertionError(f"never asked: {asked}\n{terminal.text()}")


def test_a_game_is_played_resized_killed_and_gone_on_with(tmp_path: Path) -> None:
    options = ["--seed", "5", "--players", "3", "--lang", "en"]
    terminal = Terminal([*COMMAND, *options], environment(tmp_path))
    terminal.wait_for("Which card do you keep?")
    play_on(terminal, "Play your first card")
    assert "Anna" in terminal.text()
    terminal.resize(140, 45)
    terminal.wait_for("─ Log ─")
    terminal.resize(60, 15)
    terminal.wait_for("80")
    terminal.resize(80, 24)
    terminal.wait_for("Play your first card")
    terminal.type("1")
    terminal.read(1.0)
    terminal.kill()

    again = Terminal([*COMMAND, "--lang", "en"], environment(tmp_path))
    again.wait_for("Continue")
    again.type("1")
    again.wait_for("Anna")
    play_on(again, "Whom do you hire")
    again.type("\x11")  # ctrl+q
    assert again.wait_for_end() == 0


def test_the_last_of_several_sizes_is_drawn_also_if_its_signal_interrupts_that_of_the_one_before(
    tmp_path: Path,
) -> None:
    terminal = Terminal([sys.executable, "-c", SLOWLY_RESIZED], environment(tmp_path))
    terminal.wait_for("Learn the game")
    terminal.read(1.5)
    terminal.resize(100, 30)
    time.sleep(0.2)
    terminal.resize(140, 45)
    terminal.wait_for(lambda text: bool(text.splitlines()[44].strip()))
    terminal.kill()


def test_a_plain_game_that_is_interrupted_is_kept_and_says_so(tmp_path: Path) -> None:
    terminal = Terminal([*COMMAND, "--plain", "--seed", "5", "--lang", "en"], environment(tmp_path))
    terminal.wait_for("Which card do you keep?")
    terminal.wait_for("> ")
    terminal.type("1\r")
    terminal.wait_for(lambda text: "Anna keeps" in text and text.rstrip().endswith(">"))
    terminal.type("\x03")  # ctrl+c
    terminal.wait_for("is kept; start again to go on with it.")
    assert terminal.wait_for_end() == INTERRUPTED
    (kept,) = tmp_path.glob("*.json")
    assert load(kept, nd).history.size > 1


@pytest.mark.skipif(not hasattr(signal, "SIGTSTP"), reason="a system without job control")
def test_a_suspended_program_comes_back(tmp_path: Path) -> None:
    terminal = Terminal([*COMMAND, "--seed", "5", "--lang", "fr"], environment(tmp_path))
    terminal.wait_for("Quelle carte")
    terminal.type("\x1a")  # ctrl+z
    _, status = os.waitpid(terminal.pid, os.WUNTRACED)
    assert os.WIFSTOPPED(status)
    terminal.read(0.2)
    terminal.screen.reset()
    os.kill(terminal.pid, signal.SIGCONT)
    terminal.wait_for("Quelle carte")
    terminal.type("1")
    terminal.wait_for(lambda text: "réfléchi" in text or "l’autre" in text or "Jouez" in text)
    terminal.type("\x11")
    assert terminal.wait_for_end() == 0


def left_behind(session: int, but: int = 0) -> dict[int, str]:
    """The processes of a terminal's session that are still there, beside one that may be, by number."""
    found = {}
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has just ended
            status = (process / "status").read_text()
            number = int(process.name)
            if os.getsid(number) == session and number != but and "State:\tZ" not in status:
                found[number] = status
    return found


def child_of(session: int) -> int:
    """The process that the shell of a session has begun."""
    [child] = [pid for pid, status in left_behind(session).items() if f"\nPPid:\t{session}\n" in status]
    return child


LISTS_PROCESSES = pytest.mark.skipif(
    not Path("/proc/self/status").exists(), reason="a system that does not list processes"
)


@LISTS_PROCESSES
@pytest.mark.parametrize("moment", ["thinking", "idle"])
@pytest.mark.parametrize("way", [signal.SIGKILL, signal.SIGTERM, signal.SIGHUP])
def test_a_program_that_a_shell_began_leaves_no_process_behind_however_it_ends(
    tmp_path: Path, way: signal.Signals, moment: str
) -> None:
    shell = ["sh", "-c", '"$0" "$@"; echo "ended with $?"; read -r rest', *COMMAND]
    terminal = Terminal([*shell, "--seed", "5", "--lang", "en"], environment(tmp_path))
    terminal.wait_for("Which card do you keep?")
    terminal.type("1")  # the others keep a card too, which begins the processes that think
    terminal.wait_for("The other goes to")
    if moment == "thinking":
        terminal.type("h")
        terminal.wait_for("Thinking")
    assert len(left_behind(terminal.pid, but=terminal.pid)) > 2
    os.kill(child_of(terminal.pid), way)
    terminal.wait_for(f"ended with {128 + way}")  # on the screen as it was before the program
    deadline = time.monotonic() + 2
    while left_behind(terminal.pid, but=terminal.pid) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not left_behind(terminal.pid, but=terminal.pid)
    terminal.kill()


@LISTS_PROCESSES
@pytest.mark.parametrize("way", ["quit", "closed", "killed"])
def test_in_the_midst_of_a_thought_leaving_leaves_no_process_behind_and_loses_nothing(
    tmp_path: Path, way: str
) -> None:
    terminal = Terminal([*COMMAND, "--seed", "5", "--lang", "en"], environment(tmp_path))
    terminal.wait_for("Which card do you keep?")
    terminal.type("1")
    terminal.wait_for(lambda text: "The other goes to" in text or "Play your" in text)
    terminal.type("h")
    terminal.wait_for("Thinking")
    assert left_behind(terminal.pid)
    if way == "quit":
        terminal.type("\x11")
    else:
        os.kill(terminal.pid, signal.SIGHUP if way == "closed" else signal.SIGKILL)
    terminal.wait_for_end()
    deadline = time.monotonic() + 5
    while left_behind(terminal.pid) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not left_behind(terminal.pid)
    assert list(tmp_path.glob("*.json"))
