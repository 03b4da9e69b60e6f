"""The lines: the whole tree of positions, to jump to any of them and to keep it in order."""

from collections.abc import Callable

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from core.game import Problem
from core.history import AnyNode, walk
from nd_tui.play.session import Session
from nd_tui.play.tree_rows import Row, TreeRows, place_of
from nd_tui.screens.base import GameScreen
from nd_tui.screens.compare import CompareScreen
from nd_tui.screens.dialogs import AskText, Confirm
from nd_tui.widgets.common import joined, lines
from nd_tui.widgets.key_lines import KeyLines
from nd_tui.widgets.line_row import ASCII_SIGNS, UNICODE_SIGNS, RowPainter
from nd_tui.widgets.line_tree import LineTree
from nd_tui.words.lines import LineWords

ONE_LINE_OF_KEYS = 125  # from this width on the footer needs no second line


class LinesScreen(GameScreen[None]):
    """The tree of lines, and what is to be said about the highlighted position."""

    PLACE = "lines"
    CSS_PATH = "../styles/lines.tcss"
    AUTO_FOCUS = "#line-tree"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (ONE_LINE_OF_KEYS, "-broad")]  # noqa: RUF012

    def __init__(self, session: Session, reader: int | None = None) -> None:
        super().__init__()
        self.session = session
        self.reader = reader
        self.history = session.history
        self.tree_rows = TreeRows(self.history.root, session.box.words.moment_short)
        self.tree_rows.reveal(self.history.cursor)
        self.looked_at = self.history.cursor
        self.marked: AnyNode | None = None

    def compose(self) -> ComposeResult:
        """The tree, and below it the highlighted position in full."""
        rows = self.tree_rows.rows()
        yield Static(self.title_told(), id="lines-title")
        yield LineTree(self.painter(rows), rows, place_of(rows, self.looked_at))
        with VerticalScroll(id="line-details", can_focus=False):
            yield Static(self.details(), id="line-details-text")
        yield KeyLines(keys_a_line=5)

    def title_told(self) -> Content:
        """What is shown, and what to do once a position is marked."""
        hint = self.texts("lines-now-another") if self.marked is not None else ""
        return joined([self.texts("lines-title"), "   ", (hint, "italic $warning")])

    @property
    def words(self) -> LineWords:
        """How positions are told to whoever is at the screen."""
        return LineWords.for_session(self.session, self.texts, self.reader)

    def painter(self, rows: list[Row]) -> RowPainter:
        """What draws the rows of now."""
        signs = ASCII_SIGNS if self.game_app.settings.ascii else UNICODE_SIGNS
        cursor = self.history.cursor
        hiding = rows[place_of(rows, cursor)].node
        main = frozenset(self.history.main_line())
        return RowPainter(self.words, self.symbols, signs, cursor, hiding, main, self.marked)

    def show(self) -> None:
        """Draw the tree as it is now."""
        rows = self.tree_rows.rows()
        index = place_of(rows, self.looked_at)
        self.looked_at = rows[index].node
        self.query_one(LineTree).show(self.painter(rows), rows, index)
        self.show_details()

    def show_details(self) -> None:
        """Draw what there is to say about the highlighted position, and about the marked one."""
        self.query_one("#lines-title", Static).update(self.title_told())
        self.query_one("#line-details-text", Static).update(self.details())

    def details(self) -> Content:
        """The highlighted position: how it came about, its marks in words, its name and comment in full."""
        texts, node, words = self.texts, self.looked_at, self.words
        main = node.line_start().parent is None
        marks = {
            "lines-here": node is self.history.cursor,
            "lines-main": main,
            "lines-side": not main,
            "lines-dealt": node.luck is not None,
            "lines-foreseen": node.foreseen,
            "lines-marked": node is self.marked,
        }
        told = [words.where(node), *(texts(mark) for mark, shown in marks.items() if shown)]
        rows = [Content(" · ".join(told)), Content(words.sentence(node))]
        if node.name:
            rows.append(Content(texts("lines-name", name=node.name)))
        if node.comment:
            rows.append(Content(texts("lines-comment", comment=node.comment)))
        if not node.name and not node.comment:
            rows.append(Content.styled(texts("lines-no-name"), "$text-muted"))
        return lines(rows)

    # Looking around

    def on_line_tree_highlighted(self) -> None:
        """Another row is looked at."""
        self.looked_at = self.query_one(LineTree).row.node
        self.show_details()

    def on_line_tree_picked(self) -> None:
        """A second click goes there."""
        self.action_go_there()

    def on_line_tree_fold(self, event: LineTree.Fold) -> None:
        """Open or close a run or a line; an arrow that finds nothing to do moves on."""
        tree, rows = self.query_one(LineTree), self.tree_rows
        row = tree.row
        if event.opened is None:
            changed = rows.toggle(row)
        else:
            changed = rows.open(row) if event.opened else rows.close(row)
        if changed:
            self.looked_at = row.node if row.closed else row.start
            self.show()
        elif event.opened is not None:
            tree.highlight(tree.index + (1 if event.opened else -1))

    def action_fold(self) -> None:
        """Open or close the highlighted row."""
        self.query_one(LineTree).post_message(LineTree.Fold(None))

    def action_go_there(self) -> None:
        """Go to the highlighted position, and back to the table."""
        self.session.go(self.looked_at)
        self.dismiss()

    # Keeping the tree in order

    def change(self, step: Callable[[AnyNode], None]) -> None:
        """Change the tree at the highlighted position; or say why that cannot be."""
        try:
            step(self.looked_at)
        except Problem as problem:
            self.game_app.tell(problem)
            return
        self.game_app.tell(*self.session.notices())
        self.show()

    def action_promote(self) -> None:
        """The line one place up."""
        self.change(self.session.promote)

    def action_demote(self) -> None:
        """The line one place down."""
        self.change(self.session.demote)

    def action_delete(self) -> None:
        """Remove the position and all that comes after it, if that is really meant."""
        node = self.looked_at
        if node.parent is None:
            self.change(self.session.delete)  # which says why it cannot be
            return

        def answered(sure: bool | None) -> None:
            if sure:
                self.change(self._delete)

        number = sum(1 for _ in walk(node))
        self.app.push_screen(Confirm("dialog-delete-line", "dialog-delete", n=number), answered)

    def _delete(self, node: AnyNode) -> None:
        self.session.delete(node)
        if self.marked is not None and node.is_before(self.marked):
            self.marked = None
        if node.parent is not None:
            self.looked_at = node.parent

    def action_name_line(self) -> None:
        """Give the line a name."""
        start = self.looked_at.line_start()

        def answered(name: str | None) -> None:
            if name is not None:
                self.change(lambda _: self.session.name(start, name))

        self.app.push_screen(AskText("dialog-line-name", start.name), answered)

    def action_comment(self) -> None:
        """Say something about the position."""
        node = self.looked_at

        def answered(comment: str | None) -> None:
            if comment is not None:
                self.change(lambda _: self.session.comment(node, comment))

        self.app.push_screen(AskText("dialog-comment-text", node.comment), answered)

    def action_compare(self) -> None:
        """Mark a position; with one marked, compare another with it."""
        one, other = self.marked, self.looked_at
        self.marked = other if one is None else None
        self.show()
        if one is not None and one is not other:
            self.app.push_screen(CompareScreen(self.session, one, other, self.reader))
