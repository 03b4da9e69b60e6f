"""The own hand by class, with the nuns on the cards, and what one has laid face down."""

from textual.content import Content

from core.rattus_cartus.names import LAST_PLAYABLE, Cards, is_population, nuns_of
from nd_tui.games.rattus_cartus.words.composing import by_sort
from nd_tui.games.rattus_cartus.words.things import cards_told, sort_of
from nd_tui.looks.picture import Picture
from nd_tui.widgets.common import CHANGE, FAINT, Part, Titled, joined, lines
from nd_tui.widgets.painted import Painted

UNBROKEN = "\u00a0"  # a space at which no line ends


class Hand(Painted, Titled):
    """The cards in one's hand; those that the choice looked at would take are told."""

    def about(self) -> str:
        """The page of the cards."""
        return "population"

    def show(self, picture: Picture) -> None:
        """Draw the sorts of cards one after the other, or below each other on a large screen."""
        texts, view = picture.texts, picture.view
        self.entitle(Content(texts("hand-title")))
        sorts = [self._sort(picture, sort, tuple(cards)) for sort, cards in by_sort(view.hand)]
        for entry in view.entries:
            if entry.seat == view.seat and entry.cards and entry.force < 0:
                sorts.append([(texts("hand-laid"), FAINT), " ", cards_told(texts, entry.cards)])
        rows = [joined(sort) for sort in sorts or [[(texts("hand-empty"), FAINT)]]]
        one_row = Content("  ").join(rows)
        self.paint(lambda _, height: lines(rows) if picture.wide and len(rows) <= height else one_row)

    def _sort(self, picture: Picture, sort: str, cards: Cards) -> list[Part]:
        """The cards of a class or a pile: how many, their nuns, and how many would go; all on one line."""
        going = sum(sort_of(card) == sort for card in picture.after.going)
        playable = cards[0] <= LAST_PLAYABLE
        name = picture.texts(f"card-{sort}", n=len(cards)).replace(" ", UNBROKEN)
        parts: list[Part] = [(name, "bold" if playable else FAINT)]
        if is_population(cards[0]):
            nuns = UNBROKEN.join(str(nuns_of(card)) for card in cards)
            parts.append((f"{UNBROKEN}({nuns})", FAINT))
        if going:
            parts.append((f"{UNBROKEN}−{going}", CHANGE))
        return parts
