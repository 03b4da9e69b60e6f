"""Reasons for a move: the terms in which it differs from another."""

from msgspec.structs import replace

from core import notre_dame as nd
from core.notre_dame.agents.reasons import reasons, terms_after
from core.notre_dame.agents.valuation import TERMS
from core.notre_dame.moves import Donate
from tests.core.notre_dame.agents.positions import deciding, game
from tests.core.notre_dame.scenes import ask, give, table


def test_a_larger_gift_means_more_prestige_and_less_gold() -> None:
    state = replace(give(table(2), gold=3, prestige=10), round=4, phase=3)
    view = nd.view(ask(state, "donate"), 0)
    told = {reason.term: reason for reason in reasons(view, 1, Donate(3), instead_of=Donate(1))}
    assert told["prestige"].worth == 5
    assert told["gold"].amount == -2
    assert told["gold"].worth < 0


def test_a_move_has_no_reasons_against_itself() -> None:
    for state in list(game(3, 4))[::30]:
        view = nd.view(state, deciding(state))
        assert reasons(view, 1, view.options[0], instead_of=view.options[0]) == []
        assert tuple(terms_after(view, 1, view.options[0])) == TERMS
