"""What a lesson was about, on one screen, and the way to the next one."""

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Button, Static

from nd_tui.lessons.lesson import Lesson
from nd_tui.screens.dialogs import Dialog
from nd_tui.words.lessons import lesson_text

WAYS = {"play": "course-play-now", "next": "course-next-lesson", "again": "course-again", "all": "course-all"}


class RecapScreen(Dialog[str | None]):
    """A few sentences to remember; then a game, the next lesson, this one again, or the course."""

    AUTO_FOCUS = "Button"

    def __init__(self, lesson: Lesson, following: Lesson | None) -> None:
        super().__init__()
        self.lesson, self.following = lesson, following

    def compose(self) -> ComposeResult:
        """The text and the ways."""
        texts = self.texts
        with Vertical(classes="dialog", id="recap") as box:
            box.border_title = Content(texts("course-recap", title=texts(self.lesson.title)))
            told = lesson_text(texts, self.symbols, self.game_app.key_for, self.lesson.recap)
            yield Static(Content(told), classes="dialog-question")
            with Horizontal(classes="dialog-buttons"):
                first, *others = self.ways
                yield Button(Content(texts(WAYS[first])), variant="primary", id=first)
                for way in others:
                    yield Button(Content(texts(WAYS[way])), id=way)

    @property
    def ways(self) -> tuple[str, ...]:
        """Where one can go; Enter leads to the first: on, and after the last lesson back to them all.

        Once one knows enough to play, that comes first.
        """
        on = () if self.following is None else ("next",)
        if self.lesson.then_play:
            return ("play", *on, "all")
        return (*on, "again", "all") if on else ("all", "again")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Go there."""
        self.dismiss(event.button.id)
