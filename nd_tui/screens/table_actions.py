"""What the keys do at the table: steps in the tree, pages, hints, and ways to other screens."""

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import monotonic
from typing import ClassVar

from core import notre_dame as nd
from core.game import Problem
from core.history import LARGEST_LUCK, AnyNode
from nd_tui.games.notre_dame.book.places import page_of_moment
from nd_tui.looks.picture import Picture
from nd_tui.play.session import Session
from nd_tui.screens.base import GameScreen
from nd_tui.widgets.choices import Choices

LEAVING = 4.0  # seconds in which a second press of the key leaves the table


@dataclass(frozen=True)
class Watched:
    """A move that is shown before what has followed from it."""

    node: AnyNode  # after all of that
    state: nd.State  # as the move alone left it


class TableActions(GameScreen[None]):
    """The actions of the registry's place "table"; the screen itself says how it shows things."""

    PLACE = "table"
    BY_NAME: ClassVar[Mapping[str, str]] = {"leave": "leave(True)"}
    session: Session
    reader: int
    highlighted: nd.Move | None
    pointed_at = ""  # the page about what the mouse has come to since a choice was looked at
    page = "board"
    enlarged: int | None = None
    skipping = False
    told_about_saving = False  # whether something had to be told about that when the table was shown last
    waiting = False  # looking around in the tree: the others do not play until they are asked to
    _watched: Watched | None = None
    _asked_to_leave = -LEAVING  # when

    @property
    def watched(self) -> Watched | None:
        """The move that is being shown, as long as nobody has gone elsewhere in the tree."""
        if self._watched is None or self._watched.node is not self.session.history.cursor:
            return None
        return self._watched

    @watched.setter
    def watched(self, watched: Watched | None) -> None:
        self._watched = watched

    @property
    def seen_state(self) -> nd.State:
        """The position on the table, where what follows from the last move is not yet seen."""
        return self.session.state if self.watched is None else self.watched.state

    @property
    def decides(self) -> bool:
        """Whether the person at the screen is asked something."""
        return self.watched is None and self.session.seat == self.reader

    @property
    def drives(self) -> bool:
        """Whether the person at the screen is asked where the carriage goes."""
        return self.decides and nd.decision(self.session.state) == "drive"

    def go_on(self) -> None:
        """Show where the game stands, and let whoever decides do so."""
        raise NotImplementedError

    def picture(self) -> Picture:
        """The table as the person at the screen knows it."""
        raise NotImplementedError

    def show(self) -> None:
        """Draw everything but the choices."""
        raise NotImplementedError

    def show_log(self) -> None:
        """Draw the log."""
        raise NotImplementedError

    def show_ending(self) -> None:
        """Show how the game ended."""
        raise NotImplementedError

    def step(self, take: Callable[[], object]) -> bool:
        """Take a step in the tree, if there is one."""
        try:
            take()
        except Problem as problem:
            self.game_app.tell(problem)
            return False
        self.stop_agents()
        self.go_on()
        return True

    def stop_agents(self) -> None:
        """No agent goes on thinking about a position that is no longer shown."""
        self.workers.cancel_group(self, "agent")

    def action_take_back(self) -> None:
        """Back to my last decision."""
        self.waiting = False
        self.step(self.session.take_back)

    def action_go_forward(self) -> None:
        """Forward again."""
        self.waiting = False
        self.step(self.session.go_forward)

    def action_step_back(self) -> None:
        """One move back, whoever made it."""
        self.waiting = True
        self.step(self.session.step_back)

    def action_step_forward(self) -> None:
        """One move forward."""
        self.waiting = True
        self.step(self.session.step_forward)

    def action_fresh_luck(self) -> None:
        """Deal anew what I do not know, as a line of its own."""
        luck = secrets.randbelow(LARGEST_LUCK)
        if self.step(lambda: self.session.fresh_luck(luck)) and not self.told_about_saving:
            self.game_app.say(self.texts("table-fresh-luck"))

    def action_branch(self) -> None:
        """Let my next choice begin a line of its own, with a name."""
        from nd_tui.screens.dialogs import AskText

        def named(name: str | None) -> None:
            if name is not None:
                self.session.branch(name)
                self.show()

        self.app.push_screen(AskText("dialog-branch-name", self.session.new_line), named)

    def action_name_line(self) -> None:
        """Name the line that leads here, to find it again."""
        from nd_tui.screens.dialogs import AskText

        node = self.session.history.cursor

        def named(name: str | None) -> None:
            if name is not None:
                self.step(lambda: self.session.name(node, name))

        self.app.push_screen(AskText("dialog-line-name", node.name), named)

    def action_lines(self) -> None:
        """The tree of lines."""
        from nd_tui.screens.lines import LinesScreen

        self.stop_agents()
        before = self.session.history.cursor

        def come_back(_: None) -> None:
            self.waiting = self.waiting or self.session.history.cursor is not before
            self.go_on()

        self.app.push_screen(LinesScreen(self.session, self.reader), come_back)

    def action_review(self) -> None:
        """My decisions judged, after the game everybody's."""
        from nd_tui.screens.review import ReviewScreen

        self.stop_agents()
        self.app.push_screen(ReviewScreen(self.session, self.reader), lambda _: self.go_on())

    def action_compare(self) -> None:
        """This position beside the end of the main line."""
        from nd_tui.screens.compare import CompareScreen

        history = self.session.history
        end = list(history.main_line())[-1]
        if end is history.cursor:
            self.game_app.say(self.texts("compare-nothing"))
        else:
            self.app.push_screen(CompareScreen(self.session, history.cursor, end, self.reader))

    def action_map(self) -> None:
        """The street map, or the board again."""
        self.turn_to("map")

    def action_log(self) -> None:
        """The log, or the board again."""
        self.turn_to("log")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """No key for what would do nothing now."""
        if action in ("map", "log"):
            return not self.has_class("-wide")  # there they are always seen
        if action == "go_forward":
            return bool(self.session.history.cursor.children)
        if action == "refused":
            return any(choices.refuses for choices in self.query(Choices))
        if action == "ending":
            return self.session.seat is None
        return super().check_action(action, parameters)

    def action_ending(self) -> None:
        """How the game ended, once more."""
        self.show_ending()

    def action_persons(self) -> None:
        """Which persons are still to come."""
        from nd_tui.games.notre_dame.table.persons_screen import PersonsScreen

        self.app.push_screen(PersonsScreen(nd.view(self.seen_state, self.reader)))

    def action_rules(self) -> None:
        """The rules, at the page about what is pointed or looked at."""
        from nd_tui.screens.rules import RulesScreen

        view = nd.view(self.seen_state, self.reader)
        looked_at = self.highlighted if self.highlighted in view.options else None
        self.app.push_screen(RulesScreen(self.pointed_at or page_of_moment(view, looked_at)))

    def action_news(self) -> None:
        """What everybody did since my last decision."""
        from nd_tui.screens.news import NewsScreen

        self.app.push_screen(NewsScreen(self.picture(), self.session))

    def action_refused(self) -> None:
        """Show or hide what cannot be chosen, and why."""
        self.query_one(Choices).fold()

    def turn_to(self, page: str) -> None:
        """Another page of a small screen."""
        self.page = "board" if self.page == page else page
        self.show()

    def action_others(self) -> None:
        """The next player's borough in full, in the end my own again."""
        seats = len(self.session.names)
        shown = self.reader if self.enlarged is None else self.enlarged
        following = (shown + 1) % seats
        self.enlarged = None if following == self.reader else following
        self.page = "board"
        self.show()

    def action_skip(self) -> None:
        """Let the others play on if they wait; else, do not wait between their moves until it is my turn."""
        if self.waiting:
            self.waiting = False
            self.go_on()
        else:
            self.skipping = True

    def action_save(self) -> None:
        """Save, which happens after every decision anyway, and say where."""
        self.session.save()
        if self.session.unsaved is None:
            self.game_app.say(self.texts("table-saved", path=str(self.session.kept.path)))
        else:
            self.game_app.tell(self.session.unsaved)

    def action_load(self) -> None:
        """Another game."""
        from nd_tui.screens.load import LoadScreen

        self.app.push_screen(LoadScreen())

    def action_leave(self, sure: bool = False) -> None:
        """Back to the board from what lies over it; else to the title, and the game is kept."""
        over = self.page == "log" or (self.page == "map" and not self.drives)
        if self.enlarged is not None or (over and not self.has_class("-wide")):
            self.enlarged, self.page = None, "board"
            self.show()
            return
        if sure or self.leaves_now():
            self.leave()

    def leave(self, otherwise: Callable[[], None] = lambda: None) -> None:
        """To the title, once the game is kept or given up; else do something instead."""

        def go() -> None:
            self.stop_agents()
            self.game_app.leave_game()
            self.dismiss()

        self.game_app.when_kept(go, otherwise)

    def leaves_now(self) -> bool:
        """Whether one leaves: not by a single press of a key, which may be one too many."""
        now, before = monotonic(), self._asked_to_leave
        self._asked_to_leave = now
        if now - before <= LEAVING:
            return True
        told = self.texts("table-leave-again", key=self.game_app.key_for("leave"))
        self.game_app.say(told, timeout=LEAVING)
        return False

    def action_hint(self) -> None:
        """The adviser, who knows what I know; the choice that is picked there is looked at here."""
        from nd_tui.screens.hint import HintScreen

        if not self.decides:
            self.game_app.say(self.texts("hint-only-now"))
            return

        def look(move: nd.Move | None) -> None:
            if move is not None:
                self.query_one(Choices).highlight(move)

        view = nd.view(self.session.state, self.reader)
        self.app.push_screen(HintScreen(view, self.session.agent_luck()), look)
