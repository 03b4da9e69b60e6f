"""Why a move of the toy game is good: what the round brings with it and with another one."""

from collections.abc import Sequence

from core import rng
from core.ai.minds import Line
from core.ai.reason import Reason
from tests.toybox import agents, game
from tests.toybox.model import TERMS, RoundModel

DEALS = 16
LEAST_WORTH = 0.1  # points that a difference must be worth to be told


def reasons(
    view: game.View, luck: int, pairs: Sequence[tuple[Line[game.Move], Line[game.Move]]]
) -> list[Sequence[Reason]]:
    """For each pair of lines what speaks for the first and against it, compared with the second."""
    return [_compared(_ends(view, luck, line), _ends(view, luck, instead)) for line, instead in pairs]


def _ends(view: game.View, luck: int, line: Line[game.Move]) -> dict[str, float]:
    """How the round ends on average; the same deals are used for every line."""
    model, sums = RoundModel(view), dict.fromkeys(TERMS, 0.0)
    for _ in range(DEALS):
        dealt, luck = rng.word(luck)
        state, plan = model.deal(view, dealt), list(line)
        while (seat := game.to_move(state)) is not None and not model.beyond(state):
            planned = seat == view.seat and bool(plan) and plan[0] in game.legal_moves(state)
            move = plan.pop(0) if planned else agents.choose_greedily(game.view(state, seat), dealt)
            state = game.apply(state, move)
        for term, worth in model.terms(state, view.seat).items():
            sums[term] += worth / DEALS
    return sums


def _compared(ours: dict[str, float], theirs: dict[str, float]) -> list[Reason]:
    found = [Reason(term, ours[term] - theirs[term], ours[term], theirs[term], sure=False) for term in TERMS]
    told = [reason for reason in found if abs(reason.worth) >= LEAST_WORTH]
    return sorted(told, key=lambda reason: -abs(reason.worth))
