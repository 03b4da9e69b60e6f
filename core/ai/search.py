"""A search for any game with secrets: information sets, one tree for every seat, values instead of playouts.

Every iteration takes one of the deals that agree with the view, goes down the trees, each mover choosing
for himself by what he can see, and at the first point with a move not met before puts a first value on
every move there. A budget counts iterations, so the same view, luck and budget give the same result.

What is told of a move, a chance and a lead, counts a later choice as its best move does, not as the mean of
all that was tried: where an iteration tried another move than the one that is best so far, the moves before
it are told what the best one promises. The search itself goes by the means.
"""

from collections.abc import Hashable, Iterator, Sequence
from math import exp
from typing import Generic, TypeVar

from msgspec import Struct

from core import rng
from core.ai.analysis import ENOUGH, Analysis, Candidate, ranked
from core.ai.outlook import Model, Outlook
from core.ai.tree import Deal, Edge, Node, Secrets, best, most_promising

State = TypeVar("State")
Move = TypeVar("Move", bound=Hashable)
View = TypeVar("View")

LONGEST_LINE = 12  # moves that are followed, of all seats
ITERATIONS_A_STEP = 25  # after so many a caller hears of it and may stop
LEAST_VISITS = 10  # of the choices after a choice, before they are relied on


class Effort(Struct, frozen=True):
    """How a search spends its budget."""

    iterations: int
    deals: int  # that agree with the view
    curiosity: float = 0.5  # how much is looked at besides the best
    sharpness: float = 12.0  # how much a better first value makes a move likelier to be looked at
    parts: int = 1  # independent searches among which iterations and deals are divided


class Search(Generic[State, Move, View]):
    """A search of one position for the seat that decides there; it can be run on and asked at any time."""

    def __init__(self, model: Model[State, Move, View], view: View, luck: int, effort: Effort) -> None:
        self._model = model
        self._effort = effort
        self._deals: list[Deal[State, Move]] = []
        for _ in range(max(1, effort.deals)):
            dealt, luck = rng.word(luck)
            self._deals.append(self._met(model.deal(view, dealt)))
        first = self._deals[0]
        assert first.seat is not None
        self._seat = first.seat
        self._seats = model.seats(first.state)
        self._root: Node[Move] = Node()
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
        """Whether the rest of the budget could not bring another move to the top."""
        edges = self._root.edges(())
        if not edges:
            return False
        visits = sorted([edge.visits for edge in edges.values()], reverse=True)
        return len(visits) > 1 and visits[0] - visits[1] > self._effort.iterations - self.iterations

    def report(self) -> Analysis[Move]:
        """What has been found so far."""
        if not self.iterations:
            self.run(1)
        edges = self._root.edges(())
        moves = []
        for move in self._deals[0].moves:
            told = self._worth(self._root, self._deals[0], move)
            chances, leads = told.told()
            chance, lead = chances[self._seat], leads[self._seat]
            moves.append(Candidate(move, edges[move].visits, chance, lead, self._line(move)))
        return Analysis(ranked(moves), self.iterations, self._effort.iterations)

    def _iterate(self, here: Deal[State, Move]) -> None:
        model, curiosity = self._model, self._effort.curiosity
        node = self._root
        secrets: list[Secrets] = [()] * self._seats
        path: list[tuple[list[Edge], Edge, int]] = []
        while True:
            seat, moves = here.seat, here.moves
            if seat is None:
                found = self._outlook(here)
                break
            edges = node.edges(secrets[seat])
            if not all(map(edges.__contains__, moves)):
                found = self._expand(edges, here, seat)
                break
            choices = [edges[move] for move in moves]
            pick = most_promising(choices, curiosity)
            move = moves[pick]
            path.append((choices, choices[pick], seat))
            here = self._after(here, move)
            seen = model.seen_move(move)
            if seen is not move:
                secrets[seat] += (move,)
            node = node.child(seen)
        told: tuple[Sequence[float], Sequence[float]] = found.chances, found.leads
        for choices, edge, seat in reversed(path):
            edge.visits += 1
            edge.aim += found.aims[seat]
            edge.tell(*told)
            if (promising := best(choices, seat)) is not edge:
                told = promising.told()

    def _expand(self, edges: dict[Move, Edge], here: Deal[State, Move], seat: int) -> Outlook:
        """First values for all moves; the iteration is worth what the best of them is to the mover."""
        found = [self._outlook(self._after(here, move)) for move in here.moves]
        top = max(found, key=lambda outlook: outlook.aims[seat])
        for move, outlook in zip(here.moves, found, strict=True):
            if move not in edges:
                aim = outlook.aims[seat]
                prior = exp(self._effort.sharpness * (aim - top.aims[seat]))
                edges[move] = Edge(aim, outlook.chances, outlook.leads, max(prior, 0.01))
        return top

    def _after(self, here: Deal[State, Move], move: Move) -> Deal[State, Move]:
        found = here.after.get(move)
        if found is None:
            found = here.after[move] = self._met(self._model.apply(here.state, move))
        return found

    def _met(self, state: State) -> Deal[State, Move]:
        model = self._model
        seat = model.to_move(state)
        if seat is None or model.beyond(state):
            return Deal(state, None, ())
        return Deal(state, seat, model.legal_moves(state))

    def _outlook(self, here: Deal[State, Move]) -> Outlook:
        if here.outlook is None:
            here.outlook = self._model.outlook(here.state)
        return here.outlook

    def _worth(self, node: Node[Move], here: Deal[State, Move], move: Move) -> Edge:
        """The edge whose figures tell what a move is worth: its own, or its best choice's.

        Where the same seat chooses again at once, that is the best of the choices there that are known well
        enough, and of those after it.
        """
        edge = node.edges(())[move]
        after = self._after(here, move)
        if after.seat != self._seat or self._model.seen_move(move) is not move:
            return edge
        child = node.child(move)
        edges = child.edges(())
        visited = {choice: edges[choice].visits for choice in after.moves if choice in edges}
        if sum(visited.values()) < LEAST_VISITS:
            return edge
        enough = max(1.0, ENOUGH * max(visited.values()))
        known = [self._worth(child, after, choice) for choice, visits in visited.items() if visits >= enough]
        return best(known, self._seat)

    def _line(self, move: Move) -> tuple[Move, ...]:
        """The own moves most looked at in the first deal; what the others hold there is only imagined."""
        node, line, own = self._root, [move], [move]
        here: Deal[State, Move] | None = self._deals[0]
        secrets: list[Secrets] = [()] * self._seats
        while here is not None and here.seat is not None and len(line) < LONGEST_LINE:
            seen = self._model.seen_move(line[-1])
            if seen is not line[-1]:
                secrets[here.seat] += (line[-1],)
            here, node = here.after.get(line[-1]), node.child(seen)
            if here is None or here.seat is None:
                break
            edges = node.edges(secrets[here.seat])
            known = [m for m in here.moves if m in edges and edges[m].visits]
            if not known:
                break
            most = max([edges[m].visits for m in known])
            line.append(next(m for m in known if edges[m].visits == most))
            if here.seat == self._seat:
                own.append(line[-1])
        return tuple(own)
