"""Every decision leads to a page, and what is looked at to its own."""

import random

from core import notre_dame as nd
from core.notre_dame.moves import PASS, Drive, From, Hire, Keep, Play, To
from core.notre_dame.names import BANK, HOTEL, PARK, Card
from core.notre_dame.rules import DECISIONS
from nd_tui.games.notre_dame.book.places import DECISION_PAGES, page_of_choice, page_of_moment
from tests.core.notre_dame.scenes import table
from tests.nd_tui.rulebook.books import book

PAGES = book().pages


def test_every_kind_of_decision_has_a_page() -> None:
    assert set(DECISION_PAGES) == set(DECISIONS)
    assert set(DECISION_PAGES.values()) <= set(PAGES)


def test_every_choice_of_a_whole_game_has_a_page() -> None:
    chance = random.Random(3)
    decisions = set()
    for seed in range(12):
        state = table(players=4, seed=seed, new_persons=True)
        while moves := nd.legal_moves(state):
            seat = nd.to_move(state)
            assert seat is not None
            view = nd.view(state, seat)
            decisions.add(nd.decision(state))
            assert {page_of_moment(view, move) for move in (None, *moves)} <= set(PAGES)
            state = nd.apply(state, chance.choice(moves))
        assert page_of_moment(nd.view(state, 0), None) == "end"
    assert len(decisions) > 20


def test_a_person_a_card_and_a_sector_that_works_lead_to_their_pages() -> None:
    assert page_of_choice("hire", Hire("bishop")) == "bishop"
    assert page_of_choice("counsel", Hire("monk")) == "monk"
    assert page_of_choice("keep", Keep(Card(1, HOTEL))) == "hotel"
    assert page_of_choice("play", Play(Card(0, BANK))) == "bank"
    assert page_of_choice("friend", To(PARK)) == "park"
    assert page_of_choice("actress_to", To(BANK)) == "bank"


def test_other_choices_lead_to_the_page_of_their_decision() -> None:
    assert page_of_choice("hire", PASS) == "phase-4"
    assert page_of_choice("counsel", PASS) == "counsellor"
    assert page_of_choice("fetch", From(BANK)) == "placing"
    assert page_of_choice("minstrel_to", To(BANK)) == "minstrel"
    assert page_of_choice("butcher", To(BANK)) == "butcher"
    assert page_of_choice("drive", Drive(3)) == "streets"
    assert page_of_choice("remove", From(PARK)) == "penalty"


def test_while_others_decide_the_phase_is_told() -> None:
    state = table()
    waiting = next(seat for seat in range(3) if seat != nd.to_move(state))
    assert page_of_moment(nd.view(state, waiting), None) == "phase-2"
