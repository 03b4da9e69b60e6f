"""Twin cards: two of one action differ in their colour alone, which changes nothing for who plays them.

The rules know them as two moves; people see one choice that stands for both.
"""

from collections.abc import Sequence

from core.notre_dame.moves import Move, kind_of_choice


def are_twins(one: Move, other: Move) -> bool:
    """Whether two moves come to the same."""
    return kind_of_choice(one) == kind_of_choice(other)


def listed_moves(moves: Sequence[Move]) -> tuple[Move, ...]:
    """Moves as they are listed and numbered: of twins the first alone."""
    return tuple(dict.fromkeys(as_listed(moves, move) for move in moves))


def as_listed(moves: Sequence[Move], move: Move) -> Move:
    """The move that stands in the list for this one, which itself need not be there."""
    return next((other for other in moves if are_twins(other, move)), move)


def number_of(moves: Sequence[Move], move: Move) -> int:
    """The number that a move has in the list."""
    return listed_moves(moves).index(as_listed(moves, move)) + 1


def times(moves: Sequence[Move], move: Move) -> int:
    """For how many moves this one stands."""
    return sum(are_twins(move, other) for other in moves)
