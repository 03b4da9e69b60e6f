"""The settings: language, looks, speed and keys, all in effect at once."""

from typing import ClassVar, get_args

from textual import on
from textual.app import ComposeResult
from textual.containers import Container, Vertical
from textual.content import Content
from textual.widgets import Button, OptionList, Static

from nd_tui.keys.actions import clashes, name_of, usual_keys
from nd_tui.keys.taken_keys import is_taken
from nd_tui.looks.themes import THEME_NAMES
from nd_tui.screens.catch_key import CatchKeyScreen
from nd_tui.screens.form import FormScreen
from nd_tui.storage.settings import BadSettings, Speed
from nd_tui.widgets.fields import Cycle, Row
from nd_tui.widgets.key_bar import KeyBar
from nd_tui.widgets.key_list import KeyList
from nd_tui.words.keys import key_name
from nd_tui.words.texts import LANGUAGES


class SettingsScreen(FormScreen[None]):
    """What a person likes."""

    PLACE: ClassVar[str] = "settings"
    AUTO_FOCUS = "#language"

    def compose(self) -> ComposeResult:
        """The wishes, then the keys."""
        texts, settings = self.texts, self.game_app.settings
        languages = [("", texts("language-environment")), *((n, texts(f"language-{n}")) for n in LANGUAGES)]
        themes = [(name, texts(f"theme-{name}")) for name in THEME_NAMES]
        speeds = [(speed, texts(f"speed-{speed}")) for speed in get_args(Speed)]
        secret = [(False, texts("points-open")), (True, texts("points-secret"))]
        theme = settings.theme if settings.theme in THEME_NAMES else THEME_NAMES[0]
        language = settings.language if settings.language in LANGUAGES else ""
        yield Static(Content(texts("settings-title")), classes="heading")
        with Container(id="settings"):
            with Vertical(id="wishes"):
                yield Row(texts("settings-language"), self.cycle("language", languages, language))
                yield Row(texts("settings-theme"), self.cycle("theme", themes, theme))
                yield Row(texts("settings-ascii"), self.yes_or_no("ascii", settings.ascii))
                yield Row(texts("settings-animations"), self.yes_or_no("animations", settings.animations))
                yield Row(texts("settings-speed"), self.cycle("speed", speeds, settings.speed))
                yield Row(texts("settings-reckoning"), self.yes_or_no("reckoning", settings.reckoning))
                yield Row(
                    texts("points-of-others"), self.cycle("secret_points", secret, settings.secret_points)
                )
                yield Row(texts("settings-coach"), self.yes_or_no("coach", settings.coach))
                yield Row(texts("settings-statistics"), self.yes_or_no("statistics", settings.statistics))
            with Vertical(id="keys-part"):
                yield Static(Content(texts("settings-keys")), classes="hint")
                yield KeyList(texts, settings.keys, id="keys")
                yield Button(Content(texts("settings-usual-keys")), id="usual", compact=True)
        yield KeyBar()

    @on(Cycle.Changed)
    def choose(self, event: Cycle.Changed) -> None:
        """Another value, in effect at once."""
        self.game_app.change_settings(**{str(event.cycle.id): event.value})

    @on(OptionList.OptionSelected, "#keys")
    def ask_key(self, event: OptionList.OptionSelected) -> None:
        """Ask for the new key of an action."""
        act = str(event.option_id)
        self.app.push_screen(CatchKeyScreen(act), lambda key: self.change_key(act, key))

    def change_key(self, act: str, key: str | None) -> None:
        """Give an action another key, unless that means something else already."""
        texts, settings = self.texts, self.game_app.settings
        if key is None:
            return
        keys = {**settings.keys, act: key}
        if keys[act] == usual_keys()[act]:
            del keys[act]
        shown = key_name(texts, key)
        rivals = [other for pair in clashes(keys) if act in pair for other in pair if other != act]
        if is_taken(act, key):
            self.game_app.tell(BadSettings("key-taken", key=shown))
        elif rivals:
            self.game_app.tell(BadSettings("key-clash", key=shown, other=name_of(texts, rivals[0])))
        else:
            self.game_app.change_settings(keys=keys)

    @on(Button.Pressed, "#usual")
    def usual_keys(self) -> None:
        """All keys as they come with the program."""
        self.game_app.change_settings(keys={})
