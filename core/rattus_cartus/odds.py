"""How likely one is to live with so many rats, exactly, from the cards that can still lie in the nun row."""

from collections.abc import Sequence
from functools import lru_cache
from math import comb

from core.rattus_cartus.names import NUN_KINDS, UNSEEN, nuns_of
from core.rattus_cartus.views import View

MOSTLY = 0.75  # three rows of four
Ways = tuple[int, ...]  # by a number of nuns, in how many ways it can come about


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


def survival(pool: Sequence[int], places: int, seen: int, rats: int) -> float:
    """The share of the rows to be expected in which so many rats are survived.

    `seen` are the nuns on cards of the row that one knows, `places` the cards that one does not know, and the
    pool says how many of the cards that can lie there have 0, 1, 2 ... nuns.
    """
    numbers = ways(tuple(pool), places)
    return sum(numbers[max(0, rats - seen) :]) / sum(numbers)


def row_pool(view: View) -> tuple[int, ...]:
    """Of the cards that can lie in unseen places of the nun row, how many have 0, 1, 2 ... nuns (V5)."""
    pool = [0] * NUN_KINDS
    for kind, (copies, outside) in enumerate(zip(view.table.copies, view.counted, strict=True)):
        pool[nuns_of(kind)] += max(0, copies - outside - view.nuns.count(kind))
    return tuple(pool)


def tail(view: View) -> tuple[float, ...]:
    """By a number of rats, from none on, how likely the view's seat can expect so many to be survived."""
    known = [card for card in view.nuns if card != UNSEEN]
    return tail_of(row_pool(view), len(view.nuns) - len(known), sum(map(nuns_of, known)))


@lru_cache(maxsize=4096)
def tail_of(pool: tuple[int, ...], places: int, seen: int) -> tuple[float, ...]:
    """The same by what can lie in so many places that are not seen, beside the nuns that are."""
    numbers = ways(pool, places)
    total, left = sum(numbers), sum(numbers)
    found = [1.0] * (seen + 1)
    for number in numbers:
        left -= number
        found.append(left / total)
    return tuple(found)


def chance_to_live(view: View, rats: int) -> float:
    """The chance to live with so many rats, as the view's seat can know it."""
    known = [card for card in view.nuns if card != UNSEEN]
    return survival(row_pool(view), len(view.nuns) - len(known), sum(map(nuns_of, known)), rats)


def safe_rats(view: View, sure: float = MOSTLY) -> int:
    """With how many rats at most one lives in so large a share of the rows to be expected."""
    return sum([chance >= sure for chance in tail(view)]) - 1
