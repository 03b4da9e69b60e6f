"""Deals by belief: as often as what was seen makes them likely, and never what it makes impossible."""

from collections import Counter

import pytest

from core import rng
from core.ai.beliefs import believed
from core.ai.search import Effort, Search
from tests.core.ai.knowing import CARDS, Hidden, LookModel

SMILES = {"ace": 0.9, "king": 0.1, "queen": 0.0, "ten": 0.0}  # how often its owner smiles at a card
LUCKS = range(2000)


def even(luck: int) -> str:
    return CARDS[rng.below(luck, len(CARDS))[0]]


def smiling(card: str) -> float:
    return SMILES[card]


def test_deals_come_as_often_as_they_are_likely() -> None:
    dealt = Counter(believed(even, smiling, rng.seeded(luck), draws=40) for luck in LUCKS)
    assert dealt["ace"] / len(LUCKS) == pytest.approx(0.9, abs=0.03)
    assert dealt["king"] / len(LUCKS) == pytest.approx(0.1, abs=0.03)
    assert set(dealt) == {"ace", "king"}


def test_without_any_likelihood_they_come_evenly() -> None:
    for likelihood in (0.0, 1.0):
        dealt = Counter(believed(even, lambda _, same=likelihood: same, rng.seeded(luck)) for luck in LUCKS)
        assert all(dealt[card] / len(LUCKS) == pytest.approx(1 / len(CARDS), abs=0.04) for card in CARDS)


def test_the_same_luck_gives_the_same_deal() -> None:
    assert [believed(even, smiling, luck) for luck in range(50)] == [
        believed(even, smiling, luck) for luck in range(50)
    ]


class GuessModel(LookModel):
    """Nothing can be looked at; whose owner smiled at the card may still be named for a good chance."""

    CHOICES = (("guess", "stop"), CARDS)

    def deal(self, view: Hidden, luck: int) -> Hidden:
        def of_luck(own: int) -> Hidden:
            return LookModel.deal(self, view, own)

        return believed(of_luck, lambda state: SMILES[state.card], luck, draws=20)


@pytest.mark.parametrize("luck", range(5))
def test_a_search_counts_on_what_it_believes(luck: int) -> None:
    search: Search[Hidden, str, Hidden] = Search(GuessModel(), Hidden(), luck, Effort(1500, 100))
    list(search.steps())
    best = search.report().moves[0]
    assert best.line == ("guess", "ace")
    assert best.chance == pytest.approx(0.9, abs=0.08)
