"""A real terminal for tests: a program in a pseudo-terminal, its screen read through pyte."""

import codecs
import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time
from collections.abc import Callable, Mapping
from typing import NoReturn

import pyte

PATIENCE = 40.0


class ForgivingScreen(pyte.Screen):
    """A screen that passes over what makes no sense, as terminals do.

    Keys that a terminal echoes while a program goes to sleep may come amid a sequence that it writes.
    """

    def cursor_position(self, line: int | None = None, column: int | None = None, *_: int) -> None:
        """Go to a place."""
        super().cursor_position(line, column)


class Terminal:
    """A program on a screen of so many columns and rows."""

    def __init__(self, command: list[str], env: Mapping[str, str], columns: int = 80, rows: int = 24) -> None:
        self.screen = ForgivingScreen(columns, rows)
        self._stream = pyte.Stream(self.screen)
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._heard: list[bytes] = []
        self.written = bytearray()  # all that the program has written, byte by byte
        self.pid, self._fd = pty.fork()
        if self.pid == 0:
            signal.signal(signal.SIGHUP, signal.SIG_DFL)  # a test run that ignores it must not hand that on
            os.execvpe(command[0], command, {**env, "TERM": "xterm-256color"})
        self.resize(columns, rows)

    def resize(self, columns: int, rows: int) -> None:
        """Make the window larger or smaller, as a person with a mouse does."""
        fcntl.ioctl(self._fd, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.screen.resize(rows, columns)
        self.screen.reset()

    def type(self, keys: str) -> None:
        """Press keys."""
        os.write(self._fd, keys.encode())

    def read(self, seconds: float = 0.05) -> float | None:
        """Take in what the program writes for a while; when it wrote last, if it did."""
        last, end = None, time.perf_counter() + seconds
        while (left := end - time.perf_counter()) > 0 and (heard := self.hear(left)) is not None:
            last = heard
        self._draw()
        return last

    def hear(self, seconds: float) -> float | None:
        """Wait for what the program writes next; when that came, None if nothing did.

        It is drawn only when somebody looks, since drawing takes longer than many an answer.
        """
        if not select.select([self._fd], [], [], seconds)[0]:
            return None
        try:
            self._heard.append(os.read(self._fd, 65536))
        except OSError:
            return None  # the program has ended
        self.written += self._heard[-1]
        return time.perf_counter()

    def _draw(self) -> None:
        heard, self._heard = self._heard, []
        self._stream.feed(self._decoder.decode(b"".join(heard)))

    def text(self) -> str:
        """What is to be seen."""
        self._draw()
        return "\n".join(self.screen.display)

    def wait_for(self, seen: str | Callable[[str], bool]) -> str:
        """Wait until something is to be seen."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.read()
            text = self.text()
            if seen in text if isinstance(seen, str) else seen(text):
                return text
        self._give_up(f"not seen: {seen}")

    def _give_up(self, why: str) -> NoReturn:
        """Fail, and leave no process behind."""
        text = self.text()
        self.kill()
        raise AssertionError(f"{why}\n{text}")

    def kill(self) -> float:
        """End the program at once, as a closed window or a crash does; the processor's seconds it took."""
        os.kill(self.pid, signal.SIGKILL)
        _, _, used = os.wait4(self.pid, 0)
        os.close(self._fd)
        return used.ru_utime + used.ru_stime

    def hang_up(self) -> None:
        """Close the window."""
        os.close(self._fd)

    def wait_for_end(self) -> int:
        """Wait until the program has ended by itself; its exit status."""
        status = self.ended_within(PATIENCE)
        os.close(self._fd)
        return status

    def ended_within(self, seconds: float, reading: bool = True) -> int:
        """Wait so long for the program to end, with or without looking at what it writes; its exit status."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if reading:
                self.read(0.05)
            else:
                time.sleep(0.02)
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                return os.waitstatus_to_exitcode(status)
        self._give_up("still running")
