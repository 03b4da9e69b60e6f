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
    granted,
)
from nd_tui.terminal.typography import wrapped

ROW, TRACKS, PLAYERS, NUNS, HAND, PILES = "row", "tracks", "players", "nuns", "hand", "piles"
ORDER = (ROW, TRACKS, PLAYERS, NUNS, HAND, PILES)
BUILDINGS = 6  # lines
ENTRIES = 5  # lines of a building besides those who entered it, where each has a line
BORDERS = 2  # lines
FORM = 6  # lines for a form: the question, the building, two rows of cards, what they come to
HELP = 4  # lines below the choices, for a coach and what the keys do
TALL = 31  # lines of a table in which everybody inside a building has a line, whatever is asked
LEAST_LOG = 6
LEAST_PILES = 5
# The lines of the other parts, without and with borders, which a wide screen gives them.
SMALL = {TRACKS: 3, NUNS: 1}
MOST_HAND = 2
LARGE = {NUNS: 5, HAND: 6}
AS_CARDS = 4  # lines of the hand where its cards are drawn
MEDIUM = 27  # lines of a table that has room for that without borders
HEAD = 1  # line above the discs of a track
LOG_ABOVE = 18  # lines that the log has at least where the piles stand below it
PADDING = 2  # columns on both sides together


@dataclass(frozen=True)
class Shown:
    """What of a position decides how the table is arranged."""

    players: int = 4
    buildings: int = 3
    page: str = "piles"  # the name of the page of the piles
    piles: tuple[str, ...] = ()  # what is told of them
    hand: int = 100  # columns of all its cards in one line

    def lines_of_hand(self, across: int) -> int:
        """How many lines the hand has where it is told in words."""
        return min(MOST_HAND, -(-self.hand // max(1, across - PADDING)))

    def lines_of_piles(self, across: int) -> int:
        """How many lines all that is told of the piles takes."""
        return sum(len(wrapped(told, across - PADDING)) for told in self.piles)


def plan(room: Room, shown: Shown) -> Plan:
    """All parts below each other, beside the log where there is room for it."""
    if room.height < 1:
        return {}
    board = Place(0, 0, room.width - room.beside, room.height)
    beside = _beside(room, Place(board.width + GAP, 0, room.beside - GAP, room.height), shown)
    asked: list[Wish] = [(ASKED, room.asked_first)]
    more: list[Wish] = [(ASKED, room.asked)]
    help_too: list[Wish] = [(ASKED, room.asked + HELP)] if room.asked else []
    if room.page == LOG and not room.beside:
        wishes = [*asked, (LOG, LEAST_LOG)]
    elif room.wide:
        row = [(ROW, BUILDINGS)] if shown.buildings else []
        all_inside = [(ROW, ENTRIES + shown.players)] if shown.buildings else []
        crowd = shown.players + BORDERS
        piles = [] if PILES in beside else [(PILES, BORDERS + shown.lines_of_piles(board.width - BORDERS))]
        more += help_too
        parts = [*row, (TRACKS, crowd + HEAD), *LARGE.items(), (PLAYERS, crowd)]
        wishes = [*asked, *(wish for wish in parts if wish[0] in room.lit), *parts]
        wishes += [*all_inside, *more, *piles]
    elif room.page == shown.page or PILES in room.lit:
        told = [(PILES, LEAST_PILES), (PILES, shown.lines_of_piles(board.width))]
        wishes = [*asked, *told, (HAND, shown.lines_of_hand(board.width)), (NUNS, SMALL[NUNS]), *more]
    else:
        forms = {ROW: BUILDINGS if shown.buildings else 0, PLAYERS: -(-shown.players // 2), **SMALL}
        forms[HAND] = shown.lines_of_hand(board.width)
        roomy = room.height >= TALL and shown.buildings
        all_inside = [(ROW, ENTRIES + shown.players)] if roomy else []
        lit = [(part, lines) for part, lines in forms.items() if part in room.lit]
        form = [(ASKED, lines) for lines in range(LEAST_ASKED + 1, min(room.asked, FORM) + 1)]
        cards = [(HAND, AS_CARDS)] if room.beside and room.height >= MEDIUM else []
        wishes = [
            *asked,
            *lit,
            *((part, forms[part]) for part in (TRACKS, HAND, ROW, NUNS)),
            *form,
            (PLAYERS, forms[PLAYERS]),
            *cards,
            *more,
        ]
        if granted(room.height, wishes).get(ASKED, 0) >= room.asked:
            wishes += [(PILES, shown.lines_of_piles(board.width)), *all_inside, *help_too]
    return {**column((*ORDER, LOG, ASKED), wishes, (LOG, ASKED, PILES, HAND), board), **beside}


def _beside(room: Room, place: Place, shown: Shown) -> dict[str, Place]:
    """The log beside the board, on a large screen with all that is told of the piles below it."""
    if not room.beside:
        return {}
    piles = BORDERS + shown.lines_of_piles(place.width - BORDERS)
    log = place.height - piles
    if not room.wide or log < LOG_ABOVE:
        return {LOG: place}
    below = Place(place.x, place.y + log, place.width, piles)
    return {LOG: Place(place.x, place.y, place.width, log), PILES: below}
