"""What all full screens have in common: keys from the registry, and the ways that lead on from everywhere."""

from typing import Any, ClassVar

from textual.binding import BindingsMap

from nd_tui.actions import ROOMY, bindings_for
from nd_tui.screens.app_screen import AppScreen
from nd_tui.screens.lasting import Result


class GameScreen(AppScreen[Result]):
    """A screen of the app; `PLACE` is its name in the registry of actions."""

    PLACE: ClassVar[str] = ""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._inherited_keys = self._bindings.copy()

    def on_mount(self) -> None:
        """Take the keys from the registry."""
        self.name_keys()

    @property
    def keys_besides(self) -> frozenset[str]:
        """The actions whose keys stand in the footer besides the usual ones."""
        return ROOMY if self.has_class("-wide") else frozenset()

    def name_keys(self) -> None:
        """Bind the keys of this place, described in the language of now."""
        own = BindingsMap(bindings_for(self.PLACE, self.texts, self.keys_besides))
        self._bindings = BindingsMap.merge([own, self._inherited_keys])
        self.refresh_bindings()

    def retell(self) -> None:
        """Show everything again in the words and signs of now."""
        self.name_keys()
        super().retell()

    def action_back(self) -> None:
        """Back to where one came from."""
        self.dismiss()

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
