"""Where the parts of Rattus Cartus' table stand, and which give way to which."""

from dataclasses import dataclass

from nd_tui.looks.arranging import (
    ASKED,
    GAP,
    LEAST_ASKED,
    LOG,
    Place,
    Plan,
    Room,
    Wish,
    column,
)

ROW, TRACKS, PLAYERS, NUNS, HAND, PILES = "row", "tracks", "players", "nuns", "hand", "piles"
ORDER = (ROW, TRACKS, PLAYERS, NUNS, HAND, PILES)
WIDE = (132, 30)  # columns of the screen and lines of the table from which on parts have borders
BUILDINGS = 6  # lines
ENTRIES = 5  # lines of a building besides those who entered it, where each has a line
BORDERS = 2  # lines
HELP = 4  # lines below the choices, for a coach and what the keys do
LEAST_LOG = 6
# The lines of the other parts, without and with borders.
SMALL = {TRACKS: 3, NUNS: 1, HAND: 2, PILES: 5}
LARGE = {NUNS: 5, HAND: 6}
HEAD = 1  # line above the discs of a track
LARGE_PILES = 7
PILES_BESIDE = 13  # lines of them where they stand below the log
LOG_ABOVE = 20  # lines that the log has then at least


@dataclass(frozen=True)
class Shown:
    """What of a position decides how the table is arranged."""

    players: int = 4
    buildings: int = 3
    sorts: int = 6  # of cards in the hand and laid
    page: str = "piles"  # the name of the page of the piles


def plan(room: Room, shown: Shown) -> Plan:
    """All parts below each other, beside the log where there is room for it."""
    board = Place(0, 0, room.width - room.beside, room.height)
    wide = room.width >= WIDE[0] and room.height >= WIDE[1]
    beside = _beside(room, Place(board.width + GAP, 0, room.beside - GAP, room.height), wide)
    asked: list[Wish] = [(ASKED, min(room.asked, LEAST_ASKED))]
    more: list[Wish] = [(ASKED, room.asked)]
    if room.page == LOG and not room.beside:
        wishes = [*asked, (LOG, LEAST_LOG)]
    elif wide:
        row = [(ROW, BUILDINGS)] if shown.buildings else []
        all_inside = [(ROW, ENTRIES + shown.players)] if shown.buildings else []
        crowd = shown.players + BORDERS
        piles = [] if PILES in beside else [(PILES, LARGE_PILES)]
        more.append((ASKED, room.asked + HELP))
        wishes = [*asked, *row, (TRACKS, crowd + HEAD), *LARGE.items(), (PLAYERS, crowd)]
        wishes += [*all_inside, *more, *piles, (HAND, BORDERS + shown.sorts)]
    elif room.page == shown.page or PILES in room.lit:
        wishes = [*asked, (PILES, SMALL[PILES]), (HAND, SMALL[HAND]), (NUNS, SMALL[NUNS]), *more]
    else:
        forms = {ROW: BUILDINGS if shown.buildings else 0, PLAYERS: -(-shown.players // 2), **SMALL}
        below = forms.pop(PILES)
        lit = [(part, lines) for part, lines in forms.items() if part in room.lit]
        order = (TRACKS, HAND, ROW, NUNS, PLAYERS)
        wishes = [*asked, *lit, *((part, forms[part]) for part in order), *more, (PILES, below)]
    return {**column((*ORDER, LOG, ASKED), wishes, (LOG, ASKED, PILES, HAND), board), **beside}


def _beside(room: Room, place: Place, wide: bool) -> dict[str, Place]:
    """The log beside the board, on a large screen with the piles below it."""
    if not room.beside:
        return {}
    if not wide or room.height < PILES_BESIDE + LOG_ABOVE:
        return {LOG: place}
    log = room.height - PILES_BESIDE
    below = Place(place.x, place.y + log, place.width, PILES_BESIDE)
    return {LOG: Place(place.x, place.y, place.width, log), PILES: below}
