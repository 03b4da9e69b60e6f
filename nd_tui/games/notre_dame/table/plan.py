"""Where the parts of Notre Dame's table stand in every size, and which give way to which.

On a small screen all stand below each other. From 100 columns on the log stands beside what is asked, and
from 118 on there is a column of its own for it, with Notre Dame and the other players above it.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from nd_tui.looks.arranging import (
    ASKED,
    BETWEEN,
    GAP,
    LEAST_ASKED,
    LOG,
    Place,
    Plan,
    Room,
    Wish,
    column,
    side_by_side,
)

PERSONS, CATHEDRAL, OWN, HAND, OTHERS, STREETS = "persons", "cathedral", "own", "hand", "others", "streets"
MAP = "map"  # the page on which the streets are large

MAP_COLUMNS = 78  # in which the streets can be drawn
ROOMY = 92  # columns of a board with room for whole sentences on persons
VAST = 130  # columns in which the other players stand side by side below the own borough
BAND_PERSONS = 80  # columns, beside Notre Dame
LEAST_LOG = 8  # lines
# The lines in which a part says ever more.
PERSON_NAMES, PERSON_CARDS, PERSON_SENTENCES = 2, 5, 7
FLAT, USUAL, TALL, VERY_TALL = 4, 6, 8, 13  # the own borough
CHIPS, CARDS, TOLD_CARDS, OWNED_CARDS = 1, 2, 5, 6  # the hand
MAPS = (8, 10, 12, 14, 17)  # the streets, as far as there are so many to be drawn
SHARE, CATHEDRAL_PICTURE = 2, 5
A_PLAYER = (2, 3, 4)  # each of the other players in a column
PLAYER_CARDS = 4  # all of them side by side
# What a decision is about, if not the own borough.
ABOUT = {"drive": STREETS, "message": STREETS, "hire": PERSONS, "counsel": PERSONS}

OF_CARDS = ("", "keep", "play")  # decisions about what all parts together tell


@dataclass(frozen=True)
class Shown:
    """What of a position decides how the table is arranged."""

    others: int = 2  # players besides the own one
    decision: str = ""
    large_map: bool = False
    map_rows: Callable[[int, int], int] = lambda _, most: most  # in so many columns, of at most so many lines


def plan(room: Room, shown: Shown) -> Plan:
    """Where everything stands."""
    if room.height < 1:
        return {}
    if room.page == LOG and not room.beside:
        return _log_page(room)
    if not room.beside:
        return _column(room, shown, Place(0, 0, room.width, room.height), with_others=True)
    if room.width - room.beside < MAP_COLUMNS:
        return _bands(room, shown)
    board = room.width - room.beside
    vast, beside = board >= VAST, Place(board + GAP, 0, room.beside - GAP, room.height)
    main = _column(room, shown, Place(0, 0, board, room.height), with_others=vast)
    return {**main, **_beside(0 if vast else shown.others, beside)}


def _log_page(room: Room) -> Plan:
    asked = min(max(room.asked, LEAST_ASKED), room.height // 2) if room.asked else 0
    wishes = [(ASKED, asked or room.asked_first), (LOG, LEAST_LOG)]
    return column((LOG, ASKED), wishes, (LOG,), Place(0, 0, room.width, room.height))


def others_in_lines(others: int) -> int:
    """How many lines the other players take where each is told in one, or in half of one."""
    return min(others, 2)


def _persons(width: int) -> int:
    """The lines in which persons say all that they have to say."""
    return PERSON_SENTENCES if ROOMY <= width < VAST else PERSON_CARDS


def _most_of_map(room: Room, shown: Shown) -> int:
    """How many lines of the map come before other parts tell more."""
    return room.height * (3 if shown.large_map else 2) // 5


def _wishes(room: Room, shown: Shown, width: int, others: int) -> Iterator[Wish]:
    """What is wished for in a column, the most urgent first."""
    persons, large = _persons(width), room.page == MAP
    lit = {PERSONS: PERSON_CARDS, OWN: USUAL, HAND: CARDS, OTHERS: others, STREETS: MAPS[0]}
    if room.asked:
        yield ASKED, room.asked_first
    if large:
        yield STREETS, MAPS[0]
    yield from ((part, lines) for part, lines in lit.items() if part in room.lit)
    yield OWN, FLAT
    yield HAND, CHIPS
    if ABOUT.get(shown.decision) == PERSONS:
        yield PERSONS, PERSON_CARDS
    if ABOUT.get(shown.decision) == STREETS:
        yield STREETS, MAPS[0]
    if large:
        yield ASKED, min(room.asked, room.height // 3)
        yield from ((STREETS, lines) for lines in MAPS if lines <= _most_of_map(room, shown))
    choices = [(ASKED, lines) for lines in range(LEAST_ASKED, min(room.asked, room.height // 2) + 1)]
    yield PERSONS, PERSON_NAMES
    if room.lit:  # a guide leads to one of the choices
        yield from choices
    yield OTHERS, others
    if OWN in room.lit:  # a guide speaks of what the next marker brings
        yield OWN, TALL
    yield ASKED, min(room.asked, room.height // 3)
    yield OWN, USUAL
    yield PERSONS, PERSON_CARDS
    yield from choices
    yield STREETS, MAPS[0]
    yield HAND, CARDS
    yield OWN, TALL
    yield STREETS, MAPS[1]
    yield PERSONS, persons
    yield ASKED, room.asked
    yield OTHERS, PLAYER_CARDS if width >= VAST else others
    yield STREETS, MAPS[2]
    if width >= VAST:
        yield OWN, VERY_TALL
    yield BETWEEN, 4 + (others > 0)
    yield HAND, TOLD_CARDS
    if width >= VAST:
        yield HAND, OWNED_CARDS
    yield from ((STREETS, lines) for lines in MAPS[3:])


def _drawable(wishes: Iterable[Wish], shown: Shown, width: int) -> Iterator[Wish]:
    """Wishes without those for nothing, and for no more of the map than can be drawn."""
    for part, lines in wishes:
        if lines:
            yield part, shown.map_rows(width, lines) if part == STREETS else lines


def _column(room: Room, shown: Shown, place: Place, with_others: bool) -> Plan:
    """All parts below each other; what nobody wishes for goes to what is asked."""
    others = others_in_lines(shown.others) if with_others else 0
    wishes = _drawable(_wishes(room, shown, place.width, others), shown, place.width)
    order = (PERSONS, OWN, HAND, OTHERS, STREETS, ASKED)
    return column(order, wishes, (ASKED, STREETS, OWN), place)


def _beside(others: int, place: Place) -> Plan:
    """The other players and Notre Dame above the log."""
    lines, most = A_PLAYER[0] * others, A_PLAYER[1] * others
    wishes = [(LOG, LEAST_LOG), (OTHERS, lines), (CATHEDRAL, SHARE), (OTHERS, most)]
    wishes += [(CATHEDRAL, CATHEDRAL_PICTURE)]
    return column((CATHEDRAL, OTHERS, LOG), [wish for wish in wishes if wish[1]], (LOG,), place)


def _bands(room: Room, shown: Shown) -> Plan:
    """Bands across the screen, the last one what is asked beside the log."""
    board = room.width - room.beside
    if not room.asked:
        return _read_bands(room, shown, board)
    middle, below = "middle", "below"
    players = A_PLAYER[0] * shown.others
    wishes: list[Wish] = [(below, CHIPS + LEAST_ASKED)]
    if room.page == MAP or ABOUT.get(shown.decision) == STREETS:
        wishes.append((STREETS, MAPS[0]))
    if PERSONS in room.lit or ABOUT.get(shown.decision) == PERSONS:
        wishes.append((PERSONS, PERSON_CARDS))
    if OTHERS in room.lit:
        wishes.append((middle, max(FLAT, players)))
    if OWN in room.lit:
        wishes.append((middle, USUAL))
    wishes += [(middle, FLAT), (PERSONS, PERSON_NAMES), (below, CHIPS + min(room.asked, LEAST_LOG))]
    if room.page == MAP:
        wishes += [(STREETS, lines) for lines in MAPS if lines <= _most_of_map(room, shown)]
    if shown.decision not in (*ABOUT, *OF_CARDS):
        wishes.append((middle, USUAL))
    wishes += [(PERSONS, PERSON_CARDS), (STREETS, MAPS[0]), (middle, USUAL), (middle, max(USUAL, players))]
    wishes += [(below, CHIPS + room.asked), (middle, TALL), (STREETS, MAPS[1])]
    bands = _across(room, shown, (PERSONS, middle, STREETS, below), wishes, below)
    if middle in bands:
        bands |= side_by_side(OWN, OTHERS, board, bands.pop(middle))
    lower = side_by_side(ASKED, LOG, board, bands.pop(below))
    asked = column((HAND, ASKED), [(ASKED, 1), (HAND, CHIPS)], (ASKED,), lower[ASKED])
    return {**bands, **lower, **asked}


def _read_bands(room: Room, shown: Shown, board: int) -> Plan:
    """The same while nothing is asked: the others and the log stand beside the own borough."""
    main, players = "main", A_PLAYER[0] * shown.others
    wishes: list[Wish] = [(main, max(FLAT + CHIPS, players + LEAST_ASKED)), (PERSONS, PERSON_NAMES)]
    if room.page == MAP:
        wishes.append((STREETS, MAPS[0]))
    wishes += [(PERSONS, PERSON_CARDS), (STREETS, MAPS[0]), (main, TALL + CARDS), (STREETS, MAPS[1])]
    bands = _across(room, shown, (PERSONS, main, STREETS), wishes, main)
    sides = side_by_side(OWN, OTHERS, board, bands.pop(main))
    own = [(OWN, FLAT), (HAND, CHIPS), (OWN, USUAL), (HAND, CARDS)]
    beside = [(LOG, LEAST_ASKED), (OTHERS, players), (OTHERS, A_PLAYER[1] * shown.others)]
    return {
        **bands,
        **column((OWN, HAND), own, (OWN,), sides[OWN]),
        **column((OTHERS, LOG), beside, (LOG,), sides[OTHERS]),
    }


def _across(
    room: Room, shown: Shown, order: tuple[str, ...], wishes: list[Wish], rest: str
) -> dict[str, Place]:
    """Bands of the whole width; Notre Dame stands beside the persons. In a low window the rest has all."""
    place = Place(0, 0, room.width, room.height)
    bands = column(order, _drawable(wishes, shown, room.width), (rest,), place)
    if rest not in bands:
        return {rest: place}
    if PERSONS in bands:
        bands |= side_by_side(PERSONS, CATHEDRAL, BAND_PERSONS, bands[PERSONS])
    return bands
