"""The tree of a search: what is known of the moves at every point that a seat can tell from others.

Its branches are what everybody sees of the moves. What a seat knows besides, by its hand, by what was
revealed or by a look of its own, the game's model says (`Model.known`); at every point there are edges for
each of these. That is a tree for every seat, drawn as one: nobody's choice depends on what the model does not
let him know. Positions themselves are kept apart, by deal.
"""

from collections.abc import Hashable, Sequence
from math import sqrt
from operator import add, attrgetter
from typing import Generic, TypeVar

from msgspec import Struct

from core.ai.outlook import LEAD_SHARE, Outlook

State = TypeVar("State")
Move = TypeVar("Move", bound=Hashable)

FIRST_WEIGHT = 1  # visits that the first estimate of a move counts as


# Nothing here can form a cycle, so the garbage collector need not look at it (gc=False).


class Edge(Struct, gc=False):
    """What is known of one move at one point; the sums begin with the first estimate.

    The search goes by the aims that its iterations found. What is told of the move, chances and then leads by
    seat, is added up apart, since there a later choice counts as its best move does.
    """

    seat: int  # the mover
    aim: float  # the mover's
    sums: Sequence[float]  # of what is told
    prior: float
    promise: float  # what is told the mover, on average
    visits: int = 0
    regret: float = 0.0  # at a sealed decision, that the move was not made
    weight: float = 0.0  # at a sealed decision, how often it was to be answered

    def tell(self, told: Sequence[float]) -> None:
        """Add what is told of one iteration."""
        self.visits += 1
        self.sums = sums = list(map(add, self.sums, told))
        seat = self.seat
        told_mover = sums[seat] + LEAD_SHARE * sums[seat + len(sums) // 2]
        self.promise = told_mover / (self.visits + FIRST_WEIGHT)

    def told(self) -> list[float]:
        """The chances and then the leads that the move promises, by seat."""
        weight = self.visits + FIRST_WEIGHT
        return [told / weight for told in self.sums]


_promise = attrgetter("promise")


def first_estimate(outlook: Outlook, seat: int, prior: float) -> Edge:
    """An edge of which only the first value of its move is known."""
    told = outlook.chances + outlook.leads
    promise = (outlook.chances[seat] + LEAD_SHARE * outlook.leads[seat]) / FIRST_WEIGHT
    return Edge(seat, outlook.aims[seat], told, prior, promise)


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


def best(edges: Sequence[Edge]) -> Edge:
    """The edge of which most is told its mover."""
    return max(edges, key=_promise)


class Deal(Struct, Generic[State, Move], gc=False):
    """A position of one deal, and those that were reached from it, in the order of its moves.

    Most positions are only valued. What is more than that is there once an iteration goes on from them, and
    with it the point of the game (`node`).
    """

    state: State
    outlook: Outlook | None = None
    node: Node[Move] | None = None
    seat: int | None = None
    moves: Sequence[Move] = ()
    after: list["Deal[State, Move] | None"] = []
    edges: dict[Move, Edge] | None = None  # of whoever decides here and knows what he knows
    choices: list[Edge] | None = None  # the edges of its moves, once all of them are met
