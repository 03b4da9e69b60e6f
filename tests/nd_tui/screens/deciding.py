"""How somebody decides through the real app: by keys or by mouse alone, in lists, on the board, in forms."""

import random
from dataclasses import dataclass, fields
from typing import Any

from textual.containers import VerticalScroll
from textual.geometry import Offset
from textual.widgets import Button, OptionList

from nd_tui.app import GamesApp
from nd_tui.games import FIRST
from nd_tui.games.parts import Amount, Part, Value
from nd_tui.play.session import Session
from nd_tui.screens.table import TableScreen
from nd_tui.widgets.composer import Composer
from nd_tui.widgets.part_rows import PartRows
from tests.nd_tui.screens.boards import BOARDS
from tests.nd_tui.screens.playing import Hands


@dataclass(frozen=True)
class Plan:
    """A game to be played."""

    seed: int
    by: str
    language: str
    players: int
    size: tuple[int, int]
    people: int = 1
    game: str = FIRST
    more: bool = False  # than there is in a first game
    detours: float = 0.04  # how often something else than a decision is done
    from_title: bool = False  # the game is begun by hand
    draws_all: bool = False  # also what is seen for a moment only, between the moves of the others
    reckonings: bool = False  # the plague is told on a screen of its own
    in_thread: bool = False  # the others think beside the app, so that no two games are quite the same

    def __str__(self) -> str:
        return "-".join(str(getattr(self, field.name)).replace(" ", "") for field in fields(self)[:8])


class Deciding:
    """Makes the moves that it is told; how it does so depends on the seed of the plan alone."""

    def __init__(self, plan: Plan, app: GamesApp) -> None:
        self.plan, self.app = plan, app
        self.by_keys, self.board = plan.by == "keys", BOARDS[plan.game]
        self.chance = random.Random(plan.seed)
        self.hands = Hands(app, plan.draws_all)
        self.done: list[str] = []
        self.endings = 0

    @property
    def session(self) -> Session:
        assert self.app.session is not None, "the game is gone"
        return self.app.session

    # Hands

    async def press(self, *keys: str) -> None:
        self.done.append(f"press {' '.join(keys)}")
        await self.hands.press(*keys)

    async def do(self, key: str) -> bool:
        """What a key does: by the key, or by its place in the footer, or by its entry in the menu."""
        if self.by_keys:
            await self.press(key)
            return True
        self.done.append(f"click the key {key}")
        return await self.hands.click_key(key) or await self.hands.click_entry(key)

    async def answer(self, key: str, button: str) -> None:
        """Answer a question by a key, or by a click on a button."""
        if self.by_keys:
            await self.press(key)
            return
        self.done.append(f"click {button}")
        assert await self.click_button(self.app.screen.query(button).first(Button)), f"no {button} to be seen"

    async def click_button(self, button: Button) -> bool:
        """Click on a button, also when it was clicked a moment ago; False where something covers it.

        For a fifth of a second it does not heed a second click, so that a double one decides once; whole
        decisions of a test may follow each other faster.
        """
        button.active_effect_duration = 0
        return await self.hands.click(button)

    # Deciding

    def any_of(self, table: TableScreen) -> Any:
        """One of the moves; where cards are chosen by their kinds, one that can be chosen so."""
        composed = is_composed(table)
        move = self.chance.choice(table.options if composed else table.listed)
        if composed:
            words, view = self.session.box.words, table.picture().view
            move = words.composed(view, words.decomposed(view, move))
        return move

    async def decide(self, table: TableScreen, move: Any) -> None:
        """Choose a move; then it must have been made."""
        before = self.session.history.cursor
        self.done.append(f"decide {self.session.game.format_move(before.state, move)}")
        if is_composed(table):
            await self.put_together(table, move)
        elif self.by_keys:
            await self.decide_by_keys(table, move)
        else:
            await self.decide_by_mouse(table, move)
        assert before.latest is not None, "nothing was decided"
        assert before.latest.move == move, f"decided {before.latest.move}"
        assert self.session.unsaved is None

    async def decide_by_keys(self, table: TableScreen, move: Any) -> None:
        """By its number, or by arrows and Enter."""
        listed = table.listed
        number = listed.index(move) + 1
        if await self.board.walk(self, table, move):
            return
        folded = is_folded(table, number - 1)
        if not table.typed and not folded and self.chance.random() < 0.7:
            longer = 10 * number <= table.decision.choices.seen  # another choice begins with this number
            await self.press(*str(number), *(["enter"] if longer else []))
        else:
            if table.walkable is not None and table.focused is table.walkable:
                await self.press("tab")
            options = table.query_one(OptionList)
            looked_at, opening = options.highlighted or 0, []
            if folded:
                looked_at, opening = options.option_count - 1, ["i"]  # which looks at the first of them
            steps = number - 1 - looked_at
            await self.press(*opening, *["down" if steps > 0 else "up"] * abs(steps), "enter")

    async def decide_by_mouse(self, table: TableScreen, move: Any) -> None:
        """A click on the thing itself where there is one to be seen, else on its line in the list."""
        before = self.session.history.cursor
        thing = self.board.thing(table, move)
        if thing is not None and self.chance.random() < 0.8:
            clicked = await self.hands.click(*thing)
            self.done.append(f"click {thing[0]}: {clicked}")
        if self.session.history.cursor is before:
            options, place = table.query_one(OptionList), table.listed.index(move)
            if is_folded(table, place):
                assert await self.do("i"), "no way to open what is folded"
            assert await self.hands.click_option(options, place), "no such line"

    async def put_together(self, table: TableScreen, move: Any) -> None:
        """Set every part as a move has it, and decide."""
        composition = table.query_one(Composer).composition
        assert composition is not None
        wanted = composition.of_move(move).values
        for part in composition.parts:
            if self.by_keys:
                await self.type_value(table, part, wanted[part.id])
            else:
                await self.click_value(table, part, wanted[part.id])
        rows = table.query_one(PartRows)
        assert {name: rows.values[name] for name in wanted} == wanted
        before, texts = self.session.history.cursor, table.texts
        doubtful = composition.with_values(wanted).hesitation(texts)
        for _ in range(2 if doubtful else 1):
            assert self.session.history.cursor is before, "a move that is rarely meant was made at once"
            if self.by_keys:
                await self.press("enter")
            else:
                assert await self.click_button(table.query_one(Composer).query_one(Button)), "no button"

    async def type_value(self, table: TableScreen, part: Part, value: Value) -> None:
        """Look at a part and type its number, digit by digit."""
        rows = table.query_one(PartRows)
        while rows.at is None or rows._parts[rows.at].id != part.id:
            await self.press("down")
        number = (
            value if isinstance(part, Amount) else [choice for choice, _ in part.choices].index(value) + 1
        )
        if rows.values[part.id] != value:
            for digit in str(number):
                await self.press(digit)

    async def click_value(self, table: TableScreen, part: Part, value: Value) -> None:
        """Click on the signs of a part until it has its value."""
        rows = table.query_one(PartRows)
        if rows.values[part.id] != value and self.chance.random() < 0.6:
            self.done.append(f"on the board: {await self.board.fill_in(self, table, part, value)}")
        for _ in range(100):
            if rows.values[part.id] == value:
                return
            cell = next(cell for cell in rows._cells if cell.part.id == part.id)
            fewer = isinstance(part, Amount) and value < rows.values[part.id]  # type: ignore[operator]
            where = rows.region.offset + Offset(*(cell.less if fewer else cell.more))
            if not await self.hands.click(rows, where):
                room = rows.parent
                assert isinstance(room, VerticalScroll)
                await self.hands.wheel(room, down=where.y >= room.region.bottom)
        raise AssertionError(f"{part.name} cannot be set to {value}")


def is_composed(table: TableScreen) -> bool:
    """Whether what is asked is put together of parts."""
    return bool(table.query_one(Composer).display)


def is_folded(table: TableScreen, place: int) -> bool:
    """Whether a choice is not in the list until that is unfolded."""
    return place >= table.query_one(OptionList).option_count - table.decision.choices.folds
