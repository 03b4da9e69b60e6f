"""A person at the table, for tests: plays through the real app by keys or by mouse."""

import asyncio
import random
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import OptionList

from core import notre_dame as nd
from core.notre_dame.moves import Drive, From, Hire, Keep, Play, To
from core.record import new_match
from nd_tui.app import NotreDameApp
from nd_tui.saves import PERSON, GameFolder
from nd_tui.screens.curtain import CurtainScreen
from nd_tui.screens.table import TableScreen
from nd_tui.session import Session
from nd_tui.settings import Settings, save_settings
from nd_tui.thinking import Thinker
from nd_tui.widgets.borough import PlaceCell
from nd_tui.widgets.hand import CardChip
from nd_tui.widgets.persons import PersonCard
from nd_tui.widgets.streets import MarketCell
from tests.core.notre_dame.scenes import NAMES


def thread() -> Executor:
    return ThreadPoolExecutor(1)


def app_in(folder: Path, language: str = "en", **wishes: object) -> NotreDameApp:
    """The app with settings of its own, agents thinking in a thread, and nothing that makes one wait."""
    file = folder / "settings.json"
    save_settings(Settings(**{"speed": "off", "animations": False, **wishes}), file)  # type: ignore[arg-type]
    app = NotreDameApp(GameFolder(folder), file, language)
    app.thinker = Thinker(thread)
    return app


def new_session(app: NotreDameApp, players: int, seed: int, people: int = 1, **options: object) -> Session:
    setup = nd.Setup(NAMES[:players], **options)  # type: ignore[arg-type]
    seats = (PERSON,) * people + ("greedy",) * (players - people)
    return Session(app.folder.keep(new_match(nd, setup, seed, seats)))


async def turn_of_a_person(app: NotreDameApp, pilot: Pilot[None]) -> TableScreen | None:
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
            if screen.query_one(OptionList).option_count == len(screen.options):
                return screen
        else:
            await asyncio.sleep(0.002)
    raise AssertionError("nobody's turn")


async def decide_by_keys(pilot: Pilot[None], table: TableScreen, chance: random.Random) -> None:
    """A number, or arrows and Enter."""
    number = chance.randrange(len(table.options))
    if number < 9 and chance.random() < 0.7:
        await pilot.press(str(number + 1))
    else:
        await pilot.press(*["down"] * number, "enter")


async def decide_by_mouse(pilot: Pilot[None], table: TableScreen, chance: random.Random) -> None:
    """A click on the thing itself where there is one to be seen, else on its line in the list."""
    move = chance.choice(table.options)
    thing = thing_for(table, move)
    if thing is not None and await pilot.click(thing):
        await pilot.pause()
        if move not in table.options:
            return
    options = table.query_one(OptionList)
    row = chance.randrange(min(len(table.options), max(1, options.size.height)))
    await pilot.click(options, offset=(2, row))


def thing_for(table: TableScreen, move: nd.Move) -> object | None:
    """What stands on the table for a move."""
    match move:
        case Hire(person):
            found = [card for card in table.query(PersonCard) if card.person == person]
        case Play(card) | Keep(card):
            found = [chip for chip in table.query(CardChip) if chip.card == card]
        case Drive(market):
            found = [cell for cell in table.query(MarketCell) if cell.market == market and cell.is_on_screen]
        case From(place) | To(place):
            found = [cell for cell in table.query("#own PlaceCell").results(PlaceCell) if cell.place == place]
        case _:
            found = []
    seen = [widget for widget in found if widget.display and widget.region.height and widget.is_on_screen]
    return seen[0] if seen else None
