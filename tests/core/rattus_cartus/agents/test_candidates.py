"""The ways to enter that are thought of: which cards lie in a building tells nothing of their nuns."""

from statistics import mean

import pytest

from core import rattus_cartus as rc
from core import rng
from core.rattus_cartus.agents import minds
from core.rattus_cartus.agents.candidates import in_no_order
from core.rattus_cartus.moves import Enter
from core.rattus_cartus.names import POPULATION_KINDS, Cards, class_of, nuns_of
from core.rattus_cartus.odds import tail
from tests.nd_tui.games.rattus_cartus.games import NAMES


def of_class(cards: Cards, home: int) -> list[int]:
    """The nuns on the cards of a class."""
    return [nuns_of(card) for card in cards if card < POPULATION_KINDS and class_of(card) == home]


@pytest.mark.parametrize("level", ["greedy", "squire"])
def test_of_cards_that_serve_alike_those_with_few_nuns_are_laid_as_often_as_others(level: str) -> None:
    ahead: list[float] = []
    for game in range(8):
        state = rc.new_game(rc.Setup(NAMES[:4], buildings="by_type"), game)
        while (seat := rc.to_move(state)) is not None:
            view = rc.view(state, seat)
            move = minds.LEVELS[level](view, rng.seeded(len(ahead)))
            if isinstance(move, Enter):
                for home in range(6):
                    held, laid = of_class(view.hand, home), of_class(move.cards, home)
                    if 0 < len(laid) < len(held):
                        ahead.append(mean(laid) - mean(held))
            state = rc.apply(state, move)
    assert len(ahead) > 40
    assert abs(mean(ahead)) < 0.25


def test_cards_in_no_order_are_the_same_cards_and_always_in_the_same_order() -> None:
    for hand in ((0, 1, 2, 3, 4), (5, 5, 9, 30), ()):
        assert tuple(sorted(in_no_order(hand))) == hand
        assert in_no_order(hand) == in_no_order(hand)


def test_the_chance_to_live_that_somebody_can_expect_comes_true() -> None:
    told, came = [], []
    for game in range(120):
        state = rc.new_game(rc.Setup(NAMES[:2], buildings="by_type"), game)
        while (seat := rc.to_move(state)) is not None:
            before = state
            state = rc.apply(state, minds.LEVELS["greedy"](rc.view(state, seat), rng.seeded(game)))
        nuns = sum(map(nuns_of, state.nuns))
        for seat in range(2):
            odds = tail(rc.view(before, seat))
            for rats in range(6, 15):
                told.append((*odds, *(0.0,) * rats)[rats])
                came.append(nuns >= rats)
    assert mean(told) == pytest.approx(mean(came), abs=0.04)
