"""The line at the top: when in the game it is, whose turn, and on which line of play one is."""

from textual.content import Content

from nd_tui.looks.picture import Picture
from nd_tui.terminal.visible import harmless
from nd_tui.widgets.common import FAINT, Part, player_name
from nd_tui.widgets.named_rows import Name, NamedRows


class TopLine(NamedRows):
    """When it is, and whose turn."""

    def show(self, picture: Picture) -> None:
        """Draw the line."""
        texts = picture.texts
        on_a_line = picture.line or picture.new_line or picture.foreseen
        parts: list[Part | Name] = []
        for part in picture.box.words.headline(texts, picture.view, picture.symbols):
            if isinstance(part, int):
                parts.append(Name(player_name(picture, part)))
            elif parts or not on_a_line:
                parts.append((part, "" if parts else "bold"))
            else:  # its end gives way to what is said of the line
                parts.append(Name(Content.styled(part, "bold")))
        if picture.mover is not None:
            parts += ["  ", (texts("top-turn"), FAINT), " ", Name(player_name(picture, picture.mover))]
        if picture.line:
            parts += ["  ", Name(Content.styled(harmless(picture.line), "italic"))]
        if picture.new_line:
            new_line = texts("top-new-line", name=picture.new_line)
            parts += ["  ", Name(Content.styled(new_line, "italic $accent"))]
        if picture.foreseen:
            parts += ["  ", (texts("top-foreseen"), "italic $warning")]
        self.draw_rows([parts])
