"""The study: the whole tree of positions beside the board, to walk about in and to keep in order."""

from collections.abc import Callable
from contextlib import aclosing
from typing import Any

from textual import work
from textual.app import ComposeResult
from textual.containers import Container, Vertical
from textual.content import Content
from textual.geometry import Region
from textual.screen import Screen
from textual.strip import Strip
from textual.widgets._toast import Toast
from textual.worker import Worker

from core.game import Problem
from core.history import AnyNode
from nd_tui.keys.actions import acts_on, key_of
from nd_tui.looks.arranging import BESIDE_FROM
from nd_tui.play.evaluating import evaluating
from nd_tui.play.reviewing import CannotJudge, Progress
from nd_tui.play.session import Session
from nd_tui.play.tree_rows import Row, TreeRows, line_through, place_of, step_from
from nd_tui.screens import study_actions
from nd_tui.screens.base import GameScreen
from nd_tui.screens.study_board import StudyBoard
from nd_tui.terminal.visible import harmless
from nd_tui.widgets.common import joined
from nd_tui.widgets.key_lines import KeyLines
from nd_tui.widgets.line_row import ASCII_SIGNS, UNICODE_SIGNS, RowPainter
from nd_tui.widgets.line_tree import LineTree
from nd_tui.widgets.painted import Painted, first_that_fits
from nd_tui.widgets.position_panel import PositionPanel
from nd_tui.widgets.score_drawings import DrawStyle
from nd_tui.words.lines import LineWords, reader_of

KEYS, MORE_KEYS = 5, 6  # beside each other, where they stand in two lines
ONE_LINE_OF_KEYS = 125  # from this width on the footer needs no second line
BROAD = 70  # columns, from which on the players' names have room in the tree
ACROSS = (110, 13)  # columns and lines, from which on a curve has room beside the tree
ROOMY = 30  # lines, from which on more is told of a position at once
LOW = 20  # lines, below which what is told of a position stands beside the tree


class StudyScreen(GameScreen[None]):
    """The tree of lines, and what is to be said about the position that is looked at."""

    PLACE = "lines"
    CSS_PATH = "../styles/study.tcss"
    AUTO_FOCUS = "#line-tree"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (ONE_LINE_OF_KEYS, "-broad")]  # noqa: RUF012

    action_promote = study_actions.promote
    action_demote = study_actions.demote
    action_delete = study_actions.delete
    action_name_line = study_actions.name_line
    action_comment = study_actions.comment
    action_mark = study_actions.mark
    action_chapters = study_actions.chapters
    action_compare = study_actions.compare

    def __init__(self, session: Session, reader: int | None = None, board: StudyBoard | None = None) -> None:
        super().__init__()
        self.session = session
        self.reader = reader_of(session) if reader is None else reader
        self.board = board  # without one there is only the tree
        self.history = session.history
        self.origin = self.looked_at = self.history.cursor
        self.over = session.seat is None  # then nothing is secret any more
        self.tree_rows = TreeRows(self.history.root, session.box.words.moment_short)
        self.tree_rows.reveal(self.origin)
        self.marked: AnyNode | None = None
        self.brief = False  # whether there is room for no more than the players' signs
        self.progress: Progress | None = None  # while positions are evaluated
        self.lines_told = 0  # that what is told takes at the bottom, in the place of the keys
        self._below: dict[int, Strip] = {}  # the lines of the table, as they were seen last
        self.written = False  # whether the game was saved here, with the cursor wherever one looked

    def compose(self) -> ComposeResult:
        """The tree, and below or beside it the position that is looked at."""
        rows = self.tree_rows.rows()
        with Vertical(id="study"):
            yield self._entitled(Painted(id="lines-title"))
            with Container(id="study-body"):
                yield LineTree(self.painter(rows), rows, place_of(rows, self.looked_at))
                yield PositionPanel(self.look)
        yield KeyLines(self.keys_a_line)

    def on_mount(self) -> None:
        """Tell what is looked at, and let the table show it."""
        self.screen_layout_refresh_signal.subscribe(self, self.make_way)
        self.show_position()
        if self.board is not None:
            self.board.open()

    async def recompose(self) -> None:
        """Compose again, and tell of the position in the words of now."""
        await super().recompose()
        if self.is_there:
            self.show_position()

    def name_keys(self) -> None:
        """Besides the keys of the tree those of the board that mean nothing else here, some of them shown."""
        super().name_keys()
        if self.board is None:
            return
        keys = self.game_app.settings.keys
        own = {key_of(act.id, keys) for act in acts_on(self.PLACE)}
        for act in (act for act in acts_on("table", self.texts.game) if act.id in self.board.acts):
            key, name = key_of(act.id, keys), self.texts(f"do-{act.id}")
            if key not in own:
                show = act.shown and self.keys_a_line == MORE_KEYS
                self._bindings.bind(key, f"do_on_board('{act.id}')", name, show=show)

    @property
    def keys_a_line(self) -> int:
        """How many keys stand beside each other, in two lines."""
        return MORE_KEYS if BESIDE_FROM <= self.app.size.width < ONE_LINE_OF_KEYS else KEYS

    def action_do_on_board(self, act: str) -> None:
        """Let the board show something else of the position."""
        assert self.board is not None
        self.board.screen.do_on_board(act)

    def fit(self, width: int, height: int) -> None:
        """Stand where the table has room, once it is laid out; without a table everywhere."""
        super().fit(width, height)
        if self.is_mounted:
            keys = self.query_one(KeyLines)
            if keys.keys_a_line != self.keys_a_line:
                keys.keys_a_line = self.keys_a_line
                self.name_keys()
            self.call_after_refresh(self.settle)

    def make_way(self, _: Screen[Any]) -> None:
        """Leave room for what is told, which takes more lines than the keys where it is long."""
        height = self.size.height
        lines = height - min((told.region.y for told in self.query(Toast) if told.region), default=height)
        if lines != self.lines_told:
            self.lines_told = lines
            self.settle()

    def settle(self) -> None:
        """Take the place that there is now."""
        lowest = max(self.query_one(KeyLines).size.height, self.lines_told)
        width, height = self.size.width, self.size.height - lowest
        place = Region(0, 0, width, height) if self.board is None else self.board.place(width, height)
        study = self.query_one("#study")
        study.styles.offset = (place.x, place.y)
        study.styles.width, study.styles.height = place.width, place.height
        study.set_class(place.height < LOW, "-low")
        study.set_class(place.height >= ROOMY, "-roomy")
        study.set_class(self.board is None, "-alone")
        study.set_class(place.width >= ACROSS[0] and place.height >= ACROSS[1], "-across")
        self.query_one(PositionPanel).fit(place.height)
        brief = place.width < BROAD or place.height < LOW
        if brief != self.brief:
            self.brief = brief
            self.show()

    def _on_timer_update(self) -> None:
        """Draw the table below first, which is seen through this; then all that has changed at once."""
        if self.board is not None:
            self.board.screen.draw_now()
        super()._on_timer_update()

    def draw_now(self) -> None:
        """Draw what has changed, be it on the table below alone."""
        if self.board is not None:
            self.board.screen.draw_now()
        super().draw_now()

    def render_line(self, y: int) -> Strip:
        """A line of the table below; all those that have changed there are taken over together.

        In a window that has just become larger the table has no such line until it is laid out anew.
        """
        if self.board is None:
            return super().render_line(y)
        if self._dirty_regions or y not in self._below:
            self._below |= self.board.lines_seen(self._dirty_regions if y in self._below else [self.region])
            self._dirty_regions.clear()
        return self._below[y] if y in self._below else super().render_line(y)

    @property
    def look(self) -> DrawStyle:
        """How to draw."""
        return DrawStyle.for_session(self.session, self.texts, self.symbols, self.game_app.settings.ascii)

    def title_told(self, width: int) -> Content:
        """What is shown; but first how far evaluating is, or what to do once a position is marked."""
        hint = ""
        if self.marked is not None:
            hint = self.texts("lines-now-another", key=self.game_app.key_for("compare"))
        if (done := self.progress) is not None:
            percent = round(100 * (done.done + done.share) / max(1, done.total))
            key = self.game_app.key_for("evaluate")
            hint = self.texts("study-progress", n=done.done, total=done.total, percent=percent, key=key)
        title, study = self.texts("lines-title"), self.session.kept.study
        if study is not None:
            place, name = study.current + 1, harmless(study.chapter.name)
            form = "study-chapter" if name else "study-chapter.unnamed"
            title = self.texts(form, n=place, total=len(study.chapters), name=name)
        told = Content.styled(hint, "italic $warning")
        return first_that_fits(width, joined([title, "   ", told]), told) if hint else Content(title)

    @property
    def words(self) -> LineWords:
        """How positions are told to whoever is at the screen."""
        session = self.session
        return LineWords(self.texts, session.box, session.names, self.reader, self.over, self.origin)

    def painter(self, rows: list[Row]) -> RowPainter:
        """What draws the rows of now."""
        signs = ASCII_SIGNS if self.game_app.settings.ascii else UNICODE_SIGNS
        hiding = rows[place_of(rows, self.origin)].node
        main = frozenset(self.history.main_line())
        return RowPainter(self.words, self.symbols, signs, self.origin, hiding, main, self.marked, self.brief)

    def show(self) -> None:
        """Draw the tree as it is now."""
        rows = self.tree_rows.rows()
        index = place_of(rows, self.looked_at)
        self.query_one(LineTree).show(self.painter(rows), rows, index)
        self.look_at(rows[index].node)

    def show_details(self) -> None:
        """Say what there is to say about the position that is looked at, and about the marked one."""
        self.show_title()
        self.show_position()

    def show_title(self) -> None:
        """Say what is shown, and how far evaluating is."""
        self._entitled(self.query_one("#lines-title", Painted))

    def _entitled(self, title: Painted) -> Painted:
        title.paint(lambda width, _: self.title_told(width))
        return title

    def show_position(self) -> None:
        """Tell the position that is looked at, and what is known of the line to it."""
        node = self.looked_at
        main = node.line_start().parent is None
        marks = {
            "lines-here": node is self.origin,
            "lines-main": main,
            "lines-side": not main,
            "lines-dealt": node.luck is not None,
            "lines-foreseen": node.foreseen,
            "lines-marked": node is self.marked,
        }
        self.query_one(PositionPanel).tell(self.look, self.words, node, marks)

    # Walking about

    def look_at(self, node: AnyNode) -> None:
        """Look at a position: the board shows it at once."""
        moved = node is not self.looked_at
        self.looked_at = node
        if self.board is not None and moved:
            self.board.look_at(node)
            if self.board.is_displaced:
                self.settle()
        self.show_details()

    def walk_to(self, node: AnyNode) -> None:
        """Look at a position, wherever in the tree it is hidden."""
        tree = self.query_one(LineTree)
        index = place_of(tree.rows, node)
        if tree.rows[index].node is node:
            tree.highlight(index)
            self.look_at(node)  # with the same key, so that all of its answer is drawn together
            return
        self.tree_rows.reveal(node)
        rows = self.tree_rows.rows()
        tree.show(self.painter(rows), rows, place_of(rows, node))
        self.look_at(node)

    def on_line_tree_step(self, event: LineTree.Step) -> None:
        """Along the line or to its ends; up and down to another line, or if there is none to the next row."""
        node, tree = step_from(self.looked_at, event.way), self.query_one(LineTree)
        if node is not None:
            self.walk_to(node)
        else:
            tree.highlight(tree.index + (1 if event.way == "below" else -1))

    def on_line_tree_highlighted(self) -> None:
        """Another row is looked at."""
        node = self.query_one(LineTree).row.node
        if node is not self.looked_at:
            self.look_at(node)

    def on_line_tree_picked(self) -> None:
        """A second click goes there."""
        self.action_go_there()

    def on_line_tree_fold(self) -> None:
        """Open or close a run or a line."""
        row = self.query_one(LineTree).row
        if self.tree_rows.toggle(row):
            self.look_at(row.node if row.closed else row.start)
            self.show()

    def action_fold(self) -> None:
        """Open or close the row that is looked at."""
        self.query_one(LineTree).post_message(LineTree.Fold())

    def action_search(self) -> None:
        """Search in all rows, those of folded lines too, where names and comments stand."""
        self.tree_rows.folded.clear()
        self.show()
        super().action_search()

    def action_go_there(self) -> None:
        """Go on from the position that is looked at."""
        self.leave(self.looked_at)

    def action_back(self) -> None:
        """Back to where the game stood."""
        self.leave(self.origin)

    def leave(self, node: AnyNode) -> None:
        """Let the game go on from a position."""
        if node is not self.origin or self.written:
            self.session.go(node)
        else:
            self.history.go(node)
        if self.board is not None:
            self.board.close()
        self.dismiss()

    # Keeping the tree in order

    def change(self, step: Callable[[AnyNode], None]) -> None:
        """Change the tree at the highlighted position; or say why that cannot be."""
        try:
            step(self.looked_at)
            self.written = True
        except Problem as problem:
            self.game_app.tell(problem)
            return
        self.game_app.tell(*self.session.notices())
        self.show()

    # What positions are worth

    def action_evaluate(self) -> None:
        """Find out what this position is worth, and then all others of its line; or stop that."""
        if self.progress is not None:
            self.workers.cancel_group(self, "evaluating")
        else:
            self.evaluate()

    @work(exclusive=True, group="evaluating")
    async def evaluate(self) -> None:
        """Evaluate the line, this position first, while one goes on looking around."""
        here, thinker = self.looked_at, self.game_app.thinker
        nodes = sorted(line_through(here), key=lambda node: node is not here)
        done, reader = -1, None if self.over else self.reader
        self.written = True
        try:
            steps = evaluating(self.session, nodes, reader, thinker, thinker.minds.REVIEW)
            async with aclosing(steps):
                async for self.progress in steps:
                    if not await self.until_whole():
                        return
                    self.show_title()
                    if self.progress.done != done:
                        done = self.progress.done
                        self.query_one(LineTree).refresh()
                        self.show_position()
        except CannotJudge as problem:
            thinker.close()  # the next try gets new processes
            self.game_app.tell(problem)
        self.game_app.tell(*self.session.notices())

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """Evaluating was stopped, or has come to its end."""
        if event.worker.is_finished and self.is_there:
            self.progress = None
            self.show_details()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A lesson is no file that could have chapters."""
        if action == "chapters":
            return self.game_app.session is self.session
        return super().check_action(action, parameters)
