"""The street map on the screen: it draws itself into whatever room it has, and knows where it was clicked."""

from textual import events

from core import notre_dame as nd
from core.notre_dame.moves import Drive
from nd_tui.games.notre_dame.streets.seen import is_drive, looked_at, seen
from nd_tui.games.notre_dame.streets.walking import step
from nd_tui.games.notre_dame.streets.whole import map_rows, market_under
from nd_tui.looks.picture import Picture
from nd_tui.widgets.common import Picked, joined, lines
from nd_tui.widgets.walkable import Walkable


class Streets(Walkable):
    """The ring of boroughs unrolled, with messages, carriages, and how far one can drive."""

    is_large = False  # shown in the place of everything but what is asked
    _picture: Picture | None = None

    def show(self, picture: Picture) -> None:
        """Draw what there is to be seen now, if it is something else than before."""
        self._picture = picture
        told = (picture.view, picture.pointed) if is_drive(picture.view) else None
        if self.is_other(seen(picture), picture.seat, picture.texts, picture.names, told):
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


def walked(picture: Picture, direction: str) -> Drive | None:
    """Where one looks after walking on from where one looks now."""
    view: nd.View = picture.view
    at = looked_at(picture)
    if at is None:
        return None
    there = step(view.table.components.streets, len(view.table.colours), at, direction)
    return None if there is None else Drive(there)
