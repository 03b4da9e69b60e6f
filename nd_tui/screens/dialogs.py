"""Small questions before a screen: a text to type, or a yes to something that cannot be undone."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Label

from nd_tui.looks.styles import FOLDER
from nd_tui.screens.app_screen import AppScreen
from nd_tui.screens.lasting import Result
from nd_tui.widgets.text_line import TextLine
from nd_tui.words.texts import LONGEST_TEXT


class Dialog(ModalScreen[Result], AppScreen[Result]):
    """A box with a question in the middle of the screen; Escape leaves everything as it is."""

    CSS_PATH = FOLDER / "dialogs.tcss"  # a whole path, since a game may have dialogs of its own
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "cancel", show=False),
        Binding("left", "button_before", show=False),
        Binding("right", "next_button", show=False),
    ]

    def action_cancel(self) -> None:
        """Leave everything as it is."""
        self.dismiss()

    def action_button_before(self) -> None:
        """Go one button to the left."""
        self.focus_previous(Button)

    def action_next_button(self) -> None:
        """Go one button to the right."""
        self.focus_next(Button)


class AskText(Dialog[str | None]):
    """A text from the person; None if it is to stay as it was."""

    def __init__(self, question: str, text: str = "") -> None:
        super().__init__()
        self.question = question  # the id of the message
        self.text = text

    def compose(self) -> ComposeResult:
        """The question, a line to type in, and two buttons."""
        with Vertical(classes="dialog"):
            yield Label(Content(self.texts(self.question)), classes="dialog-question")
            yield TextLine(self.text, max_length=LONGEST_TEXT, id="dialog-text")
            with Horizontal(classes="dialog-buttons"):
                yield Button(Content(self.texts("dialog-ok")), variant="primary", id="dialog-ok")
                yield Button(Content(self.texts("dialog-cancel")), id="dialog-cancel")

    def on_input_changed(self, event: Input.Changed) -> None:
        """Keep what is typed, whatever becomes of the words around it."""
        self.text = event.value

    def on_input_submitted(self) -> None:
        """Enter is enough."""
        self.dismiss(self.text.strip())

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """The same by mouse."""
        self.dismiss(self.text.strip() if event.button.id == "dialog-ok" else None)


class Confirm(Dialog[bool]):
    """Whether something is really meant; the button that changes nothing is the first choice."""

    def __init__(self, question: str, go_ahead: str, **details: int | str) -> None:
        super().__init__()
        self.question, self.go_ahead, self.details = question, go_ahead, details

    def compose(self) -> ComposeResult:
        """The question and two buttons."""
        with Vertical(classes="dialog"):
            question = self.texts(self.question, **self.details)
            yield Label(Content(question), classes="dialog-question")
            with Horizontal(classes="dialog-buttons"):
                yield Button(Content(self.texts("dialog-cancel")), id="dialog-cancel")
                yield Button(Content(self.texts(self.go_ahead)), variant="error", id="dialog-ok")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Yes or no."""
        self.dismiss(event.button.id == "dialog-ok")
