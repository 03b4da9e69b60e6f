"""Boards as the table draws them, as lines of coloured text: for pages, which no terminal shows."""

import asyncio
import re
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from rich.cells import cell_len
from rich.style import Style
from textual.app import App, ComposeResult
from textual.filter import LineFilter
from textual.screen import Screen
from textual.widget import Widget

from nd_tui.games.box import Box
from nd_tui.games.game_table import Needs
from nd_tui.looks.drawn import DrawnBoard, Look, Stretch
from nd_tui.looks.picture import Picture
from nd_tui.looks.styles import OF_THE_TITLE
from nd_tui.looks.themes import DEFAULT_VARIABLES, THEMES
from nd_tui.terminal.drawn_text import NothingHarmful, draw_nothing_harmful
from nd_tui.terminal.typography import keep_words_whole
from nd_tui.widgets.top_line import TopLine

COLUMNS, LINES = 98, 48  # of a board beside which nothing stands, and on which all parts have room
# What letters of one width hold; any other sign may come from elsewhere, in a width of its own.
FITS = re.compile("[ -\u017f\u2013-\u201d\u2026\u2039\u203a\u2500-\u259f]+")
TOGETHER = re.compile(f"{FITS.pattern}|.", re.DOTALL)
MOST_TURNS = 10_000  # of the event loop; a board that is not drawn by then never will be


def drawn_boards(pictures: Sequence[Picture]) -> Sequence[DrawnBoard]:
    """The table in some positions of a game; nothing is asked there, and nobody is beside it."""
    app = _Drawing(pictures)
    asyncio.run(app.run_async(headless=True, size=(COLUMNS, LINES)))
    return app.drawn


class _Table(Screen[None]):
    """The line at the top of a table, and its board."""

    CSS = "TopLine { height: 1; background: $panel; padding: 0 1; } GameTable { height: 1fr; }"

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box = box
        self._top_line, self._board = TopLine(), box.table()(Widget(), Widget())
        if self._board.STYLES is not None:
            self.css_path = [self._board.STYLES]

    def compose(self) -> ComposeResult:
        """Line and board."""
        yield self._top_line
        yield self._board

    def show(self, picture: Picture) -> None:
        """Draw a position."""
        self._top_line.show(picture)
        self._board.show(picture)
        self._board.make_room(Needs(asked=0))

    async def until_drawn(self) -> None:
        """Let all that follows from a change be done, and what is to be laid out be laid out."""
        loop: Any = asyncio.get_running_loop()
        for _ in range(MOST_TURNS):
            await asyncio.sleep(0)
            if loop._ready:
                continue
            if not (self._layout_required or self._repaint_required or self._dirty_widgets):
                return
            self._on_timer_update()
        raise TimeoutError(self._board)

    def stretches(self) -> Iterator[Sequence[Stretch]]:
        """What is drawn now."""
        for strip in self._compositor.render_strips():
            line: list[Stretch] = []
            for text, style, _ in strip:
                for part in TOGETHER.findall(text):
                    _join(line, Stretch(part, cell_len(part), _look(style)))
            yield line


class _Drawing(App[None]):
    """Draws positions one after the other without a terminal, and ends."""

    CSS_PATH: ClassVar[Any] = OF_THE_TITLE
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, pictures: Sequence[Picture]) -> None:
        keep_words_whole()
        draw_nothing_harmful()
        super().__init__()
        self._pictures, self._nothing_harmful = pictures, NothingHarmful()
        self.drawn: list[DrawnBoard] = []
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = THEMES[0].name

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """The colours of players."""
        return DEFAULT_VARIABLES

    def get_line_filters(self) -> Sequence[LineFilter]:
        """As at the table: nothing that is drawn steers whoever shows it."""
        return [*super().get_line_filters(), self._nothing_harmful]

    async def on_ready(self) -> None:
        """Draw, in a worker beside the messages that this takes."""
        self.run_worker(self._draw())

    async def _draw(self) -> None:
        table: _Table | None = None
        for picture in self._pictures:
            if table is None or table.box is not picture.box:
                table = _Table(picture.box)
                await self.push_screen(table)
                await table.until_drawn()
            table.show(picture)
            await table.until_drawn()
            self.drawn.append(_without_empty_end(list(table.stretches())))
        self.exit()


def _join(line: list[Stretch], new: Stretch) -> None:
    """Put a stretch to the end of a line, or to its last one if nobody could tell them apart."""
    last = line[-1] if line else None
    if last is None or last.look.ground != new.look.ground:
        line.append(new)
    elif not new.cells or (FITS.fullmatch(last.text + new.text) and _is_alike(last, new)):
        line[-1] = Stretch(last.text + new.text, last.cells + new.cells, last.look)
    else:
        line.append(new)


def _is_alike(last: Stretch, new: Stretch) -> bool:
    return last.look == new.look or not new.text.strip()


def _look(style: Style | None) -> Look:
    if style is None:
        return Look()
    ink, ground = (
        colour.triplet.hex if colour is not None and colour.triplet is not None else ""
        for colour in (style.color, style.bgcolor)
    )
    return Look(ink, ground, bool(style.bold), bool(style.italic), bool(style.strike))


def _without_empty_end(lines: list[Sequence[Stretch]]) -> DrawnBoard:
    """A board ends with the last line on which something stands."""
    while lines and not any(stretch.text.strip() for stretch in lines[-1]):
        lines.pop()
    return lines
