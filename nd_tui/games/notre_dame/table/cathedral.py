"""Notre Dame: everybody's markers, what a marker is worth now, and the gold in the supply."""

from textual.content import Content

from core.notre_dame.gains import gold_in_supply
from core.notre_dame.names import ACTION_NAMES, CATHEDRAL
from nd_tui.games.notre_dame.signs import drawings_for, signs_for
from nd_tui.games.notre_dame.table.borough import cathedral_share
from nd_tui.games.notre_dame.table.heads import head, indented
from nd_tui.games.notre_dame.table.player_signs import player_style
from nd_tui.games.notre_dame.words.things import action_name
from nd_tui.looks.picture import Picture
from nd_tui.widgets.common import FAINT, bold_on, joined, lines, player_sign
from nd_tui.widgets.painted import Painted

HEAD = bold_on("$panel", "$foreground")
STONE = "$secondary"
ROOM_FOR_A_DRAWING = 30  # columns


class CathedralPanel(Painted):
    """The tile in the middle of the table."""

    def about(self) -> str:
        """The page of Notre Dame."""
        return ACTION_NAMES[CATHEDRAL]

    def show(self, picture: Picture) -> None:
        """Draw the building and who has how many markers there."""
        self.paint(lambda width, height: _panel(picture, width, height))


def _panel(picture: Picture, width: int, height: int) -> Content:
    """What there is room for: the head and the markers, then what is shared and left, then the building."""
    name, share = action_name(picture.texts, CATHEDRAL), cathedral_share(picture)
    markers = _markers(picture)
    drawing = drawings_for(picture.symbols).cathedral
    if height <= len(drawing):
        return lines([head(name, width, HEAD, share), indented(markers)][:height])
    told = [Content.styled(share, "bold"), markers, _supply(picture)]
    if width >= ROOM_FOR_A_DRAWING:
        told += [Content()] * (len(drawing) - len(told))
        stones = (Content.styled(f"{line}  ", STONE) for line in drawing)
        told = [line + beside for line, beside in zip(stones, told, strict=True)]
    return lines([head(name, width, HEAD), *map(indented, told)])


def _markers(picture: Picture) -> Content:
    """The markers of everybody who has some there."""
    marker = signs_for(picture.symbols).marker
    told = []
    for seat, player in enumerate(picture.after):
        if markers := player.markers[CATHEDRAL]:
            style = player_style(picture.view.table, seat)
            told.append(joined([player_sign(picture, seat), (marker * markers, style)]))
    return Content(" ").join(told) if told else Content.styled(picture.symbols.nothing, FAINT)


def _supply(picture: Picture) -> Content:
    """The gold that nobody has."""
    supply = gold_in_supply(picture.view)
    return Content() if supply is None else Content.styled(picture.texts("gold-in-supply", n=supply), FAINT)
