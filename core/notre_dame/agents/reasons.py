"""Why a move is good: by how much each term of the value changes from one move to another."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from core import notre_dame as nd
from core import rng
from core.notre_dame.agents.model import RoundModel
from core.notre_dame.agents.steward import end_of_turn_position
from core.notre_dame.agents.valuation import TERMS, Term
from core.notre_dame.agents.weights import LEVELS
from core.notre_dame.moves import Keep, Play

DEALS = 4
LEAST_WORTH = 0.1  # prestige that a difference must be worth to be told
LEAST_AMOUNT = 0.5  # of coins, markers, spaces, ... to be told as such
SETTLED = ("start", "draw")  # how far the game is, which no choice of a turn changes
# One thing, the plague, in four terms that were learned together; the first that differs stands for all.
PLAGUE = ("penalty", "hospital", "rat", "plagues")
BAD = ("penalty", "rat")  # of these, less is better
COUNTED = tuple(level for level in LEVELS if level not in PLAGUE)
TOLD = tuple(term for term in TERMS if term not in SETTLED)


class Reason(Struct, frozen=True):
    """Something that one move brings more of than another, or less: how much, and what that is worth."""

    term: str
    amount: float
    worth: float


def reasons(view: nd.View, luck: int, move: nd.Move, instead_of: nd.Move) -> Sequence[Reason]:
    """What speaks for a move and against it, compared with another, the weightiest first."""
    ours, theirs = terms_after(view, luck, move), terms_after(view, luck, instead_of)
    change = {
        name: Term(ours[name].amount - theirs[name].amount, ours[name].worth - theirs[name].worth)
        for name in TOLD
    }
    told = [reason for reason in _told(change) if abs(reason.worth) >= LEAST_WORTH]
    return sorted(told, key=lambda reason: -abs(reason.worth))


def terms_after(view: nd.View, luck: int, move: nd.Move) -> dict[str, Term]:
    """The terms at the end of the turn that begins with a move, on average of some deals."""
    model = RoundModel(view)
    met: list[dict[str, Term]] = []
    for _ in range(DEALS):
        dealt, luck = rng.word(luck)
        met.append(model.terms(_end_of_turn(model, model.deal(view, dealt), move), view.seat))
    return {
        name: Term(*[sum(numbers) / DEALS for numbers in zip(*[terms[name] for terms in met], strict=True)])
        for name in TERMS
    }


def _end_of_turn(model: RoundModel, state: nd.State, move: nd.Move) -> nd.State:
    """The position that tells what a move brings; a card that is kept brings it when it is played."""
    seat = model.to_move(state)
    assert seat is not None
    state = model.apply(state, move)
    if isinstance(move, Keep):
        state = model.apply(model.own_turn(state, seat), Play(move.card))
    return end_of_turn_position(model, state, seat)


def _told(change: Mapping[str, Term]) -> Iterator[Reason]:
    """The terms that make sense to a person: a weight that was learned the wrong way round does not."""
    plague = sum(change[name].worth for name in PLAGUE)
    sensible = [name for name in PLAGUE if _makes_sense(name, change[name].amount, plague)]
    name = sensible[0] if sensible else "plagues"
    yield Reason(name, change[name].amount, plague)
    for name, (amount, worth) in change.items():
        if name not in PLAGUE and (name not in COUNTED or _makes_sense(name, amount, worth)):
            yield Reason(name, amount, worth)


def _makes_sense(name: str, amount: float, worth: float) -> bool:
    good = -amount if name in BAD else amount
    return abs(amount) >= LEAST_AMOUNT and (good > 0) == (worth > 0)
