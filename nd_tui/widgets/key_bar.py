"""The bottom line with the keys of a screen."""

from typing import Any

from textual.binding import Binding
from textual.screen import Screen
from textual.widgets import Footer

from nd_tui.terminal.own_time import OwnTime


class KeyBar(OwnTime, Footer):
    """Textual's footer, made anew only for other keys than it shows: it takes long and is asked for often."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._shown: list[tuple[Binding, bool]] = []

    def bindings_changed(self, screen: Screen[Any]) -> None:
        """The keys may be others now; when a screen opens, this comes several times."""
        self._bindings_ready = True
        if screen.app.app_focus and self.is_attached and screen is self.screen:
            self.call_after_refresh(self.show_keys)

    async def show_keys(self) -> None:
        """Show the keys of now; while another screen lies over them they wait until that is gone."""
        if self._shown and self.app.screen is not self.screen:
            return
        keys = [(active.binding, active.enabled) for active in self.screen.active_bindings.values()]
        if keys != self._shown:
            self._shown = keys
            await self.recompose()
