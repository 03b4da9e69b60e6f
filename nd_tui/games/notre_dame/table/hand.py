"""The hand of the person at the screen; a click on a card plays or keeps it."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content

from core.notre_dame.moves import Keep, Play
from core.notre_dame.names import ACTION_NAMES, Card
from nd_tui.games.notre_dame.table.player_signs import player_sign, player_style
from nd_tui.games.notre_dame.words.things import card_name
from nd_tui.looks.picture import Picture
from nd_tui.widgets.common import FAINT, Drawn, Picked

MOST_CARDS = 3
LOOKED_AT = ("bold", "reverse")


class CardChip(Drawn):
    """One card, in the colour of the player it belongs to."""

    card: Card | None = None

    def show_card(self, picture: Picture, card: Card) -> None:
        """Draw the card."""
        self.card = card
        table = picture.view.table
        name = card_name(picture.texts, table, card)
        sign = player_sign(picture.symbols, table, card.owner)
        looked_at = picture.highlighted in (Play(card), Keep(card))
        # Written out, since a class of its own would make Textual work out all styles anew.
        style = " ".join((player_style(table, card.owner), *(LOOKED_AT if looked_at else ())))
        self.draw(Content.styled(f" {sign} {name} ", style), resizes=True)

    def about(self) -> str:
        """The page of the card's action."""
        return "" if self.card is None else ACTION_NAMES[self.card.action]

    def on_click(self) -> None:
        """Play or keep this card."""
        if self.card is not None:
            self.post_message(Picked(Play(self.card), Keep(self.card)))


class Cards(Horizontal):
    """Some cards in a row behind what they are called."""

    def compose(self) -> ComposeResult:
        """A name, and as many cards as there can be."""
        yield Drawn(classes="cards-name")
        for _ in range(MOST_CARDS):
            yield CardChip(classes="card")

    def show_cards(self, picture: Picture, name: str, cards: Sequence[Card]) -> None:
        """Draw the cards; nothing at all where there are none."""
        self.display = bool(cards)
        self.query_one(".cards-name", Drawn).draw(Content.styled(name, FAINT), resizes=True)
        for index, chip in enumerate(self.query(CardChip)):
            chip.display = index < len(cards)
            if chip.display:
                chip.show_card(picture, cards[index])


class Hand(Horizontal):
    """The cards kept and, while one is to be kept, those to choose from."""

    def compose(self) -> ComposeResult:
        """Both rows, one after the other."""
        yield Cards(id="kept")
        yield Cards(id="offered")

    def show(self, picture: Picture) -> None:
        """Draw the cards."""
        offered = [move.card for move in picture.view.options if isinstance(move, Keep)]
        texts = picture.texts
        self.query_one("#kept", Cards).show_cards(picture, texts("hand-kept"), picture.view.own.hand)
        self.query_one("#offered", Cards).show_cards(picture, texts("hand-offered"), offered)
