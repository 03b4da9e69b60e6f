"""A borough in full: its seven sectors and the cathedral, goods, messages and harbour."""

from functools import cache
from typing import Any

from msgspec.structs import replace
from textual.app import ComposeResult
from textual.containers import Grid, Vertical

from core.notre_dame.moves import From, Keep, Play, To
from core.notre_dame.names import ACTION_NAMES, CATHEDRAL, NOWHERE, PARK, PLACES, Action
from core.notre_dame.state import Player, count
from core.notre_dame.state import cathedral_share as shares
from nd_tui.games.notre_dame.signs import signs_for
from nd_tui.games.notre_dame.table.pieces import sign_of
from nd_tui.games.notre_dame.table.player_signs import player_style
from nd_tui.games.notre_dame.words.things import action_name, message_brings
from nd_tui.looks.picture import Picture
from nd_tui.widgets.common import (
    CHANGE,
    FAINT,
    Drawn,
    Part,
    Picked,
    Titled,
    joined,
    number,
    player_name,
)
from nd_tui.words.numbers import signed
from nd_tui.words.texts import Texts

DANGEROUS = 3  # spaces before the end of the plague track


class PlaceCell(Drawn):
    """One sector, or the cathedral; a click means it, if a place is asked for."""

    def __init__(self, place: Action) -> None:
        super().__init__(classes="place")
        self.add_class(f"place-{ACTION_NAMES[place]}")
        self.place = place
        self.own = False
        self.cards: list[Play | Keep] = []  # that lead here

    def show_place(self, picture: Picture, seat: int) -> None:
        """Draw the pieces that stand here, and what would change."""
        view, symbols = picture.view, picture.symbols
        self.own = seat == view.seat
        cards = (move for move in view.options if isinstance(move, Play | Keep))
        self.cards = [move for move in cards if move.card.action is self.place]
        player = view.players[seat]
        style = player_style(view.table, seat)
        parts: list[Part] = [(action_name(picture.texts, self.place), "bold" if picture.wide else ""), "\n"]
        markers = player.markers[self.place]
        friend = player.friend == self.place
        if not markers and not friend:
            parts.append((symbols.nothing, FAINT))
        parts.append((signs_for(symbols).marker * markers, f"bold {style}"))
        if friend:
            parts.append((signs_for(symbols).friend, f"bold {style}"))
        change = self._count(picture, seat, after=True) - self._count(picture, seat, after=False)
        if change:
            parts.append((f" {signed(change)}", CHANGE))
        parts.append((self._note(picture, seat), FAINT))
        if picture.wide:
            parts += ["\n", (next_here(picture, seat, self.place), FAINT)]
        self.set_class(bool(change), "-highlighted")
        self.draw(joined(parts))

    def _count(self, picture: Picture, seat: int, after: bool) -> int:
        player: Player = (picture.after if after else picture.view.players)[seat]
        return player.markers[self.place] + (player.friend == self.place)

    def _note(self, picture: Picture, seat: int) -> str:
        if self.place == PARK:
            bonus = count(picture.after[seat], PARK) // 2
            return f" {signed(bonus)}" if bonus else ""
        if self.place == CATHEDRAL:
            return f"  {cathedral_share(picture)}"
        return ""

    def about(self) -> str:
        """The page of the sector."""
        return ACTION_NAMES[self.place]

    def on_click(self) -> None:
        """Pick this place, or the card that leads to it; in another player's borough nothing can be meant."""
        if not self.own:
            return
        to = () if self.place == CATHEDRAL else (To(self.place),)
        self.post_message(Picked(From(self.place), *to, *self.cards))


def next_here(picture: Picture, seat: int, place: Action) -> str:
    """What the next card for this place would bring, with the marker that it places."""
    grown = count(picture.after[seat], place) + 1
    twice = grown >= picture.view.table.options.hotel_two_from
    return _next_words(picture.texts, ACTION_NAMES[place], grown, 1 + twice)


@cache
def _next_words(texts: Texts, place: str, count: int, times: int) -> str:
    return texts(f"next-{place}", n=count, times=times)


def cathedral_share(picture: Picture) -> str:
    """What the cathedral has to share, and what a marker is worth now."""
    value, markers, each = shares(replace(picture.view, players=picture.after))
    return picture.texts("cathedral-share", value=value, markers=markers, each=each)


class Goods(Drawn):
    """Gold, markers, prestige and messages of a player."""

    def show_player(self, picture: Picture, seat: int) -> None:
        """Draw the line."""
        texts, table = picture.texts, picture.view.table
        player, after = picture.view.players[seat], picture.after[seat]
        parts: list[Part] = [
            f"{texts('goods-gold')} ",
            number(player.gold, after.gold, picture),
            f"   {texts('goods-markers')} ",
            number(player.supply, after.supply, picture),
            (" (+", FAINT),
            number(player.reserve, after.reserve, picture, FAINT),
            (")", FAINT),
            f"   {texts('goods-prestige')} ",
        ]
        hidden = picture.secret_points and seat != picture.view.seat
        parts.append("?" if hidden else number(player.prestige, after.prestige, picture))
        parts.append(f"   {texts('goods-messages')} ")
        for message in after.messages:
            brings = table.components.messages[message.kind].prestige
            parts += [sign_of(picture, message.borough), f"{brings} "]
        if not after.messages:
            parts.append((picture.symbols.nothing, FAINT))
        if after.friend == NOWHERE:
            parts += ["  ", (texts("goods-friend", sign=signs_for(picture.symbols).friend), FAINT)]
        self.draw(joined(parts))
        self.tooltip = "\n".join(
            message_brings(texts, table.components.messages[m.kind]) for m in after.messages
        )


class Harbour(Drawn):
    """The plague track with the rat."""

    def about(self) -> str:
        """The page of the track."""
        return "rat"

    def show_player(self, picture: Picture, seat: int) -> None:
        """Draw the spaces from 0 to the end."""
        player, after = picture.view.players[seat], picture.after[seat]
        parts: list[Part] = [f"{picture.texts('goods-harbour')} "]
        end = picture.view.table.components.harbour
        for space in range(end + 1):
            if space == player.rat:
                parts.append((f"[{space}]", "bold $error" if space > end - DANGEROUS else "bold"))
            elif space == after.rat:
                parts.append((f"<{space}>", CHANGE))
            else:
                parts.append((f" {space} ", FAINT))
        self.draw(joined(parts))


class Borough(Vertical, Titled):
    """Everything in a player's borough."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._goods, self._harbour = Goods(classes="goods"), Harbour(classes="harbour")
        self._cells = [PlaceCell(place) for place in PLACES]

    def compose(self) -> ComposeResult:
        """Goods, places and harbour."""
        yield self._goods
        yield Grid(*self._cells, classes="places")
        yield self._harbour

    def show(self, picture: Picture, seat: int | None = None) -> None:
        """Draw the borough of a seat, the own one if none is named."""
        seat = picture.view.seat if seat is None else seat
        self.entitle(player_name(picture, seat))
        self._goods.show_player(picture, seat)
        self._harbour.show_player(picture, seat)
        for cell in self._cells:
            cell.show_place(picture, seat)
