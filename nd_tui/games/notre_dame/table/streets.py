"""The street map: the boroughs of the ring unrolled, with messages, carriages and how far one can drive."""

from textual.app import ComposeResult
from textual.containers import Grid, Horizontal, Vertical
from textual.content import Content

from core import notre_dame as nd
from core.notre_dame.carriage import may_take
from core.notre_dame.moves import Drive
from core.notre_dame.names import SPOTS, borough_of, market_at
from core.notre_dame.state import NO_MESSAGE
from nd_tui.games.notre_dame.signs import signs_for
from nd_tui.games.notre_dame.table.player_signs import borough_sign, borough_style, player_sign, player_style
from nd_tui.games.notre_dame.words.things import colour_name
from nd_tui.looks.picture import Picture
from nd_tui.widgets.common import CHANGE, FAINT, Drawn, Part, Picked, Titled, joined

# The rows of a borough on the map: the inner corners above, towards the cathedral; left is left of the owner.
ROWS = (("il", "ir"), ("c",), ("ol", "or"))


class MarketCell(Drawn):
    """One market; a click drives there, if that is what is asked."""

    def __init__(self, spot: str) -> None:
        super().__init__(classes="market")
        self.add_class(f"spot-{spot}")
        self.spot = SPOTS.index(spot)
        self.market = 0

    def show_market(self, picture: Picture, market: int) -> None:
        """Draw the message, the carriages, and the way there."""
        self.market = market
        view, symbols = picture.view, picture.symbols
        parts: list[Part] = []
        kind = view.messages[market]
        if kind != NO_MESSAGE:
            parts += self._message(picture, market, kind)
        for seat, player in enumerate(view.players):
            if player.carriage == market:
                sign = signs_for(symbols).carriage + player_sign(symbols, view.table, seat)
                parts.append((sign, f"bold {player_style(view.table, seat)}"))
        steps = self._steps(picture)
        if steps is not None:
            parts.append((f" {steps}", CHANGE if picture.highlighted == Drive(market) else "bold"))
        self.set_class(steps is not None, "-reachable")
        self.set_class(picture.highlighted == Drive(market), "-highlighted")
        self.draw(joined(parts) if parts else Content.styled(symbols.nothing, FAINT))

    def _message(self, picture: Picture, market: int, kind: int) -> list[Part]:
        view = picture.view
        borough = borough_of(market)
        brings = view.table.components.messages[kind]
        gold, signs = picture.texts("short-gold"), signs_for(picture.symbols)
        extra = gold * brings.gold + signs.marker * brings.markers + signs.rat * brings.rat
        allowed = may_take(view, view.seat, borough)
        style = f"bold {borough_style(view.table, borough)}" if allowed else f"strike {FAINT}"
        return [(f"{signs.letter}{brings.prestige}{extra}", style), " "]

    def _steps(self, picture: Picture) -> int | None:
        view: nd.View = picture.view
        if Drive(self.market) not in view.options:
            return None
        return view.table.distances[view.players[view.seat].carriage][self.market]

    def about(self) -> str:
        """The page of the messages; what the streets are is asked when one drives."""
        return "messages"

    def on_click(self) -> None:
        """Drive there."""
        self.post_message(Picked(Drive(self.market)))


class BoroughMap(Grid, Titled):
    """The five markets of a borough."""

    def compose(self) -> ComposeResult:
        """Two corners, the centre, two corners."""
        for row in ROWS:
            for spot in row:
                yield MarketCell(spot)

    def show_borough(self, picture: Picture, borough: int) -> None:
        """Draw the borough's markets."""
        table = picture.view.table
        owner = table.homes.index(borough) if borough in table.homes else None
        # Names may be cut; that nobody plays here must be read in full, and finds no room beside the colour.
        above = "" if owner is None else f" {picture.names[owner]}"
        below = picture.texts("streets-unowned") if owner is None else ""
        colour = colour_name(picture.texts, table, borough)  # as the choices name it
        title = f"{borough_sign(picture.symbols, table, borough)} {colour}{above}"
        style = borough_style(table, borough)
        self.entitle(Content.styled(title, style), Content.styled(below, style))
        for cell in self.query(MarketCell):
            cell.show_market(picture, market_at(borough, cell.spot))


class Streets(Vertical):
    """The ring unrolled: right of each borough its right neighbour, and the first again after the last."""

    _shown: tuple[object, ...] = ()

    def compose(self) -> ComposeResult:
        """As many boroughs as there can be."""
        with Horizontal(id="ring"):
            for _ in range(5):
                yield BoroughMap(classes="borough-map")
        yield Drawn(id="streets-legend")

    def show(self, picture: Picture) -> None:
        """Draw those that there are, the own one first; a choice that is no drive changes nothing here."""
        view = picture.view
        looked_at = picture.highlighted if isinstance(picture.highlighted, Drive) else None
        messages = [player.messages for player in view.players]
        carriages = [player.carriage for player in view.players]
        drives = [move.market for move in view.options if isinstance(move, Drive)]
        known = (
            view.seat,
            view.messages,
            messages,
            carriages,
            drives,
            looked_at,
            picture.texts,
            picture.symbols,
            picture.wide,
        )
        if self._shown == known:
            return
        self._shown = known
        boroughs = len(picture.view.table.colours)
        home = picture.view.table.homes[picture.view.seat]
        for index, widget in enumerate(self.query(BoroughMap)):
            widget.display = index < boroughs
            if widget.display:
                widget.show_borough(picture, (home - index) % boroughs)
        self.query_one("#streets-legend", Drawn).draw(Content(picture.texts("streets-legend")), resizes=True)
