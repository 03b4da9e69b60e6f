"""What a line of own moves leads to: the round played to its end, and how the seat stands there.

Everybody goes on in the way that seems best; the same deals are used for every line, so that two of them
differ by nothing but what follows from their moves. In the last round the end is the end of the game.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from core import notre_dame as nd
from core import rng
from core.notre_dame.agents.hires import points_to_come
from core.notre_dame.agents.model import RoundModel
from core.notre_dame.agents.valuation import Term
from core.notre_dame.event_types import Event, Gained, PrestigeLost
from core.notre_dame.moves import Hire, Keep, Play
from core.notre_dame.state import Player

DEALS = 16
Line = Sequence[nd.Move]  # the own moves that are expected, the one to be explained first


class Ending(Struct, frozen=True):
    """How a seat stands at the end of a round, and what has brought it prestige until then."""

    player: Player
    gained: dict[str, int]  # prestige by its source, losses included
    terms: dict[str, Term]  # of the value of the position
    to_come: dict[str, int]  # what the gray persons to come would bring
    others: float  # what the best other seat can expect, taken off


def endings(view: nd.View, luck: int, line: Line) -> list[Ending]:
    """How the round may end if the view's seat makes the first move of a line, and goes on with it."""
    model = RoundModel(view)
    found = []
    for _ in range(DEALS):
        dealt, luck = rng.word(luck)
        found.append(_played(model, model.deal(view, dealt), view.seat, line))
    return found


def _played(model: RoundModel, state: nd.State, seat: int, line: Line) -> Ending:
    plan, turn, gained = _planned(line), list[nd.Move](), Counter[str]()
    while (mover := model.to_move(state)) is not None and not model.beyond(state):
        move = _next_planned(plan, state) if mover == seat else None
        if move is not None:
            plan, turn = plan[plan.index(move) + 1 :], []
        else:
            turn = turn or model.best_turn(state)
            move = turn.pop()
        if mover != seat:
            plan = _turns(plan)
        after = model.apply(replace(state, log=()), move)
        gained.update(prestige_of(after.log or (), seat))
        state = replace(after, log=None)
    terms = model.terms(state, seat)
    own = sum(term.worth for term in terms.values())
    to_come = points_to_come(state, seat) if state.task is not None else {}
    return Ending(state.players[seat], dict(gained), terms, to_come, model.outlook(state).leads[seat] - own)


def _planned(line: Line) -> Line:
    """While cards are still to come, what follows the first of them is nothing to go by."""
    return line[:1] if isinstance(line[0], Keep) else line


def _turns(plan: Line) -> Line:
    """What is left of a plan once others have moved: which card and person, not how they are used."""
    return [move for move in plan if isinstance(move, Play | Hire)]


def _next_planned(plan: Line, state: nd.State) -> nd.Move | None:
    """The next move of a plan, or a later card or person of it, as far as they are possible in this deal."""
    possible = [move for move in (*plan[:1], *_turns(plan[1:])) if move in state.options]
    return possible[0] if possible else None


def prestige_of(happened: Iterable[Event], seat: int) -> Counter[str]:
    """The prestige that a seat has gained, less what it has lost, by source."""
    gained = Counter[str]()
    for event in happened:
        if isinstance(event, Gained) and event.what == "prestige" and event.seat == seat:
            gained[event.source] += event.amount + event.park
        elif isinstance(event, PrestigeLost) and event.seat == seat:
            gained[event.source] -= event.amount
    return gained
