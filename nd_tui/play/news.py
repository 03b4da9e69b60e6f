"""What everybody did since a person's last decision, by player: for who looked away or could not follow."""

from collections.abc import Iterable

from nd_tui.games.game_types import Event
from nd_tui.play.chronicle import decided
from nd_tui.play.session import Session
from nd_tui.words.texts import Texts

ALL = -1  # instead of a seat, for what concerns everybody


def news(texts: Texts, session: Session, reader: int) -> dict[int, list[str]]:
    """By seat, in sentences, what happened since the reader's last decision after which others did something.

    What concerns all comes first, then everybody in turn, the reader last.
    """
    happened: list[Event] = []
    for node in reversed(session.history.line_to(session.history.cursor)):
        if decided(session.game, node, reader):
            followed = session.box.reckoning.what_follows(session.chronicle.of(node))
            told = by_player(texts, session, reader, [*followed, *happened])
            if set(told) - {reader}:
                return told
        happened = [*session.chronicle.of(node), *happened]
    return by_player(texts, session, reader, happened)


def by_player(texts: Texts, session: Session, reader: int, happened: Iterable[Event]) -> dict[int, list[str]]:
    """Events in sentences, as far as the reader may know of them, for each seat that they are about."""
    words, seats = session.box.words, len(session.names)
    order = [ALL, *((reader + step) % seats for step in range(1, seats + 1))]
    told: dict[int, list[str]] = {who: [] for who in order}
    for event in happened:
        sentence = words.event(texts, session.state, event, reader)
        if sentence:
            actor = words.actor(event)
            told[ALL if actor is None else actor].append(sentence)
    return {who: sentences for who, sentences in told.items() if sentences}
