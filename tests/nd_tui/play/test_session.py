"""A game in progress: what can no longer be saved is refused before, and that is said in time."""

from pathlib import Path

import pytest

from core import history as tree
from core import notre_dame as nd
from core.history import MOST_FRESH_LUCK, MOST_NODES, NoSuchStep
from core.notre_dame import rules
from core.record import load
from core.save_header import MOST_BYTES
from nd_tui.play.session import Session
from nd_tui.storage import room
from nd_tui.storage.saves import GameFolder
from nd_tui.words.problems import problem_sentence
from tests.core.record.games import small_tree
from tests.nd_tui.full_disk import Disk, disk
from tests.nd_tui.texts import LANGUAGES, Texts

__all__ = ["disk"]  # a fixture


def session_in(folder: Path) -> Session:
    return Session(GameFolder(folder).keep(small_tree(moves=5)))


def told(session: Session) -> list[tuple[str, object]]:
    return [(notice.reason, notice.details.get("n")) for notice in session.notices()]


def test_a_move_that_is_made_and_told_runs_the_rules_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, runs = session_in(tmp_path), list[nd.Move]()
    resolved = rules._resolved

    def counted(state: nd.State, move: nd.Move) -> nd.State:
        runs.append(move)
        return resolved(state, move)

    session.chronicle.whole()
    monkeypatch.setattr(rules, "_resolved", counted)
    for _ in range(20):
        move = nd.legal_moves(session.state)[0]
        node = session.play(move)
        assert list(session.chronicle.of(node)) == session.chronicle.since(node.parent or node)
        assert session.chronicle.whole()
        assert runs == [move]
        runs.clear()


def test_what_is_told_of_a_move_is_the_same_whether_it_was_played_or_read(tmp_path: Path) -> None:
    session = session_in(tmp_path)
    while nd.to_move(session.state) is not None:
        session.play(nd.legal_moves(session.state)[-1])
    again = GameFolder(tmp_path / "again").keep(load(session.kept.path, nd))
    assert Session(again).chronicle.whole() == session.chronicle.whole()
    assert session.state.log is None


def test_fresh_luck_is_counted_down_before_it_is_refused(tmp_path: Path) -> None:
    session = session_in(tmp_path)
    session.history.dealt = MOST_FRESH_LUCK - 22
    session.fresh_luck(1)
    assert told(session) == []
    session.fresh_luck(2)
    assert told(session) == [("fresh-luck-left", 20)]
    session.history.dealt = MOST_FRESH_LUCK - 1
    session.fresh_luck(3)
    assert told(session) == [("fresh-luck-left", 0)]
    with pytest.raises(NoSuchStep, match="too-much-fresh-luck"):
        session.fresh_luck(4)


def test_positions_are_warned_about_now_and_then_before_they_are_refused(tmp_path: Path) -> None:
    session = session_in(tmp_path)
    session.history.size = MOST_NODES - 1002
    found = []
    for _ in range(1002):
        session.history.size += 1
        session._kept(session.history.cursor)
        found += told(session)
    assert found == [("positions-left", 1000), ("positions-left", 100), ("positions-left", 10)]
    with pytest.raises(NoSuchStep, match="too-many-positions"):
        session.play(nd.legal_moves(session.state)[0])


def test_a_step_or_a_text_for_which_a_save_has_no_room_is_refused_and_the_game_stays(tmp_path: Path) -> None:
    session = session_in(tmp_path)
    session.save()
    size, here = session.history.size, session.history.cursor
    session.kept.size = MOST_BYTES - 500
    for step in (
        lambda: session.play(nd.legal_moves(session.state)[0]),
        lambda: session.fresh_luck(1),
        lambda: session.name(here, "x"),
        lambda: session.comment(here, "x"),
    ):
        with pytest.raises(NoSuchStep, match="game-too-large"):
            step()
    assert (session.history.size, session.history.cursor, here.name) == (size, here, "")
    assert session.go(session.history.root), "what is there can be looked at"


def test_room_in_bytes_is_warned_about(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = session_in(tmp_path)
    session.save()
    monkeypatch.setattr(room, "MOST_BYTES", session.kept.size + 2**20 - 5000)
    session.save()
    assert [reason for reason, _ in told(session)] == ["bytes-left"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("left", [0, 1, 7])
def test_every_warning_is_a_sentence(tmp_path: Path, language: str, left: int) -> None:
    session = session_in(tmp_path)
    session.history.dealt, session.history.size = MOST_FRESH_LUCK - left, MOST_NODES - left
    for notice in session.room.left():
        assert problem_sentence(Texts(language), notice).endswith(".")


def test_half_characters_from_a_terminal_are_saved_as_marks(tmp_path: Path) -> None:
    session = session_in(tmp_path)
    session.name(session.history.cursor, "a\udcffb")
    session.save()
    assert session.unsaved is None
    assert load(session.kept.path, nd).history.cursor.name == "a?b"


def test_why_a_game_is_not_saved_stays_told_until_it_is(tmp_path: Path, disk: Disk) -> None:
    session = session_in(tmp_path)
    disk.full = True
    session.play(nd.legal_moves(session.state)[0])
    assert [notice.reason for notice in session.notices()] == ["cannot-save"]
    assert [notice.reason for notice in session.notices()] == ["cannot-save"]
    assert not session.is_saved()
    disk.full = False
    assert session.is_saved()
    assert session.notices() == []


def test_a_full_tree_takes_no_move_and_no_line_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = session_in(tmp_path)
    monkeypatch.setattr(tree, "MOST_NODES", session.history.size)
    session.branch("what if")
    with pytest.raises(NoSuchStep, match="too-many-positions"):
        session.play(nd.legal_moves(session.state)[0])
    assert session.new_line == "what if"
    session.save()
    assert load(session.kept.path, nd).history.size == session.history.size
