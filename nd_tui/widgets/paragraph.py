"""Words that are told in as many lines as they take."""

from textual.content import Content

from nd_tui.widgets.common import Drawn


class Paragraph(Drawn):
    """Other words ask for a new layout only if they take more or fewer lines in the width there is."""

    def tell(self, words: Content) -> None:
        """Show these words."""
        width, before = self.content_size.width, self.content
        assert isinstance(before, Content)
        self.draw(words, resizes=not width or _lines(before, width) != _lines(words, width))


def _lines(words: Content, width: int) -> int:
    return len(words.wrap(width))
