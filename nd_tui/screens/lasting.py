"""How long a screen lasts: from when it is drawn until it is closed, once; then nothing is done for it."""

from asyncio import sleep
from functools import partial
from inspect import iscoroutinefunction
from typing import Any, Self, TypeVar

from textual import events
from textual._time import get_time
from textual.await_complete import AwaitComplete
from textual.geometry import Offset, Region
from textual.message import Message
from textual.messages import CloseMessages, Prune
from textual.screen import Screen
from textual.timer import Timer
from textual.widget import Widget
from textual.worker import Worker

from nd_tui.terminal.own_time import OwnTime

Result = TypeVar("Result")
A_MOMENT = 0.05
# What a screen is told of its own beginning and end, and calls, which look by themselves; all else is for one
# that is there.
ITS_LIFE = (events.Load, events.Compose, events.Mount, events.Callback, events.Unmount, CloseMessages, Prune)


class LastingScreen(OwnTime, Screen[Result]):
    """A screen that knows whether it is there, and is closed at most once."""

    here_since = 0.0  # when it came to the top, as messages count time
    is_composed_anew = False  # some of its parts have gone, and others are not there yet
    beginning = 0  # how much is still to be done once it is drawn, before it can be used

    @property
    def is_there(self) -> bool:
        """Whether it is there as a whole, be it below others.

        Its parts go one by one when it is closed, and once the program ends none comes any more.
        """
        running = self.app.is_running and self in self.app.screen_stack
        return running and self.is_attached and not self._pruning

    async def _dispatch_message(self, message: Message) -> None:
        """Deal with what happens, but not for a screen whose parts are going, or gone."""
        if isinstance(message, ITS_LIFE) or self.is_there:
            await super()._dispatch_message(message)

    def get_widget_and_offset_at(self, x: int, y: int) -> tuple[Widget | None, Offset | None]:
        """The part that is clicked and where in its text; none if it has gone and is only still drawn."""
        widget, offset = super().get_widget_and_offset_at(x, y)
        return (widget, offset) if widget is not None and widget.is_attached else (None, None)

    def dismiss(self, result: Result | None = None) -> AwaitComplete:
        """Close it, and whatever lies over it; a screen that is closed already stays so."""
        if not self.is_there:
            return AwaitComplete()
        while self.app.screen is not self:
            self.app.pop_screen()
        return super().dismiss(result)

    def call_after_refresh(self, callback: Any, *args: Any, **named: Any) -> bool:
        """Put something off until it is drawn; until then no key is let in."""

        def call() -> Any:
            self.beginning -= 1
            return self._if_there(callback, *args, **named)

        self.beginning += 1
        return super().call_after_refresh(call)

    def set_timer(self, delay: float, callback: Any = None, **settings: Any) -> Timer:
        """Do something later, if it is still there."""
        return super().set_timer(delay, partial(self._if_there, callback), **settings)

    def set_interval(self, interval: float, callback: Any = None, **settings: Any) -> Timer:
        """Do something again and again, while it is there."""
        return super().set_interval(interval, partial(self._if_there, callback), **settings)

    def set_focus(self, widget: Widget | None, *args: Any, **how: Any) -> None:
        """Let a part have the keys, unless it has gone since it asked for them."""
        if widget is None or (widget.is_attached and not widget._pruning):
            super().set_focus(widget, *args, **how)

    def run_worker(self, work: Any, *args: Any, **settings: Any) -> Worker[Any]:
        """Let something be worked out beside the keys, unless the screen goes before that begins."""
        begins_later = iscoroutinefunction(work.func if isinstance(work, partial) else work)
        return super().run_worker(partial(self._work, work) if begins_later else work, *args, **settings)

    async def _work(self, work: Any) -> Any:
        return await work() if self.is_there else None

    def _if_there(self, callback: Any, *args: Any, **named: Any) -> Any:
        """What was put off is not done for a screen whose parts are going, or gone."""
        return callback(*args, **named) if callback is not None and self.is_there else None

    def draw_now(self) -> None:
        """Draw what has changed, without waiting for the next turn of the clock that does it otherwise."""
        changed = self._layout_required or self._scroll_required or self._repaint_required
        if self.is_there and self.is_mounted and (changed or self._dirty_widgets):
            self._on_timer_update()

    def refresh(self, *regions: Region, **how: bool) -> Self:
        """Draw again, all of it or some regions; with these what else has changed is drawn as well.

        Textual would draw them and forget the parts that have changed. So it is with what lies below another
        screen and is seen through it: the one above is told its regions.
        """
        was_asked_for = self._repaint_required
        super().refresh(*regions, **how)
        if regions and self.is_mounted:
            self._dirty_widgets.add(self)
            self._repaint_required = was_asked_for
        return self

    def _compositor_refresh(self) -> None:
        """Draw what has changed; what is seen through another screen is drawn with that one alone."""
        super()._compositor_refresh()
        if self.app.screen is not self:
            self._repaint_required = False

    def wait_for_drawing(self) -> None:
        """Let no key in before what was composed has been laid out and drawn for the first time."""
        self.call_after_refresh(lambda: None)

    def on_mount(self) -> None:
        """From now on it is there, but not to be seen yet."""
        self.wait_for_drawing()

    async def until_seen(self) -> bool:
        """Wait while another screen lies over it; False if it was closed meanwhile."""
        while self.is_there and self.app.screen is not self:
            await sleep(A_MOMENT)
        return self.is_there

    async def until_whole(self) -> bool:
        """Wait while it is composed anew; False if it was closed meanwhile.

        Whoever works beside the keys asks this each time before showing something: between two of its steps
        anything may have happened.
        """
        while self.is_there and self.is_composed_anew:
            await sleep(A_MOMENT)
        return self.is_there

    def on_screen_resume(self) -> None:
        """What was struck before now was not meant for it."""
        self.here_since = get_time()

    def _on_prune(self) -> None:
        """Whoever still works for it stops before its parts go."""
        self.workers.cancel_node(self)
