"""The parts of a review: the course of the chance to win, and the list of decisions."""

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList

from nd_tui.looks.chance_plot import chance_plot
from nd_tui.looks.plots import ASCII_PLOT, UNICODE_PLOT
from nd_tui.widgets.common import FAINT, joined
from nd_tui.widgets.review_words import Course
from nd_tui.widgets.score_drawings import TALL_SCREEN, Drawing, DrawStyle

PLOT_HEIGHT = 8
AROUND_PLOT = 12  # lines of a tall screen above and below the plot


class ChanceCourse(Drawing, can_focus=False):
    """The chance to win of one player, with the turning points marked."""

    def __init__(self, look: DrawStyle, id: str) -> None:
        super().__init__(look, id)
        self.seat = 0
        self.course = Course((), 1, {}, {})

    def show(self, look: DrawStyle, seat: int, course: Course) -> None:
        """Draw another course."""
        self.ascii_only = look.ascii_only
        self.seat, self.course = seat, course
        self.refresh()

    def lines_at(self, width: int) -> list[Content]:
        """The plot; before anything is known only its frame."""
        drawn = ASCII_PLOT if self.ascii_only else UNICODE_PLOT
        tall = self.app.size.height
        height = tall - AROUND_PLOT if tall >= TALL_SCREEN else PLOT_HEIGHT
        course = self.course
        fair = 1 / len(self.names)
        signs = [self.sign(self.seat)]
        rows = chance_plot(
            [course.values], course.total, signs, course.marks, course.rounds, width, height, fair, drawn
        )
        return [
            joined((text, FAINT if series is None else self.style(self.seat)) for text, series in row)
            for row in rows
        ]


class DecisionList(OptionList, inherit_bindings=False):
    """The decisions; a click looks at one, a second click on it picks it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "cursor_up", show=False),
        Binding("down,j", "cursor_down", show=False),
        Binding("pageup", "page_up", show=False),
        Binding("pagedown", "page_down", show=False),
        Binding("home", "first", show=False),
        Binding("end", "last", show=False),
    ]

    class Picked(Message):
        """The highlighted decision was clicked once more."""

    def on_click(self, event: events.Click) -> None:
        """Look at a decision, or pick the one that is looked at."""
        event.prevent_default()  # a list would pick at once
        clicked = event.style.meta.get("option")
        if clicked is None:
            return
        if clicked == self.highlighted:
            self.post_message(self.Picked())
        else:
            self.highlighted = clicked
