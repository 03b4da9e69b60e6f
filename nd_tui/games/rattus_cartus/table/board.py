"""The whole board of Rattus Cartus: buildings, tracks, players, nun row, hand, and the key for the piles."""

from collections.abc import Iterable
from pathlib import Path
from typing import ClassVar

from textual.widget import Widget

from nd_tui.games.game_table import GameTable
from nd_tui.games.rattus_cartus.lights import LIGHTS
from nd_tui.games.rattus_cartus.table.buildings import BuildingRow
from nd_tui.games.rattus_cartus.table.hand import Hand, across
from nd_tui.games.rattus_cartus.table.nuns import Nuns
from nd_tui.games.rattus_cartus.table.piles import Piles, told_of_piles
from nd_tui.games.rattus_cartus.table.plan import Shown, plan
from nd_tui.games.rattus_cartus.table.players import Players
from nd_tui.games.rattus_cartus.table.tracks import Tracks
from nd_tui.looks.arranging import Plan, Room
from nd_tui.looks.picture import Picture


class RattusTable(GameTable):
    """The board; on a small screen the piles have a page of their own."""

    STYLES = Path(__file__).parent / "table.tcss"
    PAGES: ClassVar[tuple[str, ...]] = LIGHTS.pages
    ACTS: ClassVar[tuple[str, ...]] = LIGHTS.acts

    def __init__(self, asked: Widget, log: Widget) -> None:
        super().__init__(asked, log)
        self._row, self._tracks, self._players = (
            BuildingRow(id="row"),
            Tracks(id="tracks"),
            Players(id="players"),
        )
        self._nuns, self._hand, self._piles = Nuns(id="nuns"), Hand(id="hand"), Piles(id="piles")
        self._arranged = Shown()

    def parts(self) -> Iterable[Widget]:
        """From above: the row of buildings, the tracks and the players, the nun row, the hand, the piles."""
        return self._row, self._tracks, self._players, self._nuns, self._hand, self._piles

    def plan(self, room: Room) -> Plan:
        """Below each other, beside the log where there is room."""
        return plan(room, self._arranged)

    def show(self, picture: Picture) -> None:
        """Draw everything that has changed."""
        view = picture.view
        (page,) = self.PAGES
        self._arranged = Shown(
            len(picture.names), len(view.row), page=page, piles=told_of_piles(picture), hand=across(picture)
        )
        self._row.show(picture)
        self._tracks.show(picture)
        self._players.show(picture)
        self._nuns.show(picture)
        self._hand.show(picture)
        self._piles.show(picture)

    def offers(self, act: str, wide: bool) -> bool:
        """On a large screen the piles are always seen."""
        return not wide

    def do(self, act: str, picture: Picture, page: str) -> str:
        """The piles, or the board again."""
        (piles,) = self.PAGES
        return "board" if page == piles else piles
