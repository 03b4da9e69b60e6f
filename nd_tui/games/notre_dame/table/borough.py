"""A borough in full: its seven sectors and the cathedral, goods, messages and harbour."""

from typing import Any

from msgspec.structs import replace
from textual.app import ComposeResult
from textual.containers import Grid, Vertical
from textual.content import Content

from core.notre_dame.moves import From, Keep, Play, To
from core.notre_dame.names import ACTION_NAMES, CATHEDRAL, PARK, PLACES, RESIDENCE, Action
from core.notre_dame.state import Player, count
from core.notre_dame.state import cathedral_share as shares
from nd_tui.games.notre_dame.signs import signs_for
from nd_tui.games.notre_dame.table.goods import Goods
from nd_tui.games.notre_dame.table.harbour import Harbour
from nd_tui.games.notre_dame.table.player_signs import player_style
from nd_tui.games.notre_dame.words.things import action_name
from nd_tui.looks.picture import Picture
from nd_tui.widgets.common import CHANGE, FAINT, Part, Picked, joined, lines
from nd_tui.widgets.painted import Painted, first_that_fits
from nd_tui.words.numbers import signed

FEW_MARKERS = 6  # as many are drawn one by one


class PlaceCell(Painted):
    """One sector, or the cathedral; a click means it, if a place is asked for."""

    def __init__(self, place: Action) -> None:
        super().__init__(classes="place")
        self.add_class(f"place-{ACTION_NAMES[place]}")
        self.place = place
        self.own = False
        self.cards: list[Play | Keep] = []  # that lead here

    def show_place(self, picture: Picture, seat: int) -> None:
        """Draw the pieces that stand here, and what would change."""
        view = picture.view
        self.own = seat == view.seat
        cards = (move for move in view.options if isinstance(move, Play | Keep))
        self.cards = [move for move in cards if move.card.action is self.place]
        self.set_class(bool(_change(picture, seat, self.place)), "-highlighted")
        players = view.players[seat], picture.after[seat], view.players[view.seat].rat
        everybody = picture.after if self.place == CATHEDRAL else None
        if not self.is_other(seat, players, everybody, picture.texts, picture.symbols):
            return
        self.paint(lambda width, height: _place(picture, seat, self.place, width, height))

    def about(self) -> str:
        """The page of the sector."""
        return ACTION_NAMES[self.place]

    def on_click(self) -> None:
        """Pick this place, or the card that leads to it; in another player's borough nothing can be meant."""
        if not self.own:
            return
        to = () if self.place == CATHEDRAL else (To(self.place),)
        self.post_message(Picked(From(self.place), *to, *self.cards))


def _place(picture: Picture, seat: int, place: Action, width: int, height: int) -> Content:
    """The name with the pieces beside or below it, what they are worth, and what comes next."""
    texts = picture.texts
    pieces = _pieces(picture, seat, place)
    name, short = action_name(texts, place), texts(f"action-{ACTION_NAMES[place]}.short")
    if height == 1:
        room = width - pieces.cell_length
        return first_that_fits(room - 1, name, short) + " " + pieces
    title = first_that_fits(width, name, short).stylize("bold")
    rows = [title, _worth(picture, seat, place, pieces, width)]
    if height > 2:
        rows.append(next_here(picture, seat, place, width).stylize(FAINT))
    rows += what_it_does(picture, place, width, height - len(rows))
    return lines(rows)


def what_it_does(picture: Picture, place: Action, width: int, height: int) -> list[Content]:
    """What a card for a place does, whatever stands there; nothing where not all of it has room."""
    if height < 1:
        return []
    two, rat = picture.view.table.options.hotel_two_from, picture.view.players[picture.view.seat].rat
    does = Content(picture.texts(f"does-{ACTION_NAMES[place]}", two=two, rat=rat)).wrap(max(1, width))
    return [line.stylize(FAINT) for line in does] if len(does) <= height else []


def _count(picture: Picture, seat: int, place: Action, after: bool) -> int:
    player: Player = (picture.after if after else picture.view.players)[seat]
    return player.markers[place] + (player.friend == place)


def _change(picture: Picture, seat: int, place: Action) -> int:
    """How many pieces more the highlighted choice would leave here."""
    return _count(picture, seat, place, after=True) - _count(picture, seat, place, after=False)


def _pieces(picture: Picture, seat: int, place: Action) -> Content:
    """The markers and the friend, and how many come or go."""
    symbols, style = picture.symbols, f"bold {player_style(picture.view.table, seat)}"
    player = picture.view.players[seat]
    markers, friend = player.markers[place], player.friend == place
    signs = signs_for(symbols)
    parts: list[Part] = []
    if not markers and not friend:
        parts.append((symbols.nothing, FAINT))
    parts.append((signs.marker * markers if markers <= FEW_MARKERS else f"{markers}×{signs.marker}", style))
    if not markers:
        parts.pop()
    if friend:
        parts.append((signs.friend, style))
    if change := _change(picture, seat, place):
        parts.append((f" {signed(change)}", CHANGE))
    return joined(parts)


def _worth(picture: Picture, seat: int, place: Action, pieces: Content, width: int) -> Content:
    """The pieces, and beside them what they are worth all the time."""
    if place == PARK and (bonus := count(picture.after[seat], PARK) // 2):
        return pieces + Content.styled(f" {signed(bonus)}", FAINT)
    if place == CATHEDRAL:
        value, markers, each = shares(replace(picture.view, players=picture.after))
        share = f"{value}÷{markers}={each}" if markers else str(value)
        forms = [Content.styled(f"  {told}", FAINT) for told in (cathedral_share(picture), share)]
        return first_that_fits(width, *(pieces + told for told in forms), pieces)
    return pieces


def next_here(picture: Picture, seat: int, place: Action, width: int) -> Content:
    """What the next card for this place would bring, with the marker that it places."""
    player = picture.after[seat]
    grown = count(player, place) + 1
    twice = grown >= picture.view.table.options.hotel_two_from
    bonus = count(player, PARK) // 2 if place == RESIDENCE else 0
    told = {"n": grown + bonus, "times": 1 + twice, "rat": player.rat, "single": grown % 2}
    message = f"next-{ACTION_NAMES[place]}"
    return first_that_fits(width, picture.texts(message, **told), picture.texts(f"{message}.card", **told))


def card_brings(picture: Picture, place: Action) -> str:
    """What a card for one of the own places brings now."""
    return next_here(picture, picture.view.seat, place, 0).plain


def cathedral_share(picture: Picture) -> str:
    """What the cathedral has to share, and what a marker is worth now."""
    value, markers, each = shares(replace(picture.view, players=picture.after))
    return picture.texts("cathedral-share", value=value, markers=markers, each=each)


class Borough(Vertical):
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
        self._goods.show_player(picture, seat)
        self._harbour.show_player(picture, seat)
        for cell in self._cells:
            cell.show_place(picture, seat)
