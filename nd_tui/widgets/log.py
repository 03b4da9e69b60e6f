"""The log: what happened, in words, the latest last."""

from collections.abc import Sequence
from typing import Any

from textual import events
from textual.content import Content
from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.visual import Visual

from nd_tui.games.game_types import Event
from nd_tui.looks.picture import Picture
from nd_tui.widgets.common import joined, player_sign


def _row(picture: Picture, event: Event) -> Content | None:
    """A sentence behind the sign of the player whom it is about; one that begins a paragraph stands out."""
    words = picture.box.words
    sentence = words.event(picture.texts, picture.view, event, picture.seat)
    if not sentence:
        return None
    seat = words.actor(event)
    if seat is None:
        return Content.styled(sentence, "bold" if words.heads(event) else "")
    return joined([player_sign(picture, seat), f" {sentence}"])


class LogPanel(ScrollView, can_focus=False):
    """The events that the seat at the screen may know of.

    It draws itself line by line, each sentence only once: a log is long and grows with every move.
    """

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._told: tuple[object, Sequence[Event]] = (None, ())  # to whom and how, and what
        self._rows: list[Content] = []
        self._lines: list[Strip] = []

    def show(self, picture: Picture, happened: Sequence[Event]) -> None:
        """Tell what happened; what was told already stays."""
        how = (picture.texts.language, picture.seat, picture.symbols)
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
