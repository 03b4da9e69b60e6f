"""What a move is certain to do: its events up to those that nobody can know who makes it."""

from itertools import takewhile

from msgspec import Struct
from msgspec.structs import replace

from core.notre_dame.determinization import determinize
from core.notre_dame.event_types import Event, RoundBegan, StackSeen, seen_by
from core.notre_dame.moves import Move
from core.notre_dame.rules import apply, to_move
from core.notre_dame.views import View, view


class Foresight(Struct, frozen=True):
    """The certain events of a move as its seat sees them, and the seat's next view where it decides again."""

    events: tuple[Event, ...]
    then: View | None  # None too where something uncertain comes before


def foresee(before: View, move: Move) -> Foresight:
    """What is the same after this move of the view's seat in every position that agrees with the view."""
    seat = before.seat
    after = apply(replace(determinize(before, 0), log=()), move)
    happened = after.log or ()
    foretold = takewhile(lambda event: not isinstance(event, RoundBegan), happened)  # the next persons
    # What the spy sees cannot be known either, but nothing that follows at once depends on it.
    seen = [seen_by(event, seat) for event in foretold if not isinstance(event, StackSeen)]
    certain = tuple([event for event in seen if event is not None])
    goes_on = len(certain) == len(happened) and to_move(after) == seat
    return Foresight(certain, view(replace(after, log=None), seat) if goes_on else None)


def foreseen(before: View, move: Move) -> tuple[Event, ...]:
    """The certain events of a move as its seat sees them."""
    return foresee(before, move).events
