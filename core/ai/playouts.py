"""Weighing moves by playing on: the same deals for all of them, the worse half given up again and again.

Where many seats move between two decisions of one, a tree of everybody's choices is mostly met once. Here
each of a few moves is made in the same imagined deal, a quick policy of the game plays on for everybody to
where the model looks no further, and the value there counts. What differs between two moves in one deal is
theirs and not the deal's luck, so that few deals tell them apart (sequential halving). Nobody chooses by what
a deal alone knows: a move is judged by all deals it was played in.
"""

from collections.abc import Iterator, Sequence
from math import ceil, log2
from operator import add, sub
from typing import Generic, Protocol, TypeVar

from core import rng
from core.ai.analysis import Analysis, Candidate, ranked
from core.ai.outlook import Imagining, Outlook
from core.ai.search import ITERATIONS_A_STEP, Effort, Move, State, View

KEPT = 8  # moves that are played on with, of all candidates those with the best values

Told = list[float]  # the chances and then the leads, by seat
AnyView = TypeVar("AnyView", contravariant=True)


class PlayingModel(Imagining[State, Move, AnyView], Protocol):
    """A model with a policy of its own."""

    def played_on(self, state: State, /) -> State:
        """The position to which everybody plays on from here, where the model looks no further."""


class Playouts(Generic[State, Move, View]):
    """Playing on from one position for the seat that decides there; it can be run on and asked at any time.

    The effort's iterations are games played on; all candidates are first valued in so many deals as it says.
    Moves that the caller wants to hear of in any case (`also`) are played on with beside the best, and to the
    end: what is told of one of them must not rest on the first few deals.
    """

    def __init__(
        self,
        model: PlayingModel[State, Move, View],
        view: View,
        luck: int,
        effort: Effort,
        also: Sequence[Move] = (),
    ) -> None:
        self._model, self._view, self._effort, self._luck = model, view, effort, luck
        self._deals: list[State] = []
        seat = model.to_move(self._dealt(0))
        assert seat is not None
        self._seat = seat
        moves = [*model.moves(self._dealt(0))]
        moves += [move for move in also if move not in moves]
        self._first = {move: self._at_once(move) for move in moves}
        self._found: dict[Move, list[Outlook]] = {move: [] for move in self._best_at_once(moves, also)}
        self._also = [move for move in self._found if move in also]
        self._alive = [*self._found]
        self._halvings = ceil(log2(len(self._alive)))
        self._halved = self._place = self._deal = 0
        self.iterations = 0

    def steps(self) -> Iterator[int]:
        """Play on in small steps, until the budget is used up or one move is left."""
        while self.iterations < self._effort.iterations and len(self._alive) > 1:
            self.run(min(ITERATIONS_A_STEP, self._effort.iterations - self.iterations))
            yield self.iterations

    def run(self, iterations: int) -> None:
        """So many games more."""
        for _ in range(iterations):
            move = self._alive[self._place]
            state = self._model.apply(self._dealt(self._deal), move)
            self._found[move].append(self._model.outlook(self._model.played_on(state)))
            self.iterations += 1
            self._place += 1
            if self._place == len(self._alive):
                self._next_deal()

    def report(self) -> Analysis[Move]:
        """What has been found so far; all are told by the deals of the best one and how they differ there."""
        if not self.iterations:
            self.run(1)
        best = self._sorted()[0]
        mean = _mean([_told(one) for one in self._found[best] or self._first[best]])
        moves, most = [], max(map(len, self._found.values()))
        for move, found in self._found.items():
            told = list(map(add, mean, self._ahead(move, best)))
            seats = len(told) // 2
            chances = tuple([min(1.0, max(0.0, chance)) for chance in told[:seats]])
            leads = tuple(told[seats:])
            visits = most + 1 if move == best else len(found)  # it stands first, whatever its chance
            chance, lead = chances[self._seat], leads[self._seat]
            moves.append(Candidate(move, visits, chance, lead, (move,), chances, leads))
        return Analysis(ranked(moves), self.iterations, self._effort.iterations)

    def _next_deal(self) -> None:
        """Go on with another deal, without the worse half when its part of the budget is used up."""
        self._place, self._deal = 0, self._deal + 1
        share = self._effort.iterations * (self._halved + 1)
        if len(self._alive) > 1 and self.iterations * self._halvings >= share:
            self._halved += 1
            better = self._sorted()[: (len(self._alive) + 1) // 2]
            self._alive = [*better, *[move for move in self._also if move not in better]]

    def _sorted(self) -> list[Move]:
        """The moves that are left, the best first, by the deals in which all of them were played."""
        shared = min([len(self._found[move]) for move in self._alive])

        def worth(move: Move) -> float:
            return self._aims(self._found[move][:shared] if shared else self._first[move])

        return sorted(self._alive, key=worth, reverse=True)

    def _ahead(self, move: Move, best: Move) -> Told:
        """By how much a move is told more or less than the best one, in the deals of both."""
        one, other = self._found[move], self._found[best]
        shared = min(len(one), len(other))
        if not shared:
            one, other = self._first[move], self._first[best]
            shared = len(one)
        return _mean(
            [list(map(sub, _told(a), _told(b))) for a, b in zip(one[:shared], other[:shared], strict=True)]
        )

    def _at_once(self, move: Move) -> list[Outlook]:
        """What the position after a move promises in some deals, without playing on."""
        return [
            self._model.outlook(self._model.apply(self._dealt(deal), move))
            for deal in range(max(1, self._effort.deals))
        ]

    def _best_at_once(self, moves: Sequence[Move], also: Sequence[Move]) -> list[Move]:
        """The moves to play on with."""
        best = sorted(moves, key=lambda move: self._aims(self._first[move]), reverse=True)
        return [*best[:KEPT], *[move for move in best[KEPT:] if move in also]]

    def _aims(self, outlooks: Sequence[Outlook]) -> float:
        return sum([outlook.aims[self._seat] for outlook in outlooks])

    def _dealt(self, number: int) -> State:
        while number >= len(self._deals):
            dealt, self._luck = rng.word(self._luck)
            self._deals.append(self._model.deal(self._view, dealt))
        return self._deals[number]


def _told(outlook: Outlook) -> Told:
    return [*outlook.chances, *outlook.leads]


def _mean(lines: Sequence[Told]) -> Told:
    return [sum(column) / len(lines) for column in zip(*lines, strict=True)]
