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
    side_by_side,
)

ROW, TRACKS, PLAYERS, NUNS, HAND, PILES = "row", "tracks", "players", "nuns", "hand", "piles"
TRACKS_AND_PLAYERS = "middle"
ORDER = (ROW, TRACKS_AND_PLAYERS, TRACKS, PLAYERS, NUNS, HAND, PILES)
WIDE = (132, 30)  # columns of the screen and lines of the table from which on parts have borders
BUILDINGS = 6  # lines
ENTRIES = 5  # lines of a building besides those who entered it, where each has a line
BORDERS = 2  # lines
HELP = 4  # lines below the choices, for a coach and what the keys do
LEAST_LOG = 6
# The lines of the other parts, without and with borders.
SMALL = {TRACKS: 3, NUNS: 1, HAND: 2, PILES: 5}
LARGE = {TRACKS_AND_PLAYERS: 8, NUNS: 3, HAND: 4, PILES: 7}


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
    log = {LOG: Place(board.width + GAP, 0, room.beside - GAP, room.height)} if room.beside else {}
    wide = room.width >= WIDE[0] and room.height >= WIDE[1]
    asked: list[Wish] = [(ASKED, min(room.asked, LEAST_ASKED))]
    more: list[Wish] = [(ASKED, room.asked)]
    if room.page == LOG and not room.beside:
        wishes = [*asked, (LOG, LEAST_LOG)]
    elif wide:
        row = [(ROW, BUILDINGS)] if shown.buildings else []
        all_inside = [(ROW, ENTRIES + shown.players)] if shown.buildings else []
        more.append((ASKED, room.asked + HELP))
        wishes = [*asked, *row, *LARGE.items(), *more, *all_inside, (HAND, BORDERS + shown.sorts)]
    elif room.page == shown.page or PILES in room.lit:
        wishes = [*asked, (PILES, SMALL[PILES]), (HAND, SMALL[HAND]), (NUNS, SMALL[NUNS]), *more]
    else:
        forms = {ROW: BUILDINGS if shown.buildings else 0, PLAYERS: -(-shown.players // 2), **SMALL}
        piles = forms.pop(PILES)
        lit = [(part, lines) for part, lines in forms.items() if part in room.lit]
        order = (TRACKS, HAND, ROW, NUNS, PLAYERS)
        wishes = [*asked, *lit, *((part, forms[part]) for part in order), *more, (PILES, piles)]
    places = column((*ORDER, LOG, ASKED), wishes, (LOG, ASKED, PILES, HAND), board)
    if TRACKS_AND_PLAYERS in places:
        middle = places.pop(TRACKS_AND_PLAYERS)
        places |= side_by_side(TRACKS, PLAYERS, middle.width // 2, middle)
    return {**places, **log}
