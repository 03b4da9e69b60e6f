"""The curtain between two persons at one keyboard."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Middle
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Label

from nd_tui.screens.app_screen import AppScreen


class CurtainScreen(ModalScreen[bool], AppScreen[bool]):
    """Nothing is to be seen until the named person opens it."""

    CSS_PATH = "../styles/table.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "open", show=False),
        Binding("escape", "leave", show=False),
    ]

    def __init__(self, player: str) -> None:
        super().__init__()
        self.player = player

    def compose(self) -> ComposeResult:
        """Who is called, and a button to open."""
        with Middle():
            yield Label(Content(self.texts("curtain-call", player=self.player)), id="curtain-call")
            with Center():
                yield Button(Content(self.texts("curtain-open")), id="curtain-open", variant="primary")

    def action_open(self) -> None:
        """The person has come."""
        self.dismiss(True)

    def action_leave(self) -> None:
        """To the title without a look; the game is kept."""
        self.dismiss(False)

    def on_button_pressed(self) -> None:
        """Open by mouse."""
        self.dismiss(True)
