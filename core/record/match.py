"""A game being played, with all that a save of it must tell."""

from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from core.game import BadSetup, Game, Problem
from core.history import LARGEST_LUCK, History

State = TypeVar("State")
Move = TypeVar("Move")


class BadRecord(Problem):
    """A save that cannot be read: the reason says what is wrong and, in its message, what to do."""


@dataclass(slots=True)
class Match(Generic[State, Move]):
    """The lines of a game, the setup and seed they grow from, and who plays each seat."""

    history: History[State, Move]
    setup: Any
    seed: int
    seats: tuple[str, ...]  # "person", or the name of an agent


AnyMatch: TypeAlias = Match[Any, Any]


def new_match(
    game: Game[Any, State, Move, Any, Any],
    setup: Any,
    seed: int,
    seats: tuple[str, ...],
    components: Any = None,
) -> Match[State, Move]:
    """A game at its first position, its setup completed as saves have it."""
    setup = game.read_setup(msgspec.to_builtins(setup))
    check_seed(seed)
    first = game.new_game(setup, seed, components)
    if len(seats) != game.seats(first):
        raise BadSetup("setup-seats", found=len(seats), wanted=game.seats(first))
    return Match(History(game, first), setup, seed, seats)


def check_seed(seed: int) -> None:
    """BadSetup for a number that no game can be dealt by."""
    if not 0 <= seed <= LARGEST_LUCK:
        raise BadSetup("setup-seed", seed=str(seed))
