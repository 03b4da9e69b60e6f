"""The question before a game is left that cannot be saved."""

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Button, Label

from core.game import Problem
from nd_tui.screens.dialogs import Dialog
from nd_tui.words.problems import problem_sentence

WAYS = {"again": "unsaved-again", "leave": "unsaved-leave", "stay": "unsaved-stay"}


class UnsavedScreen(Dialog[str]):
    """What to do with moves that are not saved: try again, leave without them, or stay; Escape stays."""

    def __init__(self, problem: Problem) -> None:
        super().__init__()
        self.problem = problem

    def compose(self) -> ComposeResult:
        """Why it is asked, and a button for each way; the first one harms nothing."""
        with Vertical(classes="dialog"):
            why = problem_sentence(self.texts, self.problem)
            yield Label(Content(self.texts("unsaved-question", why=why)), classes="dialog-question")
            with Horizontal(classes="dialog-buttons"):
                for way, message in WAYS.items():
                    button = Button(Content(self.texts(message)), id=message)
                    button.variant = "error" if way == "leave" else "default"
                    yield button

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """One of the ways."""
        self.dismiss(next(way for way, message in WAYS.items() if message == event.button.id))
