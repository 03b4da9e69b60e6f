"""The kept games as a list: what is not seen of it is not read."""

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message

from nd_tui.widgets.row_list import RowList


class GameList(RowList):
    """Files of games, two lines each; the screen reads those that are shown, and tells how they look."""

    ROW_HEIGHT = 2
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "pick", show=False)]

    class Highlighted(RowList.Highlighted):
        """Another game is looked at."""

    class Picked(RowList.Picked):
        """A game is to be opened."""

    class Shown(Message):
        """Other rows are seen than before."""

    def __init__(self, files: list[Path], lines: Callable[[Path], tuple[Content, Content]]) -> None:
        super().__init__(id="games")
        self.files = files
        self._lines = lines
        self._seen = range(0)

    @property
    def file(self) -> Path | None:
        """The highlighted file; None where there is none."""
        return self.files[self.index] if self.files else None

    def count(self) -> int:
        """How many files there are."""
        return len(self.files)

    def paint(self, index: int, line: int) -> Content:
        """Who plays; when and how far."""
        return self._lines(self.files[index])[line]

    def remove_file(self, file: Path) -> None:
        """A file that turns out to be no game."""
        index = self.files.index(file)
        self.files.remove(file)
        if index < self.index or self.index == len(self.files):
            self.index = max(0, self.index - 1)
        self.fit()
        self.refresh()

    def draw_file(self, file: Path) -> None:
        """More is known of a file."""
        if file in self.files:
            self.draw_row(self.files.index(file))

    def fit(self) -> None:
        """Be as long as the rows are, and say which of them are seen."""
        super().fit()
        self.tell_seen()

    def watch_scroll_y(self, old_value: float, new_value: float) -> None:
        """Other rows come in sight."""
        super().watch_scroll_y(old_value, new_value)
        self.tell_seen()

    def tell_seen(self) -> None:
        """Say so if other rows are seen than before."""
        seen = self.rows_seen()
        if seen != self._seen:
            self._seen = seen
            self.post_message(self.Shown())

    def action_pick(self) -> None:
        """Open the highlighted game."""
        if self.files:
            self.post_message(self.Picked())

    def clicked(self, index: int, column: int, again: bool) -> None:
        """One click is enough."""
        self.post_message(self.Picked())
