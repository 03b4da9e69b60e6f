"""What is shown instead of a screen while the terminal is too small for it."""

from textual import events
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from nd_tui.words.texts import Texts

SMALLEST = (80, 24)


class TooSmall(Static, can_focus=True):
    """Covers the screen and takes all keys, so that nothing happens unseen."""

    focus_before: Widget | None = None

    def tell(self, texts: Texts, width: int, height: int) -> None:
        """Say what there is and what is needed."""
        least_width, least_height = SMALLEST
        self.update(
            Content(
                texts(
                    "too-small",
                    width=width,
                    height=height,
                    least_width=least_width,
                    least_height=least_height,
                )
            )
        )

    def on_key(self, event: events.Key) -> None:
        """No key goes further."""
        event.stop()
        event.prevent_default()


def is_too_small(width: int, height: int) -> bool:
    """Whether a terminal cannot show the game."""
    return width < SMALLEST[0] or height < SMALLEST[1]
