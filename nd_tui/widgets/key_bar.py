"""The bottom line with the keys of a screen."""

from typing import Any

from textual.app import ComposeResult
from textual.binding import Binding
from textual.screen import Screen
from textual.widgets import Footer
from textual.widgets._footer import FooterKey

from nd_tui.terminal.own_time import OwnTime


class KeyBar(OwnTime, Footer):
    """Textual's footer, made anew only for other keys than it shows: it takes long and is asked for often."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._shown: list[tuple[Binding, bool]] = []

    def compose(self) -> ComposeResult:
        """The keys, each at once as wide as it stays: one that becomes so later is styled twice."""
        for part in super().compose():
            if isinstance(part, FooterKey):
                narrow = self.compact or part.has_class("-command-palette")
                part.set_reactive(FooterKey.compact, narrow)
                part.set_class(narrow, "-compact", update=False)
            yield part

    def bindings_changed(self, screen: Screen[Any]) -> None:
        """The keys may be others now; when a screen opens, this comes several times."""
        self._bindings_ready = True
        if screen.app.app_focus and self.is_attached and screen is self.screen and not self._is_covered:
            self.call_after_refresh(self.show_keys)

    async def show_keys(self) -> None:
        """Show the keys of now; while another screen lies over them they wait until that is gone.

        Numbers and arrows, which come and go with every decision, stand nowhere.
        """
        if self._is_covered:
            return
        active = self.screen.active_bindings.values()
        keys = [(each.binding, each.enabled) for each in active if self._shows(each.binding)]
        if keys != self._shown:
            self._shown = keys
            await self.recompose()

    @property
    def _is_covered(self) -> bool:
        """Whether another screen lies over the keys that are shown, so that none of them can be meant."""
        return bool(self._shown) and self.app.screen is not self.screen

    def _shows(self, binding: Binding) -> bool:
        """Whether a key stands in the line."""
        return binding.show or binding.key == self.app.COMMAND_PALETTE_BINDING
