"""A person at the table, for tests: plays through the real app by keys or by mouse.

Textual's pilot waits after each key until the processor is idle, which makes a whole game take a minute.
`Hands` sends the same events through the same driver, and waits only until the app has dealt with them.
"""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from textual import events
from textual.command import Command, CommandList
from textual.geometry import Offset, Size
from textual.keys import _character_to_key
from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import OptionList

from core import notre_dame as nd
from core.notre_dame.moves import From, Hire, Keep, Play, To
from nd_tui.app import GamesApp
from nd_tui.games import FIRST, open_box
from nd_tui.games.notre_dame.streets.whole import layout
from nd_tui.games.notre_dame.table.borough import PlaceCell
from nd_tui.games.notre_dame.table.hand import CardChip
from nd_tui.games.notre_dame.table.persons import PersonCard
from nd_tui.games.notre_dame.table.streets import Streets
from nd_tui.keys.actions import acts_on
from nd_tui.keys.palette import Palette
from nd_tui.play.session import Session
from nd_tui.screens.curtain import CurtainScreen
from nd_tui.screens.table import TableScreen
from nd_tui.storage.saves import GameFolder
from nd_tui.storage.settings import Settings, save_settings
from nd_tui.thinking.thinker import Thinker
from nd_tui.thinking.worker import Link
from tests.nd_tui.any_game import begun
from tests.pilot_pauses import is_undrawn

MOST_TURNS = 20_000  # of the event loop, after which an app that is still busy never will be done
MOST_DRAWINGS = 200


def thread(link: Link, minds: str) -> Executor:
    return ThreadPoolExecutor(1)


class AtOnce(Executor):
    """Thinks while it is asked, so that a game goes the same way again; what an agent raises is noted."""

    def __init__(self, failures: list[Exception]) -> None:
        self.failures = failures

    def submit(self, call: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        answer: Future[Any] = Future()
        try:
            answer.set_result(call(*args, **named))
        except Exception as error:
            self.failures.append(error)
            answer.set_exception(error)
        return answer


def app_in(folder: Path, language: str = "en", game: str = FIRST, **wishes: object) -> GamesApp:
    """The app with settings of its own, agents thinking in a thread, and nothing that makes one wait."""
    file = folder / "settings.json"
    quick = {"speed": "off", "reckoning": False, "animations": False, "coach": False, "last_game": game}
    save_settings(Settings(**{**quick, **wishes}), file)  # type: ignore[arg-type]
    app = GamesApp(GameFolder(folder), file, language)
    app.thinker = Thinker(open_box(game), thread)
    return app


def new_session(app: GamesApp, players: int, seed: int, people: int = 1, **options: object) -> Session:
    session = Session(app.folder.keep(begun(app.game_name, players, seed, people, **options)))
    session.save()  # as the app does before a game begins
    return session


async def turn_of_a_person(app: GamesApp, pilot: Pilot[None]) -> TableScreen | None:
    """Wait until a person decides at the table; None when the game is over."""
    for _ in range(2000):
        await pilot.pause()
        screen = app.screen
        session = app.session
        if isinstance(screen, CurtainScreen):
            await pilot.press("enter")
        elif session is None or session.seat is None:
            return None
        elif isinstance(screen, TableScreen) and screen.options and session.person_decides:
            if is_asked(screen):
                return screen
        else:
            await asyncio.sleep(0.002)
    raise AssertionError("nobody's turn")


def is_asked(table: TableScreen) -> bool:
    """Whether what is to be decided is there to be seen, all of it."""
    if table.session.box.words.parts(table.texts, table.picture().view):
        return True  # it is composed, and never a long list
    choices = table.decision.choices
    return choices.moves == tuple(table.listed) and table.query_one(OptionList).option_count > 0


class Hands:
    """Keys and mouse at the terminal of an app."""

    def __init__(self, app: GamesApp, draws_all: bool = True) -> None:
        self.app = app
        self.draws_all = draws_all  # else only what is to be seen when the app waits for the person again

    async def press(self, *keys: str) -> None:
        """Type keys, by their names or characters, as fast as nobody can; then see what came of them."""
        self.strike(*keys)
        await self.settle()

    def strike(self, *keys: str) -> None:
        """Type keys and wait for nothing."""
        for key in keys:
            single = len(key) == 1
            self.send(events.Key(_character_to_key(key) if single else key, key if single else None))

    def strike_at(self, where: Offset) -> None:
        """Click at a place of the screen and wait for nothing."""
        for kind in (events.MouseMove, events.MouseDown, events.MouseUp):
            self._send_mouse(kind, where, 0 if kind is events.MouseMove else 1)

    async def click(self, widget: Widget, where: Offset | None = None) -> bool:
        """Click on a widget, in its middle or at a place of the screen; False where something covers it."""
        seen = widget.region.intersection(widget.screen.region)
        if where is None:
            where = Offset(seen.x + seen.width // 2, seen.y + seen.height // 2)
        if not widget.display or not seen or not self._is_at(widget, where):
            return False
        self.strike_at(where)
        await self.settle()
        return True

    async def click_key(self, key: str) -> bool:
        """Click on a key in the footer; False where it is not to be seen."""
        character = _character_to_key(key) if len(key) == 1 else key
        for shown in self.app.screen.query("FooterKey"):
            if getattr(shown, "key", None) == character:
                return await self.click(shown)
        return False

    async def click_entry(self, key: str) -> bool:
        """Click on what a key does in the menu of the screen; False where that does not offer it."""
        place = getattr(self.app.screen, "PLACE", "")
        character = _character_to_key(key) if len(key) == 1 else key
        wanted = [
            self.app.texts(f"do-{act.id}")
            for act in acts_on(place, self.app.game_name)
            if act.key == character
        ]
        if not await self.click_key(self.app.COMMAND_PALETTE_BINDING):
            return False
        menu = self.app.screen
        assert isinstance(menu, Palette), "the menu does not open"
        entries = menu.query_one(CommandList)
        for number, entry in enumerate(entries.options):
            assert isinstance(entry, Command)
            if entry.hit.text in wanted:
                return await self.click_option(entries, number)
        await self.click_beside()
        return False

    async def click_beside(self) -> None:
        """Click into the corner of the screen, beside the menu, which closes it."""
        self.strike_at(Offset(0, 0))
        await self.settle()

    async def click_option(self, options: OptionList, index: int) -> bool:
        """Click on a line of a list, turning the wheel until it is to be seen."""
        for _ in range(100):
            lines = list(self.lines_in(options))
            for number, where in lines:
                if number == index:
                    return await self.click(options, where)
            if not lines:
                return False
            await self.wheel(options, down=lines[0][0] < index)
        return False

    def lines_in(self, options: OptionList) -> Iterator[tuple[int, Offset]]:
        """Which options are to be seen where."""
        for where in (Offset(options.content_region.x, y) for y in options.content_region.line_range):
            if self._is_at(options, where):
                number = options.screen.get_style_at(*where).meta.get("option")
                if number is not None:
                    yield number, where

    async def wheel(self, widget: Widget, down: bool) -> None:
        """Turn the wheel over a widget."""
        kind = events.MouseScrollDown if down else events.MouseScrollUp
        self._send_mouse(kind, Offset(widget.region.x + 1, widget.region.y), 0)
        await self.settle()

    async def resize(self, width: int, height: int) -> None:
        """Give the terminal another size."""
        self.send_size(width, height)
        await self.settle()
        while self.app._resize_event is not None:  # screens hear of it a little later
            await asyncio.sleep(1 / 120)
        await self.settle()

    def send_size(self, width: int, height: int) -> None:
        """Give the terminal another size and wait for nothing."""
        size = Size(width, height)
        self.app._driver._size = size  # type: ignore[union-attr, assignment]
        self.send(events.Resize(size, size))

    def _is_at(self, widget: Widget, where: Offset) -> bool:
        if where not in widget.screen.region or widget.screen is not self.app.screen:
            return False
        return widget in self.app.screen.get_widget_at(*where)[0].ancestors_with_self

    def _send_mouse(self, kind: type[events.MouseEvent], where: Offset, button: int) -> None:
        self.send(kind(None, *where, 0, 0, button, False, False, False, *where))

    def send(self, event: events.Event) -> None:
        assert self.app._driver is not None
        self.app._driver.process_message(event)

    async def settle(self) -> None:
        """Wait until the app has dealt with everything, no agent thinks, and all is drawn."""
        with nullcontext() if self.draws_all else self.app.batch_update():
            await self.quiet()
        for _ in range(MOST_DRAWINGS):
            if self.app._batch_count:  # the menu holds drawing up for a moment when it closes
                await asyncio.sleep(1 / 120)
                continue
            if not is_undrawn(screen := self.app.screen):
                if not self.app.input_gate.is_holding:
                    return
                await asyncio.sleep(1 / 1000)
                await self.quiet()
                continue
            screen._on_timer_update()  # what a timer does sixty times a second, and a pilot in its pauses
            await self.quiet()
        raise AssertionError(f"{self.app.screen} is never all drawn")

    async def quiet(self) -> None:
        """Wait until nothing is left to do; what the app raised meanwhile is raised here."""
        loop: Any = asyncio.get_running_loop()
        for _ in range(MOST_TURNS):
            await asyncio.sleep(0)
            if self.app._exception is not None:
                raise self.app._exception
            if loop._ready:
                continue
            if not any(worker.is_running for worker in self.app.workers):
                return
            await asyncio.sleep(0.0005)
        raise AssertionError("the app is never done")


def market_on_screen(table: TableScreen, market: int) -> Offset | None:
    """Where on the screen a market is drawn."""
    streets = table.query_one(Streets)
    if not streets.display or not streets.content_size:
        return None
    found = layout(table.picture(), *streets.content_size)
    places = {each: (start, spot) for each, start, spot in found.plan.markets()}
    if market not in places:
        return None
    start, spot = places[market]
    where = Offset(start + found.plan.column(spot), found.above + found.plan.row(spot))
    return streets.content_region.offset + where


def thing_for(table: TableScreen, move: nd.Move) -> Widget | None:
    """What stands on the table for a move, apart from markets, which are places of one drawing."""
    found: list[Widget] = []
    match move:
        case Hire(person):
            found += [card for card in table.query(PersonCard) if card.person == person]
        case Play(card) | Keep(card):
            found += [chip for chip in table.query(CardChip) if chip.card == card]
        case From(place) | To(place):
            found += [
                cell for cell in table.query("#own PlaceCell").results(PlaceCell) if cell.place == place
            ]
    seen = [widget for widget in found if widget.display and widget.region.height and widget.is_on_screen]
    return seen[0] if seen else None
