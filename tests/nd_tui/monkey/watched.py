"""A terminal that nobody looks away from: it knows when the program fails, hangs or ends."""

import os
import re
import select
import signal
import time
from collections.abc import Mapping
from typing import NoReturn

from nd_tui.words.texts import LANGUAGES
from tests.nd_tui.monkey.spoken import beginning_of
from tests.nd_tui.monkey.trouble import Trouble
from tests.nd_tui.pseudo_terminal import Terminal

ANSWER_SECONDS = 30.0  # on a machine that has much else to do
LAST_WORDS_SECONDS = 3.0
SLEEP_SECONDS = 5.0  # until it sleeps, if the key was for it
FAILURES = (b"Traceback (most recent call last)", b"Exception in ", b"never retrieved", b"Fatal Python error")
DELETIONS = tuple(
    beginning_of(message, language).encode()
    for message in ("dialog-delete-line", "dialog-delete-chapter", "load-delete")
    for language in LANGUAGES
)
ENTERED, LEFT = b"\x1b[?1049h", b"\x1b[?1049l"  # the screen of a program's own
TAIL = 60_000  # bytes kept of what the program wrote, to tell how it ended
OVERLAP = 200  # bytes in which something may begin that the next bytes end
PROBES = range(61, 71)  # rows that the window has only while the program is probed
SEQUENCE = re.compile(r"\x1b(\[[0-9;?<>=]*[a-zA-Z$]|\][^\x07\x1b]*(\x07|\x1b\\)|[()].|[=>78])")


class WatchedTerminal(Terminal):
    """A program on a screen, whose every byte is read."""

    def __init__(self, command: list[str], env: Mapping[str, str], size: tuple[int, int]) -> None:
        self.tail = b""
        self.deletion_asked = False  # whether it asked since somebody last set this back
        self.status: int | None = None  # how it ended
        self.wakings = 0  # how often it was put to sleep, and woken
        self._probes = 0
        super().__init__(command, env, *size)
        os.set_blocking(self._fd, False)

    def hear(self, seconds: float) -> float | None:
        """Wait for what the program writes next, and look for questions; a closed window hears nothing."""
        if self._fd < 0:
            time.sleep(seconds)
            return None
        known = len(self._heard)
        heard = super().hear(seconds)
        if new := b"".join(self._heard[known:]):
            fresh = self.tail[-OVERLAP:] + new
            self.tail = (self.tail + new)[-TAIL:]
            self.deletion_asked |= any(question in fresh for question in DELETIONS)
        return heard

    def look_on(self, seconds: float) -> None:
        """Read for a while without drawing; Trouble if something was raised."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0 and not self.has_ended():
            if self.hear(left) is None:
                time.sleep(min(left, 0.01))  # the program may be about to end
        if any(failure in self.tail for failure in FAILURES):
            self.fail("something was raised")

    def type(self, keys: str) -> None:
        """Press keys, reading meanwhile: a program that waits for its reader takes no keys either."""
        left, end = keys.encode("utf-8", "replace"), time.monotonic() + ANSWER_SECONDS
        while left and not self.has_ended():
            if time.monotonic() > end:
                self.fail("it takes no keys any more")
            readable, writable, _ = select.select([self._fd], [self._fd], [], 0.5)
            if readable:
                self.hear(0)
            if writable:
                left = left[self._write(left[:512]) :]

    def _write(self, some: bytes) -> int:
        try:
            return os.write(self._fd, some)
        except BlockingIOError:
            return 0
        except OSError:
            time.sleep(0.05)
            return 0  # it is just ending

    def has_ended(self) -> bool:
        """Whether the program is no longer there; if it was put to sleep, it is woken."""
        if self.status is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG | os.WUNTRACED)
            if pid and os.WIFSTOPPED(status):
                self.wakings += 1
                os.kill(self.pid, signal.SIGCONT)
            elif pid:
                self.status = os.waitstatus_to_exitcode(status)
        return self.status is not None

    def probe(self) -> str:
        """What is to be seen once the program has drawn itself in a window of another size."""
        size = (self.screen.columns, self.screen.lines)
        if not self.draws_itself(ANSWER_SECONDS):
            again = self.draws_itself(LAST_WORDS_SECONDS)
            self.fail(f"another size of the window is not drawn, one more is{'' if again else ' not'}")
        self.look_on(0.1)
        text = self.text()
        self.resize(*size)
        return text

    def draws_itself(self, seconds: float) -> bool:
        """Whether the program draws a window of another size in time, or else has ended.

        No window has so many rows but here: whatever comes to stand on the last of them is the answer.
        """
        self._probes += 1
        rows = PROBES[self._probes % len(PROBES)]
        self._draw()  # what is left out of the midst of a sequence would let the rest mean something else
        self.resize(max(self.screen.columns, 80), rows)
        answer, end = f"\x1b[{rows};".encode(), time.monotonic() + seconds
        while answer not in b"".join(self._heard) and not self.has_ended():
            if time.monotonic() > end:
                return False
            self.look_on(0.1)
        return True

    def wait_for_waking(self) -> None:
        """Until the program was put to sleep and draws itself again: meanwhile the system reads the keys."""
        wakings, end = self.wakings, time.monotonic() + SLEEP_SECONDS
        while self.wakings == wakings and time.monotonic() < end and not self.has_ended():
            self.look_on(0.05)
        self.probe()

    def text(self) -> str:
        """What is to be seen; pyte's own way fails where half of a wide letter was drawn over."""
        self._draw()
        rows, columns = range(self.screen.lines), range(self.screen.columns)
        return "\n".join("".join(self.screen.buffer[row][column].data for column in columns) for row in rows)

    def send(self, told: signal.Signals) -> None:
        """A signal, if there is still somebody to hear it."""
        if not self.has_ended():
            os.kill(self.pid, told)

    def wait_for_end(self) -> int:
        """Wait until the program has ended by itself; its exit status."""
        end = time.monotonic() + ANSWER_SECONDS
        while not self.has_ended():
            if time.monotonic() > end:
                self.fail("it does not end")
            self.look_on(0.1)
        self.hear_the_rest()
        self.close()
        assert self.status is not None
        return self.status

    def hear_the_rest(self) -> None:
        """Read what the program wrote before it ended."""
        while self.hear(0) is not None:
            pass

    def gave_the_screen_back(self) -> bool:
        """Whether what stood in the window before the program stands there again."""
        return self.tail.rfind(LEFT) > self.tail.rfind(ENTERED)

    def close(self) -> None:
        """Close the window; the program is told so by the system, if it is still there."""
        if self._fd >= 0:
            os.close(self._fd)
            self._fd = -1

    def kill(self) -> None:
        """End the program at once, if it has not ended."""
        self.send(signal.SIGKILL)
        while not self.has_ended():
            time.sleep(0.01)
        self.close()

    def fail(self, why: str) -> NoReturn:
        """End the program, where it still runs with a word on where it was, and tell why."""
        if self._fd >= 0:
            end = time.monotonic() + LAST_WORDS_SECONDS
            while time.monotonic() < end and not self.has_ended():
                self.hear(0.1)
            self.send(signal.SIGABRT)  # Python tells what every thread was doing
            end = time.monotonic() + LAST_WORDS_SECONDS
            while time.monotonic() < end and not self.has_ended():
                self.hear(0.1)
            self.hear_the_rest()
        self.kill()
        raise Trouble(f"{why}; status {self.status}\n{self.last_words()}")

    def last_words(self) -> str:
        """What the program wrote after it left the screen, or else at last, without its colours."""
        told = self.tail.rsplit(LEFT, 1)[-1].decode(errors="replace")
        return SEQUENCE.sub("", told)[-12_000:]
