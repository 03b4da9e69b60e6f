"""The hand of the person at the screen; a click on a card plays or keeps it."""

from collections.abc import Mapping, Sequence
from typing import Any

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content

from core.notre_dame.moves import Keep, Play
from core.notre_dame.names import ACTION_NAMES, FRIEND, PLACES, Card
from nd_tui.games.notre_dame.table.borough import card_brings, what_it_does
from nd_tui.games.notre_dame.table.heads import head, indented
from nd_tui.games.notre_dame.table.player_signs import player_sign, player_style
from nd_tui.games.notre_dame.words.brings import brings, effect_of
from nd_tui.games.notre_dame.words.things import card_name
from nd_tui.looks.picture import Picture
from nd_tui.widgets.common import FAINT, Drawn, Picked, bold_on, lines
from nd_tui.widgets.painted import Painted, first_that_fits
from nd_tui.words.shortening import shortened

MOST_CARDS = 3
PLAYED = "-played"
GROUPS = ("hand-kept", "hand-offered")  # what they are called, too


class CardChip(Painted):
    """One card, in the colour and with the sign of the player it belongs to."""

    card: Card | None = None

    def show_card(self, picture: Picture, card: Card, told: Sequence[str]) -> None:
        """Draw the card: its name and, where there is room, what it brings now."""
        self.card = card
        self.remove_class(PLAYED)
        self.paint(lambda width, height: _card(picture, card, told, width, height))

    def show_none(self) -> None:
        """Leave the place of a card empty."""
        self.card = None
        self.add_class(PLAYED)
        self.paint(lambda width, height: Content())

    def about(self) -> str:
        """The page of the card's action."""
        return "" if self.card is None else ACTION_NAMES[self.card.action]

    def on_click(self) -> None:
        """Play or keep this card."""
        if self.card is not None:
            self.post_message(Picked(Play(self.card), Keep(self.card)))


def _card(picture: Picture, card: Card, told: Sequence[str], width: int, height: int) -> Content:
    texts, table = picture.texts, picture.view.table
    sign = player_sign(picture.symbols, table, card.owner)
    names = (card_name(texts, table, card), texts(f"action-{ACTION_NAMES[card.action]}.short"))
    name = first_that_fits(width - len(sign) - 3, *names)
    looked_at = picture.highlighted in (Play(card), Keep(card))
    colour = player_style(table, card.owner)
    style = bold_on(colour) if looked_at else bold_on("$panel", colour)
    rows = [head(f"{sign} {name}", width, style)]
    if height > 1:
        rows.append(indented(first_that_fits(width - 2, *told).stylize("bold")))
    rows += map(indented, what_it_does(picture, card.action, width - 2, height - len(rows)))
    if len(rows) > 2 and height > len(rows):
        owner = f"{sign} {shortened(picture.names[card.owner], width - len(sign) - 3)}"
        rows += [Content()] * (height - len(rows) - 1) + [indented(Content.styled(owner, colour))]
    return lines(rows)


def _told(picture: Picture, card: Card) -> Sequence[str]:
    """What the card brings now, in full and in short: of one that can be played, what is certain."""
    texts = picture.texts
    if card.action is FRIEND:
        short = [texts("next-friend.card"), texts("next-friend.brief")]
    else:
        short = [card_brings(picture, PLACES[card.action])]
    move = Play(card)
    told = brings(texts, move, effect_of(picture.view, move), True) if move in picture.view.options else ""
    return [told, *short] if told else short


class Hand(Horizontal):
    """The cards kept and, while one is to be kept, those to choose from; never more than three in all."""

    _told_of: tuple[object, str] = None, ""  # a position, and in which language
    _told: Mapping[Card, Sequence[str]] = {}  # what each card brings there

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._names = {group: Drawn(classes="cards-name") for group in GROUPS}
        self._chips = {group: [CardChip(classes="card") for _ in range(MOST_CARDS)] for group in GROUPS}

    def compose(self) -> ComposeResult:
        """Each group of cards behind what it is called."""
        for group in GROUPS:
            yield self._names[group]
            yield from self._chips[group]

    def show(self, picture: Picture) -> None:
        """Draw the cards; what they bring is worked out once in a position."""
        view, texts = picture.view, picture.texts
        offered = [move.card for move in view.options if isinstance(move, Keep)]
        if self._told_of[0] is not view or self._told_of[1] != texts.language:
            self._told_of = view, texts.language
            self._told = {card: _told(picture, card) for card in (*view.own.hand, *offered)}
        for group, cards in zip(GROUPS, (view.own.hand, offered), strict=True):
            keeps_places = not offered and group == "hand-kept"  # so that what is left stays where it lies
            self._show_group(picture, group, cards, MOST_CARDS if keeps_places else len(cards))

    def _show_group(self, picture: Picture, group: str, cards: Sequence[Card], places: int) -> None:
        """Draw some cards in so many places; nothing at all where there are none."""
        self._names[group].display = bool(cards)
        self._names[group].draw(Content.styled(picture.texts(group), FAINT), resizes=True)
        for index, chip in enumerate(self._chips[group]):
            chip.display = index < places
            if index >= len(cards):
                chip.show_none()
            else:
                chip.show_card(picture, cards[index], self._told[cards[index]])
