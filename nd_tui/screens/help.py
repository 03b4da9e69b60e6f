"""Help: the keys of a screen as they are now, and how choices are made."""

from collections.abc import Iterator
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Footer, Static

from core.notre_dame.names import ACTION_NAMES
from nd_tui.actions import acts_on, key_of
from nd_tui.screens.base import GameScreen
from nd_tui.words.keys import key_name
from nd_tui.words.things import listed

CHOOSING = ("help-choose-list", "help-choose-form", "help-choose-mouse", "help-choose-palette")
KEY_WIDTH = 10
SIGNS = ("marker", "friend", "carriage", "letter", "rat", "bell")
GOODS = ("gold", "markers", "prestige", "rat", "hand")


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
                key = key_of(act.id, self.game_app.settings.keys)
                yield self.line(key, texts(f"do-{act.id}"), texts(f"do-{act.id}.help"))
            for name, key in (("palette", self.app.COMMAND_PALETTE_BINDING), ("quit", "ctrl+q")):
                yield self.line(key, texts(f"do-{name}"), texts(f"do-{name}.help"))
            if self.place in ("table", "lesson"):
                yield Static(Content(texts("help-signs")), classes="heading")
                yield from self.signs()
            yield Static(Content(texts("help-choosing")), classes="heading")
            for message in CHOOSING:
                yield Static(Content(texts(message)), classes="paragraph")
        yield Footer()

    def signs(self) -> Iterator[Static]:
        """What the signs of the table mean."""
        symbols, texts = self.symbols, self.texts
        goods = [f"{texts(f'short-{good}')} {texts(f'long-{good}').strip()}" for good in GOODS]
        places = [f"{texts(f'letter-{name}')} {texts(f'action-{name}')}" for name in ACTION_NAMES[:8]]
        yield self.line_of(" ".join(symbols.players), texts("sign-players"))
        for name in SIGNS:
            yield self.line_of(getattr(symbols, name), texts(f"sign-{name}"))
        yield self.line_of(f"{symbols.letter}3{symbols.rat}", texts("sign-message-rat"))
        yield Static(Content(listed([*goods, *places])), classes="paragraph")

    def line_of(self, sign: str, meaning: str) -> Static:
        """A sign and what it stands for."""
        shown = f"{sign:<{KEY_WIDTH}}"
        return Static(Content.assemble((shown, "bold $accent"), meaning), classes="key-line")

    def line(self, key: str, name: str, explanation: str) -> Static:
        """A key, what it does, and what that means."""
        shown = f"{key_name(self.texts, key):<{KEY_WIDTH}}"
        parts = Content.assemble(
            (shown, "bold $accent"), (name, "bold"), f" {self.symbols.nothing} ", explanation
        )
        return Static(parts, classes="key-line")
