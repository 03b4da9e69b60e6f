"""The plain game on a full disk: the last moves are not dropped without a question."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from core import history as tree
from core import notre_dame as nd
from core.record import load
from nd_tui.plain.loop import Loop
from nd_tui.play.session import Session
from nd_tui.storage.saves import GameFolder
from tests.core.record.games import small_tree
from tests.nd_tui.full_disk import Disk, disk
from tests.nd_tui.plain.test_plain import Script
from tests.nd_tui.texts import LANGUAGES, Texts

__all__ = ["disk"]  # a fixture
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def play(folder: Path, language: str, answers: Iterator[str]) -> tuple[Session, list[str]]:
    """Play a game with these answers, and return all that was said."""
    session = Session(GameFolder(folder).keep(small_tree(players=2, moves=6)))
    script = Script(answers)
    Loop(Texts(language), script, session).run()
    return session, [line for lines in (*script.shown, script.lines) for line in lines]


def filling(disk: Disk, *answers: str | Callable[[], None]) -> Iterator[str]:
    """A move on a full disk, then these answers, with something happening between them."""
    disk.full = True
    yield "1"
    for answer in answers:
        if isinstance(answer, str):
            yield answer
        else:
            answer()


@LANGUAGE
def test_leaving_asks_until_it_is_saved(tmp_path: Path, disk: Disk, language: str) -> None:
    texts = Texts(language)

    def free() -> None:
        disk.full = False

    session, said = play(tmp_path, language, filling(disk, "q", "?", "1", free, "1"))
    assert said.count(texts("unsaved-ask")) == 3
    assert said[-1] == texts("goodbye", seed="7")
    assert load(session.kept.path, nd).history.size == session.history.size


@LANGUAGE
def test_one_can_stay_or_leave_without_saving(tmp_path: Path, disk: Disk, language: str) -> None:
    texts = Texts(language)
    session, said = play(tmp_path, language, filling(disk, "q", "3", "q", "2"))
    assert said.count(texts("unsaved-ask")) == 2
    assert said[-1] == texts("goodbye-unsaved", seed="7")
    assert session.unsaved is not None


def test_the_end_of_the_input_tries_once_more_and_says_what_is_lost(tmp_path: Path, disk: Disk) -> None:
    _, said = play(tmp_path, "en", filling(disk))
    assert said[-1] == Texts("en")("goodbye-unsaved", seed="7")


def test_no_lock_stays_after_leaving(tmp_path: Path, disk: Disk) -> None:
    play(tmp_path, "en", filling(disk, "q", "2"))
    assert [file.name for file in tmp_path.iterdir() if file.name.startswith(".")] == []


@LANGUAGE
def test_a_game_without_room_takes_no_further_move_and_is_kept(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = Texts(language)
    most = small_tree(players=2, moves=6).history.size
    monkeypatch.setattr(tree, "MOST_NODES", most)
    session, said = play(tmp_path, language, iter(["1", "2", "q"]))
    assert texts("problem-too-many-positions", most=most) in said
    assert said[-1] == texts("goodbye", seed="7")
    assert load(session.kept.path, nd).history.size == most
