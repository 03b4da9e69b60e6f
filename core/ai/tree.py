"""The tree of a search: what is known of the moves at every point that a seat can tell from others.

Its branches are what everybody sees of the moves. What a seat knows besides, by its hand, by what was
revealed or by a look of its own, the game's model says (`Model.known`); at every point there are edges for
each of these. That is a tree for every seat, drawn as one: nobody's choice depends on what the model does not
let him know. Positions themselves are kept apart, by deal.
"""

from collections.abc import Hashable, Sequence
from math import sqrt
from operator import add
from typing import Generic, TypeVar

from msgspec import Struct

from core.ai.outlook import LEAD_SHARE, Outlook

State = TypeVar("State")
Move = TypeVar("Move", bound=Hashable)

FIRST_WEIGHT = 1  # visits that the first estimate of a move counts as


# Nothing here can form a cycle, so the garbage collector need not look at it (gc=False).


class Edge(Struct, gc=False):
    """What is known of one move at one point; the sums begin with the first estimate.

    The search goes by the aims that its iterations found. What is told of the move, chances and leads by
    seat, is added up apart, since there a later choice counts as its best move does.
    """

    aim: float  # the mover's
    chances: Sequence[float]
    leads: Sequence[float]
    prior: float
    visits: int = 0
    regret: float = 0.0  # at a sealed decision, that the move was not made
    weight: float = 0.0  # at a sealed decision, how often it was to be answered

    def tell(self, chances: Sequence[float], leads: Sequence[float]) -> None:
        """Add what is told of one iteration."""
        self.chances = list(map(add, self.chances, chances))
        self.leads = list(map(add, self.leads, leads))

    def told(self) -> tuple[list[float], list[float]]:
        """The chances and leads that the move promises, by seat."""
        weight = self.visits + FIRST_WEIGHT
        return [chance / weight for chance in self.chances], [lead / weight for lead in self.leads]


class Node(Struct, Generic[Move], gc=False):
    """A point of the game: the moves so far, as everybody has seen them."""

    choices: dict[tuple[int, Hashable], dict[Move, Edge]] = {}
    children: dict[Hashable, "Node[Move]"] = {}
    sealed: bool = False  # whether the others decide at the same time

    def edges(self, seat: int, known: Hashable) -> dict[Move, Edge]:
        """The moves of a seat that decides here and knows this besides."""
        found = self.choices.get((seat, known))
        if found is None:
            found = self.choices[seat, known] = {}
        return found

    def child(self, seen: Hashable) -> "Node[Move]":
        """The point after a move, as it is seen."""
        found = self.children.get(seen)
        if found is None:
            found = self.children[seen] = Node()
        return found


def most_promising(edges: Sequence[Edge], curiosity: float) -> int:
    """The edge that promises most; what was little looked at gets the benefit of the doubt."""
    visits, priors = 1, 0.0
    for edge in edges:
        visits += edge.visits
        priors += edge.prior
    doubt = curiosity * sqrt(visits) / priors
    best, chosen = -1e9, 0
    for index, edge in enumerate(edges):
        promise = (edge.aim + doubt * edge.prior) / (edge.visits + FIRST_WEIGHT)
        if promise > best:
            best, chosen = promise, index
    return chosen


def best(edges: Sequence[Edge], seat: int) -> Edge:
    """The edge of which most is told the seat."""
    most, chosen = -1e9, edges[0]
    for edge in edges:
        promise = (edge.chances[seat] + LEAD_SHARE * edge.leads[seat]) / (edge.visits + FIRST_WEIGHT)
        if promise > most:
            most, chosen = promise, edge
    return chosen


class Deal(Struct, Generic[State, Move], gc=False):
    """A position of one deal, and those that were reached from it, in the order of its moves."""

    state: State
    seat: int | None
    moves: Sequence[Move]
    node: Node[Move]
    after: list["Deal[State, Move] | None"]
    edges: dict[Move, Edge] | None = None  # of whoever decides here and knows what he knows
    choices: list[Edge] | None = None  # the edges of its moves, once all of them are met
    outlook: Outlook | None = None
