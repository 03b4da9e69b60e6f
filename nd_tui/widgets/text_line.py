"""A line to type in that takes nothing which could not be shown."""

from typing import TYPE_CHECKING, Any, cast

from textual import events
from textual.widgets import Input

from core.game import Problem
from nd_tui.terminal.visible import harmless, without_harm

if TYPE_CHECKING:
    from nd_tui.app import GamesApp


class BadText(Problem):
    """Something typed or pasted that a line does not take."""


class TextLine(Input):
    """A line of text; keys type only what can be shown, and of what is pasted the rest is left out."""

    def __init__(self, value: str = "", **settings: Any) -> None:
        super().__init__(harmless(value), **settings)

    def on_paste(self, event: events.Paste) -> None:
        """Leave out what could not be shown, and say so."""
        line = event.text.splitlines()[0] if event.text else ""
        if (shown := without_harm(line)) != line:
            event.prevent_default()
            event.stop()
            self.replace(shown, *self.selection)
            cast("GamesApp", self.app).tell(BadText("text-control"))
