"""What all full screens have in common: keys from the registry, and the ways that lead on from everywhere."""

from collections.abc import Mapping
from time import monotonic
from typing import Any, ClassVar

from textual import events
from textual.binding import Binding, BindingsMap
from textual.keys import key_to_character

from nd_tui.keys.actions import closing_key, roomy
from nd_tui.keys.bindings import bindings_for
from nd_tui.screens.app_screen import AppScreen
from nd_tui.screens.lasting import Result
from nd_tui.widgets.menu import Menu
from nd_tui.widgets.too_small import TooSmall
from nd_tui.words.keys import key_name

QUIET = 8.0  # seconds in which it is said only once that a key does nothing
UNUSED_SHOWN = 2.5  # seconds


class GameScreen(AppScreen[Result]):
    """A screen of the app; `PLACE` is its name in the registry of actions."""

    PLACE: ClassVar[str] = ""
    BY_NAME: ClassVar[Mapping[str, str]] = {}  # what an action is where it was chosen by its name, by id

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._inherited_keys = self._bindings.copy()
        self._said_unused = -QUIET

    def on_mount(self) -> None:
        """Take the keys from the registry."""
        self.name_keys()

    def on_screen_resume(self) -> None:
        """Show what keys do now: below another screen that was not kept up."""
        self.refresh_bindings()

    @property
    def keys_besides(self) -> frozenset[str]:
        """The actions whose keys stand in the footer besides the usual ones."""
        return roomy() if self.has_class("-wide") else frozenset()

    @property
    def keys_left_out(self) -> frozenset[str]:
        """The actions whose keys are left out of the footer for now."""
        return frozenset()

    def name_keys(self) -> None:
        """Bind the keys of this place, described in the language of now."""
        own = BindingsMap(bindings_for(self.PLACE, self.texts, self.keys_besides, self.keys_left_out))
        key = closing_key(self.PLACE, self.game_app.settings.keys)
        # A letter may be typed somewhere on the screen; any other key closes it wherever one is.
        typed = (key_to_character(key) or "").isalnum()
        closing = [Binding(key, "back", show=False, priority=not typed)] if key else []
        self._bindings = BindingsMap.merge([own, BindingsMap(closing), self._inherited_keys])
        self.refresh_bindings()

    def retell(self) -> None:
        """Show everything again in the words and signs of now."""
        self.name_keys()
        super().retell()

    def action_back(self) -> None:
        """Back to where one came from."""
        self.dismiss()

    def action_search(self) -> None:
        """Search in what the screen lists."""
        from nd_tui.widgets.finder import Finder

        if not self.query(Finder):
            self.mount(Finder(self.texts))

    def on_key(self, event: events.Key) -> None:
        """Say quietly that a key does nothing here, not of keys that only move about."""
        named = event.key.removeprefix("f").isdigit() or (event.is_printable and event.character != " ")
        if not named:
            return  # and which keys there are takes long to find out
        bound = self.active_bindings.get(event.key)
        if bound is None or not bound.enabled:
            self.say_unused(event.key)

    def say_unused(self, key: str) -> None:
        """Say that a key does nothing, but not again and again."""
        now = monotonic()
        if now - self._said_unused > QUIET and not self.query(TooSmall):
            self._said_unused = now
            told = self.texts("unused-key", key=key_name(self.texts, key), help=self.game_app.key_for("help"))
            self.notify(told, markup=False, timeout=UNUSED_SHOWN)

    def on_menu_unused(self, event: Menu.Unused) -> None:
        """Say quietly that a number leads nowhere."""
        self.say_unused(str(event.digit))

    def action_language(self) -> None:
        """The other language."""
        self.game_app.next_language()

    def action_help(self) -> None:
        """The keys of this screen."""
        from nd_tui.screens.help import HelpScreen

        self.app.push_screen(HelpScreen(self.PLACE))

    def action_settings(self) -> None:
        """The settings."""
        from nd_tui.screens.settings import SettingsScreen

        self.app.push_screen(SettingsScreen())

    def action_rules(self) -> None:
        """The rules in short."""
        from nd_tui.screens.rules import RulesScreen

        self.app.push_screen(RulesScreen())
