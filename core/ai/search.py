"""A search for any game with secrets: information sets, one tree for every seat, values instead of playouts.

Every iteration takes one of the deals that agree with the view, goes down the trees, each mover choosing
for himself by what he knows, and at the first point with a move not met before puts a first value on
every move there. A budget counts iterations, so the same view, luck and budget give the same result.

What is told of a move, a chance and a lead, counts a later choice as its best move does, not as the mean of
all that was tried: where an iteration tried another move than the one that is best so far, the moves before
it are told what the best one promises. The search itself goes by the means. At a sealed decision nobody is
taken to give the best answer and no other one: there what is told is the mean too.
"""

from collections.abc import Hashable, Iterator, Sequence
from math import exp
from typing import Generic, TypeVar

from msgspec import Struct

from core import rng
from core.ai.analysis import ENOUGH, Analysis, Candidate, ranked
from core.ai.outlook import Model, Outlook, aim
from core.ai.sealed import draw, evenly, learn
from core.ai.tree import Deal, Edge, Node, best, first_estimate, most_promising

State = TypeVar("State")
Move = TypeVar("Move", bound=Hashable)
View = TypeVar("View")

LONGEST_LINE = 12  # moves that are followed, of all seats
ITERATIONS_A_STEP = 25  # after so many a caller hears of it and may stop
LEAST_PRIOR = 0.01  # so that nothing is never looked at
LEAST_VISITS = 10  # of the choices after a choice, before they are relied on

Promise = tuple[float, float]  # a chance and a lead, of the searching seat


class Effort(Struct, frozen=True):
    """How a search spends its budget."""

    iterations: int
    deals: int  # that agree with the view
    curiosity: float = 0.5  # how much is looked at besides the best
    sharpness: float = 12.0  # how much a better first value makes a move likelier to be looked at
    parts: int = 1  # independent searches among which iterations and deals are divided
    insight: bool = False  # for the model: whether everybody uses all he knows, which needs many iterations
    alone: int = 0  # for the model: with so many players or more only the own moves are searched; 0 is never
    mood: float = 0.0  # points by which a move may seem worse than the best one and still be made, by luck
    second_look: int = 0  # iterations to see what is nearly equal, for who searches too little; in one part
    taste: str = ""  # for the model: the character of who searches, an id; without one it is even-handed


class Search(Generic[State, Move, View]):
    """A search of one position for the seat that decides there; it can be run on and asked at any time.

    Moves that the caller wants to hear of in any case (`also`) are candidates beside those of the model.
    """

    def __init__(
        self,
        model: Model[State, Move, View],
        view: View,
        luck: int,
        effort: Effort,
        also: Sequence[Move] = (),
    ) -> None:
        self._model = model
        self._effort = effort
        self._root: Node[Move] = Node()
        self._edges: dict[Move, Edge] = {}  # at the root, where all deals look alike
        self._deals: list[Deal[State, Move]] = []
        for _ in range(max(1, effort.deals)):
            dealt, luck = rng.word(luck)
            deal: Deal[State, Move] = Deal(model.deal(view, dealt))
            self._open(deal, self._root, also)
            deal.edges = self._edges
            self._deals.append(deal)
        self._luck = luck
        first = self._deals[0]
        assert first.seat is not None
        self._seat = first.seat
        self.iterations = 0

    def run(self, iterations: int) -> None:
        """Search on."""
        for _ in range(iterations):
            self._iterate(self._deals[self.iterations % len(self._deals)])
            self.iterations += 1

    def steps(self) -> Iterator[int]:
        """Search on in small steps, until the budget is used up or the best move is decided."""
        while self.iterations < self._effort.iterations and not self.decided():
            self.run(min(ITERATIONS_A_STEP, self._effort.iterations - self.iterations))
            yield self.iterations

    def decided(self) -> bool:
        """Whether the rest of the budget could not bring another move to the top, and only the top counts."""
        visits = sorted([edge.visits for edge in self._edges.values()], reverse=True)
        if len(visits) < 2 or self._root.sealed:
            return False
        return visits[0] - visits[1] > self._effort.iterations - self.iterations

    def report(self) -> Analysis[Move]:
        """What has been found so far."""
        if not self.iterations:
            self.run(1)
        moves = []
        for move, edge in self._edges.items():
            chance, lead = self._worth(self._root, move, edge)
            visits = round(edge.weight) if self._root.sealed else edge.visits
            told, seats = edge.told(), len(edge.sums) // 2
            chances, leads = tuple(told[:seats]), tuple(told[seats:])
            moves.append(Candidate(move, visits, chance, lead, self._line(move), chances, leads))
        effort = self._effort
        return Analysis(ranked(moves), self.iterations, effort.iterations, self._root.sealed, effort.mood)

    def _iterate(self, here: Deal[State, Move]) -> None:
        curiosity = self._effort.curiosity
        node = self._root
        path: list[tuple[Node[Move], list[Edge], Edge, int]] = []
        while (seat := here.seat) is not None:
            choices = here.choices
            if choices is None:
                edges = self._edges_at(here, node, seat)
                if not all(map(edges.__contains__, here.moves)):
                    found = self._expand(edges, here, node, seat)
                    break
                choices = here.choices = [edges[move] for move in here.moves]
            if node.sealed:
                pick, self._luck = draw(choices, self._luck)
            else:
                pick = most_promising(choices, curiosity)
            path.append((node, choices, choices[pick], seat))
            here, node = self._reached(here, node, pick)
        else:
            found = self._outlook(here)
        told: Sequence[float] = found.chances + found.leads
        for node, others, edge, seat in reversed(path):
            if node.sealed:
                learn(others, edge, found.aims[seat])
            edge.aim += found.aims[seat]
            edge.tell(told)
            if not node.sealed and (promising := best(others)) is not edge:
                told = promising.told()

    def _edges_at(self, here: Deal[State, Move], node: Node[Move], seat: int) -> dict[Move, Edge]:
        if here.edges is None:
            here.edges = node.edges(seat, self._model.known(here.state, seat))
        return here.edges

    def _expand(
        self, edges: dict[Move, Edge], here: Deal[State, Move], node: Node[Move], seat: int
    ) -> Outlook:
        """First values for all moves; the iteration is worth what the best of them is to the mover.

        At a sealed decision, where the best answer is not the only one, it is worth what they all are.
        """
        found = [self._outlook(self._after(here, pick)) for pick in range(len(here.moves))]
        top = max([outlook.aims[seat] for outlook in found])
        for move, outlook in zip(here.moves, found, strict=True):
            if move not in edges:
                prior = exp(self._effort.sharpness * (outlook.aims[seat] - top))
                edges[move] = first_estimate(outlook, seat, max(prior, LEAST_PRIOR))
        if node.sealed:
            return evenly(found)
        return next(outlook for outlook in found if outlook.aims[seat] == top)

    def _after(self, here: Deal[State, Move], pick: int) -> Deal[State, Move]:
        """The position after a move, perhaps only to be valued."""
        found = here.after[pick]
        if found is None:
            found = here.after[pick] = Deal(self._model.apply(here.state, here.moves[pick]))
        return found

    def _reached(
        self, here: Deal[State, Move], node: Node[Move], pick: int
    ) -> tuple[Deal[State, Move], Node[Move]]:
        """The position after a move, to go on from there, and the point of the game that it is."""
        after = self._after(here, pick)
        point = after.node
        if point is None:
            point = node.child(self._model.seen_move(here.moves[pick]))
            self._open(after, point)
        return after, point

    def _open(self, deal: Deal[State, Move], node: Node[Move], also: Sequence[Move] = ()) -> None:
        """Make a position ready to go on from, unless the search ends there."""
        model, state = self._model, deal.state
        deal.node = node
        seat = model.to_move(state)
        if seat is None or model.beyond(state):
            return
        moves = model.moves(state)
        if also:
            moves = (*moves, *[move for move in also if move not in moves])
        node.sealed = model.sealed(state)
        deal.seat, deal.moves, deal.after = seat, moves, [None] * len(moves)

    def _outlook(self, here: Deal[State, Move]) -> Outlook:
        if here.outlook is None:
            here.outlook = self._model.outlook(here.state)
        return here.outlook

    def _worth(self, node: Node[Move], move: Move, edge: Edge) -> Promise:
        """What a move promises: as it is told, or as the best choice after it promises.

        The latter where the same seat chooses again at once. If the move reveals something to it, the best
        choice is another one for each thing that may be revealed.
        """
        seen = self._model.seen_move(move)
        child = node.children.get(seen)
        if child is None or child.sealed or seen != move:
            return self._told(edge)
        if any(seat != self._seat for seat, _ in child.choices):
            return self._told(edge)
        points = list(child.choices.values())
        visits = [sum([choice.visits for choice in edges.values()]) for edges in points]
        total = sum(visits)
        if total < LEAST_VISITS:
            return self._told(edge)
        worths = [
            self._worth_of_point(child, edges) for edges, weight in zip(points, visits, strict=True) if weight
        ]
        weights = [weight for weight in visits if weight]
        chance = sum([weight * chance for weight, (chance, _) in zip(weights, worths, strict=True)]) / total
        lead = sum([weight * lead for weight, (_, lead) in zip(weights, worths, strict=True)]) / total
        return chance, lead

    def _worth_of_point(self, node: Node[Move], edges: dict[Move, Edge]) -> Promise:
        """What the best of the own choices at a point promises, of those that are known well enough."""
        enough = max(1.0, ENOUGH * max([edge.visits for edge in edges.values()]))
        known = [self._worth(node, move, edge) for move, edge in edges.items() if edge.visits >= enough]
        return max(known, key=lambda promise: aim(*promise))

    def _told(self, edge: Edge) -> Promise:
        told = edge.told()
        return told[self._seat], told[self._seat + len(told) // 2]

    def _line(self, move: Move) -> tuple[Move, ...]:
        """The own moves most looked at in the first deal; what the others hold there is only imagined.

        So beyond the own turn it is followed no further than the search itself has met it.
        """
        here, node, line, own = self._deals[0], self._root, [move], [move]
        while line[-1] in here.moves and len(line) < LONGEST_LINE:
            pick = here.moves.index(line[-1])
            if len(own) < len(line) and here.after[pick] is None:
                break
            here, node = self._reached(here, node, pick)
            if here.seat is None or node.sealed:
                break
            edges = self._edges_at(here, node, here.seat)
            known = [m for m in here.moves if m in edges and edges[m].visits]
            if not known:
                break
            most = max([edges[m].visits for m in known])
            line.append(next(m for m in known if edges[m].visits == most))
            if here.seat == self._seat:
                own.append(line[-1])
        return tuple(own)
