"""What the reading seat knows beyond the table: its hand, what it passed on, what is still to come."""

from collections.abc import Iterator

from core import notre_dame as nd
from core.notre_dame.views import View
from nd_tui.games.notre_dame.words.things import PERIODS, cards_named, persons_named
from nd_tui.words.texts import Texts


def knowledge_lines(texts: Texts, view: View) -> Iterator[str]:
    """The hand and the memory of the view's seat."""
    table, own, seats = view.table, view.own, len(view.players)
    if own.passed:
        left = table.setup.players[(view.seat + 1) % seats]
        yield texts("know-passed", player=left, cards=cards_named(texts, table, own.passed))
    for seat, name in enumerate(table.setup.players):
        known = () if seat == view.seat else nd.known_hand(view, seat)
        if known:
            yield texts("know-other-hand", player=name, cards=cards_named(texts, table, known))
    if own.stack:
        yield texts("know-stack", cards=cards_named(texts, table, own.stack))
    yield from _persons_to_come(texts, view)
    if own.hand:
        yield texts("know-hand", cards=cards_named(texts, table, own.hand))
    else:
        yield texts("know-no-hand")


def _persons_to_come(texts: Texts, view: View) -> Iterator[str]:
    now, _, _ = nd.moment(view)
    spied = view.gray[view.round + 1 :]
    stacks = view.table.components.persons
    for period in range(now, len(PERIODS)):
        letter = PERIODS[period]
        gray = [person for person in (*spied, *view.gray_left) if stacks[person].stack == letter]
        if period == now and (view.brown_left or gray):
            yield texts("know-persons", persons=persons_named(texts, (*view.brown_left, *gray)))
        elif period != now and view.table.options.new_persons:  # without them always the same three
            yield texts("know-later", period=letter, persons=persons_named(texts, gray))
    if spied:
        yield texts("know-spied", persons=persons_named(texts, spied))
