"""The code names of the game's things: classes, cards, buildings, phases, colours.

A card is a number, its kind, since cards of one kind look alike: a population card is its class times
`NUN_KINDS` plus its nuns, and the others follow. So a hand is a sorted tuple of small numbers.
"""

from bisect import bisect_left, bisect_right
from enum import IntEnum
from typing import Literal, TypeAlias

Card: TypeAlias = int
Cards: TypeAlias = tuple[Card, ...]  # sorted, where they are a hand or lie somewhere together
Class: TypeAlias = int  # its place in CLASSES

ClassName = Literal["peasantry", "bourgeoisie", "clergy", "knighthood", "magic", "nobility"]
CLASSES: tuple[ClassName, ...] = ("peasantry", "bourgeoisie", "clergy", "knighthood", "magic", "nobility")
NUN_KINDS = 5  # a population card has 0 to 4 nuns
POPULATION_KINDS = len(CLASSES) * NUN_KINDS

PileName = Literal["joker", "sword", "flute", "pass", "gold"]
PILES: tuple[PileName, ...] = ("joker", "sword", "flute", "pass", "gold")  # the open piles, in this order
JOKER, SWORD, FLUTE, PASS_CARD, GOLD = range(POPULATION_KINDS, POPULATION_KINDS + len(PILES))
KINDS = POPULATION_KINDS + len(PILES)
FORCEFUL = JOKER  # the last kind that counts for force
LAST_PLAYABLE = FLUTE  # kinds after it are not laid in buildings (R4)
UNSEEN = -1  # of a card in the nun row that a seat has not looked at

CARD_NAMES = (*[f"{name}{nuns}" for name in CLASSES for nuns in range(NUN_KINDS)], *PILES)

TypeName = Literal[
    "farm",
    "brewery",
    "office",
    "marketplace",
    "monastery",
    "hospital",
    "guard_tower",
    "castle",
    "tent",
    "hut",
    "palace",
    "treasury",
]
TYPES: tuple[TypeName, ...] = (
    "farm",
    "brewery",
    "office",
    "marketplace",
    "monastery",
    "hospital",
    "guard_tower",
    "castle",
    "tent",
    "hut",
    "palace",
    "treasury",
)
MOST_BUILDINGS = 5  # in a row
TYPES_A_CLASS = 2  # in TYPES they stand in the order of the classes
HOMES: dict[str, Class] = {kind: place // TYPES_A_CLASS for place, kind in enumerate(TYPES)}  # of a type
LETTERS = "abcde"  # the copies of a type, which differ in their support
COLOURS = ("red", "yellow", "green", "blue", "violet")


class Phase(IntEnum):
    """The phases of a round (R1 to R7)."""

    BUILDINGS = 1
    SUPPORT = 2
    ENTER = 3
    RESOLVE = 4
    END = 5


def class_of(card: Card) -> Class:
    """The class of a population card."""
    return card // NUN_KINDS


def nuns_of(card: Card) -> int:
    """The nuns on a population card."""
    return card % NUN_KINDS


def is_population(card: Card) -> bool:
    """Whether a card is of the population, neither a Joker nor a special card."""
    return card < POPULATION_KINDS


def force_of(cards: Cards) -> int:
    """Population cards of any class and Jokers among cards that were played, which are sorted."""
    return bisect_right(cards, FORCEFUL)


def strangers_among(cards: Cards, home: Class) -> int:
    """Population cards of another class than a building's among sorted cards."""
    first = home * NUN_KINDS
    at_home = bisect_left(cards, first + NUN_KINDS) - bisect_left(cards, first)
    return bisect_left(cards, POPULATION_KINDS) - at_home


def type_of(building: str) -> str:
    """The type of a building card."""
    return building[:-2]


def copies_of(kind: str) -> tuple[str, ...]:
    """The five building cards of a type."""
    return tuple(f"{kind}-{letter}" for letter in LETTERS)
