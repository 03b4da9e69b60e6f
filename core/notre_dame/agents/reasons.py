"""Why a move is good: by how much each term of the value changes from one move to another."""

from collections.abc import Sequence

from core import notre_dame as nd
from core import rng
from core.notre_dame.agents.model import RoundModel
from core.notre_dame.agents.steward import end_of_turn_position
from core.notre_dame.agents.valuation import TERMS

DEALS = 4


def terms_after(view: nd.View, luck: int, move: nd.Move, deals: int = DEALS) -> dict[str, float]:
    """What each term adds to the prestige expected at the end of the turn, on average of some deals."""
    model = RoundModel(view)
    total = dict.fromkeys(TERMS, 0.0)
    for _ in range(deals):
        dealt, luck = rng.word(luck)
        state = end_of_turn_position(model, model.apply(model.deal(view, dealt), move), view.seat)
        for name, amount in model.terms(state, view.seat).items():
            total[name] += amount / deals
    return total


def reasons(
    view: nd.View, luck: int, move: nd.Move, instead_of: nd.Move, least: float = 0.1
) -> Sequence[tuple[str, float]]:
    """What speaks for a move and against it, compared with another: terms by name, the weightiest first."""
    ours, theirs = terms_after(view, luck, move), terms_after(view, luck, instead_of)
    changes = [(name, ours[name] - theirs[name]) for name in TERMS]
    told = [change for change in changes if abs(change[1]) >= least]
    return sorted(told, key=lambda change: -abs(change[1]))
