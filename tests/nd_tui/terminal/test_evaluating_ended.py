"""However the program ends, or those who think for it, while a study is evaluated: all is kept, in time."""

import os
import re
import signal
import time
from itertools import cycle
from pathlib import Path

import pytest

from core.record import content_of
from core.record.study import encode_study, new_study, read_study
from nd_tui.storage.loading import decoded
from nd_tui.terminal.guard import SIGNALLED
from tests.nd_tui.any_game import begun, played
from tests.nd_tui.exports.studies import WRITTEN
from tests.nd_tui.pseudo_terminal import Terminal
from tests.nd_tui.terminal.test_ended_from_outside import LONGEST
from tests.nd_tui.terminal.test_real_terminal import COMMAND, LISTS_PROCESSES, environment, left_behind

GAMES = ("notre-dame", "rattus-cartus")
STOP, QUIT = "v: stop", "\x11"
MOVES = 40
# What happens to the program, and to those who think for it before.
WAYS = ("quit", "told", "closed", "killed", "stopped and quit", "stopped and told", "dead")


def evaluating(folder: Path, game: str) -> Terminal:
    """A program that evaluates the first chapter of a study, the second of which is of the other game."""
    matches = [played(begun(each), MOVES) for each in (game, *(other for other in GAMES if other != game))]
    chapters = [("", content_of(match, WRITTEN, "1")) for match in matches]
    (folder / "study.json").write_bytes(encode_study(new_study(chapters)))
    command = [*COMMAND, "load", str(folder / "study.json"), "--lang", "en"]
    terminal = Terminal(command, environment(folder), 140, 45)
    terminal.wait_for("turn:")
    terminal.type("t")
    terminal.wait_for("Chapter 1 of 2")
    terminal.type("v")
    terminal.wait_for(lambda text: STOP in text and bool(re.search(r"[1-9]\d*/\d+ \(", text)))
    return terminal


def thinkers(terminal: Terminal) -> list[int]:
    """The processes that think for a program."""
    return [
        pid
        for pid, status in left_behind(terminal.pid, but=terminal.pid).items()
        if f"\nPPid:\t{terminal.pid}\n" in status
        and b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    ]


def positions_in(folder: Path) -> list[int]:
    """How many positions each chapter has."""
    study = read_study((folder / "study.json").read_bytes())
    assert study is not None
    return [decoded(chapter.raw).history.size for chapter in study.chapters]


def nobody_is_left(terminal: Terminal) -> bool:
    """Whether all processes of a program have gone, some time after it."""
    end = time.monotonic() + LONGEST
    while left_behind(terminal.pid) and time.monotonic() < end:
        time.sleep(0.05)
    return not left_behind(terminal.pid)


@LISTS_PROCESSES
@pytest.mark.parametrize(("way", "game"), zip(WAYS, cycle(GAMES)))
def test_a_study_that_is_being_evaluated_is_kept_however_it_ends(tmp_path: Path, way: str, game: str) -> None:
    terminal = evaluating(tmp_path, game)
    before = positions_in(tmp_path)
    found = thinkers(terminal)
    assert found
    wanted = {0}
    for pid in found if way.startswith("stopped") else ():
        os.kill(pid, signal.SIGSTOP)
    if way == "dead":
        for pid in found:
            os.kill(pid, signal.SIGKILL)
        terminal.wait_for(lambda text: STOP not in text)
        assert "Chapter 1 of 2" in terminal.text()
        terminal.type("v")  # others think now
        terminal.wait_for(STOP)
    match way.removeprefix("stopped and "):
        case "quit" | "dead":
            terminal.type(QUIT)
        case "told":
            os.kill(terminal.pid, signal.SIGTERM)
            wanted = {SIGNALLED + signal.SIGTERM}
        case "closed":
            terminal.hang_up()
            wanted = {SIGNALLED + signal.SIGHUP}
        case "killed":
            os.kill(terminal.pid, signal.SIGKILL)
            wanted = {-signal.SIGKILL}
    assert terminal.ended_within(LONGEST, reading=way != "closed") in wanted
    assert nobody_is_left(terminal)
    assert positions_in(tmp_path) == before


@LISTS_PROCESSES
@pytest.mark.parametrize("game", GAMES)
def test_another_chapter_can_be_opened_while_one_is_evaluated(tmp_path: Path, game: str) -> None:
    terminal = evaluating(tmp_path, game)
    before = positions_in(tmp_path)
    terminal.type("g")
    terminal.wait_for("The chapters of this study")
    terminal.type("\x1b[F\r")
    terminal.wait_for(lambda text: "turn:" in text and "chapters of this" not in text)
    terminal.type("tv")
    terminal.wait_for(lambda text: "Chapter 2 of 2" in text and STOP in text)
    assert len(thinkers(terminal)) <= 2
    terminal.type(QUIT)
    assert terminal.ended_within(LONGEST) == 0
    assert nobody_is_left(terminal)
    assert positions_in(tmp_path) == before
