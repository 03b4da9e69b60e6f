"""A move that is taken back at once was a slip: what is played instead goes on with the game."""

import pytest

from core import notre_dame as nd
from core.record import decode, encode
from nd_tui.play.session import Session
from tests.core.notre_dame.scenes import give, holding, table
from tests.nd_tui.whole_games import Unkept


def decides(session: Session) -> bool:
    return session.seat in session.people


def others_play(session: Session) -> None:
    while session.seat is not None and not decides(session):
        session.play(nd.legal_moves(session.state)[0])


def at_a_choice(people: int = 1) -> Session:
    session = Session(Unkept(table(), people))
    while session.history.cursor.depth < 12 or session.seat != 0 or len(nd.legal_moves(session.state)) < 3:
        session.play(nd.legal_moves(session.state)[0])
    return session


@pytest.mark.parametrize("seen", [False, True])
def test_a_mis_click_taken_back_does_not_make_the_game_a_side_line(seen: bool) -> None:
    session = at_a_choice()
    here, moves = session.history.cursor, nd.legal_moves(session.state)
    slip = session.play(moves[0])
    if seen:
        others_play(session)
    session.take_back()
    assert session.history.cursor is here
    meant = session.play(moves[1])
    assert here.children == [meant, slip]  # nothing is lost
    assert meant.line_start() is session.history.root
    assert list(session.history.main_line())[-1] is meant
    again = decode(encode(session.match, "2026-11-18", "1"), nd).history
    assert list(again.main_line())[-1].move == moves[1]


def test_a_slip_that_was_deleted_is_no_longer_there_to_be_put_behind() -> None:
    session = at_a_choice()
    here, moves = session.history.cursor, nd.legal_moves(session.state)
    slip = session.play(moves[0])
    session.take_back()
    session.delete(slip)
    meant = session.play(moves[1])
    assert here.children == [meant]
    assert session.history.cursor is meant


def test_a_second_slip_is_taken_back_in_the_same_way() -> None:
    session = at_a_choice()
    here, moves = session.history.cursor, nd.legal_moves(session.state)
    nodes = []
    for move in moves[:3]:
        nodes.append(session.play(move))
        others_play(session)
        session.take_back()
    assert here.children == nodes[::-1]


def test_the_rest_of_the_same_turn_belongs_to_the_slip() -> None:
    state = holding(give(table(), carriage_house=1), "carriage_house", "bank")
    session = Session(Unkept(state))
    slip = session.play(nd.legal_moves(state)[0])
    assert nd.decision(session.state) == "drive"
    session.play(nd.legal_moves(session.state)[1])
    session.take_back()
    while session.history.cursor is not session.history.root:
        session.take_back()
    meant = session.play(nd.legal_moves(state)[1])
    assert session.history.root.children == [meant, slip]


def test_a_line_that_was_gone_on_with_stays_the_main_one() -> None:
    session = at_a_choice()
    here, moves = session.history.cursor, nd.legal_moves(session.state)
    played = session.play(moves[0])
    others_play(session)
    session.play(nd.legal_moves(session.state)[0])
    others_play(session)
    while session.history.cursor is not here:
        session.take_back()
    other = session.play(moves[1])
    assert here.children == [played, other]


@pytest.mark.parametrize("mark", ["branch", "name", "comment", "jump"])
def test_what_was_meant_as_a_side_line_is_one(mark: str) -> None:
    session = at_a_choice()
    here, moves = session.history.cursor, nd.legal_moves(session.state)
    played = session.play(moves[0])
    if mark in ("name", "comment"):
        setattr(played, mark, "mine")
    if mark == "jump":
        session.go(here)
    else:
        session.take_back()
    if mark == "branch":
        session.branch("what if")
    other = session.play(moves[1])
    assert here.children == [played, other]


def test_what_another_person_decided_after_it_is_no_slip() -> None:
    session = at_a_choice(people=3)
    here, moves = session.history.cursor, nd.legal_moves(session.state)
    played = session.play(moves[0])
    while session.seat == 0:
        session.play(nd.legal_moves(session.state)[0])
    session.play(nd.legal_moves(session.state)[0])
    while session.history.cursor is not here:
        session.take_back()
    other = session.play(moves[1])
    assert here.children == [played, other]
