"""The head of a borough: whose it is, and all that lies before its player."""

from collections import Counter

from core.notre_dame.names import NOWHERE
from core.notre_dame.state import Player
from nd_tui.games.notre_dame.signs import signs_for
from nd_tui.games.notre_dame.table.pieces import sign_of
from nd_tui.games.notre_dame.words.things import message_brings
from nd_tui.looks.picture import Picture
from nd_tui.widgets.common import FAINT, Part, number
from nd_tui.widgets.named_rows import Name, NamedRows, name_of

# Columns between goods, whether each message is told, and whether goods have names and not only letters; the
# first of these forms is drawn that has room.
FORMS = (
    ("   ", True, True),
    ("  ", True, True),
    ("   ", False, True),
    ("  ", False, True),
    (" ", False, True),
    ("  ", False, False),
    (" ", False, False),
)


class Goods(NamedRows):
    """Whose borough it is; gold, markers, prestige and messages."""

    def show_player(self, picture: Picture, seat: int) -> None:
        """Draw the line."""
        player, after = picture.view.players[seat], picture.after[seat]
        forms = [_row(picture, seat, player, after, *form) for form in FORMS]
        self.draw_one_of(forms)
        kinds = picture.view.table.components.messages
        told = "\n".join(message_brings(picture.texts, kinds[m.kind]) for m in after.messages)
        if told and self.tooltip is None:
            self.tooltip = told


def _row(
    picture: Picture, seat: int, player: Player, after: Player, gap: str, singly: bool, in_words: bool
) -> list[Part | Name]:
    texts = picture.texts
    hidden = picture.secret_points and seat != picture.view.seat
    prestige: Part = "?" if hidden else number(player.prestige, after.prestige, picture)

    def named(good: str) -> str:
        return f"{texts(f'goods-{good}')} " if in_words else texts(f"short-{good}")

    letters = f"{texts('goods-messages')} " if in_words else signs_for(picture.symbols).letter
    row: list[Part | Name] = [
        name_of(picture, seat),
        gap,
        named("gold"),
        number(player.gold, after.gold, picture),
        gap + named("markers"),
        number(player.supply, after.supply, picture),
        (" (+", FAINT),
        number(player.reserve, after.reserve, picture, FAINT),
        (")", FAINT),
        gap + named("prestige"),
        prestige,
        gap + letters,
        *(_each(picture, after) if singly else _by_colour(picture, after)),
    ]
    if after.friend == NOWHERE:
        row += [gap, (texts("goods-friend", sign=signs_for(picture.symbols).friend), FAINT)]
    return row


def _each(picture: Picture, player: Player) -> list[Part | Name]:
    """Every message with its colour and its prestige."""
    kinds = picture.view.table.components.messages
    told: list[Part | Name] = []
    for message in player.messages:
        told += [sign_of(picture, message.borough), f"{kinds[message.kind].prestige} "]
    return told or [(picture.symbols.nothing, FAINT)]


def _by_colour(picture: Picture, player: Player) -> list[Part | Name]:
    """How many messages there are of each colour, which is shorter."""
    counted = Counter(message.borough for message in player.messages)
    told: list[Part | Name] = []
    for borough, amount in counted.items():
        told += [sign_of(picture, borough), f"×{amount} "]
    return told or [(picture.symbols.nothing, FAINT)]
