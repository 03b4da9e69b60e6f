"""What a lesson was about, on one screen, and the way to the next one."""

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Button, Static

from nd_tui.lessons.lesson import Lesson
from nd_tui.screens.dialogs import Dialog
from nd_tui.words.lessons import lesson_text


class RecapScreen(Dialog[str | None]):
    """A few sentences to remember; then the next lesson, this one again, or the course."""

    AUTO_FOCUS = "Button"

    def __init__(self, lesson: Lesson, following: Lesson | None) -> None:
        super().__init__()
        self.lesson, self.following = lesson, following

    def compose(self) -> ComposeResult:
        """The text and the ways."""
        texts = self.texts
        with Vertical(classes="dialog", id="recap") as box:
            box.border_title = Content(texts("course-recap", title=texts(self.lesson.title)))
            yield Static(Content(lesson_text(self.game_app, self.lesson.recap)), classes="dialog-question")
            with Horizontal(classes="dialog-buttons"):
                if self.following is not None:
                    yield Button(Content(texts("course-next-lesson")), variant="primary", id="next")
                yield Button(Content(texts("course-again")), id="again")
                yield Button(Content(texts("course-all")), id="all")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Go there."""
        self.dismiss(event.button.id)
