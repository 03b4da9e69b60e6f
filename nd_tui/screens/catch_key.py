"""A question that the next key answers."""

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from nd_tui.keys.actions import name_of
from nd_tui.screens.app_screen import AppScreen
from nd_tui.words.keys import key_name


class CatchKeyScreen(ModalScreen[str | None], AppScreen[str | None]):
    """Asks for the new key of an action; Escape or the button leaves it as it is."""

    AUTO_FOCUS = ""

    def __init__(self, act: str) -> None:
        super().__init__()
        self.act = act

    def compose(self) -> ComposeResult:
        """The question."""
        texts = self.texts
        with Vertical(id="catch"):
            ask = texts("catch-key", action=name_of(texts, self.act), escape=key_name(texts, "escape"))
            yield Static(Content(ask))
            yield Button(Content(texts("catch-leave")), id="leave", compact=True)

    def on_key(self, event: events.Key) -> None:
        """Take the key, whatever it is."""
        event.stop()
        self.dismiss(None if event.key == "escape" else event.key)

    @on(Button.Pressed)
    def leave(self) -> None:
        """Leave the key as it is."""
        self.dismiss(None)
