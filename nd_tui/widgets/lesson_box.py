"""The box in which a lesson speaks; a click on it goes on."""

from textual.content import Content
from textual.message import Message
from textual.widgets import Static

GUTTER = 4  # columns of border and padding
BORDERS = 2  # lines


class LessonBox(Static):
    """A text with the step above it and the next key below it."""

    class Clicked(Message):
        """Somebody wants to go on by mouse."""

    def say(self, title: str, text: str, below: str) -> None:
        """Show a text."""
        self.border_title = Content(title)
        self.border_subtitle = Content(below)
        self.update(Content(text))

    def lines_for(self, text: str, width: int) -> int:
        """How many lines of a screen of this width the box takes with a text."""
        borders = 0 if self.has_class("-free") else BORDERS
        return Content(text).get_height({}, max(1, width - GUTTER)) + borders

    def on_click(self) -> None:
        """Go on."""
        self.post_message(self.Clicked())
