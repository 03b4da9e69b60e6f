"""Evaluating positions: by what the reader knows and nothing else, to their end, stopped and gone on with."""

import asyncio
from contextlib import aclosing
from pathlib import Path

import pytest

from core import rng
from core.ai.search import Effort
from core.game import Result
from nd_tui.games import open_box
from nd_tui.play.evaluating import evaluating, evaluation_of_end, is_evaluated, views_of
from nd_tui.play.reviewing import CannotJudge
from nd_tui.play.session import Session
from tests.nd_tui.any_game import begun, opened, played
from tests.nd_tui.judges import Broken, FirstIsBest

EFFORT = Effort(30, 3)


def evaluated(session: Session, reader: int | None, analyst: FirstIsBest, steps: int = 10**6) -> None:
    async def run() -> None:
        nodes = list(session.history.main_line())
        async with aclosing(evaluating(session, nodes, reader, analyst, EFFORT)) as found:
            async for progress in found:
                if progress.done >= steps:
                    return

    asyncio.run(run())


def test_what_the_reader_cannot_know_changes_nothing(game: str) -> None:
    rules = open_box(game).game
    for moves in range(2, 12):
        state = played(begun(game), moves).history.state
        if rules.to_move(state) in (0, None):
            continue
        luck, _ = rng.word(7)
        other = rules.determinize(rules.view(state, 0), luck)
        assert views_of(rules, state, 0, 5) == views_of(rules, other, 0, 5)


def test_whoever_decides_goes_by_all_that_seat_knows(game: str) -> None:
    rules = open_box(game).game
    state = played(begun(game), 3).history.state
    seat = rules.to_move(state)
    assert views_of(rules, state, seat, 5) == views_of(rules, state, None, 5) == [rules.view(state, seat)]


def test_a_whole_game_is_evaluated_to_its_end_and_kept(tmp_path: Path, game: str) -> None:
    session = opened(tmp_path, played(begun(game)))
    evaluated(session, None, FirstIsBest(game))
    line = list(session.history.main_line())
    assert all(is_evaluated(node, None) for node in line)
    result = session.game.result(session.state)
    last = line[-1].evaluation
    assert last is not None
    assert {seat for seat, chance in enumerate(last.chances) if chance} == set(result.winners)
    session.kept.close()


def test_what_was_found_before_it_was_stopped_stays_and_is_not_sought_again(
    tmp_path: Path, game: str
) -> None:
    session, analyst = opened(tmp_path, played(begun(game), 6)), FirstIsBest(game)
    evaluated(session, 0, analyst, steps=2)
    line = list(session.history.main_line())
    assert [is_evaluated(node, 0) for node in line[:4]] == [True, True, False, False]
    asked = len(analyst.asked)
    known = line[0].evaluation
    evaluated(session, 0, analyst)
    assert line[0].evaluation is known
    assert all(is_evaluated(node, 0) for node in line)
    assert len(analyst.asked) > asked
    session.kept.close()


def test_another_reader_gets_evaluations_of_another_knowledge(tmp_path: Path, game: str) -> None:
    session = opened(tmp_path, played(begun(game, people=2), 3))
    evaluated(session, 0, FirstIsBest(game))
    assert not any(is_evaluated(node, 1) for node in session.history.main_line())
    evaluated(session, 1, FirstIsBest(game))
    assert all(is_evaluated(node, 1) for node in session.history.main_line())
    session.kept.close()


def test_an_analyst_that_fails_is_told(tmp_path: Path, game: str) -> None:
    session = opened(tmp_path, played(begun(game), 2))
    with pytest.raises(CannotJudge):
        evaluated(session, 0, Broken(game))
    session.kept.close()


def test_at_the_end_the_winners_share_the_victory() -> None:
    found = evaluation_of_end(Result((7, 9, 9), (3, 1, 1), (1, 2)), 0)
    assert found.chances == (0.0, 0.5, 0.5)
    assert found.leads == (-2.0, 0.0, 0.0)
    assert evaluation_of_end(Result((1, 1), (1, 1), ()), 0).chances == (0.0, 0.0)
