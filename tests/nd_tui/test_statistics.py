"""Finished games are remembered once each, safely, and only if a person played them."""

import random
from pathlib import Path

import pytest

from core import notre_dame as nd
from core.record import new_match
from nd_tui.saves import GameFolder
from nd_tui.session import Session
from nd_tui.statistics import BadStatistics, StatisticsFile
from tests.nd_tui.statistics_games import keep_statistics, some_games

NAMES = ("[b]Anna", "Luc")


def new_session(folder: Path, seats: tuple[str, ...] = ("person", "greedy"), noted: bool = True) -> Session:
    match = new_match(nd, nd.Setup(NAMES, edition="classic"), 4, seats)
    return Session(GameFolder(folder).keep(match), StatisticsFile(folder).note if noted else None)


def play_to_the_end(session: Session, luck: int = 1) -> None:
    chance = random.Random(luck)
    session.save = lambda: None  # type: ignore[method-assign]  # only the end is of interest here
    while session.seat is not None:
        session.play(chance.choice(nd.legal_moves(session.state)))


def test_a_game_is_remembered_with_all_that_tables_need(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    play_to_the_end(session)
    (game,) = StatisticsFile(tmp_path).load().games
    result = nd.result(session.state)
    assert result is not None
    assert game.game == session.kept.path.stem
    assert (game.edition, game.seats, game.taken_back) == ("classic", ("person", "greedy"), False)
    assert (game.prestige, game.places) == (result.prestige, result.ranks)
    (score,) = game.persons
    assert (score.name, score.prestige, score.place) == ("[b]Anna", result.prestige[0], result.ranks[0])
    assert sum(score.sources.values()) == score.prestige
    assert game.when.endswith("+00:00")


def test_only_the_first_end_of_a_game_counts(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    play_to_the_end(session)
    before = StatisticsFile(tmp_path).load()
    for _ in range(30):
        session.history.undo()
    play_to_the_end(session, luck=2)
    assert StatisticsFile(tmp_path).load() == before


def test_a_game_that_was_taken_back_before_its_first_end_is_marked(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    session.play(nd.legal_moves(session.state)[0])
    session.history.undo()
    session.play(nd.legal_moves(session.state)[1])
    play_to_the_end(session)
    assert StatisticsFile(tmp_path).load().games[0].taken_back


def test_a_game_with_fresh_luck_is_marked(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    session.history.fresh_luck(7)
    play_to_the_end(session)
    assert StatisticsFile(tmp_path).load().games[0].taken_back


def test_games_of_the_program_alone_do_not_count(tmp_path: Path) -> None:
    play_to_the_end(new_session(tmp_path, ("greedy", "greedy")))
    assert StatisticsFile(tmp_path).load().games == ()


def test_several_persons_are_remembered_by_name(tmp_path: Path) -> None:
    play_to_the_end(new_session(tmp_path, ("person", "person")))
    assert [score.name for score in StatisticsFile(tmp_path).load().games[0].persons] == list(NAMES)


@pytest.mark.parametrize("broken", [b"{", b"\xff\xfe", b"[1, 2]", b'{"game": 3}', b"[" * 100_000])
def test_a_broken_line_is_counted_and_left_as_it_is(tmp_path: Path, broken: bytes) -> None:
    file = keep_statistics(tmp_path, broken)
    known = file.load()
    assert known.games == tuple(some_games())
    assert known.broken == 1
    play_to_the_end(new_session(tmp_path))
    assert len(file.load().games) == len(known.games) + 1
    assert broken in file.path.read_bytes()


def test_a_line_that_was_torn_at_the_end_does_not_swallow_the_next(tmp_path: Path) -> None:
    file = StatisticsFile(tmp_path)
    file.path.write_bytes(b'{"game": "torn')
    play_to_the_end(new_session(tmp_path))
    assert (len(file.load().games), file.load().broken) == (1, 1)


def test_a_game_that_stands_there_twice_is_one(tmp_path: Path) -> None:
    file = keep_statistics(tmp_path)
    file.path.write_bytes(file.path.read_bytes() * 2)
    assert file.load().games == tuple(some_games())


def test_the_file_before_is_kept_as_a_backup_and_all_is_gone_when_forgotten(tmp_path: Path) -> None:
    file = keep_statistics(tmp_path)
    before = file.path.read_bytes()
    play_to_the_end(new_session(tmp_path))
    assert (tmp_path / "statistics.jsonl.bak").read_bytes() == before
    file.forget()
    assert file.load().games == ()
    assert [path.name for path in tmp_path.glob("statistics*")] == []


def test_a_file_that_cannot_be_read_or_written_is_a_problem_with_its_path(tmp_path: Path) -> None:
    file = StatisticsFile(tmp_path)
    file.path.mkdir()
    with pytest.raises(BadStatistics) as unreadable:
        file.load()
    assert unreadable.value.details["path"] == str(file.path)
    (tmp_path / "in the way").touch()
    with pytest.raises(BadStatistics) as unkept:
        StatisticsFile(tmp_path / "in the way").note(new_session(tmp_path, noted=False))
    assert unkept.value.reason == "statistics-not-kept"


def test_the_folder_of_games_does_not_take_the_file_for_a_game(tmp_path: Path) -> None:
    keep_statistics(tmp_path)
    assert list(GameFolder(tmp_path).games()) == []
