"""What happened, and what was done, as sentences for a seat."""

from nd_tui.words.listing import listed
from nd_tui.words.texts import Texts
from tests.toybox import game
from tests.toybox.game.things import (
    KINDS,
    CardDrawn,
    Guess,
    Guessed,
    Lay,
    Look,
    Looked,
    RoundBegan,
    Scored,
    Shown,
)

Position = game.State | game.View


def event_sentence(texts: Texts, position: Position, event: game.Event, reader: int | None) -> str:
    """The sentence for an event as a seat may know it; without a reader nothing is hidden."""
    names = position.setup.players
    if reader is not None:
        event = game.seen_by(event, reader)
    match event:
        case RoundBegan():
            return texts("event-round", round=event.round + 1)
        case Shown():
            laid = (
                texts("event-shown-one", player=name, pebbles=pebbles_told(texts, pebbles))
                for name, pebbles in zip(names, event.laid, strict=True)
            )
            return texts("event-shown", laid=listed(laid))
        case CardDrawn():
            return texts("event-drawn", card=event.card, height=height(position, event.card))
        case Scored():
            return texts(f"event-scored-{event.source}", player=names[event.seat], n=abs(event.points))
        case Looked(card=None):
            return texts("event-looked", player=names[event.seat])
        case Looked(card=int(card)):
            return texts("event-looked-at", player=names[event.seat], card=card)
        case Guessed():
            return texts("event-guessed", player=names[event.seat], height=_height(event.high))
    return texts("event-ended")


def move_told(texts: Texts, move: game.Move, hidden: bool) -> str:
    """What somebody did; if hidden, not which pebbles were laid."""
    match move:
        case Lay():
            pebbles = pebbles_told(texts, move.pebbles)
            return texts("did-lay-hidden") if hidden else texts("did-lay", pebbles=pebbles)
        case Look():
            return texts("did-look", pays="yes" if move.pays else "no")
        case Guess():
            return texts("did-guess", height=_height(move.high))


def pebbles_told(texts: Texts, pebbles: tuple[int, ...]) -> str:
    """So many of each kind: "2 red, 1 blue"."""
    told = [texts(f"pebbles-{kind}", n=number) for kind, number in zip(KINDS, pebbles, strict=True) if number]
    return listed(told) or texts("pebbles-none")


def height(position: Position, card: int) -> str:
    """Whether a card is high or low, as messages tell them apart."""
    return _height(card >= position.components.high_from)


def _height(high: bool) -> str:
    return "high" if high else "low"
