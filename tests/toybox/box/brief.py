"""What was done in a few words, for the lines of the log."""

from collections.abc import Iterator, Sequence

from nd_tui.words.listing import listed
from nd_tui.words.numbers import signed
from nd_tui.words.texts import Texts
from tests.toybox import game
from tests.toybox.box.telling import event_sentence, pebbles_told
from tests.toybox.game.things import CardDrawn, Guessed, Looked, Scored, Shown


def belongs_to(before: game.Event, event: game.Event) -> bool:
    """A look and what it costs are one action."""
    return isinstance(event, Looked) and isinstance(before, Scored) and before.source == "look"


def brief_forms(
    texts: Texts, state: game.State | game.View, happened: Sequence[game.Event], reader: int | None
) -> tuple[str, ...]:
    """The events of an action as a line, in whole words and with bare numbers."""
    seen = [event if reader is None else game.seen_by(event, reader) for event in happened]
    known = [event for event in seen if event is not None]
    lines = (listed(_told(texts, state, known, form)) for form in ("", ".brief"))
    return tuple(dict.fromkeys(filter(None, lines)))


def _told(
    texts: Texts, state: game.State | game.View, known: Sequence[game.Event], form: str
) -> Iterator[str]:
    for event in known:
        match event:
            case Scored(points=points, source=source):
                if source != "look":
                    yield texts(f"log-{source}")
                yield texts(f"log-points{form}", n=signed(points), of=abs(points))
            case Looked(card=None):
                yield texts("log-look")
            case Looked(card=int(card)):
                yield texts("log-look-at", card=card)
            case Guessed(high=high):
                yield texts("log-guessed", height="high" if high else "low")
            case Shown(laid=laid):
                names = state.setup.players
                each = (
                    texts("event-shown-one", player=name, pebbles=pebbles_told(texts, pebbles))
                    for name, pebbles in zip(names, laid, strict=True)
                )
                yield texts("log-shown", laid=listed(each))
            case CardDrawn(card=card):
                yield texts("log-drawn", card=card)
            case _:
                yield event_sentence(texts, state, event, None)
