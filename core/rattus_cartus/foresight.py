"""What a move is certain to do: its events up to those that nobody can know who makes it."""

from core.rattus_cartus.determinization import determinize
from core.rattus_cartus.event_types import (
    CardsDrawn,
    CardsGiven,
    Event,
    GameEnded,
    NunSeen,
    Revealed,
    RoundBegan,
    seen_by,
)
from core.rattus_cartus.moves import Move
from core.rattus_cartus.rules import events
from core.rattus_cartus.views import View


def foreseen(before: View, move: Move) -> tuple[Event, ...]:
    """The events that are the same after this move in every position that agrees with the view."""
    certain = []
    for event in events(determinize(before, 0), move):
        if _depends_on_secrets(event, before.seat):
            break
        if not _tells_a_secret(event, before.seat):
            certain.append(seen_by(event, before.seat))
    return tuple(certain)


def _depends_on_secrets(event: Event, seat: int) -> bool:
    """Whether nothing from here on is certain: cards of others are turned over, or perhaps asked for."""
    match event:
        case RoundBegan() | GameEnded():
            return True
        case Revealed():
            return event.seat != seat and bool(event.cards)
        case CardsGiven():
            return event.giver != seat
    return False


def _tells_a_secret(event: Event, seat: int) -> bool:
    """Whether the seat learns something, of which nothing else of the move depends."""
    return isinstance(event, CardsDrawn | NunSeen) and event.seat == seat
