"""Why a move is good: what the round brings with it and with another one."""

from collections.abc import Sequence

from core import rng
from core.ai.minds import Line
from core.ai.reason import Reason
from core.rattus_cartus.agents.greedy import choose_greedily
from core.rattus_cartus.agents.model import RoundModel
from core.rattus_cartus.agents.prospects import LIFE
from core.rattus_cartus.agents.races import decided
from core.rattus_cartus.agents.settling import Standing, settled
from core.rattus_cartus.agents.valuation import survived
from core.rattus_cartus.agents.weights import FEATURES
from core.rattus_cartus.moves import Move
from core.rattus_cartus.names import CLASSES
from core.rattus_cartus.rules import legal_moves, to_move
from core.rattus_cartus.state import State
from core.rattus_cartus.views import View, view

DEALS = 6
CHANCE = "chance"  # to live
TERMS = (*CLASSES, "cards", "specials", "tokens", CHANCE)
LEAST_WORTH = 0.3  # points that a difference must be worth to be told


def reasons(
    before: View, luck: int, pairs: Sequence[tuple[Line[Move], Line[Move]]]
) -> list[Sequence[Reason]]:
    """For each pair of lines what speaks for the first and against it, compared with the second."""
    found: dict[tuple[Move, ...], dict[str, float]] = {}
    for line in (line for pair in pairs for line in pair):
        if tuple(line) not in found:
            found[tuple(line)] = _ends(before, luck, line)
    return [_compared(found[tuple(line)], found[tuple(instead)]) for line, instead in pairs]


def _ends(before: View, luck: int, line: Line[Move]) -> dict[str, float]:
    """How the round ends on average; the same deals are used for every line."""
    model, sums = RoundModel(before), dict.fromkeys(TERMS, 0.0)
    for _ in range(DEALS):
        dealt, luck = rng.word(luck)
        state, plan = model.deal(before, dealt), list(line)
        while (seat := to_move(state)) is not None and not model.beyond(state):
            planned = seat == before.seat and bool(plan) and plan[0] in legal_moves(state)
            move = plan.pop(0) if planned else choose_greedily(view(state, seat), dealt)
            state = model.apply(state, move)
        for term, worth in terms(model, state, before.seat).items():
            sums[term] += worth / DEALS
    return sums


# What the points that are expected are told as, feature by feature; the rest is told as nothing.
TOLD = {
    "tokens": "tokens",
    "people": "cards",
    "fitting": "cards",
    "most": "cards",
    "joker": "specials",
    "sword": "specials",
    "flute": "specials",
    "pass": "specials",
    "gold": "specials",
    "golden": "specials",
}


def terms(model: RoundModel, state: State, seat: int) -> dict[str, float]:
    """What a seat can expect, part by part, and the chance to live."""
    standing, valuation = settled(state), model.valuation
    found = dict.fromkeys(TERMS, 0.0)
    moment = valuation.moment(standing.times[seat])
    weights = dict(zip(FEATURES, moment.points, strict=True))
    for home, race, now in zip(CLASSES, valuation.races(standing), _now(standing), strict=True):
        found[home] = weights["race"] * race[seat] + weights["now"] * now[seat]
    for name, amount in zip(FEATURES, valuation.features(standing)[seat], strict=True):
        if name in TOLD:
            found[TOLD[name]] += weights[name] * amount
    found[CHANCE] = survived(model.tail(state), valuation.rats_in_the_end(standing)[seat])
    return found


def _now(standing: Standing) -> list[tuple[float, ...]]:
    prizes = standing.table.size.class_prizes
    tracks = zip(standing.influence, standing.arrivals, strict=True)
    return [decided(points, order, prizes) for points, order in tracks]


def _compared(ours: dict[str, float], theirs: dict[str, float]) -> list[Reason]:
    found = []
    for term in TERMS:
        worth = (ours[term] - theirs[term]) * (LIFE if term == CHANCE else 1.0)
        if abs(worth) >= LEAST_WORTH:
            found.append(Reason(term, worth, ours[term], theirs[term], sure=False))
    return sorted(found, key=lambda reason: -abs(reason.worth))
