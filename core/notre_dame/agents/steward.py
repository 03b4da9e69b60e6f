"""Thinking to the end of the own turn: the best of all choices, over a few deals; most levels misjudge it."""

from collections.abc import Sequence

from core import notre_dame as nd
from core import rng
from core.ai.analysis import Analysis, Candidate
from core.ai.outlook import Outlook
from core.notre_dame.agents.model import RoundModel
from core.notre_dame.agents.valuation import TURNS
from core.notre_dame.agents.weights import Prices
from core.notre_dame.moves import Keep

DEALS_TO_KEEP = 4  # where what the others hold and receive matters most
DEALS = 2


def choose(view: nd.View, luck: int) -> nd.Move:
    """The move with the best end of the turn on the average of some deals; luck deals and breaks ties."""
    return analyse(view, luck).best


def analyse(
    view: nd.View, luck: int, deals: int | None = None, prices: Sequence[Prices] | None = None
) -> Analysis[nd.Move]:
    """All moves, each with what it promises if the turn ends in the best way."""
    model = RoundModel(view, prices)
    if deals is None:
        deals = DEALS_TO_KEEP if isinstance(view.options[0], Keep) else DEALS
    order, luck = rng.shuffled(luck, view.options)
    found: list[list[Outlook]] = [[] for _ in order]
    for _ in range(deals):
        dealt, luck = rng.word(luck)
        state = model.deal(view, dealt)
        for move, outlooks in zip(order, found, strict=True):
            outlooks.append(end_of_turn(model, model.apply(state, move), view.seat))
    ranking = sorted(zip(order, found, strict=True), key=lambda pair: -_mean_aim(pair[1], view.seat))
    moves = tuple(_candidate(move, outlooks, view.seat) for move, outlooks in ranking)
    return Analysis(moves, deals, deals)


def end_of_turn(model: RoundModel, state: nd.State, seat: int) -> Outlook:
    """What a position promises once the seat has made all choices of its turn in the best way."""
    return model.outlook(end_of_turn_position(model, state, seat))


def end_of_turn_position(model: RoundModel, state: nd.State, seat: int) -> nd.State:
    """The position once the seat has made all choices of its turn in the best way."""
    task = state.task
    if task is None or task.seat != seat or task.name in TURNS or model.beyond(state):
        return state
    ends = [end_of_turn_position(model, model.apply(state, move), seat) for move in state.options]
    return max(ends, key=lambda end: model.outlook(end).aims[seat])


def _mean_aim(outlooks: list[Outlook], seat: int) -> float:
    return sum(outlook.aims[seat] for outlook in outlooks) / len(outlooks)


def _candidate(move: nd.Move, outlooks: list[Outlook], seat: int) -> Candidate[nd.Move]:
    chance = sum(outlook.chances[seat] for outlook in outlooks) / len(outlooks)
    ahead = sum(outlook.leads[seat] for outlook in outlooks) / len(outlooks)
    return Candidate(move, len(outlooks), chance, ahead, (move,))
