"""Where the two parts of the toy's table stand: above what is asked, and beside the log."""

from nd_tui.looks.arranging import ASKED, GAP, LOG, Place, Plan, Room, column
from tests.toybox.box.lights import LIGHTS

CARDS, PLAYERS = "cards", "players"
BRIEF_CARDS, ALL_CARDS = 3, 4  # lines, their borders among them
LINES_OF_PLAYERS = 6
LEAST_LOG = 6
(DECK,) = LIGHTS.pages


def plan(room: Room) -> Plan:
    """All of it in every size; on the page of the cards, or of the log, that comes first."""
    beside = Place(room.width - room.beside + GAP, 0, room.beside - GAP, room.height)
    wishes = [(ASKED, room.asked_first)] if room.asked else []
    if room.page == LOG and not room.beside:
        wishes += [(LOG, LEAST_LOG)]
    elif room.page == DECK:
        wishes += [(CARDS, ALL_CARDS)]
    else:
        wishes += [(PLAYERS, LINES_OF_PLAYERS), (CARDS, ALL_CARDS if room.beside else BRIEF_CARDS)]
    own = Place(0, 0, room.width - room.beside, room.height)
    places = column((CARDS, PLAYERS, LOG, ASKED), wishes, (LOG, ASKED, PLAYERS), own)
    return {**places, LOG: beside} if room.beside else places
