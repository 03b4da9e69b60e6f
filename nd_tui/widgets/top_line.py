"""The line at the top: when in the game it is, whose turn, and on which line of play one is."""

from nd_tui.looks.picture import Picture
from nd_tui.terminal.visible import harmless
from nd_tui.widgets.common import FAINT, Part
from nd_tui.widgets.named_rows import Name, NamedRows, name_of

BETWEEN = " · "  # what a headline is made of


class TopLine(NamedRows):
    """When it is, and whose turn."""

    def show(self, picture: Picture) -> None:
        """Draw the line."""
        texts = picture.texts
        on_a_line = picture.line or picture.new_line or picture.foreseen
        parts: list[Part | Name] = []
        for part in picture.box.words.headline(texts, picture.view, picture.symbols):
            if isinstance(part, int):
                parts.append(name_of(picture, part))
            elif parts or not on_a_line:
                parts.append((part, "" if parts else "bold"))
            else:  # its end gives way to what is said of the line
                *when, what = part.split(BETWEEN)
                parts.append((BETWEEN.join(when), "bold"))
                parts.append(Name(what, "bold", f" {BETWEEN.strip()}", dispensable=True))
        if picture.mover is not None:
            parts += ["  ", (texts("top-turn"), FAINT), " ", name_of(picture, picture.mover)]
        if picture.line:
            parts += ["  ", Name(harmless(picture.line), "italic")]
        if picture.new_line:
            name = harmless(picture.new_line)
            introduced = texts("top-new-line", name=name)
            parts += ["  ", Name(introduced, "italic $accent", alone=name)]
        if picture.foreseen:
            parts += ["  ", (texts("top-foreseen"), "italic $warning")]
        self.draw_rows([parts])
