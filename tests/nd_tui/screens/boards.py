"""What somebody who plays whole games can do on the board of each game, beside its list of choices."""

from typing import TYPE_CHECKING, Any, Protocol

from textual.geometry import Offset
from textual.widget import Widget

from core.notre_dame.moves import Drive
from core.rattus_cartus.moves import Look, Support
from nd_tui.games.notre_dame.streets.seen import looked_at
from nd_tui.games.notre_dame.table.others import OtherPlayer
from nd_tui.games.notre_dame.table.streets import Streets
from nd_tui.games.parts import Amount, Part
from nd_tui.games.rattus_cartus.table.buildings import BuildingCard
from nd_tui.games.rattus_cartus.table.hand import Hand, card_at
from nd_tui.games.rattus_cartus.table.nuns import NunCard
from nd_tui.games.rattus_cartus.table.plan import AS_CARDS
from nd_tui.games.rattus_cartus.table.players import PlayerLine
from nd_tui.games.rattus_cartus.words.things import sort_of
from nd_tui.screens.table import TableScreen
from nd_tui.widgets.part_rows import PartRows
from tests.nd_tui.screens.playing import market_on_screen, thing_for
from tests.nd_tui.screens.walking import keys_between

if TYPE_CHECKING:
    from tests.nd_tui.screens.deciding import Deciding


class Board(Protocol):
    """The board of a game under the hands of a person."""

    pages: str  # keys that show something else for a while
    others: type[Widget]  # what stands for the other players

    def options(self, more: bool) -> dict[str, Any]:
        """The options of a game in which there is more than in a first one."""

    def thing(self, table: TableScreen, move: Any) -> tuple[Widget, Offset | None] | None:
        """What can be clicked for a move, and where if not anywhere on it."""

    async def walk(self, person: "Deciding", table: TableScreen, move: Any) -> bool:
        """Decide by the arrow keys on the board, where there is a way; whether that was done."""

    async def fill_in(self, person: "Deciding", table: TableScreen, part: Part, value: Any) -> bool:
        """Set a part of what is put together by clicks on the board; whether that was done."""


class NotreDameBoard:
    """Persons, cards and sectors are clicked, and the streets too, along which one can also walk."""

    pages = "mloh"
    others: type[Widget] = OtherPlayer

    def options(self, more: bool) -> dict[str, Any]:
        return {"new_persons": more}

    def thing(self, table: TableScreen, move: Any) -> tuple[Widget, Offset | None] | None:
        if isinstance(move, Drive) and (where := market_on_screen(table, move.market)) is not None:
            return table.query_one(Streets), where
        thing = thing_for(table, move)
        return None if thing is None else (thing, None)

    async def walk(self, person: "Deciding", table: TableScreen, move: Any) -> bool:
        if not isinstance(move, Drive) or table.walkable is None or person.chance.random() > 0.5:
            return False
        if table.focused is not table.walkable:
            await person.press("tab")
        start = looked_at(table.picture())
        assert start is not None
        await person.press(*keys_between(table.picture().view, start, move.market), "enter")
        return True

    async def fill_in(self, person: "Deciding", table: TableScreen, part: Part, value: Any) -> bool:
        return False


class RattusBoard:
    """Buildings and nuns are clicked, and the cards of the hand where they are drawn."""

    pages = "ploh"
    others: type[Widget] = PlayerLine

    def options(self, more: bool) -> dict[str, Any]:
        return {"buildings": "by_card" if more else "first_game"}

    def thing(self, table: TableScreen, move: Any) -> tuple[Widget, Offset | None] | None:
        found: list[Widget] = []
        if isinstance(move, Support):
            found += [card for card in table.query(BuildingCard) if card.place == move.place]
        elif isinstance(move, Look):
            found += [card for card in table.query(NunCard) if card.nun == move.nun]
        seen = [card for card in found if card.display and card.region.height and card.is_on_screen]
        return (seen[0], None) if seen else None

    async def walk(self, person: "Deciding", table: TableScreen, move: Any) -> bool:
        return False

    async def fill_in(self, person: "Deciding", table: TableScreen, part: Part, value: Any) -> bool:
        rows = table.query_one(PartRows)
        if isinstance(part, Amount):
            where = _place_in_hand(table, part.id)
            for _ in range(part.most + 1 if where is not None else 0):
                before = rows.values[part.id]
                if before == value or not await person.hands.click(table.query_one(Hand), where):
                    break
                if rows.values[part.id] == before:
                    break  # what was clicked together on the way is no move
        else:
            cards = [card for card in table.query(BuildingCard) if card.display and card.place == value]
            for card in cards:
                await person.hands.click(card)
        return bool(rows.values[part.id] == value)


def _place_in_hand(table: TableScreen, sort: str) -> Offset | None:
    """A place on the first card of a sort, where cards are drawn and it is one of them."""
    hand = table.query_one(Hand)
    if hand.content_size.height < AS_CARDS or not hand.is_on_screen:
        return None
    picture, width = table.picture(), hand.content_size.width
    for x in range(width):
        card = card_at(picture, x, width)
        if card is not None and sort_of(card) == sort:
            return hand.content_region.offset + Offset(x, 1)
    return None


BOARDS: dict[str, Board] = {"notre-dame": NotreDameBoard(), "rattus-cartus": RattusBoard()}
