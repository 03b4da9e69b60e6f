"""The whole board of Notre Dame: persons, boroughs, hand and street map, and the keys that belong to it."""

from collections.abc import Iterable
from pathlib import Path
from typing import ClassVar

from textual.containers import Horizontal, Vertical
from textual.widget import Widget

from core import notre_dame as nd
from nd_tui.games.game_table import GameTable
from nd_tui.games.notre_dame.lights import LIGHTS
from nd_tui.games.notre_dame.table.borough import Borough
from nd_tui.games.notre_dame.table.cathedral import CathedralPanel
from nd_tui.games.notre_dame.table.hand import Hand
from nd_tui.games.notre_dame.table.others import Enlarge, Others
from nd_tui.games.notre_dame.table.persons import PersonRow
from nd_tui.games.notre_dame.table.streets import Streets
from nd_tui.looks.picture import Picture

MAP = "map"


class NotreDameTable(GameTable):
    """The board; it knows whose borough is seen in full."""

    STYLES = Path(__file__).parent / "table.tcss"
    PAGES: ClassVar[tuple[str, ...]] = LIGHTS.pages
    ACTS: ClassVar[tuple[str, ...]] = LIGHTS.acts

    enlarged: int | None = None  # the seat of another player whose borough is seen in the place of the own

    def __init__(self, asked: Widget, log: Widget) -> None:
        super().__init__(asked, log)
        self._persons, self._cathedral = PersonRow(id="persons"), CathedralPanel(id="cathedral")
        self._borough, self._hand, self._others = Borough(id="own"), Hand(id="hand"), Others(id="others")
        self._streets = Streets(id="streets")

    def upper_parts(self) -> Iterable[Widget]:
        """Persons and cathedral; the own borough and hand, and the others beside or below them."""
        yield Horizontal(self._persons, self._cathedral, id="upper")
        own_side = Vertical(self._borough, self._hand, id="own-side")
        yield Horizontal(own_side, self._others, id="middle")

    def lower_parts(self) -> Iterable[Widget]:
        """The street map."""
        yield self._streets

    def show(self, picture: Picture) -> None:
        """Draw everything that has changed."""
        self._persons.show(picture)
        self._cathedral.show(picture)
        self._borough.show(picture, self.enlarged)
        self._others.show(picture)
        self._streets.show(picture)
        self._hand.show(picture)

    def page_of(self, view: nd.View) -> str:
        """Where the carriage goes is decided on the map."""
        drives = view.task is not None and view.task.name == "drive" and view.task.seat == view.seat
        return MAP if drives else "board"

    @property
    def is_covered(self) -> bool:
        """Whether another player's borough is seen."""
        return self.enlarged is not None

    def clear(self) -> None:
        """Show the own borough again."""
        self.enlarged = None

    def offers(self, act: str, wide: bool) -> bool:
        """On a large screen the map is always seen."""
        return act != MAP or not wide

    def do(self, act: str, picture: Picture, page: str) -> str:
        """The map, the next player's borough, or the persons still to come."""
        if act == MAP:
            return "board" if page == MAP else MAP
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
