"""A tiny game of many moves: seat 0 names a number below ten thousand, seat 1 another, who takes from it.

Seat 0 does best near 7,000; seat 1 takes most by naming a number near a secret one of his own.
"""

from collections.abc import Hashable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from core import rng
from core.ai.outlook import Outlook

NUMBERS = range(10_000)
BEST = 7000
STEP = 500  # between the candidates of seat 0
NEAR = 20  # candidates of seat 1, about his secret


class Numbers(Struct, frozen=True):
    secret: int = -1
    named: tuple[int, ...] = ()


class NumbersModel:
    """Candidates are some of the numbers: round ones for seat 0, those near his secret for seat 1."""

    def __init__(self) -> None:
        self.applied = 0

    def deal(self, view: Numbers, luck: int) -> Numbers:
        secret, _ = rng.below(luck, len(NUMBERS))
        return replace(view, secret=secret)

    def to_move(self, state: Numbers) -> int | None:
        return len(state.named) if len(state.named) < 2 else None

    def legal_moves(self, state: Numbers) -> Sequence[int]:
        return NUMBERS

    def moves(self, state: Numbers) -> Sequence[int]:
        if not state.named:
            return NUMBERS[::STEP]
        first = max(0, state.secret - NEAR // 2)
        return NUMBERS[first : first + NEAR]

    def apply(self, state: Numbers, move: int) -> Numbers:
        self.applied += 1
        return replace(state, named=(*state.named, move))

    def seen_move(self, move: int) -> Hashable:
        return move

    def known(self, state: Numbers, seat: int) -> Hashable:
        return state.secret if seat == 1 else ()

    def sealed(self, state: Numbers) -> bool:
        return False

    def beyond(self, state: Numbers) -> bool:
        return False

    def outlook(self, state: Numbers) -> Outlook:
        mine = 1 - abs(state.named[0] - BEST) / len(NUMBERS)
        if len(state.named) == 2:
            mine -= 0.1 * (1 - abs(state.named[1] - state.secret) / len(NUMBERS))
        return Outlook((mine, 1 - mine), (10 * mine, -10 * mine), (mine, 1 - mine))
