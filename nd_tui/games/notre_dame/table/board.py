"""The whole board of Notre Dame: persons, boroughs, hand and street map, and the keys that belong to it."""

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import ClassVar

from textual.widget import Widget

from core import notre_dame as nd
from core.notre_dame.moves import Drive
from nd_tui.games.game_table import GameTable
from nd_tui.games.notre_dame.lights import LIGHTS
from nd_tui.games.notre_dame.streets.seen import is_drive
from nd_tui.games.notre_dame.streets.whole import rows_wanted
from nd_tui.games.notre_dame.table.borough import Borough
from nd_tui.games.notre_dame.table.cathedral import CathedralPanel
from nd_tui.games.notre_dame.table.hand import Hand
from nd_tui.games.notre_dame.table.others import Enlarge, Others
from nd_tui.games.notre_dame.table.persons import PersonRow
from nd_tui.games.notre_dame.table.plan import (
    CATHEDRAL,
    HAND,
    MAP,
    OTHERS,
    OWN,
    PERSONS,
    STREETS,
    Shown,
    plan,
)
from nd_tui.games.notre_dame.table.streets import Streets, walked
from nd_tui.looks.arranging import Plan, Room
from nd_tui.looks.picture import Picture
from nd_tui.widgets.walkable import Walkable


class NotreDameTable(GameTable):
    """The board; it knows whose borough is seen in full."""

    STYLES = Path(__file__).parent / "table.tcss"
    PAGES: ClassVar[tuple[str, ...]] = LIGHTS.pages
    ACTS: ClassVar[tuple[str, ...]] = LIGHTS.acts

    enlarged: int | None = None  # the seat of another player whose borough is seen in the place of the own

    def __init__(self, asked: Widget, log: Widget) -> None:
        super().__init__(asked, log)
        self._persons, self._cathedral = PersonRow(id=PERSONS), CathedralPanel(id=CATHEDRAL)
        self._borough, self._hand, self._others = Borough(id=OWN), Hand(id=HAND), Others(id=OTHERS)
        self._streets = Streets(id=STREETS)
        self._arranged = Shown()

    def parts(self) -> Iterable[Widget]:
        """Persons and cathedral, the own borough and hand, the others, the streets."""
        yield self._persons
        yield self._cathedral
        yield self._borough
        yield self._hand
        yield self._others
        yield self._streets

    def plan(self, room: Room) -> Plan:
        """As large as there is room for, by what is decided."""
        return plan(room, self._arranged)

    def show(self, picture: Picture) -> None:
        """Draw everything that has changed."""
        view = picture.view
        decides = view.task is not None and view.task.seat == view.seat
        decision = view.task.name if decides and view.task is not None else ""
        rows = partial(rows_wanted, picture)
        self._arranged = Shown(len(picture.names) - 1, decision, self._streets.is_large, rows)
        self._persons.show(picture)
        self._cathedral.show(picture)
        self._borough.show(picture, self.enlarged)
        self._others.show(picture)
        self._streets.show(picture)
        self._hand.show(picture)

    def page_of(self, view: nd.View) -> str:
        """Where the carriage goes is decided on the map."""
        return MAP if is_drive(view) else "board"

    def walkable(self, view: nd.View) -> Walkable | None:
        """The map, where the carriage is to drive."""
        return self._streets if is_drive(view) else None

    def walk(self, picture: Picture, direction: str) -> Drive | None:
        """To the next market that way."""
        return walked(picture, direction)

    def turned_to(self, page: str) -> None:
        """The map is large on its own page alone."""
        if page != MAP:
            self._streets.enlarge(False)

    @property
    def is_covered(self) -> bool:
        """Whether another player's borough is seen."""
        return self.enlarged is not None or self._streets.is_large

    def clear(self) -> None:
        """Show the own borough again."""
        self.enlarged = None
        self._streets.enlarge(False)

    def do(self, act: str, picture: Picture, page: str) -> str:
        """The large map, the next player's borough, or the persons still to come."""
        if act == MAP:
            self._streets.enlarge(not self._streets.is_large)
            return MAP if self._streets.is_large else "board"
        if act == "others":
            seats, own = len(picture.names), picture.view.seat
            following = ((own if self.enlarged is None else self.enlarged) + 1) % seats
            self.enlarged = None if following == own else following
            return "board"
        from nd_tui.games.notre_dame.table.persons_screen import PersonsScreen

        self.app.push_screen(PersonsScreen(picture.view))
        return page

    def on_enlarge(self, event: Enlarge) -> None:
        """Show another player's borough in full, or the own one again."""
        event.stop()
        self.enlarged = None if self.enlarged == event.seat else event.seat
        self.post_message(self.Turned())
