"""Somebody who plays whole games through the real app, by keys alone or by mouse alone, with detours."""

from collections.abc import Awaitable, Callable
from typing import Any

from textual.geometry import Offset

from nd_tui.keys.palette import Palette
from nd_tui.play.new_game import USUAL_PLAYERS
from nd_tui.screens.base import GameScreen
from nd_tui.screens.curtain import CurtainScreen
from nd_tui.screens.ending import EndingScreen
from nd_tui.screens.hint import HintScreen
from nd_tui.screens.reckoning import ReckoningScreen
from nd_tui.screens.study import StudyScreen
from nd_tui.screens.table import TableScreen
from nd_tui.screens.title import TitleScreen
from nd_tui.widgets.choices import Choices
from nd_tui.widgets.game_list import GameList
from nd_tui.widgets.line_tree import LineTree
from nd_tui.widgets.menu import Menu
from tests.nd_tui.screens.deciding import Deciding, is_composed
from tests.nd_tui.screens.playing import new_session
from tests.nd_tui.screens.running import LARGE, SMALL

TINY = (40, 12)
SEATS = range(2, 6)
MOST_DECISIONS = 2000
BRANCHING = 10  # after so many decisions every game goes back and another way
TYPED = ("a line", "l'été ⚜ [b]", "", "x" * 90)


class Person(Deciding):
    """Plays a plan; whatever is chosen depends on its seed alone."""

    async def play(self) -> None:
        """Decide and look around until the game is over, and sometimes go on after that."""
        await self.begin()
        for decision in range(MOST_DECISIONS):
            table = await self.come_to_table()
            if table is None:
                return
            if decision == BRANCHING:
                await self.branch_off()
            elif self.chance.random() < self.plan.detours:
                await self.detour()
            else:
                await self.decide(table, self.any_of(table))
        raise AssertionError("a game without end")

    async def begin(self) -> None:
        """Sit down at the game of the plan, or ask for one at the title."""
        plan, app = self.plan, self.app
        await self.hands.settle()
        if not plan.from_title:
            options = self.board.options(plan.more)
            app.begin(new_session(app, plan.players, plan.seed, plan.people, **options))
            await self.hands.settle()
            return
        turns = (plan.players - USUAL_PLAYERS) % len(SEATS)
        if self.by_keys:
            await self.press("2")
            await self.press(*["right"] * turns)
        else:
            await self.hands.click_option(app.screen.query_one(Menu), 1)
            for _ in range(turns):
                await self.hands.click(app.screen.query_one("#players"))
        await self.do("ctrl+s")
        assert len(self.session.names) == plan.players

    async def come_to_table(self) -> TableScreen | None:
        """See to everything up to the next decision; None if the game is over and no more is to be done."""
        for _ in range(100):
            screen = self.app.screen
            if isinstance(screen, EndingScreen):
                self.endings += 1
                if self.endings > 2 or self.chance.random() > 2 * self.plan.detours:
                    return None
                assert await self.do("escape"), "no way back from the ending"
                await self.take_back()
            elif isinstance(screen, CurtainScreen | ReckoningScreen):
                await self.answer("enter", "Button")
            elif isinstance(screen, HintScreen):
                await self.answer("escape", "Button")
            elif not isinstance(screen, TableScreen):
                raise AssertionError(f"{screen} is in the way")
            elif self.session.person_decides:
                legal = self.session.game.legal_moves(self.session.state)
                assert len(screen.options) == len(legal)
                assert screen.options[0] == legal[0]
                assert is_composed(screen) or screen.query_one(Choices).moves == screen.listed
                return screen
            elif self.session.seat is None:
                assert await self.do("e"), "no way to the ending"
            else:
                assert await self.do("space"), "the others wait for ever"
        raise AssertionError("nobody's turn")

    async def branch_off(self) -> None:
        """Take back as far as something else is chosen."""
        for _ in range(40):
            assert await self.do("u"), "no key to take back"
            table = await self.come_to_table()
            if table is not None:
                known = [child.move for child in self.session.history.cursor.children]
                move = self.any_of(table)
                if move not in known:
                    await self.decide(table, move)
                    return
        raise AssertionError("nothing else could be chosen")

    # Detours

    async def detour(self) -> None:
        way = self.chance.choice(KEY_DETOURS if self.by_keys else MOUSE_DETOURS)
        self.done.append(way.__name__)
        await way(self)

    async def take_back(self) -> None:
        for _ in range(self.chance.randint(1, 3)):
            await self.do("u")
            await self.open_curtain()

    async def take_back_and_forward(self) -> None:
        await self.take_back()
        for _ in range(self.chance.randint(1, 3)):
            await self.do("r")
            await self.open_curtain()

    async def step(self) -> None:
        for _ in range(self.chance.randint(1, 6)):
            assert await self.do("[")
            await self.open_curtain()
        for _ in range(self.chance.randint(0, 3)):
            assert await self.do("]")
            await self.open_curtain()

    async def fresh_luck(self) -> None:
        assert await self.do("f")
        await self.open_curtain()

    async def begin_line(self) -> None:
        assert await self.do(self.chance.choice("bn"))
        if self.by_keys:
            await self.press(*self.chance.choice(TYPED))
        await self.answer(*self.chance.choice((("enter", "#dialog-ok"), ("escape", "#dialog-cancel"))))

    async def look_at_lines(self) -> None:
        """The tree of lines: around in it, in order, and back or elsewhere."""
        assert await self.do("t")
        screen = self.app.screen
        assert isinstance(screen, StudyScreen)
        for _ in range(self.chance.randint(0, 5)):
            if self.by_keys:
                keys = ("up", "up", "down", "left", "right", "pageup", "pagedown", "p", "d", "space", "c")
                await self.press(self.chance.choice(keys))
                await self.close(StudyScreen)
            else:
                await self.click_line(screen.query_one(LineTree))
            if self.app.screen is not screen:
                return
        if self.by_keys and self.chance.random() < 0.2:
            await self.press("delete", self.chance.choice(("enter", "tab", "escape")))
            await self.press(self.chance.choice(("enter", "up")))
            await self.close(StudyScreen)
        if self.app.screen is screen:
            await self.do(self.chance.choice(("enter", "escape")))
        await self.open_curtain()

    async def click_line(self, tree: LineTree) -> None:
        """Look at a line, or go there."""
        row = self.chance.randrange(tree.region.height)
        self.done.append(f"click line {row}")
        await self.hands.click(tree, Offset(tree.region.x + 12, tree.region.y + row))

    async def look_at_pages(self) -> None:
        for _ in range(self.chance.randint(1, 3)):
            await self.do(self.chance.choice(self.board.pages))

    async def press_little_things(self) -> None:
        await self.press(
            self.chance.choice(("s", "c", "space", "tab", "shift+tab", "0", "1", "z", "up", "end", "pageup"))
        )
        await self.close(TableScreen)

    async def type_fast(self) -> None:
        """Many keys before the first of them has done anything."""
        await self.press(*self.chance.choices((*"1122345urr[]fmlohi", "space", "down", "enter"), k=8))

    async def change_language(self) -> None:
        before = self.app.texts.language
        assert await self.do("f2")
        assert self.app.texts.language != before

    async def look_elsewhere(self) -> None:
        """Rules, help, settings, palette or the kept games, and back."""
        assert await self.do(self.chance.choice(("?", "p", "w", "f1", "f3", "ctrl+p", "ctrl+o")))
        if self.by_keys:
            await self.press(*self.chance.choices(("down", "up", "tab", "pagedown"), k=3))
        await self.close(TableScreen)

    async def look_at_others(self) -> None:
        """Click on the other players."""
        for player in self.app.screen.query(self.board.others):
            await self.hands.click(player)

    async def change_size(self) -> None:
        for size in self.chance.sample((SMALL, LARGE, TINY, (100, 30)), k=2):
            await self.hands.resize(*size)
        await self.hands.resize(*self.plan.size)

    async def leave_and_come_back(self) -> None:
        """To the title, perhaps from a page that lies over the board, and on from the file.

        A game that was played to its end once is not offered there any more: the list of games has it.
        """
        was_ended = self.session.history.was_ended
        for _ in range(3):  # the page, the question whether it is meant, and the answer
            if isinstance(self.app.screen, TableScreen):
                assert await self.do("escape")
        assert isinstance(self.app.screen, TitleScreen)
        if self.by_keys:
            await self.press(*("3", "enter") if was_ended else "1")
            return
        await self.hands.click_option(self.app.screen.query_one(Menu), 2 if was_ended else 0)
        if was_ended:
            games = self.app.screen.query_one(GameList)
            for _ in range(2):  # the first click looks at it
                await self.hands.click(games, games.content_region.offset)

    async def open_curtain(self) -> None:
        while isinstance(self.app.screen, CurtainScreen):
            await self.answer("enter", "Button")

    async def close(self, wanted: type[Any]) -> None:
        """Back to a screen from whatever was opened over it."""
        for _ in range(6):
            screen = self.app.screen
            if isinstance(screen, wanted | TableScreen | EndingScreen | CurtainScreen):
                return
            if self.by_keys or isinstance(screen, GameScreen):
                await self.do("escape")
            elif isinstance(screen, Palette):
                await self.hands.click_beside()
            else:
                await self.answer("escape", "Button")
        raise AssertionError(f"{self.app.screen} does not close")


Way = Callable[[Person], Awaitable[None]]
DETOURS: tuple[Way, ...] = (
    Person.take_back,
    Person.take_back,
    Person.take_back_and_forward,
    Person.step,
    Person.fresh_luck,
    Person.begin_line,
    Person.look_at_lines,
    Person.look_at_pages,
    Person.change_language,
    Person.look_elsewhere,
    Person.change_size,
    Person.leave_and_come_back,
)
KEY_DETOURS: tuple[Way, ...] = (*DETOURS, Person.press_little_things, Person.type_fast)
MOUSE_DETOURS: tuple[Way, ...] = (*DETOURS, Person.look_at_others)
