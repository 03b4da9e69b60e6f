"""What a player may look for in vain among the options of a decision, and why it is not there."""

from collections.abc import Callable, Iterable

from core.game import IllegalMove
from core.notre_dame.determinization import determinize
from core.notre_dame.moves import (
    FROM,
    LIFT_FRIEND,
    PASS,
    TO,
    Again,
    Donate,
    From,
    Gain,
    Hire,
    LiftFriend,
    Move,
    Number,
    Pass,
    To,
)
from core.notre_dame.persons.brown import MOST_FOR_MINSTREL
from core.notre_dame.rules import DECISIONS
from core.notre_dame.state import State
from core.notre_dame.views import View


def _numbers(state: State) -> Iterable[Move]:
    for_the_minstrel = state.task is not None and state.task.name == "minstrel_number"
    return map(Number, range(1, MOST_FOR_MINSTREL + 1)) if for_the_minstrel else ()


# What there can be of a kind of move, where that is few; cards are seen in the hand, markets on the map.
ALL_OF_A_KIND: dict[type[Move], Callable[[State], Iterable[Move]]] = {
    Hire: lambda state: map(Hire, state.persons),
    Donate: lambda state: map(Donate, range(1, len(state.table.components.donations) + 1)),
    Gain: lambda state: (Gain("gold"), Gain("marker"), Gain("rat")),
    From: lambda state: FROM,
    LiftFriend: lambda state: (LIFT_FRIEND,),
    To: lambda state: TO,
    Number: _numbers,
    Again: lambda state: map(Again, range(len(state.table.components.messages))),
    Pass: lambda state: (PASS,),
}


def impossible(view: View) -> tuple[tuple[Move, IllegalMove], ...]:
    """The moves of the seat's decision that would come to mind but cannot be made, each with its reason.

    Nothing of it depends on what is dealt here for what the seat does not know.
    """
    task = view.task
    if task is None or task.seat != view.seat:
        return ()
    state = determinize(view, 0)
    decision = DECISIONS[task.name]
    kinds = [kind for kind in decision.kinds if kind in ALL_OF_A_KIND]
    missing = [move for kind in kinds for move in ALL_OF_A_KIND[kind](state) if move not in state.options]
    refused = [(move, decision.refuse(state, task, move)) for move in missing]
    return tuple([(move, why) for move, why in refused if why.reason != "not-an-option"])
