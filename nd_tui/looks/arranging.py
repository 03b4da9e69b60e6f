"""Where the parts of a table stand: columns by width, and lines by what matters most.

Nothing here knows a screen or a game. A board says in which order its wishes are granted, and what is granted
is stacked; so what is needed to decide is never hidden by what is not.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

BETWEEN = "between"  # a wish for an empty line between parts
ASKED, LOG = "asked", "log"  # what stands on every table besides the parts of its own board
BESIDE_FROM = 100  # columns from which on something stands beside the board, mostly the log
LEAST_BESIDE, MOST_BESIDE = 34, 60  # columns
GAP = 1  # column between what stands side by side
LEAST_ASKED = 5  # lines in which something can be decided

# What a screen is called from which columns and lines on; what holds of one holds of all larger ones too.
SIZES = {"-medium": (100, 28), "-large": (118, 33), "-wide": (132, 40), "-huge": (180, 50)}
SMALL = "-small"


class Place(NamedTuple):
    """Where a part stands."""

    x: int
    y: int
    width: int
    height: int


Plan = Mapping[str, Place]  # by the names of parts; what is not in it is out of sight
Wish = tuple[str, int]  # a part, and how many lines it should have


@dataclass(frozen=True)
class Room:
    """What a board has to fit into, and what must be seen in it."""

    width: int
    height: int
    page: str = "board"  # what somebody has turned to
    asked: int = (
        LEAST_ASKED  # lines that the question and the choices would take; none while nothing is asked
    )
    lit: frozenset[str] = frozenset()  # parts that a guide speaks of

    @property
    def beside(self) -> int:
        """The columns of what stands beside the board; none where there is no room for it."""
        return columns_beside(self.width)

    @property
    def asked_first(self) -> int:
        """The lines that what is asked has before anything else, in a low window all that there are."""
        return max(0, min(self.asked, LEAST_ASKED, self.height))


def columns_beside(width: int) -> int:
    """How many columns of a screen are not the board's, the gap among them."""
    return 0 if width < BESIDE_FROM else max(LEAST_BESIDE, min(MOST_BESIDE, width // 3))


def size_classes(width: int, height: int) -> set[str]:
    """What a screen of this size is called."""
    reached = {name for name, (columns, lines) in SIZES.items() if width >= columns and height >= lines}
    return reached or {SMALL}


def granted(room: int, wishes: Iterable[Wish]) -> dict[str, int]:
    """The lines of every part: wishes are granted in their order, each wholly or not at all."""
    lines: dict[str, int] = {}
    for part, wanted in wishes:
        more = wanted - lines.get(part, 0)
        if 0 < more <= room:
            lines[part] = wanted
            room -= more
    return lines


def stacked(order: Sequence[str], lines: Mapping[str, int], place: Place) -> dict[str, Place]:
    """Parts below each other, those that have lines."""
    places: dict[str, Place] = {}
    y = place.y
    for part in order:
        if height := lines.get(part, 0):
            places[part] = Place(place.x, y, place.width, height)
            y += height + (BETWEEN in lines)
    return places


def column(
    order: Sequence[str], wishes: Iterable[Wish], rest: Sequence[str], place: Place
) -> dict[str, Place]:
    """Parts below each other; the first of `rest` that is there gets the lines that nobody wished for.

    A wish for `BETWEEN` is one for an empty line between all parts, which asks for as many as it takes.
    """
    lines = granted(place.height, wishes)
    last = next((part for part in rest if part in lines), None)
    if last is not None:
        lines[last] += place.height - sum(lines.values())
    return stacked(order, lines, place)


def side_by_side(first: str, second: str, width: int, place: Place) -> dict[str, Place]:
    """Two parts beside each other in a band with a gap between them, the first so many columns wide."""
    beyond = width + GAP
    return {
        first: Place(place.x, place.y, width, place.height),
        second: Place(place.x + beyond, place.y, place.width - beyond, place.height),
    }
