"""The code names of the game's things: actions and places, phases, cards, colours, markets."""

from enum import IntEnum

from msgspec import Struct


class Action(IntEnum):
    """The nine action cards; the first eight are also places for markers, the first seven are sectors."""

    SCHOOL = 0
    BANK = 1
    RESIDENCE = 2
    CARRIAGE_HOUSE = 3
    HOTEL = 4
    PARK = 5
    HOSPITAL = 6
    CATHEDRAL = 7
    FRIEND = 8


# Names of their own, since looking a member up in its class costs more than the rules can spare.
SCHOOL = Action.SCHOOL
BANK = Action.BANK
RESIDENCE = Action.RESIDENCE
CARRIAGE_HOUSE = Action.CARRIAGE_HOUSE
HOTEL = Action.HOTEL
PARK = Action.PARK
HOSPITAL = Action.HOSPITAL
CATHEDRAL = Action.CATHEDRAL
FRIEND = Action.FRIEND

ACTIONS = tuple(Action)
PLACES = ACTIONS[:8]
SECTORS = ACTIONS[:7]
NOWHERE = -1  # where a friend stands who has not yet been placed

ACTION_NAMES = tuple(action.name.lower() for action in ACTIONS)

COLOURS = ("blue", "red", "green", "yellow", "violet")

SPOTS = ("c", "il", "ir", "ol", "or")  # the markets of a borough: centre, inner and outer left and right
CORNERS = (1, 2, 3, 4)  # the indices of the spots that begin with a message


class Phase(IntEnum):
    """The phases of a round."""

    PERSONS = 1
    CHOOSING = 2
    PLAYING = 3
    HIRING = 4
    PLAGUE = 5


class Card(Struct, frozen=True, gc=False, array_like=True, cache_hash=True):
    """An action card: the seat whose colour it has, and what it lets one do."""

    owner: int
    action: Action


class Message(Struct, frozen=True, gc=False, array_like=True):
    """A collected message: its colour, as the borough it lay in, and its kind."""

    borough: int
    kind: int


def market_at(borough: int, spot: int) -> int:
    """The number of a market: five to a borough, in the order of SPOTS."""
    return borough * len(SPOTS) + spot


def borough_of(market: int) -> int:
    """The borough a market lies in, and so the colour of a message there."""
    return market // len(SPOTS)
