"""Help: the keys of a screen as they are now, and how choices are made."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Footer, Static

from nd_tui.actions import Act, acts_on
from nd_tui.screens.base import GameScreen
from nd_tui.words.keys import key_name

CHOOSING = ("help-choose-list", "help-choose-form", "help-choose-mouse", "help-choose-palette")
KEY_WIDTH = 10


class HelpScreen(GameScreen[None]):
    """What can be done on the screen one came from."""

    PLACE: ClassVar[str] = "help"
    AUTO_FOCUS = "#help"

    def __init__(self, place: str) -> None:
        super().__init__()
        self.place = place

    def compose(self) -> ComposeResult:
        """A line for every key, then the rest in words."""
        texts = self.texts
        yield Static(Content(texts("help-title")), classes="heading")
        with VerticalScroll(id="help"):
            for act in acts_on(self.place):
                yield self.line(self.key_of(act), texts(f"do-{act.id}"), texts(f"do-{act.id}.help"))
            for name, key in (("palette", self.app.COMMAND_PALETTE_BINDING), ("quit", "ctrl+q")):
                yield self.line(key, texts(f"do-{name}"), texts(f"do-{name}.help"))
            yield Static(Content(texts("help-choosing")), classes="heading")
            for message in CHOOSING:
                yield Static(Content(texts(message)), classes="paragraph")
        yield Footer()

    def key_of(self, act: Act) -> str:
        """The key, as the person at the screen has it."""
        return self.game_app.settings.keys.get(act.id, act.key)

    def line(self, key: str, name: str, explanation: str) -> Static:
        """A key, what it does, and what that means."""
        shown = f"{key_name(self.texts, key):<{KEY_WIDTH}}"
        parts = Content.assemble(
            (shown, "bold $accent"), (name, "bold"), f" {self.symbols.nothing} ", explanation
        )
        return Static(parts, classes="key-line")
