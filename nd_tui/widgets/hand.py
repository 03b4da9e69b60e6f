"""The hand of the person at the screen; a click on a card plays or keeps it."""

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content

from core.notre_dame.moves import Keep, Play
from core.notre_dame.names import Card
from nd_tui.picture import Picture
from nd_tui.symbols import player_style
from nd_tui.widgets.common import Drawn, Picked
from nd_tui.words.things import card_name


class CardChip(Drawn):
    """One card, in the colour of the player it belongs to."""

    card: Card | None = None

    def show_card(self, picture: Picture, card: Card) -> None:
        """Draw the card."""
        self.card = card
        table = picture.view.table
        name = card_name(picture.texts, table, card)
        sign = picture.symbols.players[table.homes[card.owner]]
        looked_at = picture.highlighted in (Play(card), Keep(card))
        self.set_class(looked_at, "-highlighted")
        self.draw(Content.styled(f"{sign} {name}", player_style(table, card.owner)), resizes=True)

    def on_click(self) -> None:
        """Play or keep this card."""
        if self.card is not None:
            self.post_message(Picked(Play(self.card), Keep(self.card)))


class Hand(Horizontal):
    """The cards kept and, while one is to be kept, those to choose from."""

    def compose(self) -> ComposeResult:
        """As many as there can be: two kept, three to choose from."""
        for _ in range(5):
            yield CardChip(classes="card")

    def show(self, picture: Picture) -> None:
        """Draw the cards."""
        offered = [move.card for move in picture.view.options if isinstance(move, Keep)]
        cards = [*picture.view.own.hand, *offered]
        for index, chip in enumerate(self.query(CardChip)):
            chip.display = index < len(cards)
            if chip.display:
                chip.show_card(picture, cards[index])
                chip.set_class(cards[index] in offered, "-offered")
