"""Judging decisions: which ones, from whose eyes, with what result, stopped and gone on with."""

import asyncio
from contextlib import aclosing
from pathlib import Path

import pytest

from core import notre_dame as nd
from core.ai.analysis import Analysis, Candidate
from core.history import History
from core.notre_dame.agents import minds
from core.notre_dame.moves import Play, kind_of_choice
from core.notre_dame.names import BANK, PARK, Card
from core.record import new_match
from core.verdict import Verdict
from nd_tui.games import open_box
from nd_tui.play.reviewing import (
    CannotJudge,
    Progress,
    Review,
    before,
    best_move,
    better_move,
    is_judged,
    judging,
    review_of,
    verdict_on,
)
from nd_tui.play.session import Session
from nd_tui.storage.saves import PERSON, GameFolder
from nd_tui.thinking.thinker import Thinker
from tests.core.notre_dame.scenes import NAMES, holding_cards, table
from tests.nd_tui.judges import Broken, FirstIsBest, NeverReady
from tests.nd_tui.screens.sessions import finished, tree_session
from tests.nd_tui.whole_games import Unkept


def judged(session: Session, review: Review, analyst: Thinker) -> list[Progress]:
    """Judge everything."""
    nodes = [node for seat in review.decisions.values() for node in seat]

    async def run() -> list[Progress]:
        return [step async for step in judging(session, nodes, analyst, minds.REVIEW)]

    return asyncio.run(run())


def test_after_the_game_every_decision_of_every_person_is_judged_and_no_other() -> None:
    session = finished()
    session.people = [0, 2]
    review = review_of(session, 2)
    assert list(review.decisions) == [0, 2]
    line = session.history.played_line()
    for seat, nodes in review.decisions.items():
        own = [node for node in line[1:] if nd.to_move(before(node).state) == seat]
        assert nodes == own


def test_before_the_end_only_the_reader_s_own_decisions_are_judged() -> None:
    session = tree_session()
    session.people = [0, 1]
    assert list(review_of(session, 1).decisions) == [1]


def test_the_line_is_the_one_through_the_cursor_on_to_its_end() -> None:
    session = finished()
    whole = review_of(session, 0)
    session.history.go(session.history.root)
    assert review_of(session, 0).decisions == whole.decisions


def test_an_analysis_gets_what_the_deciding_seat_knew() -> None:
    session, analyst = finished(), FirstIsBest()
    review = review_of(session, 0)
    judged(session, review, analyst)
    assert analyst.asked == [nd.view(before(node).state, 0) for node in review.decisions[0]]


def test_an_analysis_is_asked_to_tell_of_the_move_that_was_made() -> None:
    session, analyst = finished(), FirstIsBest()
    review = review_of(session, 0)
    judged(session, review, analyst)
    assert analyst.also == [(node.move,) for node in review.decisions[0]]


def test_a_move_that_an_analysis_does_not_tell_of_cannot_be_judged() -> None:
    node = review_of(finished(), 0).decisions[0][0]
    assert node.move is not None
    others = [move for move in nd.legal_moves(before(node).state) if move != node.move]
    other = next(move for move in others if kind_of_choice(move) != kind_of_choice(node.move))
    words = open_box(nd.NAME).words
    with pytest.raises(CannotJudge):
        verdict_on(nd, words, node, Analysis((Candidate(other, 10, 0.5, 1.0, (other,)),), 10, 10))


def test_a_verdict_holds_both_chances_the_best_move_and_the_lead_given_away() -> None:
    session = finished()
    review = review_of(session, 0)
    judged(session, review, FirstIsBest())
    for node in review.decisions[0]:
        options = nd.legal_moves(before(node).state)
        assert node.move is not None
        place = [kind_of_choice(move) for move in options].index(kind_of_choice(node.move))
        assert node.verdict is not None
        assert node.verdict.best == 0.6
        assert node.verdict.chance == pytest.approx(max(0.0, 0.6 - place * 0.1))
        assert node.verdict.lead == pytest.approx(place)
        assert best_move(nd, node) == (options[0] if place else node.move)
        assert better_move(nd, node) == (options[0] if place else None)


def test_nothing_is_called_better_that_promises_less_than_what_was_done() -> None:
    session = finished()
    node = review_of(session, 0).decisions[0][0]
    made, *others = [node.move, *[move for move in nd.legal_moves(before(node).state) if move != node.move]]
    figures = {made: (40, 0.5, 2.0), others[0]: (60, 0.45, 3.0)}
    found = [
        Candidate(move, *figures.get(move, (1, 0.1, 0.0)), (move,)) for move in [others[0], made, *others[1:]]
    ]
    node.verdict = verdict_on(nd, open_box(nd.NAME).words, node, Analysis(tuple(found), 100, 100))
    assert better_move(nd, node) is None
    assert (node.verdict.loss, node.verdict.lead) == (0, 0)


def test_progress_goes_from_nothing_to_all() -> None:
    session = finished()
    review = review_of(session, 0)
    steps = judged(session, review, FirstIsBest())
    total = len(review.decisions[0])
    assert steps[0] == Progress(0, total)
    assert steps[-1] == Progress(total, total)
    told = [step.done + step.share for step in steps]
    assert told == sorted(told)
    assert review.all_judged


def test_what_is_judged_is_not_judged_again() -> None:
    session, analyst = finished(), FirstIsBest()
    review = review_of(session, 0)
    judged(session, review, analyst)
    again = FirstIsBest()
    judged(session, review_of(session, 0), again)
    assert analyst.asked
    assert not again.asked


def test_verdicts_are_kept_now_and_then_and_at_the_end() -> None:
    session = finished()
    assert isinstance(session.kept, Unkept)
    review = review_of(session, 0)
    before_it = session.kept.saves
    judged(session, review, FirstIsBest())
    assert session.kept.saves - before_it == len(review.decisions[0]) // 10 + 1


def test_stopping_halts_the_search_and_keeps_what_was_judged_and_one_can_go_on() -> None:
    session, analyst = finished(), NeverReady(3)
    assert isinstance(session.kept, Unkept)
    nodes = review_of(session, 0).decisions[0]

    async def stop_in_the_fourth() -> None:
        async with aclosing(judging(session, nodes, analyst, minds.REVIEW)) as steps:
            async for step in steps:
                if step.done == 3 and step.share:
                    return

    asyncio.run(stop_in_the_fourth())
    assert [is_judged(node) for node in nodes[:5]] == [True, True, True, False, False]
    assert analyst.halted == 1
    assert session.kept.saves == 1
    rest = FirstIsBest()
    judged(session, review_of(session, 0), rest)
    assert len(rest.asked) == len(nodes) - 3


def test_an_analyst_who_fails_is_a_problem_and_the_rest_is_kept() -> None:
    session = finished()
    assert isinstance(session.kept, Unkept)
    with pytest.raises(CannotJudge):
        judged(session, review_of(session, 0), Broken())
    assert session.kept.saves == 1


def test_a_verdict_that_cannot_be_right_is_forgotten_and_judged_anew() -> None:
    session = finished()
    node = review_of(session, 0).decisions[0][0]
    for nonsense in ("", "[b]hire nobody", "drive red-c", "x" * 5000):
        node.verdict = Verdict(0.1, 0.5, nonsense)
        assert not is_judged(review_of(session, 0).decisions[0][0])


def test_a_review_is_kept_in_the_save(tmp_path: Path) -> None:
    folder = GameFolder(tmp_path)
    match = new_match(nd, nd.Setup(NAMES[:2]), 3, (PERSON, "greedy"))
    session = Session(folder.keep(match))
    for _ in range(30):
        session.play(nd.legal_moves(session.state)[-1])
    review = review_of(session, 0)
    judged(session, review, FirstIsBest())
    session.kept.close()
    again = Session(folder.open(session.kept.path, None))
    found = review_of(again, 0)
    assert found.all_judged
    assert [node.verdict for node in found.decisions[0]] == [node.verdict for node in review.decisions[0]]
    again.kept.close()


def test_a_twin_of_the_card_that_was_played_is_not_better() -> None:
    """Two cards of one action are one choice, though a search looks at each of them on its own."""
    state = holding_cards(table(3), Card(0, BANK), Card(1, BANK), Card(0, PARK))
    played, twin, other = (Play(card) for card in state.cards[0].hand)
    history: History[nd.State, nd.Move] = History(nd, state)
    history.play(played)
    looked_at = ((twin, 80, 0.5, 2.0), (played, 20, 0.44, 1.5), (other, 10, 0.3, 0.0))
    found = [Candidate(move, visits, chance, lead, (move,)) for move, visits, chance, lead in looked_at]
    node = history.cursor
    node.verdict = verdict_on(nd, open_box(nd.NAME).words, node, Analysis(tuple(found), 110, 110))
    assert node.verdict == Verdict(0.5, 0.5, nd.format_move(state, played), 0.0)
    assert better_move(nd, node) is None


def test_the_opponents_decisions_are_there_on_demand_once_the_game_is_over() -> None:
    session = finished()
    session.people = [0]
    assert list(review_of(session, 0).decisions) == [0]
    assert list(review_of(session, 0, opponents=True).decisions) == [0, 1, 2]
    under_way = tree_session()
    assert list(review_of(under_way, 0, opponents=True).decisions) == [0]
