"""The street map on the screen: it draws itself into whatever room it has, and knows where it was clicked."""

from textual import events
from textual.geometry import Size

from core import notre_dame as nd
from core.notre_dame.moves import Drive
from nd_tui.games.notre_dame.streets.seen import is_drive, looked_at
from nd_tui.games.notre_dame.streets.walking import step
from nd_tui.games.notre_dame.streets.whole import map_rows, market_under, rows_wanted
from nd_tui.looks.picture import Picture
from nd_tui.widgets.common import Picked, joined, lines
from nd_tui.widgets.walkable import Walkable

ROOMY = 40  # rows of a screen from which on the map stands below the rest of the board
BESIDE = 9  # rows for everything else where the map is large


class Streets(Walkable):
    """The ring of boroughs unrolled, with messages, carriages, and how far one can drive."""

    is_large = False  # shown in the place of everything but what is asked
    _picture: Picture | None = None

    def show(self, picture: Picture) -> None:
        """Draw what there is to be seen now; a choice that is no drive changes nothing here."""
        before, self._picture = self._picture, picture
        if before is None or not _looks_alike(before, picture):
            self._draw_map()

    def enlarge(self, is_large: bool) -> None:
        """Take as much room as there is, or as little as will do."""
        if self.is_large != is_large:
            self.is_large = is_large
            self.refresh(layout=True)

    @property
    def is_walked(self) -> bool:
        """Whether it is asked where the carriage goes."""
        return self._picture is not None and is_drive(self._picture.view)

    def _draw_map(self) -> None:
        width, height = self.content_size
        if self._picture is not None and width and height:
            self.draw(lines(joined(row) for row in map_rows(self._picture, width, height)))

    def on_resize(self, event: events.Resize) -> None:
        """Draw it anew for another room."""
        self._draw_map()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """The rows that it would like to have."""
        if self._picture is None:
            return 0
        if self.is_large:
            most = viewport.height - BESIDE
        else:
            most = viewport.height // 4 if viewport.height >= ROOMY else viewport.height * 3 // 8
        return rows_wanted(self._picture, width, most)

    def about(self) -> str:
        """The page of the messages; what the streets are is asked when one drives."""
        return "messages"

    def on_click(self, event: events.Click) -> None:
        """Drive to the market there."""
        where = event.get_content_offset(self)
        if where is None or self._picture is None:
            return
        market = market_under(self._picture, *self.content_size, *where)
        if market is not None:
            self.post_message(Picked(Drive(market)))


def _looks_alike(before: Picture, after: Picture) -> bool:
    """Whether the map shows the same of two pictures."""
    same = before.view is after.view and before.texts is after.texts and before.symbols is after.symbols
    return same and (before.pointed == after.pointed or not is_drive(after.view))


def walked(picture: Picture, direction: str) -> Drive | None:
    """Where one looks after walking on from where one looks now."""
    view: nd.View = picture.view
    at = looked_at(picture)
    if at is None:
        return None
    there = step(view.table.components.streets, len(view.table.colours), at, direction)
    return None if there is None else Drive(there)
