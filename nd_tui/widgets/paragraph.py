"""Words that are told in as many lines as they take."""

from textual.content import Content

from nd_tui.widgets.common import Drawn


class Paragraph(Drawn):
    """Other words ask for a new layout only if they take more or fewer lines, and there is no room for them.

    It is as high as the place in which it scrolls, or higher; then fewer lines change nothing.
    """

    DEFAULT_CSS = "Paragraph { height: auto; min-height: 100%; }"

    def tell(self, words: Content) -> None:
        """Show these words."""
        width, before = self.content_size.width, self.content
        assert isinstance(before, Content)
        self.draw(words, resizes=not width or self._lines(before, width) != self._lines(words, width))

    def _lines(self, words: Content, width: int) -> int:
        """How many lines it takes with these words."""
        return max(self.container_size.height, len(words.wrap(width)))
