"""The other players in short; a click on one shows the whole borough."""

from typing import Any

from textual.app import ComposeResult
from textual.containers import Container
from textual.content import Content
from textual.geometry import NULL_OFFSET, NULL_SPACING, Region, Size
from textual.layout import Layout, WidgetPlacement
from textual.message import Message
from textual.widget import Widget

from core.notre_dame.names import ACTION_NAMES, PLACES
from core.notre_dame.state import Player
from nd_tui.games.notre_dame.signs import signs_for
from nd_tui.games.notre_dame.table.pieces import sign_of
from nd_tui.games.notre_dame.table.plan import VAST
from nd_tui.games.notre_dame.table.player_signs import player_style
from nd_tui.looks.arranging import GAP
from nd_tui.looks.picture import Picture
from nd_tui.widgets.common import CHANGE, FAINT, Part, joined, lines, number
from nd_tui.widgets.named_rows import Name, NamedRows, Row, in_one_line, name_of
from nd_tui.widgets.painted import first_that_fits

MOST_OTHERS = 4
SHORT, LONG = "short", "long"  # how goods are told
LETTERS, SHORT_NAMES, NAMES = "letter-{}", "action-{}.short", "action-{}"  # how places are told


class Enlarge(Message):
    """Somebody wants to see a whole borough."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat


class OtherPlayer(NamedRows):
    """One other player: goods, and the count of every place where there is something."""

    seat = 0

    def show_player(self, picture: Picture, seat: int) -> None:
        """Draw as many lines of a player as there is room for, if something is other than before."""
        view, self.seat = picture.view, seat
        known = view.players[seat], picture.after[seat], view.others[seat].hand
        how = picture.secret_points, picture.names, picture.texts, picture.symbols
        if not self.is_other(seat, known, how):
            return
        self._rows = [[name_of(picture, seat)]]
        self.paint(lambda width, height: player_told(picture, seat, width, height))
        self.tell_names()

    def on_click(self) -> None:
        """Show the whole borough."""
        self.post_message(Enlarge(self.seat))


def player_told(picture: Picture, seat: int, width: int, height: int) -> Content:
    """In one line, without the places if they have no room; else name, goods and places below each other."""
    named, places = _named(picture, seat), _places(picture, seat, LETTERS)
    short = _goods(picture, seat, SHORT)
    if height == 1:
        whole: Row = [*named, "  ", short, "  ", places]
        fits = joined([_whole(part) for part in whole]).cell_length <= width
        return in_one_line(whole if fits else [*named, "  ", short], width)
    if height == 2:
        return lines([in_one_line([*named, "  ", short], width), places])
    goods = first_that_fits(width, _goods(picture, seat, LONG), short)
    in_words = [_places(picture, seat, form).wrap(width) for form in (NAMES, SHORT_NAMES)]
    told = next((wrapped for wrapped in in_words if len(wrapped) <= height - 2), [places])
    return lines([in_one_line(named, width), goods, *told])


def _whole(part: Part | Name) -> Part:
    return part.whole if isinstance(part, Name) else part


def _named(picture: Picture, seat: int) -> list[Part | Name]:
    """The name, and of which colours messages were collected."""
    player = picture.view.players[seat]
    named: list[Part | Name] = [name_of(picture, seat)]
    if player.messages:
        named += ["  ", (signs_for(picture.symbols).letter, FAINT)]
        named += [sign_of(picture, message.borough) for message in player.messages]
    return named


def _goods(picture: Picture, seat: int, size: str) -> Content:
    """Gold, markers, prestige, rat and cards in hand, behind letters or words."""
    texts = picture.texts
    player, after = picture.view.players[seat], picture.after[seat]
    prestige: Part = "?" if picture.secret_points else number(player.prestige, after.prestige, picture)
    goods = {
        "gold": number(player.gold, after.gold, picture),
        "markers": number(player.supply, after.supply, picture),
        "prestige": prestige,
        "rat": number(player.rat, after.rat, picture),
        "hand": str(picture.view.others[seat].hand),
    }
    told: list[Part] = []
    for name, amount in goods.items():
        told += [(texts(f"{size}-{name}"), FAINT), amount, " "]
    return joined(told[:-1])


def _places(picture: Picture, seat: int, form: str) -> Content:
    """Every place where something stands, by its letters or a name."""
    placed = [_place(picture, seat, place, form) for place in PLACES]
    told = [part for part in placed if part is not None]
    return (
        Content(" " if form == LETTERS else "  ").join(told)
        if told
        else Content.styled(picture.symbols.nothing, FAINT)
    )


def _place(picture: Picture, seat: int, place: int, form: str) -> Content | None:
    player: Player = picture.view.players[seat]
    markers, friend = player.markers[place], player.friend == place
    if not markers and not friend:
        return None
    changes = picture.after[seat].markers != player.markers
    style = CHANGE if changes else f"bold {player_style(picture.view.table, seat)}"
    pieces = f"{markers or ''}{signs_for(picture.symbols).friend if friend else ''}"
    between = "" if form == LETTERS else "\u00a0"
    told = picture.texts(form.format(ACTION_NAMES[place])).replace(" ", "\u00a0")
    return joined([f"{told}{between}", (pieces, style)])


class SideBySide(Layout):
    """Players below each other, two on a line where there are fewer lines, or all beside each other."""

    name = "side-by-side"

    def arrange(
        self, parent: Widget, children: list[Widget], size: Size, greedy: bool = True
    ) -> list[WidgetPlacement]:
        """As many columns as the room asks for."""
        parent.pre_layout(self)
        if not children or not size:
            return []
        fewest = -(-len(children) // size.height)
        columns = len(children) if size.width >= VAST else max(fewest, 1)
        width, height = (size.width + GAP) // columns, size.height // -(-len(children) // columns)
        places = (divmod(number, columns) for number in range(len(children)))
        regions = [Region(x * width, y * height, width - GAP, height) for y, x in places]
        return [
            WidgetPlacement(region, NULL_OFFSET, NULL_SPACING, child)
            for region, child in zip(regions, children, strict=True)
        ]


class Others(Container):
    """All other players, in turn."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._players = [OtherPlayer(classes="other") for _ in range(MOST_OTHERS)]
        self._arranged = SideBySide()

    @property
    def layout(self) -> Layout:
        """By the room there is."""
        return self._arranged

    def compose(self) -> ComposeResult:
        """A place for each that there can be."""
        yield from self._players

    def show(self, picture: Picture) -> None:
        """Draw those that there are."""
        seats = len(picture.names)
        others = [(picture.view.seat + step) % seats for step in range(1, seats)]
        for index, widget in enumerate(self._players):
            widget.display = index < len(others)
            if widget.display:
                widget.show_player(picture, others[index])
