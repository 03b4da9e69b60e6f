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
    Scored,
    seen_by,
)
from core.rattus_cartus.moves import Move
from core.rattus_cartus.rules import events
from core.rattus_cartus.views import View


def foreseen(before: View, move: Move) -> tuple[Event, ...]:
    """The events that are the same after this move in every position that agrees with the view."""
    certain = []
    drew = False
    for event in events(determinize(before, 0), move):
        if _depends_on_secrets(event, before, drew):
            break
        if _tells_a_secret(event, before.seat):
            drew = drew or isinstance(event, CardsDrawn)
        else:
            certain.append(seen_by(event, before.seat))
    return tuple(certain)


def _depends_on_secrets(event: Event, before: View, drew: bool) -> bool:
    """Whether nothing from here on is certain: what shows or takes cards that the seat does not know yet."""
    match event:
        case RoundBegan() | GameEnded():
            return True
        case Revealed():
            return event.seat != before.seat and bool(event.cards)
        case CardsGiven():
            return drew or event.giver != before.seat
        case Scored():
            return not _all_specials_known(before)
    return False


def _all_specials_known(before: View) -> bool:
    """Whether the seat knows how many Jokers and special cards everybody holds, and so how many others."""
    return all(known.least == known.most for known in before.knows)


def _tells_a_secret(event: Event, seat: int) -> bool:
    """Whether the seat learns what it drew or saw, of which only a gift of its own depends."""
    return isinstance(event, CardsDrawn | NunSeen) and event.seat == seat
