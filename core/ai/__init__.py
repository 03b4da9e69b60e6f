"""What an agent of any game is: it gets a view and a luck, never a state, and returns a move."""

from typing import Protocol, TypeVar

View = TypeVar("View", contravariant=True)
Move = TypeVar("Move", covariant=True)


class Agent(Protocol[View, Move]):
    """Chooses one of the view's legal moves; the same view and luck always give the same one."""

    def __call__(self, view: View, luck: int, /) -> Move:
        """The move."""
