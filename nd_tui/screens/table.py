"""The table: the whole game on one screen, with the decision at hand and what it would change."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial, partialmethod
from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from nd_tui.games.game_table import GameTable
from nd_tui.games.game_types import Move
from nd_tui.lessons.lights import BOARD, LOG
from nd_tui.looks.arranging import SIZES, SMALL, columns_beside, size_classes
from nd_tui.looks.picture import Picture
from nd_tui.play.coach import Coaching
from nd_tui.play.guide import Guide
from nd_tui.play.play import Play, Watched
from nd_tui.play.session import Session
from nd_tui.screens import table_actions, table_guide, table_walking
from nd_tui.screens.app_screen import ALL_TELL
from nd_tui.screens.base import GameScreen
from nd_tui.screens.table_actions import Leaving
from nd_tui.screens.table_stage import AppLearner, TableStage
from nd_tui.screens.table_walking import GIVING_WAY, WALKING
from nd_tui.terminal.visible import harmless
from nd_tui.thinking.garbage_collector import set_aside
from nd_tui.widgets.common import Drawn, MoveChosen, MoveHighlighted, Picked
from nd_tui.widgets.decision_panel import DecisionPanel
from nd_tui.widgets.key_bar import KeyBar
from nd_tui.widgets.lesson_box import LessonBox
from nd_tui.widgets.log import LogPanel
from nd_tui.widgets.top_line import TopLine
from nd_tui.widgets.walkable import Walkable

SETTLED = 1.0  # seconds after which all that a game needs is there
LOG_KEYS = {"pageup": "page_up", "pagedown": "page_down", "home": "home", "end": "end"}


class TableScreen(GameScreen[None]):
    """Where a game is played: a play says what happens, a guide may speak, the parts of the table draw."""

    PLACE = "table"
    TELLS: ClassVar[frozenset[str]] = ALL_TELL | {"secret_points", "coach"}
    BY_NAME: ClassVar[Mapping[str, str]] = {"leave": "leave(True)"}
    CSS_PATH = "../styles/table.tcss"
    AUTO_FOCUS: ClassVar[str | None] = ""  # what is asked gets the focus; no log takes the space bar from it
    # Numbers are keys of the screen, so that quickly typed keys are dealt with in their order.
    BINDINGS: ClassVar[list[BindingType]] = [
        *[Binding(str(digit), f"type_digit({digit})", show=False) for digit in range(10)],
        *[Binding(key, f"turn_log('{way}')", show=False, priority=True) for key, way in LOG_KEYS.items()],
    ]

    action_take_back = table_actions.take_back
    action_go_forward = table_actions.go_forward
    action_step_back = table_actions.step_back
    action_step_forward = table_actions.step_forward
    action_fresh_luck = table_actions.fresh_luck
    action_branch = table_actions.branch
    action_name_line = table_actions.name_line
    action_lines = table_actions.lines
    action_review = table_actions.review
    action_compare = table_actions.compare
    action_ending = table_actions.ending
    action_rules = table_actions.rules
    action_news = table_actions.news
    action_refused = table_actions.refused
    action_log = table_actions.log
    action_log_fold = table_actions.log_fold
    action_log_player = table_actions.log_player
    action_skip = table_actions.skip
    action_save = table_actions.save
    action_load = table_actions.load
    action_hint = table_actions.hint
    action_type_digit = table_actions.type_digit
    action_leave = table_actions.leave
    action_walk_left = partialmethod(table_walking.walk, direction="left")
    action_walk_right = partialmethod(table_walking.walk, direction="right")
    action_walk_up = partialmethod(table_walking.walk, direction="up")
    action_walk_down = partialmethod(table_walking.walk, direction="down")
    action_board_or_list = table_walking.board_or_list
    action_decide_here = table_walking.decide_here

    show_box = table_guide.show_box
    fit_board = table_guide.fit_board
    light = table_guide.light
    show_help = table_guide.show_help

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.stage = TableStage(self)
        self.play = Play(session, self.stage)
        self.play.guide = Coaching(self.play, AppLearner(self))
        self.decision = DecisionPanel()  # what is asked
        self.log_panel = LogPanel(id="log")  # what has happened
        self.lesson_box = LessonBox(id="lesson")  # what the guide says
        self.top_line = TopLine(id="top")
        self.board: GameTable = session.box.table()(self.decision, self.log_panel)
        if self.board.STYLES is not None:
            self.css_path = [*self.css_path, self.board.STYLES]
        for act in self.board.ACTS:  # a board never has the focus, so its keys are bound here
            setattr(self, f"action_{act.replace('-', '_')}", partial(self.do_on_board, act))
        self.highlighted: Move | None = None  # what is looked at; on the board also what cannot be made
        self.pointed_at = ""  # the page about what the mouse has come to since a choice was looked at
        self.page = BOARD
        self.page_in_study = BOARD  # that somebody turned to while walking in the tree
        self.is_lit = False  # whether something is marked that the guide speaks of
        self.walks = False  # whether what is asked is decided on the board
        self.typed = 0  # the first digit of a number that may have a second one
        self.leaving = Leaving()
        self._picture: Picture | None = None  # the last one, made of what follows
        self._shown: dict[str, Any] = {}

    @property
    def session(self) -> Session:
        """The game."""
        return self.play.session

    @property
    def guide(self) -> Guide:
        """Whoever stands beside the game."""
        return self.play.guide

    @property
    def reader(self) -> int:
        """The person at the screen."""
        return self.play.reader

    @property
    def watched(self) -> Watched | None:
        """The move that is being shown before what followed from it."""
        return self.play.watched

    @property
    def options(self) -> Sequence[Move]:
        """The moves of the person at the screen, if it is that person's turn."""
        return self.play.options

    @property
    def listed(self) -> Sequence[Move]:
        """The same as they are numbered; none has a number where they are composed in a form."""
        if self.decision.is_composed:
            return ()
        return self.session.box.words.listed(self.picture().view, self.options)

    def compose(self) -> ComposeResult:
        """All parts of the table; styles decide where they stand and which are seen."""
        self.fit(*self.app.size)  # now, before there are parts whose styles it changes
        yield self.lesson_box
        yield self.top_line
        yield self.board
        yield KeyBar(compact=True)

    def on_mount(self) -> None:
        """Begin, or go on."""
        self.call_after_refresh(self.play.begin)
        self.set_timer(SETTLED, set_aside)

    def fit(self, width: int, height: int) -> None:
        """Show more where there is more room."""
        super().fit(width, height)
        before, now = self.classes, size_classes(width, height)
        for name in (SMALL, *SIZES):
            self.set_class(name in now, name)
        if self.classes != before and self.is_mounted:
            self.name_keys()
            self.show()

    def on_resize(self, event: events.Resize) -> None:
        """In another width the choices take other lines."""
        self.call_after_refresh(self.fit_board)

    def retell(self) -> None:
        """Everything again, in other words or signs."""
        self.name_keys()
        self.play.retell()

    # What is seen

    def picture(self) -> Picture:
        """The table as the person at the screen knows it; the same picture until something changes."""
        session, node = self.session, self.session.history.cursor
        view = self.play.view()
        shown: dict[str, Any] = {
            "view": view,
            "mover": self.play.mover,  # which the view does not tell where all decide in secret
            "texts": self.texts,
            "symbols": self.symbols,
            "highlighted": self.highlighted if self.highlighted in session.game.options(view) else None,
            "pointed": self.highlighted,
            "secret_points": self.game_app.settings.secret_points and session.seat is not None,
            "line": node.line_start().name,
            "new_line": session.new_line,
            "foreseen": node.foreseen,
            "wide": self.has_class("-wide"),
            "node": node,  # what has happened follows from it
        }
        if self._picture is None or self._shown != shown:
            self._shown = dict(shown)
            del shown["node"]
            self._picture = Picture(
                box=session.box,
                names=tuple(map(harmless, session.names)),
                colours=session.box.colours(view),
                seat=self.reader,
                happened=self.play.seen_events,
                refusal=table_walking.refusal(self),
                **shown,
            )
        return self._picture

    def show_all(self) -> None:
        """Draw everything but the choices, of which none is looked at; the guide speaks."""
        self.highlighted, self.typed = None, 0
        table_walking.make_room(self)
        self.refresh_bindings()
        self.choose_page()
        self.show_box()
        self.draw()
        if self.log_panel.visible:
            self.log_panel.show(self.picture(), self.play.seen_events, self.play.own_decisions)
        self.show_help()
        self.light(self.guide.lit)

    def choose_page(self) -> None:
        """The page on which the decision is made, or that the guide speaks of."""
        if self.watched is not None:
            return
        if self.guide.seen is not None:
            self.page = self.session.box.lights.page_of(self.guide.seen)
        elif self.decided_on != BOARD:
            self.page = self.decided_on
        elif self.play.looking is not None:
            self.page = self.page_in_study
        elif self.page != LOG or self.log_is_beside:
            self.page = BOARD

    @property
    def decided_on(self) -> str:
        """The page on which the person at the screen decides."""
        return self.board.page_of(self.picture().view) if self.play.decides else BOARD

    def show(self) -> None:
        """Draw the board, on which something else has to be seen now."""
        self.draw()
        self.fit_board()

    def draw(self) -> None:
        """Draw the board as it lies."""
        picture = self.picture()
        self.top_line.show(picture)
        self.board.turned_to(self.page)
        self.board.show(picture)

    def turn_to(self, page: str) -> None:
        """Another page, or the board again."""
        self.page = BOARD if self.page == page else page
        self.show()

    @property
    def log_is_beside(self) -> bool:
        """Whether the log is always in sight."""
        return columns_beside(self.size.width) > 0

    # Walking on the board

    @property
    def walkable(self) -> Walkable | None:
        """The part of the board on which the arrow keys walk now."""
        return table_walking.walkable(self)

    @property
    def keys_left_out(self) -> frozenset[str]:
        """The keys that make room in the footer for those by which one walks."""
        return GIVING_WAY if self.walks and not self.has_class("-wide") else frozenset()

    # Deciding

    def choose(self, move: Move) -> None:
        """Make a move of the person at the screen."""
        if move in self.options:
            self.board.clear()
            self.play.choose(move)

    def action_turn_log(self, way: str) -> None:
        """Go through the log."""
        getattr(self.log_panel, f"scroll_{way}")(animate=False)

    def on_move_chosen(self, event: MoveChosen) -> None:
        """An answer to what is asked, unless another screen was opened while it was on its way."""
        if self.stage.is_seen:
            self.choose(event.move)

    def on_move_highlighted(self, event: MoveHighlighted) -> None:
        """Preview the choice that is looked at; a first digit that was typed before is forgotten."""
        self.highlighted, self.pointed_at = event.move, ""
        if self.typed and event.move not in self.listed[self.typed - 1 : self.typed]:
            self.typed = 0
            self.decision.choices.show_typed(0)
        self.draw()

    def on_enter(self, event: events.Enter) -> None:
        """Remember which page is about the thing that the mouse has come to."""
        parts = [part for part in event.node.ancestors_with_self if isinstance(part, Drawn)]
        self.pointed_at = next(filter(None, (part.about() for part in parts)), "")

    def on_picked(self, event: Picked) -> None:
        """A click on the thing itself: the one move it can mean is made; of several the first is shown.

        A form is filled in so, and not decided: what else belongs to the move is still to be set.
        """
        if not self.stage.is_seen:
            return  # another one was opened meanwhile
        meant = [move for move in event.moves if move in self.options]
        if len(meant) == 1 and not self.decision.is_composed:
            self.choose(meant[0])
        elif meant:
            self.decision.highlight(meant[0])
        elif self.options:
            if self.walkable is not None:
                table_walking.point_at(self, event.moves[0])
            self.game_app.tell(table_walking.why_not(self, event.moves))

    # The board's own keys

    def on_game_table_turned(self) -> None:
        """Show the board, on which there is something else to be seen."""
        self.page = BOARD
        self.show()

    def do_on_board(self, act: str) -> None:
        """Do what one of the board's own keys does; the guide hears of it."""
        before = self.page
        self.page = self.page_in_study = self.board.do(act, self.picture(), before)
        self.show()
        table_walking.let_walk(self)
        self.guide.did(act)

    # Leaving

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """No key for what would do nothing now."""
        wide = self.has_class("-wide")
        if action == "log":
            return not self.log_is_beside
        for act in self.board.ACTS:
            if action == act.replace("-", "_"):
                return self.board.offers(act, wide)
        if action == "go_forward":
            return bool(self.session.history.cursor.children)
        if action == "refused":
            return self.decision.choices.folds
        if action in WALKING:
            return self.walkable is not None
        if action == "ending":
            return self.session.seat is None
        return super().check_action(action, parameters)

    @property
    def lies_over(self) -> bool:
        """Whether something else is seen in the place of the own board."""
        return self.board.is_covered or self.page not in (BOARD, self.decided_on)

    def leave(self, otherwise: Callable[[], None] = lambda: None) -> None:
        """To the title, once the game is kept or given up; else do something instead."""

        def go() -> None:
            self.stage.stop()
            self.game_app.clear_notifications()  # they were about this table, and would hide the next keys
            self.game_app.leave_game()
            self.dismiss()

        self.game_app.door.when_kept(go, otherwise)
