"""The line at the top: period, round, phase, the bell-ringer, and on which line of play one is."""

from textual.content import Content

from core import notre_dame as nd
from nd_tui.games.notre_dame.words.things import PERIODS
from nd_tui.looks.picture import Picture
from nd_tui.terminal.visible import harmless
from nd_tui.widgets.common import FAINT, Part, player_name
from nd_tui.widgets.named_rows import Name, NamedRows


class TopLine(NamedRows):
    """When it is, and whose turn."""

    def show(self, picture: Picture) -> None:
        """Draw the line."""
        view, texts = picture.view, picture.texts
        period, round_number, _ = nd.moment(view)
        phase = texts(f"phase-{view.phase}")
        when = texts("top-when", period=PERIODS[period], round=round_number + 1, name=phase)
        parts: list[Part | Name] = [(when, "bold"), f"  {picture.symbols.bell} "]
        parts.append(Name(player_name(picture, view.start)))
        named = picture.line or picture.new_line or picture.foreseen
        if view.task is not None and (picture.wide or not named):  # what is asked below says it too
            parts += ["  ", (texts("top-turn"), FAINT), " ", Name(player_name(picture, view.task.seat))]
        if picture.line:
            parts += ["  ", Name(Content.styled(harmless(picture.line), "italic"))]
        if picture.new_line:
            new_line = texts("top-new-line", name=picture.new_line)
            parts += ["  ", Name(Content.styled(new_line, "italic $accent"))]
        if picture.foreseen:
            parts += ["  ", (texts("top-foreseen"), "italic $warning")]
        self.draw_rows([parts])
