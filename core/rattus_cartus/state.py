"""The state of a game as one frozen value.

Secret are `hands`, the cards of `entries` before they are turned over, `deck`, `pile`, `replacement` and
`nuns`; `memory` and `knows` keep what each seat has seen of it. `task` is what is being decided, and `todo`
what is still to be done in this round.
"""

from typing import Protocol

from msgspec import Struct

from core.rattus_cartus.components import BuildingType, Components, Support, TableSize
from core.rattus_cartus.names import CLASSES, HOMES, LETTERS, Cards, Phase, type_of
from core.rattus_cartus.setup import CARDS, Setup

CARD_PARTS = {card: (type_of(card), LETTERS.index(card[-1])) for card in CARDS}  # which copy of which type
CARD_HOMES = {card: HOMES[kind] for card, (kind, _) in CARD_PARTS.items()}
FACE_DOWN = -1  # the force of cards that are not yet turned over


class Table(Struct, frozen=True, gc=False):
    """What never changes during a game: who plays, which rules and components, which building cards."""

    setup: Setup
    components: Components
    size: TableSize
    buildings: tuple[str, ...]  # the cards of this game, in the order of all cards
    supply: tuple[int, ...]  # how many cards there are of each open pile, in the order of PILES
    copies: tuple[int, ...]  # how many cards there are of each population kind


class Entry(Struct, frozen=True, gc=False):
    """A disc on a building card with the cards that lie there for it; the entries stand in order of time."""

    seat: int
    place: int  # of the building in the row
    number: int  # of cards, as it was announced
    cards: Cards = ()  # while they lie there; in a view only what its seat sees
    force: int = FACE_DOWN  # known once the cards are turned over


class Memory(Struct, frozen=True, gc=False):
    """What a seat has seen and would not know from what it sees now."""

    nuns: Cards  # of each place of the nun row, or UNSEEN
    counted: tuple[int, ...] = ()  # V5: of each kind the most copies seen at once outside the nun row
    drawn: Cards = ()  # by this seat since the deck was shuffled last


class Known(Struct, frozen=True, gc=False):
    """Limits of what a seat holds, in hand and face down, as somebody knows them."""

    least: tuple[int, ...]  # of each kind that has an open pile
    most: tuple[int, ...]  # of the same kinds
    together: tuple[int, int]  # of these kinds in all: at least and at most
    population: tuple[int, ...] = ()  # at least, of each population kind; () where of none is any known


class Task(Struct, frozen=True, gc=False):
    """Something still to be done or decided, by its name, for a seat, with its small numbers."""

    name: str
    seat: int = -1
    data: tuple[int, ...] = ()


class State(Struct, frozen=True, gc=False):
    """A whole position, luck included."""

    table: Table
    luck: int
    start: int  # the seat that has the start player card
    round: int  # from 0 on
    phase: Phase
    row: tuple[str, ...]  # the building cards of the round
    pile: tuple[str, ...]  # building cards to come, the next one first
    replacement: tuple[str, ...]  # the next one first
    buried: int  # how many at the end of `replacement` everybody saw being put there
    gone: tuple[str, ...]  # building cards of earlier rounds
    deck: Cards  # population cards, the next one first
    discard: Cards  # sorted
    shuffled: Cards | None  # the cards of the last new deck, sorted; None before there was one
    piles: tuple[int, ...]  # how many cards lie on the open piles, in the order of PILES
    nuns: Cards  # the nun row
    influence: tuple[tuple[int, ...], ...]  # of each class, by seat
    arrivals: tuple[tuple[int, ...], ...]  # of each class: the seats, who moved last comes last (D3)
    rats: tuple[int, ...]
    tokens: tuple[int, ...]
    hands: tuple[Cards, ...]  # sorted
    memory: tuple[Memory, ...]
    # Of whom, and by who knows it (last of all: everybody); () while all special cards and Jokers can be told
    # exactly, because nobody has given cards yet:
    knows: tuple[tuple[Known, ...], ...]
    entries: tuple[Entry, ...]  # of this round
    passed: tuple[int, ...]  # who has played a Pass in this lap
    resolving: int  # the place that is being resolved, or -1
    task: Task | None  # what is to be decided now; None when the game is over
    todo: tuple[Task, ...]  # what comes after it, the next thing last


class OpenTable(Protocol):
    """What lies open, in a state and in a view alike."""

    @property
    def table(self) -> Table:
        """What never changes."""

    @property
    def round(self) -> int:
        """From 0 on."""

    @property
    def phase(self) -> Phase:
        """The phase of the round."""

    @property
    def row(self) -> tuple[str, ...]:
        """The building cards of the round."""

    @property
    def influence(self) -> tuple[tuple[int, ...], ...]:
        """Of each class, by seat."""

    @property
    def arrivals(self) -> tuple[tuple[int, ...], ...]:
        """Of each class the seats in the order in which they arrived where they are."""

    @property
    def rats(self) -> tuple[int, ...]:
        """By seat."""

    @property
    def tokens(self) -> tuple[int, ...]:
        """By seat."""

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Who has entered a building in this round, in order of time."""


def building_of(table: Table, card: str) -> BuildingType:
    """What a building card does."""
    return table.components.buildings[CARD_PARTS[card][0]]


def support_of(table: Table, card: str) -> Support:
    """What a building card brings in phase B."""
    kind, copy = CARD_PARTS[card]
    return table.components.buildings[kind].supports[copy]


def home_of(card: str) -> int:
    """The class of a building card."""
    return CARD_HOMES[card]


def kind_copies(components: Components) -> tuple[int, ...]:
    """How many population cards there are of each kind."""
    return tuple([number for name in CLASSES for number in components.population[name]])


def moment(state: OpenTable) -> tuple[int, int]:
    """When in the game it is: the round and its phase."""
    return state.round, state.phase


def is_last_round(state: OpenTable) -> bool:
    """Whether this round has emptied the building pile (E1)."""
    return state.round + 1 == state.table.size.rounds
