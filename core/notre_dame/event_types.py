"""What happens: every effect as a value with who, what, how much and from which source.

A source is a code name: an action ("bank"), a person ("monk"), "message", "shares" (the cathedral at the
end of a period), "plague", "hire" or "donation".
"""

from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from core.notre_dame.names import Action, Card

Store = Literal["supply", "reserve"]


class RoundBegan(Struct, frozen=True, tag="round"):
    """The persons of a round are turned up."""

    round: int
    start: int
    persons: tuple[str, ...]
    plague: int


class CardsDrawn(Struct, frozen=True, tag="drawn"):
    """A seat drew from its own stack; secret."""

    seat: int
    cards: tuple[Card, ...]


class CardKept(Struct, frozen=True, tag="kept"):
    """A seat kept a card; secret, and so is that it has chosen."""

    seat: int
    card: Card


class CardsReceived(Struct, frozen=True, tag="received"):
    """A seat was passed cards by its right neighbour; secret."""

    seat: int
    cards: tuple[Card, ...]


class CardPlayed(Struct, frozen=True, tag="played"):
    """A card is played openly."""

    seat: int
    card: Card


class CardWasted(Struct, frozen=True, tag="wasted"):
    """A card is discarded without effect."""

    seat: int
    action: Action


class MarkerMoved(Struct, frozen=True, tag="marker"):
    """Markers go from one place to another; "supply" is the own one, "reserve" the general one."""

    seat: int
    origin: Action | Store
    target: Action | Store
    amount: int
    source: str


class FriendMoved(Struct, frozen=True, tag="friend"):
    """The friend goes to a sector; origin is None when he was nowhere."""

    seat: int
    origin: Action | None
    target: Action
    source: str


class Gained(Struct, frozen=True, tag="gained"):
    """Gold, markers for the own supply, or prestige; `park` is the bonus on top of the amount."""

    seat: int
    what: Literal["gold", "markers", "prestige"]
    amount: int
    source: str
    park: int = 0


class Paid(Struct, frozen=True, tag="paid"):
    """Gold goes back to the supply."""

    seat: int
    gold: int
    source: str


class GoldTaken(Struct, frozen=True, tag="taken"):
    """The supply was empty: the coins come from another player."""

    seat: int
    giver: int
    gold: int


class PrestigeLost(Struct, frozen=True, tag="lost"):
    """Prestige is given back."""

    seat: int
    amount: int
    source: str


class RatMoved(Struct, frozen=True, tag="rat"):
    """A rat moves on its plague track."""

    seat: int
    before: int
    after: int
    source: str


class CarriageMoved(Struct, frozen=True, tag="carriage"):
    """A carriage drives from market to market."""

    seat: int
    origin: int
    target: int


class MessageTaken(Struct, frozen=True, tag="message"):
    """A message is collected."""

    seat: int
    market: int
    kind: int


class PersonHired(Struct, frozen=True, tag="hired"):
    """A person is paid and used."""

    seat: int
    person: str


class HiringPassed(Struct, frozen=True, tag="passed"):
    """A seat hires nobody."""

    seat: int


class StackSeen(Struct, frozen=True, tag="seen"):
    """The spy looked at the gray persons to come; who they are is secret."""

    seat: int
    persons: tuple[str, ...]


class PlagueCame(Struct, frozen=True, tag="plague"):
    """The plague of a round for one player: value less hospital, and whether the rat would pass the end."""

    seat: int
    value: int
    hospital: int
    before: int
    after: int
    penalty: bool


class CathedralScored(Struct, frozen=True, tag="cathedral"):
    """The end of a period: the value shared among all markers, rounded down."""

    period: int
    value: int
    markers: int
    each: int


class BellPassed(Struct, frozen=True, tag="bell"):
    """The bell-ringer goes to the next start player."""

    seat: int


class GameEnded(Struct, frozen=True, tag="ended"):
    """The last round is over."""


Event: TypeAlias = (
    RoundBegan
    | CardsDrawn
    | CardKept
    | CardsReceived
    | CardPlayed
    | CardWasted
    | MarkerMoved
    | FriendMoved
    | Gained
    | Paid
    | GoldTaken
    | PrestigeLost
    | RatMoved
    | CarriageMoved
    | MessageTaken
    | PersonHired
    | HiringPassed
    | StackSeen
    | PlagueCame
    | CathedralScored
    | BellPassed
    | GameEnded
)


def seen_by(event: Event, seat: int) -> Event | None:
    """The event as a seat may know it: another seat's secrets are taken out, its choice of a card wholly."""
    match event:
        case CardsDrawn() | CardsReceived() if event.seat != seat:
            return replace(event, cards=())
        case CardKept() if event.seat != seat:
            return None
        case StackSeen() if event.seat != seat:
            return replace(event, persons=())
    return event
