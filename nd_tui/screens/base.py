"""What all screens have in common: keys from the registry, and words that can change while they are shown."""

from typing import Any, ClassVar, TypeVar

from textual import events
from textual.binding import BindingsMap
from textual.screen import Screen

from nd_tui.actions import bindings_for
from nd_tui.app import NotreDameApp
from nd_tui.symbols import Symbols
from nd_tui.texts import Texts
from nd_tui.too_small import TooSmall, is_too_small

Result = TypeVar("Result")
ROOMY = (120, 36)


class GameScreen(Screen[Result]):
    """A screen of the app; `PLACE` is its name in the registry of actions."""

    PLACE: ClassVar[str] = ""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._inherited_keys = self._bindings.copy()

    @property
    def game_app(self) -> NotreDameApp:
        """The app, as what it is."""
        app = self.app
        assert isinstance(app, NotreDameApp)
        return app

    @property
    def texts(self) -> Texts:
        """The words."""
        return self.game_app.texts

    @property
    def symbols(self) -> Symbols:
        """The signs."""
        return self.game_app.symbols

    def on_mount(self) -> None:
        """Take the keys from the registry."""
        self.name_keys()

    def name_keys(self) -> None:
        """Bind the keys of this place, described in the language of now."""
        own = BindingsMap(bindings_for(self.PLACE, self.texts))
        self._bindings = BindingsMap.merge([own, self._inherited_keys])
        self.refresh_bindings()

    def retell(self) -> None:
        """Show everything again in the words and signs of now."""
        self.name_keys()
        self.refresh(recompose=True)

    async def recompose(self) -> None:
        """Compose again; the focus stays on the field of the same name."""
        focused = self.focused.id if self.focused is not None else None
        await super().recompose()
        for again in self.query(f"#{focused}") if focused else ():
            again.focus()
        self.check_size(*self.size)

    def on_resize(self, event: events.Resize) -> None:
        """Say so if the terminal has become too small; all is there again when it grows."""
        self.check_size(*event.size)

    def check_size(self, width: int, height: int) -> None:
        """Cover the screen with a notice, or take it away; a large one leaves room between things."""
        self.set_class(width >= ROOMY[0] and height >= ROOMY[1], "-roomy")
        notice = next(iter(self.query(TooSmall)), None)
        if not is_too_small(width, height):
            if notice is not None:
                if notice.has_focus:
                    self.set_focus(notice.focus_before)
                notice.remove()
            return
        if notice is None:
            notice = TooSmall()
            notice.focus_before = self.focused
            self.mount(notice)
            notice.focus()
        notice.tell(self.texts, width, height)

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
