"""Positions of the tree in words, as far as the person at the screen may know them."""

from collections.abc import Sequence
from dataclasses import dataclass

from core.evaluation import Evaluation
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
    cursor: AnyNode  # where the game stands

    @classmethod
    def for_session(cls, session: Session, texts: Texts, reader: int | None = None) -> "LineWords":
        """Words for whoever sits before the screen now."""
        over = session.game.result(session.state) is not None
        reader = reader_of(session) if reader is None else reader
        return cls(texts, session.box, session.names, reader, over, session.history.cursor)

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
        hidden = not (self.knows(node) or self.has_come_out(node))
        return self.box.words.did(self.texts, node.parent.state, node.move, hidden=hidden)

    def told_briefly(self, node: AnyNode) -> Sequence[str]:
        """The same by what came of it, or at least by the deed, as far as that may be told."""
        if node.parent is None or node.move is None or (self.reader is None and not self.over):
            return ()
        before, box = node.parent.state, self.box
        happened = box.reckoning.own_part(box.game.events(before, node.move))
        reader = None if self.over else self.reader
        if not happened:
            return ()
        whole, deed = (
            box.words.in_brief(self.texts, before, told, reader) for told in (happened, happened[:1])
        )
        return tuple(dict.fromkeys((*whole, *deed[-1:])))

    def knows(self, node: AnyNode) -> bool:
        """Whether the reader knew all about the move to a position when it was made."""
        return self.over or self.who(node) == self.reader

    def may_see(self, evaluation: Evaluation | None) -> bool:
        """Whether what a position is worth is known, and by nothing that the reader must not know."""
        return evaluation is not None and (self.over or evaluation.seat == self.reader)

    def has_come_out(self, node: AnyNode) -> bool:
        """Whether what was secret of the move to a position was shown to all on its line since."""
        assert node.parent is not None
        came_out: bool = self.box.game.came_out(node.parent.state, node.move, self.seen_after(node).state)
        return came_out

    def seen_after(self, node: AnyNode) -> AnyNode:
        """The last position that was seen of a line: of that on which the game stands, if it is there."""
        last = self.cursor if node.is_before(self.cursor) else node
        while last.children:
            last = last.children[0]
        return last

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
