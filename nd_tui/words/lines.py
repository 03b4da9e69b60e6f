"""Positions of the tree in words, as far as the person at the screen may know them."""

from dataclasses import dataclass

from nd_tui.games.box import Box
from nd_tui.games.game_types import AnyNode
from nd_tui.play.session import Session
from nd_tui.words.texts import Texts


def reader_of(session: Session) -> int | None:
    """The person at the screen; nobody in particular while an agent decides among several persons."""
    if len(session.people) == 1:
        return session.people[0]
    return session.seat if session.person_decides else None


def readers_of(session: Session, reader: int | None = None) -> tuple[int, ...]:
    """The seats that must all know what is told; none at all once the game is over and everything is open."""
    if session.game.result(session.state) is not None:
        return ()
    reader = reader_of(session) if reader is None else reader
    return tuple(range(len(session.names))) if reader is None else (reader,)


@dataclass(frozen=True)
class LineWords:
    """How to speak of positions: in a language, to a reader, who learns all secrets once the game is over."""

    texts: Texts
    box: Box
    names: tuple[str, ...]  # of the players
    reader: int | None
    over: bool

    @classmethod
    def for_session(cls, session: Session, texts: Texts, reader: int | None = None) -> "LineWords":
        """Words for whoever sits before the screen now."""
        over = session.game.result(session.state) is not None
        reader = reader_of(session) if reader is None else reader
        return cls(texts, session.box, session.names, reader, over)

    def who(self, node: AnyNode) -> int | None:
        """Who made the move to a position; nobody, if it is the first or was dealt anew."""
        if node.parent is None or node.move is None:
            return None
        seat: int | None = self.box.game.to_move(node.parent.state)
        return seat

    def told(self, node: AnyNode) -> str:
        """How a position was reached, without saying by whom."""
        if node.parent is None:
            return self.texts("lines-beginning")
        if node.move is None:
            return self.texts("lines-luck")
        return self.box.words.did(self.texts, node.parent.state, node.move, hidden=not self.knows(node))

    def knows(self, node: AnyNode) -> bool:
        """Whether the reader knows all about the move to a position."""
        return self.over or self.who(node) == self.reader

    def sentence(self, node: AnyNode) -> str:
        """How a position was reached, and by whom."""
        seat = self.who(node)
        if seat is None:
            return self.told(node)
        return f"{self.texts('lines-who', player=self.names[seat])} {self.told(node)}"

    def where(self, node: AnyNode) -> str:
        """When in the game a position is."""
        moment = self.box.words.moment(self.texts, (node.parent or node).state)
        return self.texts("lines-where", moment=moment, moves=node.depth)

    def when(self, node: AnyNode) -> str:
        """When in the game the move to a position was made, in two or three letters."""
        return self.box.words.moment_short((node.parent or node).state)
