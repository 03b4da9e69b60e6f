"""Textual's driver for terminals that may be closed, or not read, and for signals that end the program."""

import select
import sys
import termios
import threading
from contextlib import suppress
from signal import SIGHUP
from typing import Any

from textual import events
from textual.app import App
from textual.drivers.linux_driver import LinuxDriver
from textual.geometry import Size

from nd_tui.terminal.guard import Guard, end_in_time
from nd_tui.terminal.outlet import Outlet

CRASHED = 1  # Textual's exit code where it has yet to tell what went wrong
# Cancels what was begun; then no mouse, no reports, lines wrap, the keys as they were, the screen as it was.
RESTORE = (
    "\x18\x1b[?2026l\x1b[?1000l\x1b[?1003l\x1b[?1015l\x1b[?1006l\x1b[?1016l\x1b[?2004l\x1b[?2048l\x1b[?7h"
    "\x1b[<u\x1b[?1049l\x1b[?25h\x1b[?1004l\x1b[0m"
)


class TerminalDriver(LinuxDriver):
    """Leaves in time and gives the terminal back, whatever ends the program."""

    def __init__(self, app: App[Any], **how: Any) -> None:
        super().__init__(app, **how)
        assert sys.__stderr__ is not None
        self._terminal = sys.__stderr__.fileno()
        self._outlet = Outlet(self._terminal, sys.__stderr__.encoding, self.lost)
        self._file = self._outlet  # type: ignore[assignment]  # all that is asked of a file
        self._guard = Guard(self._leave, self._wake, self.restore_at_once)
        self._guard.begin()
        threading.Thread(target=self._wait_for_loss, name="terminal-lost", daemon=True).start()

    def lost(self) -> None:
        """The terminal is gone, and the program with it."""
        self._guard.tell(SIGHUP)

    def _leave(self, status: int) -> None:
        self._outlet.leaving = True  # so that the app's own thread is no longer held up
        with suppress(RuntimeError):  # the app has just left
            self._loop.call_soon_threadsafe(self._app.exit, None, status)

    def _wake(self) -> None:
        with suppress(RuntimeError):  # the app has just left
            self._loop.call_soon_threadsafe(lambda: None)

    def _wait_for_loss(self) -> None:
        """A terminal can go without a signal: it is sent to the shell alone, or was ignored by it."""
        waiting = select.poll()
        waiting.register(self.fileno, 0)
        if any(event & select.POLLHUP for _, event in waiting.poll()):
            self.lost()

    def run_input_thread(self) -> None:
        """Wait for keys, until there is nowhere that they could come from."""
        try:
            super().run_input_thread()
        except OSError:
            self.lost()

    def start_application_mode(self) -> None:
        """Take the terminal, at the start or after a pause."""
        self._outlet.leaving = self._outlet.is_cut = False
        super().start_application_mode()  # type: ignore[no-untyped-call]

    def stop_application_mode(self) -> None:
        """Give the terminal back."""
        self._outlet.leaving = True
        super().stop_application_mode()

    def size_of_now(self, told: events.Resize) -> events.Resize:
        """What a signal told, brought up to date: a later signal can interrupt it, and be told first."""
        if told.pixel_size is not None:
            return told  # by the terminal itself, in order
        size = Size(*self._get_terminal_size())
        return events.Resize(size, size)

    def close(self) -> None:
        """End the thread that writes; if something was left out, the terminal is still to be restored."""
        super().close()
        if self._outlet.is_cut:
            self.restore_at_once()
        status = self._app.return_code or 0
        if not self._app.is_running and status != CRASHED:
            end_in_time(status)

    def restore_at_once(self) -> None:
        """Give the terminal back without waiting for anybody, also if it does not read what is pending."""
        with suppress(OSError, termios.error):  # it is gone, or takes nothing whatever is done
            if self.attrs_before is not None:
                termios.tcsetattr(self.fileno, termios.TCSANOW, self.attrs_before)
            termios.tcflush(self._terminal, termios.TCOFLUSH)
            self._outlet.write_once(RESTORE)
