"""However the program is ended from outside: in time, the game kept, the terminal as it was before."""

import os
import signal
import termios
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from core import notre_dame as nd
from core.record import load
from nd_tui.terminal.guard import ENDING, SECONDS, SIGNALLED, Guard
from tests.nd_tui.pseudo_terminal import Terminal
from tests.nd_tui.terminal.test_real_terminal import COMMAND, LISTS_PROCESSES, environment, left_behind

LONGEST = SECONDS + 0.5 + 3  # seconds; the last ones are for a machine that has much else to do
RESTORED = ("\x1b[?1049l", "\x1b[?25h", "\x1b[?1000l", "\x1b[?1003l", "\x1b[?2004l", "\x1b[?1004l")


def in_a_lesson(folder: Path) -> Terminal:
    """A program in the midst of a lesson."""
    terminal = Terminal([*COMMAND, "learn", "board", "--lang", "en"], environment(folder))
    terminal.wait_for("1 of 7")
    return terminal


def in_a_game(folder: Path) -> Terminal:
    """A program in a game whose first choice is made."""
    terminal = Terminal([*COMMAND, "--seed", "5", "--lang", "en"], environment(folder))
    terminal.wait_for("Which card do you keep?")
    terminal.type("1")
    terminal.wait_for("The other goes to")
    return terminal


def moves_kept(folder: Path) -> int:
    """How many moves the one game of a folder holds."""
    (kept,) = folder.glob("*-5.json")  # called by its seed
    return load(kept, nd).history.size - 1


def make_it_write_much(terminal: Terminal) -> None:
    """Let it draw more than a terminal that nobody reads takes, for a while."""
    for columns in range(100, 180):
        terminal.resize(columns, 50)
        time.sleep(0.02)
    time.sleep(0.3)


def modes(terminal: Terminal) -> int:
    """The local modes of a terminal: whether it echoes, and so on."""
    return int(termios.tcgetattr(terminal._fd)[3])


@pytest.mark.parametrize("way", ENDING, ids=lambda way: way.name)
def test_every_signal_that_ends_a_program_ends_it_with_the_game_kept_and_the_screen_restored(
    tmp_path: Path, way: signal.Signals
) -> None:
    terminal = in_a_game(tmp_path)
    before = len(terminal.written)
    os.kill(terminal.pid, way)
    assert terminal.ended_within(LONGEST) == SIGNALLED + way
    written = terminal.written[before:].decode(errors="replace")
    assert all(sequence in written for sequence in RESTORED)
    assert modes(terminal) & termios.ECHO
    assert modes(terminal) & termios.ICANON
    terminal.hang_up()
    assert moves_kept(tmp_path) > 0


def test_any_other_signal_wakes_the_program_which_may_just_have_begun_to_wait() -> None:
    woken, left = threading.Event(), list[int]()
    guard = Guard(left.append, woken.set, lambda: None)
    threading.Thread(target=guard._watch, daemon=True).start()
    guard.tell(signal.SIGWINCH)
    assert woken.wait(5)
    assert left == []


def test_a_program_that_leaves_by_itself_does_not_die_of_a_signal_on_its_way_out(tmp_path: Path) -> None:
    terminal = in_a_game(tmp_path)
    terminal.type("\x11")
    status, end = None, time.monotonic() + LONGEST
    while status is None and time.monotonic() < end:
        os.kill(terminal.pid, signal.SIGTERM)
        terminal.read(0.005)
        pid, told = os.waitpid(terminal.pid, os.WNOHANG)
        status = os.waitstatus_to_exitcode(told) if pid else None
    assert status in (0, SIGNALLED + signal.SIGTERM)


@LISTS_PROCESSES
@pytest.mark.parametrize("begin", [in_a_lesson, in_a_game])
def test_closing_the_terminal_ends_the_program_and_all_its_processes(
    tmp_path: Path, begin: Callable[[Path], Terminal]
) -> None:
    terminal = begin(tmp_path)
    terminal.hang_up()
    assert terminal.ended_within(LONGEST, reading=False) in (SIGNALLED + signal.SIGHUP, -signal.SIGHUP)
    time.sleep(0.3)
    assert not left_behind(terminal.pid)


@LISTS_PROCESSES
def test_closing_a_terminal_to_which_much_is_still_to_be_written_ends_the_program(tmp_path: Path) -> None:
    terminal = in_a_lesson(tmp_path)
    make_it_write_much(terminal)
    terminal.hang_up()
    assert terminal.ended_within(LONGEST, reading=False) == SIGNALLED + signal.SIGHUP
    time.sleep(0.3)
    assert not left_behind(terminal.pid)


@LISTS_PROCESSES
def test_a_closed_terminal_ends_the_program_even_where_nobody_sends_a_signal(tmp_path: Path) -> None:
    shell = ["sh", "-c", 'trap "" HUP; "$0" "$@"; echo $? > "$ND_TUI_DATA_DIR/status"', *COMMAND]
    terminal = Terminal([*shell, "learn", "board", "--lang", "en"], environment(tmp_path))
    terminal.wait_for("1 of 7")
    terminal.hang_up()
    assert terminal.ended_within(LONGEST, reading=False) == 0
    assert (tmp_path / "status").read_text() == f"{SIGNALLED + signal.SIGHUP}\n"
    time.sleep(0.3)
    assert not left_behind(terminal.pid)


@pytest.mark.parametrize("way", [signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT], ids=lambda way: way.name)
def test_a_terminal_that_is_not_read_does_not_hold_the_end_up(tmp_path: Path, way: signal.Signals) -> None:
    terminal = in_a_game(tmp_path)
    make_it_write_much(terminal)
    os.kill(terminal.pid, way)
    assert terminal.ended_within(LONGEST, reading=False) == SIGNALLED + way
    assert modes(terminal) & termios.ECHO
    before = len(terminal.written)
    while terminal.hear(0.2) is not None:
        pass  # whoever reads on
    written = terminal.written[before:].decode(errors="replace")
    assert all(sequence in written for sequence in RESTORED)
    terminal.hang_up()
    assert moves_kept(tmp_path) > 0


def held_up(folder: Path, by: str) -> Terminal:
    """A program on its title that something holds up when it ends."""
    program = folder / "held_up.py"
    modules = (
        "import threading, time",
        "from nd_tui.app import GamesApp",
        "from nd_tui.commands.main import main",
    )
    imports = "".join(f"{line}\n" for line in modules)
    program.write_text(f"{imports}{by}\nmain()\n")
    python = COMMAND[0].replace("nd-tui", "python")
    terminal = Terminal([python, str(program), "--lang", "en"], environment(folder))
    terminal.wait_for("New game")
    return terminal


def test_a_thread_that_waits_for_ever_does_not_hold_the_end_up(tmp_path: Path) -> None:
    terminal = held_up(tmp_path, "threading.Thread(target=time.sleep, args=(60,)).start()")
    terminal.type("\x11")
    assert terminal.ended_within(LONGEST) == 0
    terminal.hang_up()


def test_a_program_that_does_not_leave_by_itself_is_ended_with_its_terminal_restored(tmp_path: Path) -> None:
    terminal = held_up(tmp_path, "GamesApp.on_unmount = lambda self: time.sleep(60)")
    os.kill(terminal.pid, signal.SIGTERM)
    assert terminal.ended_within(LONGEST) == SIGNALLED + signal.SIGTERM
    assert all(sequence in terminal.written.decode(errors="replace") for sequence in RESTORED)
    assert modes(terminal) & termios.ECHO
    terminal.hang_up()


@LISTS_PROCESSES
@pytest.mark.parametrize("way", ["quit", "told"])
def test_stopped_thinking_processes_do_not_hold_the_end_up_and_are_not_left_behind(
    tmp_path: Path, way: str
) -> None:
    terminal = in_a_game(tmp_path)
    terminal.type("h")
    terminal.wait_for("Thinking")
    for pid, status in left_behind(terminal.pid, but=terminal.pid).items():
        if (
            f"\nPPid:\t{terminal.pid}\n" in status
            and b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
        ):
            os.kill(pid, signal.SIGSTOP)
    if way == "quit":
        terminal.type("\x11")
    else:
        os.kill(terminal.pid, signal.SIGTERM)
    assert terminal.ended_within(LONGEST) == (0 if way == "quit" else SIGNALLED + signal.SIGTERM)
    terminal.hang_up()
    time.sleep(0.3)
    assert not left_behind(terminal.pid)
