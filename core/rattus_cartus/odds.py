"""How likely one is to live with so many rats, exactly, from the cards that can still lie in the nun row."""

from collections.abc import Sequence
from functools import lru_cache
from math import comb

from core.rattus_cartus.names import NUN_KINDS, UNSEEN, nuns_of
from core.rattus_cartus.row_cards import RowCards, row_of
from core.rattus_cartus.views import View

MOSTLY = 0.75  # three rows of four
Ways = tuple[int, ...]  # by a number of nuns, in how many ways it can come about
Tail = tuple[float, ...]  # by a number of rats, how likely so many are survived


@lru_cache(maxsize=4096)
def ways(pool: tuple[int, ...], places: int) -> Ways:
    """In how many ways so many cards of a pool, given by how many have 0, 1, 2 ... nuns, hold each number.

    The cards are told apart, so every way is equally likely.
    """
    most = places * (len(pool) - 1)
    # By how many cards were taken of the kinds so far: the ways to each number of nuns.
    found = [[1 if not taken and not nuns else 0 for nuns in range(most + 1)] for taken in range(places + 1)]
    for nuns, cards in enumerate(pool):
        following = [[0] * (most + 1) for _ in range(places + 1)]
        for taken, row in enumerate(found):
            for more in range(min(cards, places - taken) + 1):
                times = comb(cards, more)
                for total, number in enumerate(row[: most + 1 - more * nuns]):
                    following[taken + more][total + more * nuns] += times * number
        found = following
    return tuple(found[places])


@lru_cache(maxsize=4096)
def _tail(spare: tuple[int, ...], others: tuple[int, ...], rest: tuple[int, ...], seen: int) -> Tail:
    """The same as `tail_of`, by how many cards of both sorts have 0, 1, 2 ... nuns."""
    places = len(rest) - 1
    numbers = [0] * (places * (NUN_KINDS - 1) + 1)
    for taken, times in enumerate(rest):
        if times:
            for some, of_spare in enumerate(ways(spare, places - taken)):
                for more, of_others in enumerate(ways(others, taken)):
                    numbers[some + more] += times * of_spare * of_others
    total = left = sum(numbers)
    found = [1.0] * (seen + 1)
    for number in numbers:
        left -= number
        found.append(left / total)
    return tuple(found)


def tail_of(row: RowCards, seen: int) -> Tail:
    """By a number of rats, from none on, how likely so many are survived.

    `seen` are the nuns on cards of the row that one knows.
    """
    if not row.places:
        return (1.0,) * (seen + 1)
    can_be_taken = min(row.places, sum(row.others))
    rest = [row.rest(taken) if taken <= can_be_taken else 0 for taken in range(row.places + 1)]
    return _tail(_by_nuns(row.spare), _by_nuns(row.others), tuple(rest), seen)


def _by_nuns(kinds: Sequence[int]) -> tuple[int, ...]:
    numbers = [0] * NUN_KINDS
    for kind, number in enumerate(kinds):
        numbers[nuns_of(kind)] += number
    return tuple(numbers)


def tail(view: View) -> Tail:
    """The same, as the view's seat can know it."""
    return tail_of(row_of(view), sum([nuns_of(card) for card in view.nuns if card != UNSEEN]))


def chance_to_live(view: View, rats: int) -> float:
    """The chance to live with so many rats, as the view's seat can know it."""
    odds = tail(view)
    return odds[rats] if rats < len(odds) else 0.0


def safe_rats(view: View, sure: float = MOSTLY) -> int:
    """With how many rats at most one lives in so large a share of the rows to be expected."""
    return sum([chance >= sure for chance in tail(view)]) - 1
