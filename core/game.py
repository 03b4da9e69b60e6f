"""The contract that every game in the box fulfils, and the errors that cross it."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar

Setup = TypeVar("Setup")
State = TypeVar("State")
Move = TypeVar("Move")
View = TypeVar("View")


class Problem(ValueError):
    """Something that cannot be accepted: a reason by name, with the details a sentence about it needs.

    The reason is the id of a message in the locales (`problem-<reason>`), so that a person reads it in
    his own language; `str()` of a problem is for developers.
    """

    def __init__(self, reason: str, **details: str | int) -> None:
        self.reason = reason
        self.details = details
        told = ", ".join(f"{key}={value!r}" for key, value in details.items())
        super().__init__(f"{reason} ({told})" if told else reason)


class IllegalMove(Problem):
    """A move that the rules do not allow in this position."""


class BadNotation(Problem):
    """A text that is no move, or more than one, in this position."""


class BadSetup(Problem):
    """A wish for a game that cannot be played."""


class BadComponents(Problem):
    """A component file that contradicts itself or the game; `details` name the key."""


class Game(Protocol[Setup, State, Move, View]):
    """What history, saves, agents and the general parts of the app may ask of a game.

    A module fulfils it. States are immutable values; every function depends on its arguments alone.
    One seat decides at a time, also where the table acts at once: what the others have already decided
    is simply not in a seat's view. `luck` is a number from `core.rng`.
    """

    @property
    def NAME(self) -> str:
        """The name under which saves know this game."""

    def new_game(self, setup: Setup, seed: int, components: Any = None) -> State:
        """The first position; the same setup, seed and component data always give the same one."""

    def read_setup(self, wish: Mapping[str, Any], /) -> Setup:
        """A setup from plain data, as saves have it; BadSetup for what cannot be played."""

    def to_move(self, state: State, /) -> int | None:
        """The seat that decides now; None when the game is over."""

    def seats(self, state: State, /) -> int:
        """How many play."""

    def legal_moves(self, state: State, /) -> tuple[Move, ...]:
        """All moves of the deciding seat; never empty before the end."""

    def apply(self, state: State, move: Move, /) -> State:
        """The position after the move; IllegalMove, with the reason, for anything not legal."""

    def events(self, state: State, move: Move, /) -> Sequence[Any]:
        """What the move does, in order, for logs and score sheets."""

    def opening_events(self, state: State, /) -> Sequence[Any]:
        """What happened before the first decision, of the first position."""

    def seen_by(self, event: Any, seat: int, /) -> Any:
        """An event as a seat may know it."""

    def view(self, state: State, seat: int, /) -> View:
        """All that the seat may know."""

    def determinize(self, view: View, luck: int, /, *joined: View) -> State:
        """A whole position that agrees with the view, dealt by this luck and never by the game's own.

        With views of other seats at the same moment it agrees with all of them.
        """

    def result(self, state: State, /) -> Any | None:
        """None before the end, then points, tie-breaks and ranks."""

    def standings(self, state: State, /) -> Sequence[Mapping[str, int]]:
        """For every seat the open numbers by which two positions can be compared."""

    def components_fingerprint(self, state: State, /) -> str:
        """A digest of the component data that the game is played with."""

    def format_move(self, state: State, move: Move, /) -> str:
        """The short text of a legal move."""

    def parse_move(self, state: State, text: str, /) -> Move:
        """The legal move that a text means; BadNotation for anything else."""
