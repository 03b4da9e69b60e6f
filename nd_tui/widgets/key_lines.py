"""A footer for places with more keys than fit in one line."""

from textual.app import ComposeResult

from nd_tui.widgets.key_bar import KeyBar


class KeyLines(KeyBar):
    """A footer whose keys stand in several lines of so many each, where its layout is a grid."""

    def __init__(self, keys_a_line: int) -> None:
        super().__init__(compact=True)
        self.keys_a_line = keys_a_line

    def compose(self) -> ComposeResult:
        """The keys, as always, but not all of them in one row of the grid."""
        yield from super().compose()
        self.styles.grid_size_columns = self.keys_a_line
