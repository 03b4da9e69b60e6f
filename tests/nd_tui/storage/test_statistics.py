"""Finished games are remembered once each, safely, and only if a person played them."""

import json
import os
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from core import notre_dame as nd
from core.record import new_match
from nd_tui.games.notre_dame import BOX
from nd_tui.play.session import Session
from nd_tui.storage import statistics
from nd_tui.storage.saves import GameFolder
from nd_tui.storage.statistics import BadStatistics, StatisticsFile
from nd_tui.words.statistics import statistics_lines
from tests.nd_tui.statistics_games import keep_statistics, some_games
from tests.nd_tui.texts import LANGUAGES, Texts

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
    assert game.save == session.kept.path.stem
    assert (game.edition, game.seats, game.taken_back) == ("classic", ("person", "greedy"), False)
    assert (game.points, game.places) == (result.points, result.ranks)
    (score,) = game.people
    assert (score.name, score.points, score.place) == ("[b]Anna", result.points[0], result.ranks[0])
    assert sum(score.sources.values()) == score.points
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
    assert [score.name for score in StatisticsFile(tmp_path).load().games[0].people] == list(NAMES)


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


SCORE = {"name": "Anna", "place": 1, "prestige": 40, "sources": {}}
NONSENSE: dict[str, dict[str, Any]] = {
    "no seats": {"seats": [], "prestige": [], "places": [], "persons": []},
    "no seats for anybody": {"seats": []},
    "too many seats": {"seats": ["person"] * 99, "prestige": [1] * 99, "places": [1] * 99},
    "more seats than places": {"places": [1]},
    "more prestige than seats": {"prestige": [1, 2, 3, 4, 5]},
    "place zero": {"places": [0, 1, 2]},
    "a place that nobody can have": {"persons": [{**SCORE, "place": 5}]},
    "negative prestige": {"persons": [{**SCORE, "prestige": -(10**6)}]},
    "huge prestige": {"persons": [{**SCORE, "prestige": 10**15}]},
    "huge sources": {"persons": [{**SCORE, "sources": {"park": 2**62}}]},
    "a long name": {"persons": [{**SCORE, "name": "x" * 100_000}]},
    "nobody": {"persons": []},
    "twins": {"persons": [SCORE, SCORE]},
    "more persons than seats": {"persons": [{**SCORE, "name": str(each)} for each in range(9)]},
    "no number": {"prestige": [float("nan"), 1, 2]},
    "a long day": {"when": "9" * 10_000},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("change", NONSENSE.values(), ids=NONSENSE)
def test_a_line_of_nonsense_is_told_as_broken_and_the_others_count(
    change: dict[str, Any], language: str, tmp_path: Path
) -> None:
    file = keep_statistics(tmp_path, broken=b"")
    odd = json.loads(msgspec.json.encode(some_games()[0])) | {"game": "odd"} | change
    with file.path.open("ab") as lines:
        lines.write(json.dumps(odd).encode() + b"\n")
    known = file.load()
    assert (known.games, known.broken) == (tuple(some_games()), 1)
    assert list(statistics_lines(Texts(language), BOX.words, known, True))


@pytest.mark.parametrize(
    "change",
    [
        {"when": "", "edition": "", "options": {}},
        {"when": "no day", "edition": "of tomorrow", "options": {"new_persons": [[]]}},
        {"seats": ["x", "y", "z"]},
        {"persons": [{**SCORE, "sources": {"": 0, "nothing": -5}}]},
    ],
)
def test_what_could_have_been_a_game_is_shown_whatever_it_calls_things(
    change: dict[str, Any], tmp_path: Path
) -> None:
    file = StatisticsFile(tmp_path)
    odd = json.loads(msgspec.json.encode(some_games()[1])) | change
    file.path.write_bytes(json.dumps(odd).encode())
    known = file.load()
    assert known.broken == 0
    assert list(statistics_lines(Texts("en"), BOX.words, known, True))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_a_pipe_or_an_endless_file_of_statistics_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = StatisticsFile(tmp_path)
    os.mkfifo(file.path)
    with pytest.raises(BadStatistics, match="file-not-regular"):
        file.load()
    file.path.unlink()
    monkeypatch.setattr(statistics, "MOST_BYTES", 1000)
    keep_statistics(tmp_path)
    with pytest.raises(BadStatistics, match="file-too-large"):
        file.load()


def test_a_game_that_would_make_the_file_too_large_to_read_is_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = keep_statistics(tmp_path)
    before = file.path.read_bytes()
    monkeypatch.setattr(statistics, "MOST_BYTES", len(before) + 10)
    session = new_session(tmp_path, noted=False)
    play_to_the_end(session)
    with pytest.raises(BadStatistics, match="statistics-not-kept"):
        file.note(session)
    assert file.path.read_bytes() == before
