"""The contract that every game in the box fulfils, and the errors that cross it."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

import msgspec
from msgspec import Struct


class Setup(Protocol):
    """The wish for a game; its players are all that the general parts may read of it."""

    @property
    def players(self) -> tuple[str, ...]:
        """Who plays, by seat."""


ASetup = TypeVar("ASetup", bound=Setup)
State = TypeVar("State")
Move = TypeVar("Move")
View = TypeVar("View")
Event = TypeVar("Event")


class Result(Struct, frozen=True):
    """How a game ended, in the same shape for every game; nobody need have won."""

    points: tuple[int, ...]  # by seat
    ranks: tuple[int, ...]  # by seat, from 1 on; equal ranks share a place
    winners: tuple[int, ...]  # their seats
    tie_breaks: tuple[tuple[int, ...], ...] = ()  # what decides among equal points, each by seat


def ranks_of(worth: Sequence[Any]) -> tuple[int, ...]:
    """The rank of each by its worth, the highest first; equals share one, and the next ones are free."""
    return tuple(1 + sum(other > own for other in worth) for own in worth)


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


class Game(Protocol[ASetup, State, Move, View, Event]):
    """What history, saves, agents and the general parts of the app may ask of a game.

    A module fulfils it. States are immutable values; every function depends on its arguments alone.
    One seat decides at a time, also where the table acts at once: what the others have already decided
    is simply not in a seat's view (`core.sealed`). `luck` is a number from `core.rng`. What must hold
    between these functions is told, and tried on every game, in `tests/core/laws.py`.
    """

    @property
    def NAME(self) -> str:
        """The name under which saves know this game."""

    @property
    def PLAYERS(self) -> range:
        """How many can play."""

    def new_game(self, setup: ASetup, seed: int, components: Any = None) -> State:
        """The first position; the same setup, seed and component data always give the same one."""

    def read_setup(self, wish: Mapping[str, Any], /) -> ASetup:
        """A setup from plain data, as saves have it; BadSetup for what cannot be played."""

    def to_move(self, state: State, /) -> int | None:
        """The seat that decides now; None when the game is over."""

    def seats(self, state: State, /) -> int:
        """How many play."""

    def decision(self, state: State, /) -> str | None:
        """The name of what is to be decided now; None when the game is over."""

    def is_sealed(self, state: State, /) -> bool:
        """Whether several decide in secret at once now, so that nobody is told whose turn it is."""

    def moment(self, state: State, /) -> tuple[int, ...]:
        """When in the game it is, the largest parts first, as a round and its phase; it never goes back."""

    def legal_moves(self, state: State, /) -> Sequence[Move]:
        """All moves of the deciding seat; never empty before the end. They need not be written out."""

    def refusal(self, state: State, move: Move, /) -> IllegalMove:
        """Why a move that is not legal here cannot be made."""

    def apply(self, state: State, move: Move, /) -> State:
        """The position after the move; IllegalMove, with the reason, for anything not legal."""

    def events(self, state: State, move: Move, /) -> Sequence[Event]:
        """What the move does, in order, for logs and score sheets."""

    def played(self, state: State, move: Move, /) -> tuple[State, Sequence[Event]]:
        """The position after the move and what the move does, in one run of the rules."""

    def opening_events(self, state: State, /) -> Sequence[Event]:
        """What happened before the first decision, of the first position."""

    def seen_by(self, event: Event, seat: int, /) -> Event | None:
        """An event as a seat may know it; None where it may not even know that something happened."""

    def seen_move(self, state: State, move: Move, seat: int, /) -> Move | str:
        """A move in this position as a seat may know it: the move itself, or the name of a secret choice."""

    def came_out(self, state: State, move: Move, later: State, /) -> bool:
        """Whether what was secret of a move in this position is open to all in a later one of its line."""

    def view(self, state: State, seat: int, /) -> View:
        """All that the seat may know."""

    def options(self, view: View, /) -> Sequence[Move]:
        """The legal moves of the view's seat where it decides, as far as it knows; else none."""

    def impossible(self, view: View, /) -> Sequence[tuple[Move, IllegalMove]]:
        """What would come to mind where the view's seat decides but cannot be done, each with its reason."""

    def foreseen(self, view: View, move: Move, /) -> Sequence[Event]:
        """What a move of the view's seat is certain to do, as the seat sees it.

        These are the move's events, in order, that are the same whatever the seat does not know; mostly all
        up to the first one that is not. `core.foresight` finds those for any game.
        """

    def determinize(self, view: View, luck: int, /, *joined: View) -> State:
        """A whole position that agrees with the view, dealt by this luck and never by the game's own.

        With views of other seats at the same moment it agrees with all of them; where several decide in
        secret at once, those who are still to decide do so in the order of the views (`core.sealed`).
        """

    def deal_anew(self, state: State, luck: int, seats: Sequence[int], /) -> State:
        """A position like this one, with what none of these seats knows dealt by this luck: fresh luck.

        Their views stay as they are, and if the deciding seat is the first of them it still decides. For most
        games it is what is dealt from these views.
        """

    def result(self, state: State, /) -> Result | None:
        """None before the end."""

    def standings(self, view: View, /) -> Sequence[Mapping[str, int]]:
        """For every seat the numbers that the view's seat knows and by which positions can be compared."""

    def components_of(self, state: State, /) -> Any:
        """The component data that the game is played with: a struct that msgspec can write as plain data."""

    def read_components(self, plain: Mapping[str, Any], /) -> Any:
        """Component data from plain data, as saves have it; BadComponents, by key and reason, for nonsense.

        Data of an earlier program may lack what was added since.
        """

    def components_fingerprint(self, state: State, /) -> str:
        """A digest of the component data that the game is played with."""

    def format_move(self, state: State, move: Move, /) -> str:
        """The short text of a legal move."""

    def parse_move(self, state: State, text: str, /) -> Move:
        """The legal move that a text means; BadNotation for anything else."""


def is_move(thing: object, kinds: tuple[type[Struct], ...]) -> bool:
    """Whether a value is a move of these kinds, down to its parts, which nobody checks when it is made."""
    if not isinstance(thing, kinds):
        return False
    try:
        msgspec.convert(msgspec.to_builtins(thing), type(thing))
    except (msgspec.ValidationError, TypeError):
        return False
    return True


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]


def known_standings(game: AnyGame, state: Any, seats: Collection[int] = ()) -> list[dict[str, int]]:
    """For every seat the numbers that all of these seats know; without any, what each knows of itself."""
    if not seats:
        return [dict(game.standings(game.view(state, seat))[seat]) for seat in range(game.seats(state))]
    first, *others = [game.standings(game.view(state, seat)) for seat in seats]
    return [
        {name: number for name, number in own.items() if all(name in other[seat] for other in others)}
        for seat, own in enumerate(first)
    ]
