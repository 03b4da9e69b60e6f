"""The own hand by class, with the nuns on the cards, and what one has laid face down."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import accumulate
from typing import NamedTuple

from rich.cells import cell_len
from textual import events
from textual.content import Content

from core.rattus_cartus.moves import Discard, Enter, Give, Move
from core.rattus_cartus.names import LAST_PLAYABLE, Card, class_of, is_population, nuns_of
from nd_tui.games.rattus_cartus.signs import signs_for
from nd_tui.games.rattus_cartus.table.cards import FANS, fan, fan_width
from nd_tui.games.rattus_cartus.table.plan import AS_CARDS
from nd_tui.games.rattus_cartus.words.composing import COMPOSED, by_sort
from nd_tui.games.rattus_cartus.words.things import cards_told, sort_of
from nd_tui.looks.picture import Picture
from nd_tui.widgets.common import CHANGE, FAINT, Part, Picked, Titled, joined, lines
from nd_tui.widgets.painted import Painted

SPACES = "  "  # between sorts in one line
UNBROKEN = "\u00a0"  # a space at which no line ends
GAP = 2  # columns between the cards of two sorts
GOING = 3  # columns behind a name for how many would go


class Hand(Painted, Titled):
    """The cards in one's hand; those that the choice looked at would take are told.

    Where cards are drawn as cards, a click on one chooses it too, or leaves it after all.
    """

    _picture: Picture | None = None

    def about(self) -> str:
        """The page of the cards."""
        return "population"

    def show(self, picture: Picture) -> None:
        """Draw the cards, on a small screen the sorts of cards one after the other."""
        texts = picture.texts
        self._picture = picture
        sign = signs_for(picture.symbols).nun
        self.entitle(Content(texts("hand-title")), Content(texts("hand-nuns", sign=sign)))
        laid = _laid(picture)
        rows = [*_sorts(picture), *laid] or [Content.styled(texts("hand-empty"), FAINT)]
        self.paint(lambda width, height: self._in_room(picture, rows, laid, width, height))

    def _in_room(
        self, picture: Picture, rows: list[Content], laid: list[Content], width: int, height: int
    ) -> Content:
        """As cards where there is room, else as lines, else one after the other."""
        if height >= AS_CARDS and picture.view.hand:
            laying = _laying(picture, width)
            if sum(laying.widths) <= width:
                return _as_cards(picture, laying, laid, width)
        return lines(rows) if picture.wide and len(rows) <= height else Content(SPACES).join(rows)

    def on_click(self, event: events.Click) -> None:
        """Choose the card, or no longer."""
        picture, where = self._picture, event.get_content_offset(self)
        if picture is None or where is None or self.content_size.height < AS_CARDS:
            return
        card = card_at(picture, where.x, self.content_size.width)
        if card is not None:
            self.post_message(Picked(*_meant(picture, card)))


def across(picture: Picture) -> int:
    """The columns of the hand in one line, while cards are chosen with room to tell how many would go."""
    task, untouched = picture.view.task, replace(picture, highlighted=None)
    going = GOING if task is not None and task.name in COMPOSED else 0
    rows = [*(sort.cell_length + going for sort in _sorts(untouched)), *map(len, _laid(picture))]
    return sum(rows) + len(SPACES) * max(0, len(rows) - 1)


def _sorts(picture: Picture) -> list[Content]:
    """The cards of each class or pile: how many, their nuns, and how many would go; each on one line."""
    return [_sort(picture, sort, cards) for sort, cards in by_sort(picture.view.hand)]


def _sort(picture: Picture, sort: str, cards: Sequence[Card]) -> Content:
    parts = _named(picture, _name(picture, sort, cards, brief=False), sort, cards)
    if is_population(cards[0]):
        nuns = UNBROKEN.join(str(nuns_of(card)) for card in cards)
        parts.insert(1, (f"{UNBROKEN}({nuns})", FAINT))
    return joined(parts)


def _laid(picture: Picture) -> list[Content]:
    """What one has laid and nobody else knows yet."""
    return [
        joined([(picture.texts("hand-laid"), FAINT), " ", cards_told(picture.texts, entry.cards)])
        for entry in picture.view.entries
        if entry.seat == picture.view.seat and entry.cards and entry.force < 0
    ]


class Laying(NamedTuple):
    """How the sorts of cards lie beside each other."""

    widths: list[int]  # of each sort, with the gap behind it
    seen: int  # columns of a card that are seen where another one lies over it
    names: list[str]  # below the cards


def _laying(picture: Picture, width: int) -> Laying:
    """With whole names and wide cards, or as much of both as fits."""
    sorts = by_sort(picture.view.hand)
    for brief, seen in ((False, FANS[0]), (False, FANS[1]), (True, FANS[0]), (True, FANS[1])):
        names = [_name(picture, sort, cards, brief) for sort, cards in sorts]
        widths = [
            max(fan_width(len(cards), seen) + GAP, cell_len(name) + GOING + 1)
            for name, (_, cards) in zip(names, sorts, strict=True)
        ]
        if sum(widths) <= width:
            break
    return Laying(widths, seen, names)


def _name(picture: Picture, sort: str, cards: Sequence[Card], brief: bool) -> str:
    """How many cards of a sort there are; in brief with the sign of the class, or the letter of the pile."""
    if not brief:
        return picture.texts(f"card-{sort}", n=len(cards)).replace(" ", UNBROKEN)
    if is_population(cards[0]):
        return f"{len(cards)} {signs_for(picture.symbols).of_class(class_of(cards[0]))}"
    return f"{len(cards)} {picture.texts(f'card-{sort}.letter')}"


def _named(picture: Picture, name: str, sort: str, cards: Sequence[Card]) -> list[Part]:
    """The name of a sort, and how many of its cards would go."""
    going = sum(sort_of(card) == sort for card in picture.after.going)
    parts: list[Part] = [(name, "bold" if cards[0] <= LAST_PLAYABLE else FAINT)]
    if going:
        parts.append((f"{UNBROKEN}−{going}", CHANGE))
    return parts


def _as_cards(picture: Picture, laying: Laying, laid: Sequence[Content], width: int) -> Content:
    """The cards of each sort over each other, and below them what they are."""
    rows = [Content()] * AS_CARDS
    for columns, name, (sort, cards) in zip(
        laying.widths, laying.names, by_sort(picture.view.hand), strict=True
    ):
        drawn = fan(picture, cards, picture.after.going, laying.seen).split("\n")
        drawn.append(joined(_named(picture, name, sort, cards)))
        spaced = (line + Content(" " * (columns - line.cell_length)) for line in drawn)
        rows = [row + line for row, line in zip(rows, spaced, strict=True)]
    if laid and rows[1].cell_length + laid[0].cell_length <= width:
        rows[1] += laid[0]
    return lines(rows)


def card_at(picture: Picture, x: int, width: int) -> Card | None:
    """The card that is drawn in a column."""
    laying = _laying(picture, width)
    sorts = by_sort(picture.view.hand)
    for begins, (_, cards) in zip(accumulate(laying.widths, initial=0), sorts, strict=False):
        if begins <= x < begins + fan_width(len(cards), laying.seen):
            return cards[min((x - begins) // (laying.seen + 1), len(cards) - 1)]
    return None


def _meant(picture: Picture, card: Card) -> Iterator[Move]:
    """What is chosen so far with one more card of the same sort, or without those of it where all go."""
    view, going = picture.view, list(picture.after.going)
    left = list(view.hand)
    for each in going:
        left.remove(each)
    more = [each for each in left if sort_of(each) == sort_of(card)]
    chosen = [*going, more[0]] if more else [each for each in going if sort_of(each) != sort_of(card)]
    cards = tuple(sorted(chosen))
    yield Enter(max(0, picture.after.place), cards)
    yield Give(cards)
    yield Discard(cards)
