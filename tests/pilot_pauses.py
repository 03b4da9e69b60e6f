"""Pilots of tests wait until the app has done all it has to do, and draw it then; not for the processor.

Textual's pilot waits after each key until the process was idle for some hundredths of a second, and meanwhile
its clock draws what nobody looks at. That was most of what tests of screens cost. Whoever thinks beside the
app is waited for as before.
"""

import asyncio
from typing import Any

import textual.app
import textual.pilot
import textual.screen
from textual._context import active_app
from textual.pilot import Pilot
from textual.screen import Screen

A_MOMENT = 0.02  # what is due within it is waited for, as by Textual
SECONDS_BETWEEN_DRAWINGS = 0.1  # of the clock; whoever waits for the app draws it himself
MOST_TURNS = 2_000  # of the event loop, after which an app that is still busy goes on while the test does

_wait_for_idle = textual.pilot.wait_for_idle


def wait_only_for_the_app() -> None:
    """From now on all pilots of this process do so."""
    textual.pilot.wait_for_idle = textual.app.wait_for_idle = _until_done  # type: ignore[assignment]
    textual.screen.UPDATE_PERIOD = SECONDS_BETWEEN_DRAWINGS  # type: ignore[misc]
    Pilot._wait_for_screen = _wait_for_screen  # type: ignore[method-assign]


async def _wait_for_screen(self: Pilot[Any], timeout: float = 30.0) -> bool:
    await _quiet(self.app)
    return self.app._exception is None


async def _until_done(min_sleep: float = 0, max_sleep: float = 1) -> None:
    """Until nothing is left to do or to draw, and nothing will be in a moment."""
    app, loop = active_app.get(), asyncio.get_running_loop()
    end = loop.time() + A_MOMENT
    for _ in range(MOST_TURNS):
        await _quiet(app)
        screens = app.screen_stack
        if app._exception is not None or not screens:
            return
        gate = getattr(app, "input_gate", None)
        waiting = [screen for screen in screens[:-1] if screen._callbacks]  # below another; they draw nothing
        if is_undrawn(screens[-1]) and not app._batch_count:
            waiting.append(screens[-1])
        if waiting:
            for screen in waiting:
                screen._on_timer_update()
        elif gate is not None and gate.is_holding:
            await asyncio.sleep(0.001)
        elif any(worker.is_running for worker in app.workers):
            await _wait_for_idle(min_sleep, max_sleep)
            return
        else:
            due = [timer.when() for timer in loop._scheduled if not timer.cancelled()]  # type: ignore[attr-defined]
            if not due or min(due) > end:
                return
            await asyncio.sleep(max(0.0, min(due) - loop.time()))


async def _quiet(app: textual.app.App[Any]) -> None:
    """Until nobody has anything to do; what will be due later is not waited for."""
    loop: Any = asyncio.get_running_loop()
    for _ in range(MOST_TURNS):
        await asyncio.sleep(0)
        if not loop._ready or app._exception is not None:
            return


def is_undrawn(screen: Screen[Any]) -> bool:
    """Whether something has changed on a screen that was not drawn yet."""
    return bool(
        screen._layout_required
        or screen._scroll_required
        or screen._repaint_required
        or screen._recompose_required
        or screen._dirty_widgets
        or screen._callbacks
    )
