"""Small helpers of the persons' tests, beside the general `scenes`."""

from msgspec.structs import replace

from core import notre_dame as nd
from core.notre_dame.event_types import Event
from core.notre_dame.moves import Hire
from core.notre_dame.names import COLOURS, SPOTS, Action, Card, market_at
from core.notre_dame.state import NO_MESSAGE, Player
from tests.core.notre_dame.scenes import ask

BROWN = ("hostess", "minstrel", "monk", "fool", "money_lender", "doctor")
BASE = {
    "A": ("city_guard", "night_watchman", "bishop"),
    "B": ("guild_master", "beggar_king", "advocate"),
    "C": ("lady_of_the_court", "mayor", "carpenter"),
}
NEW = {
    "A": ("administrator", "nurse", "scholar", "butcher", "patron", "merchant"),
    "B": ("priest", "prosecutor", "bell_ringer", "spy", "gypsies", "coachman"),
    "C": ("innkeeper", "gravedigger", "actress", "counsellor", "guard", "lover"),
}
EVERYBODY = (*BROWN, *[person for letter in "ABC" for person in (*BASE[letter], *NEW[letter])])

SECTOR_NAMES = {"school", "bank", "residence", "carriage_house", "hotel", "park", "hospital"}
TO_ALL = {f"to {sector}" for sector in SECTOR_NAMES}


def me(state: nd.State, seat: int = 0) -> Player:
    """What lies before a player."""
    return state.players[seat]


def markers(state: nd.State, place: str, seat: int = 0) -> int:
    """The markers of a player on a place, without the friend."""
    return state.players[seat].markers[Action[place.upper()]]


def told(state: nd.State, person: str, *texts: str, seat: int = 0) -> tuple[Event, ...]:
    """All events of hiring a person and of the further moves, after the payment and the hire itself."""
    if person not in state.persons:
        state = replace(state, persons=(person, *state.persons[1:]), phase=4)
    state = ask(state, "hire", seat)
    move: nd.Move = Hire(person)
    happened = nd.events(state, move)
    state = nd.apply(state, move)
    for text in texts:
        move = nd.parse_move(state, text)
        happened += nd.events(state, move)
        state = nd.apply(state, move)
    return happened[2:]


def left_with(state: nd.State, action: str, seat: int = 0, owner: int | None = None) -> nd.State:
    """The position in which a seat has played two cards and has only this one left."""
    colour = seat if owner is None else owner
    third = Card(colour, Action[action.upper()])
    others = [Card(colour, other) for other in Action if other != third.action]
    cards = list(state.cards)
    cards[seat] = replace(cards[seat], hand=(third,), played=tuple(others[:2]))
    return replace(state, cards=tuple(cards))


def market(state: nd.State, name: str) -> int:
    """The number of a market such as "blue-il"."""
    colour, spot = name.split("-")
    assert colour in COLOURS
    return market_at(state.table.colours.index(colour), SPOTS.index(spot))


def without_message(state: nd.State, *names: str) -> nd.State:
    """The position in which nothing lies on these markets."""
    kinds = list(state.messages)
    for name in names:
        kinds[market(state, name)] = NO_MESSAGE
    return replace(state, messages=tuple(kinds))


def within(state: nd.State, steps: int, seat: int = 0) -> set[str]:
    """The drives that a carriage can make with this many steps."""
    away = state.table.distances[state.players[seat].carriage]
    return {
        f"drive {colour}-{spot}"
        for borough, colour in enumerate(state.table.colours)
        for number, spot in enumerate(SPOTS)
        if away[market_at(borough, number)] <= steps
    }


def purses(state: nd.State, *gold: int) -> nd.State:
    """The position in which the players hold this much gold, in seat order; 25 in all leave no supply."""
    players = [replace(player, gold=held) for player, held in zip(state.players, gold, strict=True)]
    return replace(state, players=tuple(players))
