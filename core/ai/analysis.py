"""What an analysis says of a position: the moves, best first, with what can be expected of each."""

from collections.abc import Hashable, Iterable, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from core import rng
from core.ai.outlook import POINT_SHARE

Move = TypeVar("Move", bound=Hashable)

ENOUGH = 0.1  # of the visits of the most visited move make the figures of another one reliable


class Candidate(Struct, Generic[Move], frozen=True):
    """A move: its weight in the search, the chance and lead it promises, the own moves expected with it.

    What it promises to every seat is told too, by seat, where that is known.
    """

    move: Move
    visits: int
    chance: float
    lead: float
    line: tuple[Move, ...]
    chances: tuple[float, ...] = ()
    leads: tuple[float, ...] = ()


class Analysis(Struct, Generic[Move], frozen=True):
    """The moves of a position from the best to the worst, after so many iterations of so many."""

    moves: tuple[Candidate[Move], ...]
    iterations: int
    budget: int
    sealed: bool = False  # whether the others decide at the same time
    mood: float = 0.0  # points by which a move may seem worse than the best one and still be made

    @property
    def best(self) -> Move:
        """The move that was most looked at."""
        return self.moves[0].move

    def answer(self, luck: int) -> Move:
        """The move to make: the best one, or by mood one that is nearly as good.

        At a sealed decision it is one by luck, as often as it was looked at: who always gave the best answer
        there could be foreseen.
        """
        visits = sum(candidate.visits for candidate in self.moves)
        own = rng.seeded(luck)  # the luck itself has dealt for the search
        if not self.sealed or not visits:
            equals = self.equals()
            return equals[rng.below(own, len(equals))[0]].move if len(equals) > 1 else self.best
        place, _ = rng.below(own, visits)
        for candidate in self.moves:
            place -= candidate.visits
            if place < 0:
                break
        return candidate.move

    def equals(self) -> list[Candidate[Move]]:
        """The best move, and those that a mood takes for as good; they must have been looked at enough."""
        first = self.moves[0]
        if not self.mood:
            return [first]
        lead, chance = first.lead - self.mood, first.chance - self.mood * POINT_SHARE
        enough = ENOUGH * first.visits
        return [m for m in self.moves if m.visits >= enough and m.lead >= lead and m.chance >= chance]

    def as_good_as(self, move: Move, luck: int) -> Move:
        """By mood one of the moves that seem as good as one chosen before, neither better nor worse."""
        chosen = [candidate.lead for candidate in self.moves if candidate.move == move]
        near = [m.move for m in self.moves if any(abs(m.lead - lead) <= self.mood for lead in chosen)]
        return near[rng.below(luck, len(near))[0]] if near else move


def merged(parts: Sequence[Analysis[Move]], budget: int) -> Analysis[Move]:
    """One analysis out of those of several searches of the same position."""
    met: dict[Move, list[Candidate[Move]]] = {}
    for part in parts:
        for candidate in part.moves:
            met.setdefault(candidate.move, []).append(candidate)
    moves = [_together(candidates) for candidates in met.values()]
    iterations = sum(part.iterations for part in parts)
    sealed, mood = any(part.sealed for part in parts), max(part.mood for part in parts)
    return Analysis(ranked(moves), iterations, budget, sealed, mood)


def ranked(moves: Iterable[Candidate[Move]]) -> tuple[Candidate[Move], ...]:
    """Best first: the search looks most at what it finds best; the chance decides between equals."""
    return tuple(sorted(moves, key=lambda found: (-found.visits, -found.chance, -found.lead)))


def by_promise(found: Analysis[Move]) -> tuple[Candidate[Move], ...]:
    """The moves for whoever reads their figures: none promises more than one before it.

    The figures of a move that was hardly looked at are not to be relied on: it stands behind those that are
    known better, and is left out where it seems to promise more than they do.
    """
    enough = ENOUGH * found.moves[0].visits
    known = sorted([move for move in found.moves if move.visits >= enough], key=promise, reverse=True)
    rest = sorted([move for move in found.moves if move.visits < enough], key=promise, reverse=True)
    return (*known, *[move for move in rest if promise(move) <= promise(known[-1])])


def promise(candidate: Candidate[Move]) -> tuple[int, float]:
    """What a move is told to be worth: the chance in hundredths, then the lead."""
    return round(100 * candidate.chance), candidate.lead


def _together(found: list[Candidate[Move]]) -> Candidate[Move]:
    # A move that a part has only glanced at still has the estimate it was first given.
    weights = [candidate.visits + 1 for candidate in found]
    total = sum(weights)
    chance = sum(w * c.chance for w, c in zip(weights, found, strict=True)) / total
    lead = sum(w * c.lead for w, c in zip(weights, found, strict=True)) / total
    best = max(found, key=lambda candidate: candidate.visits)
    chances = _by_seat([c.chances for c in found], weights)
    leads = _by_seat([c.leads for c in found], weights)
    return Candidate(best.move, sum(c.visits for c in found), chance, lead, best.line, chances, leads)


def for_everybody(found: Analysis[Move]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The chances and leads that a position promises, by seat: those of its best move.

    At a sealed decision they are those of all its moves, each as often as it is to be answered.
    """
    if not found.sealed:
        best = by_promise(found)[0]
        return best.chances, best.leads
    weights = [candidate.visits for candidate in found.moves]
    weights = weights if any(weights) else [1] * len(weights)
    chances = _by_seat([candidate.chances for candidate in found.moves], weights)
    return chances, _by_seat([candidate.leads for candidate in found.moves], weights)


def _by_seat(figures: Sequence[Sequence[float]], weights: Sequence[int]) -> tuple[float, ...]:
    """The mean of some figures, each by seat."""
    total = sum(weights)
    return tuple(
        sum(weight * figure for weight, figure in zip(weights, of_seat, strict=True)) / total
        for of_seat in zip(*figures, strict=True)
    )
