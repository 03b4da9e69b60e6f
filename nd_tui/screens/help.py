"""Help: the keys of a screen as they are now, and how choices are made."""

from collections.abc import Iterable, Iterator
from functools import partial
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from nd_tui.keys.actions import acts_on, explanation, key_of
from nd_tui.screens.base import GameScreen
from nd_tui.widgets.fitted import Fitted, hanging
from nd_tui.widgets.key_bar import KeyBar
from nd_tui.words.keys import KEY_WIDTH, key_name
from nd_tui.words.listing import listed

CHOOSING = ("help-choose-list", "help-choose-form", "help-choose-mouse", "help-choose-palette")


class HelpScreen(GameScreen[None]):
    """What can be done on the screen one came from."""

    PLACE: ClassVar[str] = "help"
    AUTO_FOCUS = "#help"

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "back", show=False)]

    def __init__(self, place: str) -> None:
        super().__init__()
        self.place = place

    def compose(self) -> ComposeResult:
        """A line for every key, then the rest in words."""
        texts = self.texts
        yield Static(Content(texts("help-title")), classes="heading")
        with VerticalScroll(id="help"):
            yield from self.lines(self.keys())
            if self.place in ("table", "lesson"):
                yield Static(Content(texts("help-signs")), classes="heading")
                yield from self.lines(self.signs())
                yield Static(
                    Content(listed(self.game_app.box.words.abbreviations(texts))), classes="paragraph"
                )
            yield Static(Content(texts("help-choosing")), classes="heading")
            for message in CHOOSING:
                yield Static(Content(texts(message, things=texts("clickable"))), classes="paragraph")
        yield KeyBar()

    def keys(self) -> Iterator[tuple[str, Content]]:
        """The keys, with what each does and what that means."""
        texts, own = self.texts, self.game_app.settings.keys
        for act in acts_on(self.place, texts.game):
            told = self.named(texts(f"do-{act.id}"), explanation(act, self.place, texts))
            yield key_name(texts, key_of(act.id, own)), told
        for name, key in (("palette", self.app.COMMAND_PALETTE_BINDING), ("quit", "ctrl+q")):
            yield key_name(texts, key), self.named(texts(f"do-{name}"), texts(f"do-{name}.help"))

    def named(self, name: str, explained: str) -> Content:
        """A name and what it means."""
        return Content.assemble((name, "bold"), f" {self.symbols.nothing} ", explained)

    def signs(self) -> Iterator[tuple[str, Content]]:
        """The signs of the table, with what they mean."""
        texts = self.texts
        for sign, meaning in self.game_app.box.words.signs_told(texts, self.symbols):
            yield sign, Content(meaning)
        yield texts("top-foreseen"), Content(texts("sign-foreseen"))

    def lines(self, rows: Iterable[tuple[str, Content]]) -> Iterator[Fitted]:
        """Keys or signs in a column as wide as they need, and what they mean beside it."""
        told = list(rows)
        column = max(KEY_WIDTH, *(Content(shown).cell_length + 1 for shown, _ in told))
        for shown, meaning in told:
            beginning = Content.styled(f"{shown:<{column}}", "bold $accent")
            yield Fitted(partial(hanging, beginning, meaning, column), classes="key-line")
