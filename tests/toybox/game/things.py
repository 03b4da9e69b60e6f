"""Moves, events and the state."""

from typing import Literal, TypeAlias

from msgspec import Struct

from core.sealed import Sealed
from tests.toybox.game.components import Components
from tests.toybox.game.wishes import Setup

KINDS = ("red", "blue")
Step = Literal["lay", "look", "guess", "over"]
STEPS: tuple[Step, ...] = ("lay", "look", "guess", "over")


class Lay(Struct, frozen=True, tag="lay"):
    """Lay so many pebbles of each kind, in secret."""

    pebbles: tuple[int, ...]


class Look(Struct, frozen=True, tag="look"):
    """Pay for a look at the next card, or do without."""

    pays: bool


class Guess(Struct, frozen=True, tag="guess"):
    """Say whether the next card will be a high one."""

    high: bool


Move: TypeAlias = Lay | Look | Guess


class RoundBegan(Struct, frozen=True, tag="round"):
    """A round begins."""

    round: int


class Shown(Struct, frozen=True, tag="shown"):
    """What everybody laid, nothing for whoever sits out."""

    laid: tuple[tuple[int, ...], ...]


class CardDrawn(Struct, frozen=True, tag="drawn"):
    """A card is drawn."""

    card: int


class Scored(Struct, frozen=True, tag="scored"):
    """Points come, or go for a look; the source is "card", "look" or "guess"."""

    seat: int
    points: int
    source: str


class Looked(Struct, frozen=True, tag="looked"):
    """Somebody looked at the next card, which is secret."""

    seat: int
    card: int | None


class Guessed(Struct, frozen=True, tag="guessed"):
    """Somebody guessed."""

    seat: int
    high: bool


class GameEnded(Struct, frozen=True, tag="ended"):
    """The last guess is told."""


Event: TypeAlias = RoundBegan | Shown | CardDrawn | Scored | Looked | Guessed | GameEnded


class State(Struct, frozen=True):
    """A whole position; the luck of the game is the order of its deck."""

    setup: Setup
    components: Components
    deck: tuple[int, ...]  # the next card first
    points: tuple[int, ...]
    pebbles: tuple[tuple[int, ...], ...]  # left to each seat, of each kind
    sealed: Sealed[Lay] | None = None
    step: Step = "lay"
    round: int = 0
    drawn: tuple[int, ...] = ()
    laid: tuple[tuple[int, ...], ...] = ()  # in the last round
    leader: int = -1  # who looks and guesses
    looker: int = -1  # who knows the next card
    guess: Guessed | None = None
