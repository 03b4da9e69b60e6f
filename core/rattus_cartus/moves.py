"""The moves: each a small tagged value that answers one decision."""

from typing import TypeAlias

from msgspec import Struct

from core.rattus_cartus.names import MOST_BUILDINGS, Cards


class Support(Struct, frozen=True, gc=False, tag="support"):
    """Use the support of the building card at this place of the row (R2)."""

    place: int


class Look(Struct, frozen=True, gc=False, tag="look"):
    """Look at the card at this place of the nun row (B11)."""

    nun: int


class Enter(Struct, frozen=True, gc=False, tag="enter"):
    """Enter the building at this place of the row, and lay these cards face down (R3)."""

    place: int
    cards: Cards = ()  # sorted


class Pass(Struct, frozen=True, gc=False, tag="pass"):
    """Play a Pass instead of entering (R5)."""


class Name(Struct, frozen=True, gc=False, tag="name"):
    """Of those with the fewest Swords or Flutes, take this one (P3, P4)."""

    seat: int


class Give(Struct, frozen=True, gc=False, tag="give"):
    """Give these cards of the hand, for a Sword or to the Guard Tower (P3, B7)."""

    cards: Cards  # sorted


class Discard(Struct, frozen=True, gc=False, tag="discard"):
    """Discard these cards of the hand for as many rats; none is an answer too (B4)."""

    cards: Cards = ()  # sorted


Move: TypeAlias = Support | Look | Enter | Pass | Name | Give | Discard
MOVE_TYPES = (Support, Look, Enter, Pass, Name, Give, Discard)

# The moves that come up most, made once.
SUPPORTS = tuple(map(Support, range(MOST_BUILDINGS)))
LOOKS = tuple(map(Look, range(9)))
NAMES = tuple(map(Name, range(5)))
PASS = Pass()
