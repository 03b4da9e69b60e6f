"""Positions of the tree in words, as far as the person at the screen may know them."""

from dataclasses import dataclass

from core import notre_dame as nd
from core.history import AnyNode
from core.notre_dame.state import period_and_place
from nd_tui.games.notre_dame.words.played import move_told
from nd_tui.games.notre_dame.words.things import PERIODS
from nd_tui.play.session import Session
from nd_tui.words.texts import Texts


def reader_of(session: Session) -> int | None:
    """The person at the screen; nobody in particular while an agent decides among several persons."""
    if len(session.people) == 1:
        return session.people[0]
    return session.seat if session.person_decides else None


def readers_of(session: Session, reader: int | None = None) -> tuple[int, ...]:
    """The seats that must all know what is told; none at all once the game is over and everything is open."""
    if nd.result(session.state) is not None:
        return ()
    reader = reader_of(session) if reader is None else reader
    return tuple(range(len(session.names))) if reader is None else (reader,)


def round_of(node: AnyNode) -> int:
    """The round in which the move to a position was made, 0 to 8."""
    number: int = (node.parent or node).state.round
    return number


def short_round(number: int) -> str:
    """A round by its period and its place there, like B2."""
    period, place = period_and_place(number)
    return f"{PERIODS[min(period, len(PERIODS) - 1)]}{place + 1}"


@dataclass(frozen=True)
class LineWords:
    """How to speak of positions: in a language, to a reader, who learns all secrets once the game is over."""

    texts: Texts
    reader: int | None
    over: bool

    @classmethod
    def for_session(cls, session: Session, texts: Texts, reader: int | None = None) -> "LineWords":
        """Words for whoever sits before the screen now."""
        over = nd.result(session.state) is not None
        return cls(texts, reader_of(session) if reader is None else reader, over)

    def who(self, node: AnyNode) -> int | None:
        """Who made the move to a position; nobody, if it is the first or was dealt anew."""
        return None if node.parent is None or node.move is None else nd.to_move(node.parent.state)

    def told(self, node: AnyNode) -> str:
        """How a position was reached, without saying by whom."""
        if node.parent is None:
            return self.texts("lines-beginning")
        if node.move is None:
            return self.texts("lines-luck")
        return move_told(self.texts, node.parent.state, node.move, hidden=not self.knows(node))

    def knows(self, node: AnyNode) -> bool:
        """Whether the reader knows all about the move to a position."""
        return self.over or self.who(node) == self.reader

    def sentence(self, node: AnyNode) -> str:
        """How a position was reached, and by whom."""
        seat = self.who(node)
        if seat is None:
            return self.told(node)
        who = self.texts("lines-who", player=node.state.table.setup.players[seat])
        return f"{who} {self.told(node)}"

    def where(self, node: AnyNode) -> str:
        """When in the game a position is."""
        period, place, _ = nd.moment((node.parent or node).state)
        return self.texts("lines-where", period=PERIODS[period], round=place + 1, moves=node.depth)
