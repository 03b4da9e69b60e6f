"""The moves: each a small tagged value that answers one decision."""

from typing import Literal, TypeAlias

from msgspec import Struct

from core.notre_dame.names import PLACES, SECTORS, Action, Card

Good = Literal["gold", "marker", "rat"]


class Keep(Struct, frozen=True, gc=False, tag="keep"):
    """Keep this card and pass on the others."""

    card: Card


class Play(Struct, frozen=True, gc=False, tag="play"):
    """Play this card from the hand."""

    card: Card


class Hire(Struct, frozen=True, gc=False, tag="hire"):
    """Pay this person for a service."""

    person: str


class Donate(Struct, frozen=True, gc=False, tag="donate"):
    """Give this much gold to Notre Dame."""

    gold: int


class Drive(Struct, frozen=True, gc=False, tag="drive"):
    """Bring the carriage to this market; its own market means to stay, or to go out and back."""

    market: int


class TakeMessage(Struct, frozen=True, gc=False, tag="message"):
    """Take the message on which the carriage stands."""


class Gain(Struct, frozen=True, gc=False, tag="gain"):
    """Choose a coin, a marker from the general supply, or the rat one space back."""

    good: Good


class From(Struct, frozen=True, gc=False, tag="from"):
    """Take a marker, or begin a move, from this sector or the cathedral."""

    place: Action


class LiftFriend(Struct, frozen=True, gc=False, tag="friend"):
    """Take the friend from where he stands."""


class To(Struct, frozen=True, gc=False, tag="to"):
    """Choose this sector, to place on it or to use it."""

    sector: Action


class Number(Struct, frozen=True, gc=False, tag="number"):
    """Choose how many markers or coins, and whether the friend goes with them."""

    amount: int
    friend: bool = False


class Again(Struct, frozen=True, gc=False, tag="again"):
    """Receive the benefits of all collected messages of this kind again."""

    kind: int


class Pass(Struct, frozen=True, gc=False, tag="pass"):
    """Do without."""


Move: TypeAlias = (
    Keep | Play | Hire | Donate | Drive | TakeMessage | Gain | From | LiftFriend | To | Number | Again | Pass
)
MOVE_TYPES = (Keep, Play, Hire, Donate, Drive, TakeMessage, Gain, From, LiftFriend, To, Number, Again, Pass)

# The moves that come up most, made once.
FROM = tuple(From(place) for place in PLACES)
TO = tuple(To(sector) for sector in SECTORS)
PASS = Pass()
TAKE_MESSAGE = TakeMessage()
LIFT_FRIEND = LiftFriend()


def kind_of_choice(move: Move) -> object:
    """What a move amounts to: cards of the same action are the same choice, whosever they are."""
    return (type(move), move.card.action) if isinstance(move, Keep | Play) else move
