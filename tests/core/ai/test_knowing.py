"""A search counts on what somebody will know when he decides, and on nothing that he will not."""

import pytest

from core import rng
from core.ai.analysis import Analysis, Candidate
from core.ai.search import Effort, Search
from tests.core.ai.knowing import CARDS, Hidden, LookModel, PricedModel, PrivateLookModel, TurnedModel

EFFORT = Effort(2000, 200)


def searched(model: LookModel, luck: int) -> Analysis[str]:
    search: Search[Hidden, str, Hidden] = Search(model, Hidden(), luck, EFFORT)
    list(search.steps())
    return search.report()


def told(found: Analysis[str]) -> dict[str, Candidate[str]]:
    return {candidate.move: candidate for candidate in found.moves}


@pytest.mark.parametrize("luck", range(5))
def test_who_looks_will_know_what_he_sees(luck: int) -> None:
    found = searched(LookModel(), luck)
    assert found.best == "look"
    assert told(found)["look"].chance == pytest.approx(1.0, abs=0.02)
    assert told(found)["stop"].chance == pytest.approx(0.7, abs=0.02)


@pytest.mark.parametrize("luck", range(5))
def test_a_look_is_told_to_be_worth_what_it_is_on_the_average_of_what_may_be_seen(luck: int) -> None:
    found = searched(PricedModel(), luck)
    assert found.best == "look"
    assert told(found)["look"].chance == pytest.approx(0.7, abs=0.05)


@pytest.mark.parametrize("luck", range(5))
def test_who_looks_in_private_knows_it_and_the_other_seat_does_not(luck: int) -> None:
    found = searched(PrivateLookModel(), luck)
    assert found.best == "look"
    # The other one guesses right once in as often as there are cards, a little oftener in so few deals.
    assert told(found)["look"].chance == pytest.approx(1 - 1 / len(CARDS), abs=0.1)


@pytest.mark.parametrize("luck", range(5))
def test_what_another_s_move_reveals_is_known_afterwards(luck: int) -> None:
    found = searched(TurnedModel(), luck)
    assert found.best == "wait"
    assert told(found)["wait"].chance == pytest.approx(1.0, abs=0.06)


def test_a_line_goes_on_with_what_is_done_once_the_card_is_seen() -> None:
    line = told(searched(LookModel(), 3))["look"].line
    first_deal, _ = rng.word(3)
    assert line == ("look", LookModel().deal(Hidden(), first_deal).card)
