"""Output that nobody reads to its end, or that finds no room: no traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.nd_tui.commands.running import LANGUAGE
from tests.nd_tui.exports.studies import study_file
from tests.nd_tui.texts import Texts

COMMAND = (sys.executable, "-m", "nd_tui")
FULL = Path("/dev/full")
PRINTING = pytest.mark.parametrize(
    "options",
    [
        ("--version",),
        ("--help",),
        ("rules", "bishop"),
        ("rules",),
        ("statistics",),
        ("config",),
        ("--plain", "--seed", "5"),
    ],
    ids=" ".join,
)


def environment(language: str = "en") -> dict[str, str]:
    """A person's environment, in which output waits for more before it is written."""
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    return {**inherited, "LC_ALL": f"{language}_XX.UTF-8", "PYTHONIOENCODING": "utf-8"}


@PRINTING
def test_a_pipe_that_is_closed_is_left_in_silence(options: tuple[str, ...]) -> None:
    ours, theirs = os.pipe()
    os.close(ours)
    done = subprocess.run(
        [*COMMAND, *options],
        stdin=subprocess.DEVNULL,
        stdout=theirs,
        stderr=subprocess.PIPE,
        env=environment(),
        check=False,
    )
    os.close(theirs)
    assert (done.returncode, done.stderr) == (1, b"")


@pytest.mark.skipif(not FULL.exists(), reason="a system without a device that is always full")
@LANGUAGE
@PRINTING
def test_a_disk_that_is_full_is_told_in_one_sentence(options: tuple[str, ...], language: str) -> None:
    with FULL.open("w") as full:
        done = subprocess.run(
            [*COMMAND, *options],
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment(language),
            encoding="utf-8",
            check=False,
        )
    before, after = Texts(language)("problem-output-lost", fault="@").split("@")
    assert done.returncode == 2
    assert done.stderr.startswith(before)
    assert done.stderr.endswith(after + "\n")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.skipif(os.name == "nt", reason="a system without that shell")
@pytest.mark.parametrize("closed", ["0<&-", "1>&-", "2>&-", "0<&- 1>&- 2>&-"])
@pytest.mark.parametrize("options", [(), ("rules",), ("statistics", "--forget"), ("--plain", "--seed", "5")])
def test_a_program_that_was_begun_without_input_or_output_ends_as_it_should(
    tmp_path: Path, options: tuple[str, ...], closed: str
) -> None:
    done = subprocess.run(
        ["sh", "-c", f'exec "$@" {closed}', "sh", *COMMAND, *options],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env={**environment(), "ND_TUI_DATA_DIR": str(tmp_path)},
        encoding="utf-8",
        check=False,
    )
    needs_terminal = "" if "2>&-" in closed else Texts("en")("needs-terminal") + "\n"
    assert (done.returncode, done.stderr) == ((0, "") if options else (2, needs_terminal))
    assert not list(tmp_path.glob("*.damaged"))


@pytest.mark.parametrize("kind", ["--html", "--markdown"])
def test_a_page_is_in_the_letters_that_it_says_whatever_the_terminal_has(tmp_path: Path, kind: str) -> None:
    done = subprocess.run(
        [*COMMAND, "export", kind, str(study_file(tmp_path, "notre-dame"))],
        capture_output=True,
        env={**environment(), "PYTHONIOENCODING": "latin-1"},
        check=True,
    )
    assert "●" in done.stdout.decode("utf-8")
