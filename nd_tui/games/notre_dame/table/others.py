"""The other players in short; a click on one shows the whole borough."""

from typing import Any

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message

from core.notre_dame.names import ACTION_NAMES, PLACES
from core.notre_dame.state import Player
from nd_tui.games.notre_dame.signs import signs_for
from nd_tui.games.notre_dame.table.pieces import sign_of
from nd_tui.games.notre_dame.table.player_signs import player_style
from nd_tui.looks.picture import Picture
from nd_tui.widgets.common import CHANGE, FAINT, Part, number, player_name
from nd_tui.widgets.named_rows import Name, NamedRows

MOST_OTHERS = 4
MOST_IN_LINES = 2  # on a small screen; more stand two on a line, without their places


class Enlarge(Message):
    """Somebody wants to see a whole borough."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat


class OtherPlayer(NamedRows):
    """One other player: goods, and the count of every place."""

    seat = 0

    def show_player(self, picture: Picture, seat: int, whole: bool) -> None:
        """Draw the lines of a player, the places only where there is room for them."""
        self.seat = seat
        texts = picture.texts
        player, after = picture.view.players[seat], picture.after[seat]
        prestige: Part = "?" if picture.secret_points else number(player.prestige, after.prestige, picture)
        size = "long" if picture.wide else "short"
        goods = [
            (f"{size}-gold", number(player.gold, after.gold, picture)),
            (f"{size}-markers", number(player.supply, after.supply, picture)),
            (f"{size}-prestige", prestige),
            (f"{size}-rat", number(player.rat, after.rat, picture)),
            (f"{size}-hand", str(picture.view.others[seat].hand)),
        ]
        named: list[Part | Name] = [Name(player_name(picture, seat)), "  "]
        named.append((signs_for(picture.symbols).letter if player.messages else "", FAINT))
        named += [sign_of(picture, message.borough) for message in player.messages]
        counted: list[Part | Name] = []
        for name, amount in goods:
            counted += [(texts(name), FAINT), amount, " "]
        placed = [part for place in PLACES for part in self._place(picture, seat, place)] if whole else []
        if picture.wide:
            self.draw_rows([named, counted, placed])
        else:
            self.draw_rows([[*named, " " * bool(player.messages), *counted, " " * whole, *placed]])

    def _place(self, picture: Picture, seat: int, place: int) -> list[Part]:
        player: Player = picture.view.players[seat]
        letter = picture.texts(f"letter-{ACTION_NAMES[place]}")
        markers, friend = player.markers[place], player.friend == place
        if not markers and not friend:
            return [(f"{letter}{picture.symbols.nothing} ", FAINT)]
        style = (
            CHANGE
            if picture.after[seat].markers != player.markers
            else player_style(picture.view.table, seat)
        )
        return [letter, (f"{markers or ''}{signs_for(picture.symbols).friend if friend else ''} ", style)]

    def on_click(self) -> None:
        """Show the whole borough."""
        self.post_message(Enlarge(self.seat))


class Others(Vertical):
    """All other players, in turn."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._players = [OtherPlayer(classes="other") for _ in range(MOST_OTHERS)]

    def compose(self) -> ComposeResult:
        """A line for each that there can be."""
        yield from self._players

    def show(self, picture: Picture) -> None:
        """Draw those that there are."""
        seats = len(picture.names)
        others = [(picture.view.seat + step) % seats for step in range(1, seats)]
        whole = picture.wide or len(others) <= MOST_IN_LINES
        self.set_class(not whole, "-pairs")
        for index, widget in enumerate(self._players):
            widget.display = index < len(others)
            if widget.display:
                widget.show_player(picture, others[index], whole)
