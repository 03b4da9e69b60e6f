"""Notre Dame: everybody's markers, what a marker is worth now, and the gold in the supply."""

from textual.content import Content

from core.notre_dame.gains import gold_in_supply
from core.notre_dame.names import ACTION_NAMES, CATHEDRAL
from nd_tui.games.notre_dame.signs import signs_for
from nd_tui.games.notre_dame.table.borough import cathedral_share
from nd_tui.games.notre_dame.table.player_signs import player_style
from nd_tui.games.notre_dame.words.things import action_name
from nd_tui.looks.picture import Picture
from nd_tui.widgets.common import FAINT, Titled, player_name
from nd_tui.widgets.named_rows import Name, NamedRows, Row


class CathedralPanel(NamedRows, Titled):
    """The tile in the middle of the table."""

    def about(self) -> str:
        """The page of Notre Dame."""
        return ACTION_NAMES[CATHEDRAL]

    def show(self, picture: Picture) -> None:
        """Draw who has how many markers there."""
        texts = picture.texts
        self.entitle(Content(action_name(texts, CATHEDRAL)))
        rows: list[Row] = [[(cathedral_share(picture), "bold")]]
        for seat, player in enumerate(picture.after):
            markers = player.markers[CATHEDRAL]
            style = player_style(picture.view.table, seat)
            if markers:
                pieces = (signs_for(picture.symbols).marker * markers, style)
                rows.append([Name(player_name(picture, seat)), " ", pieces])
        supply = gold_in_supply(picture.view)
        if supply is not None:
            rows.append([(texts("gold-in-supply", n=supply), FAINT)])
        self.draw_rows(rows)
