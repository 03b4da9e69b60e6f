"""How one row of the tree of lines looks."""

from collections.abc import Set
from dataclasses import dataclass

from rich.cells import cell_len
from textual.content import Content

from core.history import AnyNode
from nd_tui.looks.symbols import Symbols, colour_style
from nd_tui.play.review_summary import is_faulty
from nd_tui.play.tree_rows import Row
from nd_tui.terminal.visible import harmless
from nd_tui.widgets.common import FAINT, Part, joined
from nd_tui.words.lines import LineWords
from nd_tui.words.marks import mark_told
from nd_tui.words.numbers import percent
from nd_tui.words.review import verdict_sign
from nd_tui.words.shortening import shortened

DEEPEST = 8  # how far in a row goes at most, so that there is room for its words
LONGEST_NAME = 24
OPEN = ",:;"  # behind the last word that is kept, announcing what is cut off
CUT = 2  # columns for the sign that more was typed than has room


@dataclass(frozen=True)
class LineSigns:
    """The marks of the tree."""

    cursor: str
    main: str
    guide: str
    luck: str
    foreseen: str
    comment: str
    marked: str


UNICODE_SIGNS = LineSigns("▶", "┃", "│ ", "⚄", "↺", "✎", "⇄")
ASCII_SIGNS = LineSigns(">", "|", ": ", "%", "^", "~", "=")


@dataclass(frozen=True)
class RowPainter:
    """Draws rows: the words, the signs, and which positions stand out."""

    words: LineWords
    symbols: Symbols
    signs: LineSigns
    cursor: AnyNode
    cursor_start: AnyNode  # where the row begins that hides the cursor, if it is hidden
    main: Set[AnyNode]
    marked: AnyNode | None
    brief: bool = False  # players by their signs alone

    def fold_column(self, row: Row) -> int:
        """Where the sign stands that opens and closes a row."""
        return 3 + len(self._guides(row))

    def _guides(self, row: Row) -> str:
        return self.signs.guide * min(row.indent, DEEPEST)

    def paint(self, row: Row, width: int | None = None) -> Content:
        """A row in full, or its move in the longest form that has room; whoever shows it cuts the rest."""
        node = row.node
        here = node is self.cursor or (row.closed and node is self.cursor_start)
        cursor = self.signs.cursor if here else " "
        main = self.signs.main if node in self.main else " "
        fold = " " if not row.opens else self.symbols.closed if row.closed else self.symbols.opened
        beginning = joined(
            [
                (f"{cursor}{main} ", "bold $accent"),
                (self._guides(row), FAINT),
                (f"{fold} ", "bold"),
                (self.words.when(node), FAINT),
                " ",
                *self._who(node),
            ]
        )
        told, rest, marks = self.words.told(node), joined(self._rest(row)), joined(self._marks(node))
        style = "italic" if self.words.who(node) is None else ""
        notes = joined(self._notes(node))
        if width is not None:
            width -= CUT * bool(notes)
        room = None if width is None else width - beginning.cell_length - marks.cell_length
        if room is not None and cell_len(told) + rest.cell_length > room:
            rest = joined(self._rest(row, ".brief"))
            forms = sorted((told, *self.words.told_briefly(node)), key=cell_len, reverse=True)
            told = next((form for form in forms if cell_len(form) + rest.cell_length <= room), forms[-1])
            if cell_len(told) + rest.cell_length > room:
                marks = joined(self._marks(node, with_word=False))
                assert width is not None
                room = width - beginning.cell_length - marks.cell_length - rest.cell_length
                told = shortened(told, max(0, room)).rstrip(OPEN)
        return joined([beginning, (told, style), rest, marks, notes])

    def _who(self, node: AnyNode) -> list[Part]:
        """Who moved, if somebody did."""
        seat = self.words.who(node)
        if seat is None:
            return []
        colour = self.words.box.colours(node.state)[seat]
        if self.brief:
            return [(self.symbols.players[colour], colour_style(colour)), " "]
        name = Content(harmless(self.words.names[seat])).truncate(LONGEST_NAME, ellipsis=True).plain
        who = self.words.texts("lines-who", player=name)
        return [(f"{self.symbols.players[colour]} {who}", colour_style(colour)), " "]

    def _rest(self, row: Row, form: str = "") -> list[Part]:
        """How much more stands behind a closed row."""
        texts = self.words.texts
        if row.lines:
            return [" ", (texts(f"lines-folded{form}", moves=row.moves, lines=row.lines), f"italic {FAINT}")]
        if row.closed:
            return [" ", (texts(f"lines-more{form}", n=row.moves - 1), f"italic {FAINT}")]
        return []

    def _marks(self, node: AnyNode, with_word: bool = True) -> list[Part]:
        """What stands out about a position, and its worth to the reader."""
        begins_foreseen = node.foreseen and node.parent is not None and not node.parent.foreseen
        parts: list[Part] = []
        for sign, style, shown in (
            (self.signs.marked, "bold $warning", node is self.marked),
            (self.signs.luck, "bold $success", node.luck is not None),
            (self.signs.foreseen, "bold $warning", begins_foreseen),
        ):
            if shown:
                parts += ["  ", (sign, style)]
        if opinion := mark_told(self.symbols, node, with_word):
            parts += ["  ", (opinion, "bold $accent")]
        if is_faulty(node.verdict) and node.verdict is not None and self.words.knows(node):
            parts += ["  ", verdict_sign(self.symbols, node.verdict)]
        if self.words.reader is not None and node.evaluation and self.words.may_see(node.evaluation):
            parts += [
                "  ",
                (percent(self.words.texts, node.evaluation.chances[self.words.reader]), "$secondary"),
            ]
        return parts

    def _notes(self, node: AnyNode) -> list[Part]:
        """What somebody typed; all of it is told where the position is looked at."""
        parts: list[Part] = []
        if node.name:
            parts += ["  ", (_one_line(node.name), "bold $accent")]
        if node.comment:
            parts += ["  ", (f"{self.signs.comment} {_one_line(node.comment)}", "italic $secondary")]
        return parts


def _one_line(text: str) -> str:
    return " ".join(text.split())
