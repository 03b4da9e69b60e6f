"""A box with a list to read before the table."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Button

from nd_tui.screens.dialogs import Dialog
from nd_tui.widgets.fitted import Fitted


class ListBox(Dialog[None]):
    """Rows that are made for the width they have; Enter closes it as Escape does."""

    AUTO_FOCUS = "#list-rows"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "cancel", show=False)]
    TITLE_MESSAGE: ClassVar[str] = ""  # the id of the message above it

    def compose(self) -> ComposeResult:
        """The rows, and a button for the mouse."""
        with Vertical(classes="dialog", id="list-box") as box:
            box.border_title = Content(self.texts(self.TITLE_MESSAGE))
            with VerticalScroll(id="list-rows"):
                yield Fitted(self.rows)
            yield Button(Content(self.texts("dialog-close")), id="list-close", compact=True)

    def rows(self, width: int) -> list[Content]:
        """What there is to read, for a width."""
        raise NotImplementedError

    def on_button_pressed(self) -> None:
        """Close by mouse."""
        self.dismiss()
