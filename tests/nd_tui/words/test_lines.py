"""Positions of the tree in words: what was secret of a move stays so until the game shows it."""

from pathlib import Path

from core.history import AnyNode
from nd_tui.games import FIRST
from nd_tui.play.session import Session
from nd_tui.words.lines import LineWords
from tests.nd_tui.any_game import begun, opened
from tests.nd_tui.texts import Texts
from tests.toybox.opened import NAME


def played_on(session: Session, moves: int) -> list[AnyNode]:
    """So many positions further, by the first move there is; all of them after the first."""
    for _ in range(moves):
        session.play(session.game.legal_moves(session.state)[0])
    return session.history.line_to(session.history.cursor)[1:]


def told(session: Session, node: AnyNode) -> tuple[str, str]:
    """What a row says, and what it says to somebody who knows all."""
    texts = Texts("en", session.game.NAME)
    assert node.parent is not None
    words = LineWords.for_session(session, texts, 0)
    return words.told(node), session.box.words.did(texts, node.parent.state, node.move, hidden=False)


def test_what_others_laid_is_told_of_a_row_once_it_was_shown(with_pebbles: str, tmp_path: Path) -> None:
    session = opened(tmp_path, begun(NAME, 3))
    own, other = played_on(session, 2)
    assert told(session, own)[0] == told(session, own)[1]
    assert told(session, other)[0] != told(session, other)[1]
    played_on(session, 1)  # the last one lays, and all is shown
    assert told(session, other)[0] == told(session, other)[1]
    session.go(other)  # who has seen it once cannot forget it
    assert told(session, other)[0] == told(session, other)[1]


def test_which_card_another_one_kept_is_told_of_no_row_before_the_end(tmp_path: Path) -> None:
    session = opened(tmp_path, begun(FIRST, 3))
    line = played_on(session, 12)
    kept = [node for node in line if node.parent and session.game.decision(node.parent.state) == "keep"]
    others = [node for node in kept if LineWords.for_session(session, Texts("en"), 0).who(node)]
    assert len(others) > 2
    assert all(shown != full for shown, full in (told(session, node) for node in others))
