"""What a position promises to every seat, and what an agent must know of a game to search it."""

from collections.abc import Hashable, Sequence
from math import exp, log
from typing import Protocol, TypeVar

from msgspec import Struct

State = TypeVar("State")
Move = TypeVar("Move", bound=Hashable)
View = TypeVar("View", contravariant=True)

MANY = 3  # seats: of fewer, the best other one is the only other one
LEAD_SHARE = 0.01  # a point of lead counts as a hundredth of a win, so that a decided game is still played
POINT_SHARE = 0.025  # what a point more is of a win in an even game, as far as points are striven for


class Outlook(Struct, frozen=True, gc=False):
    """By seat: the chance to win and the lead over the best other seat, as told, and what it strives for."""

    chances: tuple[float, ...]
    leads: tuple[float, ...]
    aims: tuple[float, ...]


def outlook(points: Sequence[float], spread: float, calibrated: float, resolve: float = 1.0) -> Outlook:
    """An outlook from the points that seats can expect, and how far these may still go wrong.

    What seats strive for is the chance by the learned spread, and a little the lead, as far as they are
    resolved to win; for the rest it is points above the mean of the others, for which every point counts
    alike, whoever is ahead. What is told goes by the calibrated spread. Points that go wrong by Gumbel's
    distribution make the chances a softmax, and the best of several has the logarithm of the sum of their
    powers to expect: more than any of them, since each may do better than expected. A told lead is over the
    best of the others in this sense, which comes to the spread times the logarithm of the odds.
    """
    over_best, top = _leads(points), max(points)
    powers, total, told, told_total = [], 0.0, [], 0.0
    for value in points:
        below = value - top
        power = exp(below / spread)
        powers.append(power)
        total += power
        power = exp(below / calibrated)
        told.append(power)
        told_total += power
    aims = [power / total + LEAD_SHARE * lead for power, lead in zip(powers, over_best, strict=True)]
    aims = _blended(aims, points, resolve)
    chances = tuple([power / told_total for power in told])
    if len(points) < MANY:
        return Outlook(chances, over_best, tuple(aims))
    leads = []
    for seat, chance in enumerate(chances):
        # Of the best one's 1 - chance rounding may leave nothing.
        rest = 1 - chance if over_best[seat] < 0 else sum(chances[:seat]) + sum(chances[seat + 1 :])
        leads.append(calibrated * log(chance / rest) if chance and rest else over_best[seat])
    return Outlook(chances, tuple(leads), tuple(aims))


def decided(points: Sequence[float], resolve: float = 1.0) -> Outlook:
    """The outlook at the end: those with the most points have won, in equal parts."""
    top = max(points)
    winners = [value == top for value in points]
    chances, leads = tuple([won / sum(winners) for won in winners]), _leads(points)
    return Outlook(chances, leads, tuple(_blended(list(map(aim, chances, leads)), points, resolve)))


def aim(chance: float, lead: float) -> float:
    """What a seat strives for: to win, and a little for the lead."""
    return chance + LEAD_SHARE * lead


def _blended(aims: list[float], points: Sequence[float], resolve: float) -> list[float]:
    """What is striven for, with points above the mean of the others as far as there is no resolve to win."""
    if resolve == 1.0:
        return aims
    total, others = sum(points), len(points) - 1
    share = (1 - resolve) * POINT_SHARE
    return [
        resolve * aim + share * (value - (total - value) / others)
        for aim, value in zip(aims, points, strict=True)
    ]


def _leads(points: Sequence[float]) -> tuple[float, ...]:
    second, first = (0.0, *sorted(points))[-2:]
    return tuple([value - (second if value == first else first) for value in points])


class Imagining(Protocol[State, Move, View]):
    """The rules and the value of positions that are only imagined, for whoever looks ahead."""

    def deal(self, view: View, luck: int, /) -> State:
        """A whole position that agrees with the view; likely ones more often, where the game has beliefs."""

    def to_move(self, state: State, /) -> int | None:
        """The seat that decides now."""

    def moves(self, state: State, /) -> Sequence[Move]:
        """The candidates of the deciding seat: some dozens at most of its legal moves, and at least one."""

    def apply(self, state: State, move: Move, /) -> State:
        """The position after a move."""

    def outlook(self, state: State, /) -> Outlook:
        """What the position promises."""


class Model(Imagining[State, Move, View], Protocol):
    """The same as one search needs it, with what each seat knows and where to stop."""

    def seen_move(self, move: Move, /) -> Hashable:
        """A move as the other seats see it: itself, or whatever is open of a secret one."""

    def known(self, state: State, seat: int, /) -> Hashable:
        """What a seat knows here besides the moves that everybody saw: its hand, what was revealed, a look.

        It may be less than the seat knows, where fewer points that are met more often serve better.
        """

    def sealed(self, state: State, /) -> bool:
        """Whether the others decide at the same time, so that who always answers alike can be exploited."""

    def beyond(self, state: State, /) -> bool:
        """Whether the search looks no further than this position."""
