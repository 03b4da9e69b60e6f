"""The gate for keys and clicks: they come to the screens one at a time, each when the last is dealt with.

A key goes through several queues: to the part that has the focus, up to the app, and from there as an action
to whatever screen is the current one by then. Meanwhile the key before it may have opened, closed or changed
a screen. So none is let in before everything that followed from the last one has been done, and the screen
that it comes to is there as a whole. What is typed ahead keeps its order, and is not lost.
"""

import asyncio
from collections import deque
from time import monotonic
from typing import TYPE_CHECKING, Any

from textual import events
from textual.message import Message

if TYPE_CHECKING:
    from nd_tui.app import GamesApp

PATIENCE = 1.0  # seconds after which something is let in, whatever is still going on
MOST_TURNS = 150  # of the event loop in which all that follows from a key is done; others may go on for ever
A_MOMENT = 0.001
# Keys that decide something. Struck twice before one could see what the first did, they are meant once.
DECIDING = frozenset(("enter", "space", *"0123456789"))
QUIT = "ctrl+q"  # whoever strikes it does not wait until all that was typed before is done


class InputGate:
    """Holds back what comes from keyboard and mouse until an app can deal with it."""

    def __init__(self, app: "GamesApp") -> None:
        self._app = app
        self._held: deque[events.Event] = deque()
        self._let_in: events.Event | None = None
        self._impatient = False  # whether what was let in last is so, whatever is still going on
        self._last_key = ""
        self._leaves_at: float | None = None  # when what was typed before the key that quits is given up
        self._keeper: asyncio.Task[None] | None = None

    @property
    def is_holding(self) -> bool:
        """Whether something waits, or is not dealt with yet."""
        return self._keeper is not None

    def holds(self, event: Message) -> bool:
        """Take something from keyboard or mouse to let it in later; what was let in passes, and all else."""
        if not isinstance(event, events.InputEvent | events.Paste) or event.is_forwarded:
            return False
        if event is self._let_in:
            self._let_in = None
            if self._impatient or not self._app.screen_stack or self._is_ready(event):
                return False
            self._held.appendleft(event)  # a screen has come in the moment since it was let in
            return True
        if (
            self._held
            and isinstance(event, events.MouseMove)
            and isinstance(self._held[-1], events.MouseMove)
        ):
            self._held.pop()  # only where the mouse is counts, not how it came there
        self._held.append(event)
        if _quits(event) and self._leaves_at is None:
            self._leaves_at = monotonic() + PATIENCE
        if self._keeper is None:
            self._keeper = asyncio.create_task(self._keep())
        return True

    async def _keep(self) -> None:
        """Let in one after the other; the gate is free when the last one is dealt with too."""
        try:
            while self._held:
                self._give_up()
                self._impatient = not await self._until_ready(self._held[0])
                event = self._held.popleft()
                if self._app.screen_stack and not self._was_for_another_screen(event):
                    self._last_key = event.key if isinstance(event, events.Key) else ""
                    self._let_in = event
                    self._app.post_message(event)
                    await self._until_dealt_with()
                    self._draw()
        finally:
            self._keeper = None

    def _give_up(self) -> None:
        """Forget what has waited too long before the key that quits; that comes next, and counts once."""
        if self._leaves_at is None or (monotonic() <= self._leaves_at and not _quits(self._held[0])):
            return
        while not _quits(self._held[0]):
            self._held.popleft()
        self._leaves_at = None

    async def _until_ready(self, event: events.Event) -> bool:
        """Wait until the current screen can take what comes next, unless that takes too long.

        Where there is no screen any more, the program ends.
        """
        end = monotonic() + PATIENCE
        while self._app.screen_stack and not self._is_ready(event):
            if monotonic() > end:
                return False
            await asyncio.sleep(A_MOMENT)
        return True

    async def _until_dealt_with(self) -> None:
        """Wait until nobody has a message to deal with, as far as it can come from what was let in."""
        loop: Any = asyncio.get_running_loop()
        end = monotonic() + PATIENCE
        for _ in range(MOST_TURNS):
            await asyncio.sleep(0)
            if not loop._ready or monotonic() > end:
                return

    def _draw(self) -> None:
        """Draw what has come of it now, all at once: Textual's clock would let it wait for some turns."""
        draw = getattr(self._app.screen, "draw_now", None) if self._app.screen_stack else None
        if draw is not None:
            draw()

    def _is_ready(self, event: events.Event) -> bool:
        """Whether the current screen is whole; for the mouse also, whether things lie where they are seen."""
        screen = self._app.screen
        whole = screen.is_mounted and not screen._recompose_required and not getattr(screen, "beginning", 0)
        return whole and not (isinstance(event, events.MouseEvent) and screen._layout_required)

    def _was_for_another_screen(self, event: events.Event) -> bool:
        """Whether a click, or a second stroke of the key that led here, came before this screen did."""
        if event.time >= getattr(self._app.screen, "here_since", 0.0):
            return False
        if isinstance(event, events.Key):
            return event.key == self._last_key and event.key in DECIDING
        return isinstance(event, events.MouseDown | events.MouseUp)


def _quits(event: events.Event) -> bool:
    return isinstance(event, events.Key) and event.key == QUIT
