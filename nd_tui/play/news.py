"""What everybody did since a person's last decision, by player: for who looked away or could not follow."""

from collections.abc import Iterable

from core import notre_dame as nd
from core.history import AnyNode
from nd_tui.games.notre_dame.reckonings import what_follows
from nd_tui.games.notre_dame.words.events import event_sentence
from nd_tui.play.session import Session
from nd_tui.words.texts import Texts

ALL = -1  # instead of a seat, for what concerns everybody


def news(texts: Texts, session: Session, reader: int) -> dict[int, list[str]]:
    """By seat, in sentences, what happened since the reader's last decision after which others did something.

    What concerns all comes first, then everybody in turn, the reader last.
    """
    happened: list[nd.Event] = []
    for node in reversed(session.history.line_to(session.history.cursor)):
        if _decided(node, reader):
            told = by_player(texts, session, reader, [*what_follows(session.chronicle.of(node)), *happened])
            if set(told) - {reader}:
                return told
        happened = [*session.chronicle.of(node), *happened]
    return by_player(texts, session, reader, happened)


def by_player(
    texts: Texts, session: Session, reader: int, happened: Iterable[nd.Event]
) -> dict[int, list[str]]:
    """Events in sentences, as far as the reader may know of them, for each seat that they are about."""
    table, seats = session.state.table, len(session.names)
    order = [ALL, *((reader + step) % seats for step in range(1, seats + 1))]
    told: dict[int, list[str]] = {who: [] for who in order}
    for event in happened:
        sentence = event_sentence(texts, table, event, reader)
        if sentence:
            told[getattr(event, "seat", ALL)].append(sentence)
    return {who: sentences for who, sentences in told.items() if sentences}


def _decided(node: AnyNode, seat: int) -> bool:
    """Whether the seat made the move that led to a node."""
    return node.parent is not None and node.move is not None and nd.to_move(node.parent.state) == seat
