"""The curtain between two persons at one keyboard."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Middle
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Label

from nd_tui.app import NotreDameApp


class CurtainScreen(ModalScreen[None]):
    """Nothing is to be seen until the named person opens it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "open", show=False)]

    def __init__(self, player: str) -> None:
        super().__init__()
        self.player = player

    def compose(self) -> ComposeResult:
        """Who is called, and a button to open."""
        assert isinstance(self.app, NotreDameApp)
        texts = self.app.texts
        with Middle(), Center():
            yield Label(Content(texts("curtain-call", player=self.player)), id="curtain-call")
            yield Button(Content(texts("curtain-open")), id="curtain-open", variant="primary")

    def action_open(self) -> None:
        """The person has come."""
        self.dismiss()

    def on_button_pressed(self) -> None:
        """The same by mouse."""
        self.dismiss()

    def retell(self) -> None:
        """In other words."""
        self.refresh(recompose=True)
