"""The log: what happened, in words, the latest last."""

from collections.abc import Sequence
from typing import Any

from textual import events
from textual.content import Content
from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.visual import Visual

from core import notre_dame as nd
from core.notre_dame.event_types import RoundBegan
from nd_tui.games.notre_dame.words.events import event_sentence
from nd_tui.looks.picture import Picture
from nd_tui.widgets.common import joined, sign_of


def _row(picture: Picture, event: nd.Event) -> Content | None:
    """A sentence behind the sign of the player whom it is about; a round's first stands out."""
    sentence = event_sentence(picture.texts, picture.view.table, event, picture.view.seat)
    if not sentence:
        return None
    seat = getattr(event, "seat", None)
    if seat is None:
        return Content.styled(sentence, "bold" if isinstance(event, RoundBegan) else "")
    return joined([sign_of(picture, picture.view.table.homes[seat]), f" {sentence}"])


class LogPanel(ScrollView, can_focus=False):
    """The events that the seat at the screen may know of.

    It draws itself line by line, each sentence only once: a log is long and grows with every move.
    """

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._told: tuple[object, Sequence[nd.Event]] = (None, ())  # to whom and how, and what
        self._rows: list[Content] = []
        self._lines: list[Strip] = []

    def show(self, picture: Picture, happened: Sequence[nd.Event]) -> None:
        """Tell what happened; what was told already stays."""
        how = (picture.texts.language, picture.view.seat, picture.symbols)
        known = len(self._told[1])
        if self._told != (how, happened[:known]):
            known, self._rows, self._lines = 0, [], []
        self._told = (how, happened)
        told = (_row(picture, event) for event in happened[known:])
        rows = [row for row in told if row is not None]
        self._rows += rows
        self._draw(rows)
        self.anchor()

    def _draw(self, rows: Sequence[Content]) -> None:
        """Break sentences into lines, and let them follow those that are there."""
        width, style = self.scrollable_content_region.width, self.visual_style
        if not width:
            return  # out of sight
        for row in rows:
            self._lines += Visual.to_strips(self, row, width, None, style, pad=True)
        self._extend(Size(width, len(self._lines)))
        self.refresh()

    def _extend(self, size: Size) -> None:
        """Let the log be so long; where its scrollbar stays, that moves nothing else on the screen."""
        if self.show_vertical_scrollbar and size.height > self.scrollable_content_region.height:
            self.set_reactive(LogPanel.virtual_size, size)
            self.vertical_scrollbar.window_virtual_size = size.height
        else:
            self.virtual_size = size

    def render_line(self, y: int) -> Strip:
        """A line that is in sight."""
        number = self.scroll_offset.y + y
        if number < len(self._lines):
            return self._lines[number]
        return Strip.blank(self.scrollable_content_region.width, self.rich_style)

    def latest(self, number: int) -> list[Content]:
        """The last of the sentences, for a place where they are told while the log is out of sight."""
        return self._rows[-number:]

    def on_mount(self) -> None:
        """The end stays in sight, whatever is added and in whatever size, until somebody turns back."""
        self.anchor()

    def on_resize(self, event: events.Resize) -> None:
        """Break the sentences anew for another width."""
        self.draw_anew()

    def notify_style_update(self) -> None:
        """Draw in other colours."""
        super().notify_style_update()
        self.draw_anew()

    def draw_anew(self) -> None:
        """Forget how sentences were drawn."""
        self._lines = []
        self._draw(self._rows)
