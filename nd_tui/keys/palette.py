"""The command palette: what the registry offers on the screen it was called from, in the language of now."""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from textual.app import SystemCommand
from textual.command import CommandList, CommandPalette
from textual.content import Content
from textual.errors import NoWidget
from textual.events import Click
from textual.widgets.option_list import Option

from nd_tui.keys.actions import action_of, acts_on, explanation
from nd_tui.screens.app_screen import AppScreen
from nd_tui.words.texts import Texts

if TYPE_CHECKING:
    from nd_tui.app import GamesApp
    from nd_tui.screens.base import GameScreen

PALETTE_ID = "--command-palette"


class Palette(CommandPalette, AppScreen[None]):
    """Textual's palette with its few own words from the locales."""

    def __init__(self, texts: Texts) -> None:
        super().__init__(placeholder=texts("palette-search"), id=PALETTE_ID)
        self._nothing = texts("palette-nothing")

    def _on_click(self, event: Click) -> None:  # type: ignore[override]
        """Let a click where the terminal has shrunk from under the palette meet nothing."""
        try:
            self.get_widget_at(event.screen_x, event.screen_y)
        except NoWidget:
            # Else Textual's own handler is called next, which is sure that there is one.
            event.prevent_default()

    def _action_command_list(self, action: str) -> None:
        """Do something with the list, once it has a place; before that it cannot tell where a page ends."""
        if self.query_one(CommandList).scrollable_content_region.width:
            super()._action_command_list(action)

    def _start_no_matches_countdown(self, search_value: str) -> None:
        """Say at once that nothing fits, instead of in English after a while."""
        if search_value:
            nothing = Option(Content(self._nothing), disabled=True, id=self._NO_MATCHES)
            self.query_one(CommandList).add_option(nothing)
        self._list_visible = bool(search_value)


def commands(app: "GamesApp", screen: "GameScreen[object]") -> Iterator[SystemCommand]:
    """What can be done on a screen now, and leaving the program."""
    texts = app.texts
    for act in acts_on(screen.PLACE, texts.game):
        if screen.check_action(action_of(act), ()):
            run = partial(app.run_action, screen.BY_NAME.get(act.id, action_of(act)), screen)
            yield SystemCommand(texts(f"do-{act.id}"), explanation(act, screen.PLACE, texts), run)
    yield SystemCommand(texts("do-quit"), texts("do-quit.help"), app.action_quit)
