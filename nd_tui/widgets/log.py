"""The log: what happened, in words, the latest last."""

from collections.abc import Sequence
from typing import Any

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from core import notre_dame as nd
from core.notre_dame.events import RoundBegan
from nd_tui.picture import Picture
from nd_tui.widgets.common import joined, lines, sign_of
from nd_tui.words.events import event_sentence

MOST_SENTENCES = 150


def _row(picture: Picture, event: nd.Event, sentence: str) -> Content:
    """A sentence behind the sign of the player whom it is about; a round's first stands out."""
    seat = getattr(event, "seat", None)
    if seat is None:
        return Content.styled(sentence, "bold" if isinstance(event, RoundBegan) else "")
    return joined([sign_of(picture, picture.view.table.homes[seat]), f" {sentence}"])


class LogPanel(VerticalScroll):
    """The events that the seat at the screen may know of."""

    can_focus = False

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._rows: list[Content] = []
        self._told: dict[tuple[str, int, nd.Event], str | None] = {}  # what was put into words already

    def _sentence(self, picture: Picture, event: nd.Event) -> str | None:
        key = (picture.texts.language, picture.view.seat, event)
        if key not in self._told:
            self._told[key] = event_sentence(picture.texts, picture.view.table, event, picture.view.seat)
        return self._told[key]

    def compose(self) -> ComposeResult:
        """One text."""
        yield Static(id="log-text")

    def show(self, picture: Picture, happened: Sequence[nd.Event]) -> None:
        """Tell the last of what happened."""
        rows = []
        for event in happened[-2 * MOST_SENTENCES :]:
            sentence = self._sentence(picture, event)
            if sentence:
                rows.append(_row(picture, event, sentence))
        self._rows = rows[-MOST_SENTENCES:]
        self.query_one("#log-text", Static).update(lines(self._rows))
        self.anchor()

    def latest(self, number: int) -> list[Content]:
        """The last of the sentences, for a place where they are told while the log is out of sight."""
        return self._rows[-number:]

    def on_mount(self) -> None:
        """The end stays in sight, whatever is added and in whatever size, until somebody turns back."""
        self.anchor()
