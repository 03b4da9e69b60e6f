"""What the keys do at the table: steps in the tree, pages, hints, and ways to other screens."""

import secrets
from collections.abc import Callable

from textual import work

from core import notre_dame as nd
from core.game import Problem
from core.history import LARGEST_LUCK
from nd_tui.screens.base import GameScreen
from nd_tui.session import Session
from nd_tui.widgets.choices import Choices
from nd_tui.words.moves import choice


class TableActions(GameScreen[None]):
    """The actions of the registry's place "table"; the screen itself says how it shows things."""

    PLACE = "table"
    session: Session
    reader: int
    page = "board"
    enlarged: int | None = None
    skipping = False

    def go_on(self) -> None:
        """Show where the game stands, and let whoever decides do so."""
        raise NotImplementedError

    def show(self) -> None:
        """Draw everything but the choices."""
        raise NotImplementedError

    def step(self, take: Callable[[], object]) -> None:
        """Take a step in the tree, if there is one, and keep the game as it then is."""
        try:
            take()
        except Problem as problem:
            self.game_app.tell(problem)
            return
        self.session.save()
        self.stop_agents()
        self.go_on()

    def stop_agents(self) -> None:
        """No agent goes on thinking about a position that is no longer shown."""
        self.workers.cancel_group(self, "agent")

    def action_take_back(self) -> None:
        """Back to my last decision."""
        self.step(self.session.take_back)

    def action_go_forward(self) -> None:
        """Forward again."""
        self.step(self.session.go_forward)

    def action_step_back(self) -> None:
        """One move back, whoever made it."""
        self.step(self.session.history.undo)

    def action_step_forward(self) -> None:
        """One move forward."""
        self.step(self.session.history.redo)

    def action_fresh_luck(self) -> None:
        """Deal anew what I do not know, as a line of its own."""
        luck = secrets.randbelow(LARGEST_LUCK)
        self.step(lambda: self.session.history.fresh_luck(luck))

    def action_name_line(self) -> None:
        """Name the line that leads here, to find it again."""
        from nd_tui.screens.dialogs import AskText

        node = self.session.history.cursor

        def named(name: str | None) -> None:
            if name is not None:
                node.name = name
                self.session.save()
                self.show()

        self.app.push_screen(AskText("dialog-line-name", node.name), named)

    def action_lines(self) -> None:
        """The tree of lines."""
        from nd_tui.screens.lines import LinesScreen

        self.stop_agents()
        self.app.push_screen(LinesScreen(self.session, self.reader), lambda _: self.go_on())

    def action_compare(self) -> None:
        """This position beside the end of the main line."""
        from nd_tui.screens.compare import CompareScreen

        history = self.session.history
        end = list(history.main_line())[-1]
        if end is history.cursor:
            self.notify(self.texts("compare-nothing"), markup=False)
        else:
            self.app.push_screen(CompareScreen(self.session, history.cursor, end, self.reader))

    def action_map(self) -> None:
        """The street map, or the board again."""
        self.turn_to("map")

    def action_log(self) -> None:
        """The log, or the board again."""
        self.turn_to("log")

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
        """Do not wait between the others' moves until it is my turn."""
        self.skipping = True

    def action_save(self) -> None:
        """Save, which happens after every decision anyway, and say where."""
        self.session.save()
        if self.session.unsaved is None:
            self.notify(self.texts("table-saved", path=str(self.session.kept.path)), markup=False)
        else:
            self.game_app.tell(self.session.unsaved)

    def action_load(self) -> None:
        """Another game."""
        from nd_tui.screens.load import LoadScreen

        self.app.push_screen(LoadScreen())

    def action_leave(self) -> None:
        """To the title; the game is kept."""
        self.stop_agents()
        self.game_app.leave_game()
        self.dismiss()

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """What an opponent would do in my place, knowing what I know."""
        session, node = self.session, self.session.history.cursor
        if session.seat != self.reader:
            return
        view = nd.view(session.state, self.reader)
        move, _ = await self.game_app.thinker.choose("greedy", view, session.agent_luck())
        if session.history.cursor is node:
            self.query_one(Choices).highlight(move)
            hint = self.texts("table-hint", choice=choice(self.texts, view, move))
            self.notify(hint, markup=False)
