"""The whole board: the cards, the players, and the key that shows which cards are left."""

from collections.abc import Iterable
from pathlib import Path
from typing import ClassVar

from textual.widget import Widget

from nd_tui.games.game_table import GameTable
from nd_tui.looks.arranging import Plan, Room
from nd_tui.looks.picture import Picture
from tests.toybox.box.lights import LIGHTS
from tests.toybox.box.table.cards import Cards
from tests.toybox.box.table.plan import plan
from tests.toybox.box.table.players import Players


class PebblesTable(GameTable):
    """Two parts below each other; on a small screen the cards have a page of their own too."""

    STYLES = Path(__file__).parent / "table.tcss"
    PAGES: ClassVar[tuple[str, ...]] = LIGHTS.pages
    ACTS: ClassVar[tuple[str, ...]] = LIGHTS.acts

    def __init__(self, asked: Widget, log: Widget) -> None:
        super().__init__(asked, log)
        self._cards, self._players = Cards(id="cards"), Players(id="players")

    def parts(self) -> Iterable[Widget]:
        """The cards, and below them the players."""
        return self._cards, self._players

    def plan(self, room: Room) -> Plan:
        """The same parts in every size."""
        return plan(room)

    def show(self, picture: Picture) -> None:
        """Draw everything that has changed."""
        self._cards.show(picture)
        self._players.show(picture)

    def offers(self, act: str, wide: bool) -> bool:
        """On a large screen the cards that are left are always seen."""
        return not wide

    def do(self, act: str, picture: Picture, page: str) -> str:
        """The cards that are left, or the board again."""
        (deck,) = self.PAGES
        return "board" if page == deck else deck
