"""Move sets that are counted and indexed, not written out.

`Bundles` are all ways to take some of each of several kinds: cards laid from a hand (Rattus Cartus: any
number), a gift of exactly so many or up to so many of them (its Sword, Guard Tower and Hospital), coins and
goods put into a chest (Deal with the Devil, where what is asked for them can be one kind more). `Joined` are
several sets one after the other: to pass or to lay something, or a set for each thing that can be asked.
`ForEach` is the same bundle for each of several things, as cards laid in one of the buildings of a row.
Not covered is what depends on the mixture, as a sum of unlike values: there a game splits the decision, or
joins a set for each case.

A game makes its set when it is asked for it and keeps none in a state or a view. Of sets that are larger
than `len` can tell, as hands of hundreds of cards have, it tells the most that it can; all moves are there.
"""

import sys
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from math import prod
from typing import Any, TypeAlias, TypeVar, overload

Move = TypeVar("Move")
MOST = sys.maxsize  # that `len` can tell
Counts: TypeAlias = tuple[int, ...]
Items: TypeAlias = tuple[int, ...]


class Bundles(Sequence[Move]):
    """0 to `most[k]` of each kind k, `least` to `total` in all; no move is made before it is asked for.

    `make` makes a move of the numbers, `counts` reads them from whatever may be a move, or says None. The
    moves come in the order of their numbers, the last kind changing first. Two sets are equal if their
    bounds and their first moves are: what else a move holds is the same in all of a set.
    """

    def __init__(
        self,
        most: Counts,
        make: Callable[[Counts], Move],
        counts: Callable[[Any], Counts | None],
        least: int = 0,
        total: int | None = None,
    ) -> None:
        self._most = most
        self._least = least
        self._total = sum(most) if total is None else total
        self._make = make
        self._counts = counts
        self._ways = _ways(most, least, self._total)
        self._size = self._ways[0][0]

    def __len__(self) -> int:
        return min(self._size, MOST)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Move, ...]: ...
    def __getitem__(self, index: int | slice) -> Move | tuple[Move, ...]:
        found = range(self._size)[index]
        return self._at(found) if isinstance(found, int) else tuple(map(self._at, found))

    def __iter__(self) -> Iterator[Move]:
        return map(self._make, self._numbers(()))

    def __contains__(self, thing: object) -> bool:
        counts = self._counts(thing)
        return counts is not None and self._fits(counts) and self._make(counts) == thing

    def index(self, value: Any, start: int = 0, stop: int | None = None) -> int:
        """The place of a move, reckoned and not looked for; ValueError if it is not in these bounds."""
        if value in self:
            place = self._place(self._counts(value) or ())
            if place in range(self._size)[start:stop]:
                return place
        raise ValueError(f"{value!r} is not among {self!r}")

    def count(self, value: Any) -> int:
        """1 if the move is there, else 0."""
        return int(value in self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Bundles):
            return NotImplemented
        return self._bounds() == other._bounds() and (not self or bool(self[0] == other[0]))

    def __hash__(self) -> int:
        return hash(self._bounds())

    def __repr__(self) -> str:
        return f"<{len(self)} bundles of at most {self._most}, {self._least} to {self._total} in all>"

    def _bounds(self) -> tuple[Counts, int, int]:
        return self._most, self._least, self._total

    def _fits(self, counts: Counts) -> bool:
        return _within(counts, self._most) and self._least <= sum(counts) <= self._total

    def _at(self, index: int) -> Move:
        counts: list[int] = []
        taken = 0
        tables = iter(self._ways)
        next(tables)
        for ways in tables:
            before = taken
            while index >= (fitting := ways[taken]):
                index -= fitting
                taken += 1
            counts.append(taken - before)
        return self._make(tuple(counts))

    def _place(self, counts: Counts) -> int:
        place = taken = 0
        for number, ways in zip(counts, self._ways[1:], strict=True):
            place += sum(ways[taken : taken + number])
            taken += number
        return place

    def _numbers(self, counts: Counts) -> Iterator[Counts]:
        kind = len(counts)
        if not self._ways[kind][sum(counts)]:
            return
        if kind == len(self._most):
            yield counts
            return
        for number in range(self._most[kind] + 1):
            yield from self._numbers((*counts, number))


@lru_cache(maxsize=1024)
def _ways(most: Counts, least: int, total: int) -> tuple[Counts, ...]:
    """How many ways there are to go on, by the kind that is next (at the end none) and by what was taken."""
    after = tuple(int(least <= taken <= total) for taken in range(sum(most) + 1))
    table = [after]
    for number in reversed(most):
        sums = (0, *accumulate(after))
        after = tuple(
            sums[min(taken + number, len(after) - 1) + 1] - sums[taken] for taken in range(len(after))
        )
        table.append(after)
    return tuple(reversed(table))


class ForEach(Sequence[Move]):
    """Any of some items for each of several things, such as places: all of the first, all of the second, …

    The items are sorted numbers, of which equal ones are one kind. `make` makes a move of a thing's number
    and of sorted items, `read` reads both from whatever may be a move, or says None. For each thing the moves
    come in the order of the numbers of each kind, the last kind changing first.
    """

    __slots__ = ("_choices", "_items", "_make", "_read", "_size", "_things", "_ways")

    def __init__(
        self,
        things: int,
        items: Items,
        make: Callable[[int, Items], Move],
        read: Callable[[Any], tuple[int, Items] | None],
    ) -> None:
        self._things = things
        self._items = items
        self._make = make
        self._read = read
        self._choices = _choices(items)
        self._ways = prod(self._choices.values())  # for each thing
        self._size = things * self._ways

    def __len__(self) -> int:
        return self._size if self._size <= MOST else MOST

    def __bool__(self) -> bool:
        return self._size > 0

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Move, ...]: ...
    def __getitem__(self, index: int | slice) -> Move | tuple[Move, ...]:
        if type(index) is int and 0 <= index < self._size:  # what is asked for nearly always
            return self._at(index)
        found = range(self._size)[index]
        return self._at(found) if isinstance(found, int) else tuple(map(self._at, found))

    def __iter__(self) -> Iterator[Move]:
        return map(self._at, range(self._size))

    def __contains__(self, thing: object) -> bool:
        return self._place(thing) is not None

    def index(self, value: Any, start: int = 0, stop: int | None = None) -> int:
        """The place of a move, reckoned and not looked for; ValueError if it is not in these bounds."""
        place = self._place(value)
        if place is not None and place in range(self._size)[start:stop]:
            return place
        raise ValueError(f"{value!r} is not among {self!r}")

    def count(self, value: Any) -> int:
        """1 if the move is there, else 0."""
        return int(value in self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, ForEach):
            return NotImplemented
        same = (self._things, self._items) == (other._things, other._items)
        return same and (not self or bool(self[0] == other[0] and self[-1] == other[-1]))

    def __hash__(self) -> int:
        return hash((self._things, self._items))

    def __repr__(self) -> str:
        return f"<for each of {self._things} {self._ways} bundles of {self._items}>"

    def _at(self, index: int) -> Move:
        thing, index = divmod(index, self._ways)
        items: Items = ()
        for kind, choices in self._choices.items():
            if number := index % choices:
                items = (kind,) * number + items
            index //= choices
        return self._make(thing, items)

    def _place(self, value: Any) -> int | None:
        found = self._read(value)
        if found is None or found[0] not in range(self._things) or not is_part(found[1], self._items):
            return None
        place, items = found
        for kind, choices in reversed(self._choices.items()):
            place = place * choices + items.count(kind)
        return place if self._make(*found) == value else None


def _choices(items: Items) -> dict[int, int]:
    """How many numbers of each kind can be taken, none included; the last kind comes first."""
    choices: dict[int, int] = {}
    last = None
    for item in reversed(items):
        if item == last:
            choices[item] += 1
        else:
            choices[item] = 2
            last = item
    return choices


def is_part(items: Any, of: Items) -> bool:
    """Whether this is a tuple of sorted whole numbers, all of them among sorted ones."""
    if not isinstance(items, tuple):
        return False
    rest = iter(of)  # asking it for one number passes over those before
    for item in items:
        found = type(item) is int and item in rest
        if not found:
            return False
    return True


def _within(counts: Counts, most: Counts) -> bool:
    """Whether these are whole numbers, as many as the kinds and none above the bounds."""
    if len(counts) != len(most) or not all(type(number) is int for number in counts):
        return False
    return all(0 <= number <= bound for number, bound in zip(counts, most, strict=True))


class Joined(Sequence[Move]):
    """The moves of several sets, one set after the other."""

    def __init__(self, *parts: Sequence[Move]) -> None:
        self._parts = parts
        sizes = [part._size if isinstance(part, Bundles | ForEach | Joined) else len(part) for part in parts]
        self._starts = tuple(accumulate(sizes, initial=0))
        self._size: int = self._starts[-1]

    def __len__(self) -> int:
        return min(self._size, MOST)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Move, ...]: ...
    def __getitem__(self, index: int | slice) -> Move | tuple[Move, ...]:
        found = range(self._size)[index]
        return self._at(found) if isinstance(found, int) else tuple(map(self._at, found))

    def __contains__(self, thing: object) -> bool:
        return any(thing in part for part in self._parts)

    def index(self, value: Any, start: int = 0, stop: int | None = None) -> int:
        """The first place of a move; ValueError if it is not in these bounds."""
        for first, part in zip(self._starts, self._parts, strict=False):
            if value in part and (place := first + part.index(value)) in range(self._size)[start:stop]:
                return place
        raise ValueError(f"{value!r} is not among {self!r}")

    def count(self, value: Any) -> int:
        """How often a move is there."""
        return sum(part.count(value) for part in self._parts)

    def __eq__(self, other: object) -> bool:
        return self._parts == other._parts if isinstance(other, Joined) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._starts)

    def __repr__(self) -> str:
        return f"<{' + '.join(map(repr, self._parts))}>"

    def _at(self, index: int) -> Move:
        part = bisect_right(self._starts, index) - 1
        return self._parts[part][index - self._starts[part]]
