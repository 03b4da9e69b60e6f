"""Everybody's cards, rats and tokens as lines of text, and the own hand."""

from collections.abc import Iterator

from core.rattus_cartus.names import PILES, Phase
from core.rattus_cartus.scoring import open_points
from core.rattus_cartus.views import View
from nd_tui.games.rattus_cartus.words.events import rats_are_shown
from nd_tui.games.rattus_cartus.words.things import building_in_row, cards_with_nuns
from nd_tui.words.listing import INDENT, listed
from nd_tui.words.texts import Texts

Lines = Iterator[tuple[str, str]]


def player_lines(texts: Texts, view: View, secret_points: bool) -> Lines:
    """A line for each seat, and below it the Jokers and special cards that it is known to hold."""
    points = open_points(view)
    for seat, name in enumerate(view.table.setup.players):
        has = [texts("amount-cards", n=view.hands[seat])]
        has.append(
            texts("amount-rats", n=view.rats[seat]) if knows_rats(view, seat) else texts("board-rats-hidden")
        )
        if view.tokens[seat]:
            has.append(texts("amount-tokens", n=view.tokens[seat]))
        if seat == view.seat or not secret_points:
            has.append(texts("board-points-now", n=points[seat]))
        who = texts(f"colour-{view.table.setup.colours[seat]}")
        who = texts("board-you", colour=who) if seat == view.seat else who
        yield "", texts("board-player", player=name, who=who, has=listed(has))
        known = listed(known_cards(texts, view, seat)) if seat != view.seat else ""
        if known:
            yield INDENT, texts("board-known", cards=known)


def knows_rats(view: View, seat: int) -> bool:
    """Whether the rats of a seat are told: the own ones, and all if it is so wished, or at the end."""
    return seat == view.seat or rats_are_shown(view) or view.phase == Phase.END


def known_cards(texts: Texts, view: View, seat: int) -> Iterator[str]:
    """Jokers and special cards among what a seat holds, in hand and face down, as far as one knows."""
    known = view.knows[seat]
    for pile, name in enumerate(PILES):
        least, most = known.least[pile], known.most[pile]
        if least == most and most:
            yield texts(f"card-{name}", n=most)
        elif least != most:
            yield texts("board-known-range", least=least, most=most, cards=texts(f"card-{name}.part"))


def own_lines(texts: Texts, view: View) -> Iterator[str]:
    """The own hand, and what one has laid face down."""
    yield texts("know-hand", cards=cards_with_nuns(texts, view.hand))
    for entry in view.entries:
        if entry.seat == view.seat and entry.cards and entry.force < 0:
            building = building_in_row(texts, view.row, entry.place, "the")
            yield texts("know-laid", building=building, cards=cards_with_nuns(texts, entry.cards))
    if view.discard:
        yield texts("know-discards", cards=cards_with_nuns(texts, view.discard))
