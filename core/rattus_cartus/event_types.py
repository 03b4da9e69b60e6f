"""What happens: every effect as a value with who, what, how much and from which source.

A source is a code name: a type of building ("farm"), "support", "strangers", "sword", "flute", or "start" of
the cards that were dealt. Where cards are secret, `number` says how many they are.
"""

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from core.rattus_cartus.names import UNSEEN, Card, Cards, Class


class RoundBegan(Struct, frozen=True, tag="round"):
    """Building cards are turned up; `last` says that they empty the building pile (R1, E1)."""

    round: int
    start: int
    row: tuple[str, ...]  # as it was turned up first
    last: bool


class BuildingReplaced(Struct, frozen=True, tag="replaced"):
    """All cards of the row were identical: one goes under the replacement pile, its top one comes (R1)."""

    place: int
    gone: str
    come: str


class SupportUsed(Struct, frozen=True, tag="support"):
    """A seat picks a card of the row for its support."""

    seat: int
    place: int
    building: str


class CardsDrawn(Struct, frozen=True, tag="drawn"):
    """Population cards come to a hand; which is secret. Fewer than `wanted` where there were no more."""

    seat: int
    number: int
    wanted: int
    source: str
    cards: Cards = ()


class DeckShuffled(Struct, frozen=True, tag="shuffled"):
    """The population deck was empty, and so many discarded cards are a new one (S7)."""

    number: int


class RatsChanged(Struct, frozen=True, tag="rats"):
    """A seat takes rats or discards them."""

    seat: int
    before: int
    after: int
    source: str


class RatGiven(Struct, frozen=True, tag="rat-given"):
    """A Flute brings one rat from a seat to another (P4)."""

    giver: int
    taker: int


class NunSeen(Struct, frozen=True, tag="seen"):
    """A seat looked at a place of the nun row; what it saw is secret."""

    seat: int
    nun: int
    source: str
    card: Card = UNSEEN


class PassPlayed(Struct, frozen=True, tag="pass"):
    """A seat plays a Pass instead of entering."""

    seat: int


class Entered(Struct, frozen=True, tag="entered"):
    """A seat enters a building with so many cards face down; which is secret."""

    seat: int
    place: int
    building: str
    number: int
    cards: Cards = ()


class BuildingBegan(Struct, frozen=True, tag="building"):
    """A building is resolved now (R6)."""

    place: int
    building: str


class Revealed(Struct, frozen=True, tag="revealed"):
    """A seat turns over its cards in a building."""

    seat: int
    place: int
    cards: Cards
    force: int


class InfluenceGained(Struct, frozen=True, tag="influence"):
    """A disc moves on the track of a class; by its force, or by 1 for the privilege of the last round."""

    seat: int
    track: Class
    before: int
    after: int
    source: str  # "force" or "privilege"


class Compared(Struct, frozen=True, tag="compared"):
    """Swords or Flutes in a building decide: who has most, and who is tied for fewest (P3, P4)."""

    place: int
    source: str  # "sword" or "flute"
    winner: int
    fewest: tuple[int, ...]  # in order of entry


class Named(Struct, frozen=True, tag="named"):
    """The winner names one of those tied for fewest."""

    seat: int
    target: int
    source: str


class CardsGiven(Struct, frozen=True, tag="given"):
    """Cards go from hand to hand, which only these two see (P3, B7)."""

    giver: int
    taker: int
    number: int
    source: str
    cards: Cards = ()


class PrivilegeWon(Struct, frozen=True, tag="privilege"):
    """A seat has the privilege of a building, and why: "alone", "highest", or "first" of those tied (D5)."""

    seat: int
    place: int
    building: str
    why: str


class CardsTaken(Struct, frozen=True, tag="taken"):
    """Jokers or special cards from an open pile; fewer than `wanted` where there were no more."""

    seat: int
    card: Card
    number: int
    wanted: int
    source: str


class TokensTaken(Struct, frozen=True, tag="tokens"):
    """Victory point tokens."""

    seat: int
    number: int
    source: str


class CardsDiscarded(Struct, frozen=True, tag="discarded"):
    """Cards of a hand are discarded for rats, seen by all (B4)."""

    seat: int
    cards: Cards


class TowerCounted(Struct, frozen=True, tag="tower"):
    """The Guard Tower counts hands, and these seats have to give it so many cards each (B7)."""

    seat: int
    givers: tuple[int, ...]
    numbers: tuple[int, ...]


class BuildingCleared(Struct, frozen=True, tag="cleared"):
    """The cards played in a building go to their piles (D7)."""

    place: int
    building: str


class StartPassed(Struct, frozen=True, tag="start"):
    """The start player card goes to the next start player (R7)."""

    seat: int


class Scored(Struct, frozen=True, tag="scored"):
    """What a seat's points are made of at the end, in the order of `scoring.SOURCES` (E2 to E6)."""

    seat: int
    points: tuple[int, ...]


class GameEnded(Struct, frozen=True, tag="ended"):
    """The last round is over, and the nun row is turned up (E7)."""

    nuns: Cards  # in their places


class Judged(Struct, frozen=True, tag="judged"):
    """Whether a seat lives with its rats (E7, E9)."""

    seat: int
    rats: int
    lives: bool


Event: TypeAlias = (
    RoundBegan
    | BuildingReplaced
    | SupportUsed
    | CardsDrawn
    | DeckShuffled
    | RatsChanged
    | RatGiven
    | NunSeen
    | PassPlayed
    | Entered
    | BuildingBegan
    | Revealed
    | InfluenceGained
    | Compared
    | Named
    | CardsGiven
    | PrivilegeWon
    | CardsTaken
    | TokensTaken
    | CardsDiscarded
    | TowerCounted
    | BuildingCleared
    | StartPassed
    | Scored
    | GameEnded
    | Judged
)


def seen_by(event: Event, seat: int) -> Event:
    """The event as a seat may know it: another seat's secrets are taken out."""
    match event:
        case CardsDrawn() | Entered() if event.seat != seat and event.cards:
            return replace(event, cards=())
        case CardsGiven() if seat not in (event.giver, event.taker):
            return replace(event, cards=())
        case NunSeen() if event.seat != seat:
            return replace(event, card=UNSEEN)
    return event
