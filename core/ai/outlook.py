"""What a position promises to every seat, and what an agent must know of a game to search it."""

from collections.abc import Hashable, Sequence
from typing import Protocol, TypeVar

from msgspec import Struct

State = TypeVar("State")
Move = TypeVar("Move", bound=Hashable)
View = TypeVar("View", contravariant=True)

LEAD_SHARE = 0.01  # a point of lead counts as a hundredth of a win, so that a decided game is still played


class Outlook(Struct, frozen=True, gc=False):
    """By seat: the chance to win, the lead over the best other seat, and what the seat strives for."""

    chances: tuple[float, ...]
    leads: tuple[float, ...]
    aims: tuple[float, ...]


def outlook(chances: Sequence[float], points: Sequence[float]) -> Outlook:
    """An outlook from chances and expected points; seats strive to win, and a little for the lead."""
    first, second, *_ = *sorted(points, reverse=True), 0.0
    leads = tuple([value - (second if value == first else first) for value in points])
    aims = tuple([chance + LEAD_SHARE * lead for chance, lead in zip(chances, leads, strict=True)])
    return Outlook(tuple(chances), leads, aims)


class Model(Protocol[State, Move, View]):
    """The rules and the value of positions, as one search needs them."""

    def deal(self, view: View, luck: int, /) -> State:
        """A whole position that agrees with the view."""

    def to_move(self, state: State, /) -> int | None:
        """The seat that decides now."""

    def seats(self, state: State, /) -> int:
        """How many play."""

    def legal_moves(self, state: State, /) -> tuple[Move, ...]:
        """The moves of the deciding seat."""

    def apply(self, state: State, move: Move, /) -> State:
        """The position after a move."""

    def seen_move(self, move: Move, /) -> Hashable:
        """A move as the other seats see it: itself, or whatever is open of a secret one."""

    def beyond(self, state: State, /) -> bool:
        """Whether the search looks no further than this position."""

    def outlook(self, state: State, /) -> Outlook:
        """What the position promises."""
