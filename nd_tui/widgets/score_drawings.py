"""The drawings of the end of a game, each made anew for the width it has."""

from collections.abc import Sequence
from dataclasses import dataclass

from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget

from core.game import Result
from nd_tui.games.box import Box
from nd_tui.looks.plots import ASCII_PLOT, UNICODE_PLOT, bar, plot
from nd_tui.looks.symbols import Symbols, colour_style
from nd_tui.play.score_sheet import SheetRow, grouped, totals
from nd_tui.play.session import Session
from nd_tui.terminal.visible import harmless
from nd_tui.widgets.common import FAINT, Part, joined, lines
from nd_tui.words.numbers import signed
from nd_tui.words.texts import Texts
from nd_tui.words.victory import victory

PLOT_HEIGHT = 16
AROUND_PLOT = 13  # lines of a tall screen above and below the plot, besides one for each player
TALL_SCREEN = 40
WIDEST_SOURCE = 25  # of those that the games have
NARROWEST_COLUMN, WIDEST_COLUMN = 6, 16

MOST_TIE_BREAKS = 1  # that have a column


@dataclass(frozen=True)
class DrawStyle:
    """How to draw: whose game, in which words and signs."""

    box: Box
    names: tuple[str, ...]
    colours: tuple[str, ...]
    texts: Texts
    symbols: Symbols
    ascii_only: bool

    @classmethod
    def for_session(cls, session: Session, texts: Texts, symbols: Symbols, ascii_only: bool) -> "DrawStyle":
        """How the players of a game are drawn."""
        names = tuple(map(harmless, session.names))
        colours = session.box.colours(session.state)
        return cls(session.box, names, colours, texts, symbols, ascii_only)

    def sign(self, seat: int) -> str:
        """The shape of a player."""
        return self.symbols.players[self.colours[seat]]

    def style(self, seat: int) -> str:
        """The colour of a player."""
        return f"bold {colour_style(self.colours[seat])}"


class Drawing(Widget, can_focus=True):
    """Lines that depend on the width; Tab goes from one drawing to the next."""

    def __init__(self, look: DrawStyle, id: str) -> None:
        super().__init__(id=id, classes="part")
        self.look, self.names, self.texts = look, look.names, look.texts
        self.symbols, self.ascii_only = look.symbols, look.ascii_only

    def lines_at(self, width: int) -> list[Content]:
        """The drawing for a width."""
        raise NotImplementedError

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many lines as there are."""
        return len(self.lines_at(width))

    def render(self) -> Content:
        """The lines below each other."""
        return lines(self.lines_at(self.content_size.width))

    def sign(self, seat: int) -> str:
        """The shape of a player."""
        return self.look.sign(seat)

    def style(self, seat: int) -> str:
        """The colour of a player."""
        return self.look.style(seat)

    def player(self, seat: int, width: int) -> Part:
        """A player by shape and name, cut to a width."""
        text = Content(f"{self.sign(seat)} {self.names[seat]}").truncate(width, ellipsis=True)
        return text.plain, self.style(seat)

    def source(self, source: str) -> str:
        """The name of a source, cut so that numbers have room."""
        told = self.look.box.words.source(self.texts, source)
        return Content(told).truncate(WIDEST_SOURCE, ellipsis=True).plain

    def number(self, number: int) -> str:
        """A number, with a minus if it has one."""
        return signed(number) if number < 0 else str(number)


class Course(Drawing):
    """The points of all players over the game."""

    def __init__(self, series: list[list[int]], moments: Sequence[str], look: DrawStyle, id: str) -> None:
        super().__init__(look, id)
        self.series, self.moments = series, moments

    def lines_at(self, width: int) -> list[Content]:
        """The plot, and whose line is whose."""
        signs = [self.sign(seat) for seat in range(len(self.names))]
        drawn = ASCII_PLOT if self.ascii_only else UNICODE_PLOT
        tall, height = self.app.size.height, PLOT_HEIGHT
        if tall >= TALL_SCREEN:
            height = min(tall - AROUND_PLOT - len(self.names), width // 2)
        rows = plot(self.series, signs, self.moments, width, height, drawn)
        plotted = [
            joined((text, FAINT if seat is None else self.style(seat)) for text, seat in row) for row in rows
        ]
        return [*plotted, *self._legend(width)]

    def _legend(self, width: int) -> list[Content]:
        """The players, as many in a row as there is room for."""
        rows: list[Content] = []
        for seat in range(len(self.names)):
            name = joined([self.player(seat, width)])
            if rows and rows[-1].cell_length + 3 + name.cell_length <= width:
                rows[-1] = rows[-1] + Content("   ") + name
            else:
                rows.append(name)
        return rows


class SourceTable(Drawing):
    """Players in columns, sources in rows."""

    def __init__(self, rows: list[SheetRow], look: DrawStyle, id: str) -> None:
        super().__init__(look, id)
        self.rows = rows

    def lines_at(self, width: int) -> list[Content]:
        """Headings, a row for each source, and the totals."""
        sources = [self.source(row.source) for row in self.rows]
        labels = [self.texts("ending-source"), self.texts("ending-total"), *sources]
        first = max(Content(label).cell_length for label in labels)
        room = (width - first) // len(self.names) - 1
        column = max(NARROWEST_COLUMN, min(WIDEST_COLUMN, room))
        head: list[Part] = [(self.texts("ending-source").ljust(first), FAINT)]
        for seat in range(len(self.names)):
            name = joined([self.player(seat, column)])
            head += [" ", Content(" " * (column - name.cell_length)) + name]
        told = [joined(head)]
        told += [
            self._row(label, row.amounts, first, column)
            for label, row in zip(sources, self.rows, strict=True)
        ]
        sums = totals(self.rows, len(self.names))
        rule = Content.styled(("-" if self.ascii_only else "─") * told[0].cell_length, FAINT)
        return [*told, rule, self._row(self.texts("ending-total"), sums, first, column, "bold")]

    def _row(self, label: str, amounts: tuple[int, ...], first: int, column: int, style: str = "") -> Content:
        cells: list[Part] = [(label.ljust(first), style)]
        for amount in amounts:
            told = self.number(amount) if amount or style else self.symbols.nothing
            cells.append((f" {told:>{column}}", style if amount or style else FAINT))
        return joined(cells)


class SourceBars(Drawing):
    """The same as bars, a group for each source."""

    def __init__(self, rows: list[SheetRow], look: DrawStyle, id: str) -> None:
        super().__init__(look, id)
        self.rows = grouped(rows)

    def lines_at(self, width: int) -> list[Content]:
        """A bar for every player who got something from a source."""
        labels = [self.source(row.source) for row in self.rows]
        first = max((Content(label).cell_length for label in labels), default=0)
        most = max((abs(n) for row in self.rows for n in row.amounts), default=0)
        room = width - first - 3 - len(str(most)) - 2
        told: list[Content] = []
        for label, row in zip(labels, self.rows, strict=True):
            for seat, amount in enumerate(row.amounts):
                if amount:
                    drawn = bar(amount, most, room, self.ascii_only)
                    start = (f"{label:<{first}} ", FAINT)
                    sign = (f"{self.sign(seat)} {drawn}", self.style(seat))
                    told.append(joined([start, sign, f" {self.number(amount)}"]))
                    label = ""
        return told


def standing(look: DrawStyle, result: Result, said: str = "", fates: Sequence[str] = ()) -> Content:
    """Who has won, what else the end has brought, everybody's rank, and what decided between equals."""
    texts, names = look.texts, look.names
    shared = len(result.winners) > 1
    columns = [
        result.points,
        *result.tie_breaks[:MOST_TIE_BREAKS],
    ]  # in many games nothing decides among equals
    heads = [texts("ending-points"), texts("ending-tie-break")][: len(columns)]
    rows = [
        Content.styled(victory(texts, names, result), "bold $accent"),
        *([Content(said)] if said else []),
        Content.styled(f"     {'  '.join(heads)}  {texts('ending-player')}", FAINT),
    ]
    for seat in sorted(range(len(names)), key=lambda seat: result.ranks[seat]):
        numbers = [
            str(number).rjust(len(head))
            for number, head in zip([column[seat] for column in columns], heads, strict=True)
        ]
        name = (f"{look.sign(seat)} {names[seat]}", look.style(seat))
        fate = (f" ({fates[seat]})", "$error") if fates and fates[seat] else ""
        rows.append(joined([f"{result.ranks[seat]:>3}. ", "  ".join(numbers), "  ", name, fate]))
    if not result.tie_breaks:
        return lines(rows)
    if shared:
        rows.append(Content.styled(texts("ending-tie-shared"), FAINT))
    elif len(set(result.points)) < len(names):
        rows.append(Content.styled(texts("ending-tie-broken"), FAINT))
    return lines(rows)
