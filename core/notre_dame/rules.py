"""The rules in motion: whose decision it is, which moves there are, and what a move leads to."""

from collections.abc import Collection

from msgspec.structs import replace

from core.game import IllegalMove, is_move
from core.notre_dame import carriage, choosing, hiring, persons, plague, playing, rounds, sectors
from core.notre_dame.event_types import CardsDrawn, Event, RoundBegan
from core.notre_dame.moves import MOVE_TYPES, Move
from core.notre_dame.state import State
from core.notre_dame.steps import AnyDecision, Chore

CHORES: dict[str, Chore] = {**plague.CHORES, **rounds.CHORES}
DECISIONS: dict[str, AnyDecision] = {
    **choosing.DECISIONS,
    **playing.DECISIONS,
    **sectors.DECISIONS,
    **carriage.DECISIONS,
    **hiring.DECISIONS,
    **persons.DECISIONS,
    **plague.DECISIONS,
}
RECKONING = ("plague", "end_round")  # chores that follow a move without being its own effect


def to_move(state: State) -> int | None:
    """The seat that decides now; None when the game is over."""
    return None if state.task is None else state.task.seat


def seats(state: State) -> int:
    """How many play."""
    return len(state.players)


def decision(state: State) -> str | None:
    """The name of what is to be decided now; None when the game is over."""
    return None if state.task is None else state.task.name


def is_sealed(state: State) -> bool:
    """Whether everybody chooses a card to keep, which happens at once at a table (C2)."""
    return choosing.open_choice(state.task) is not None


def legal_moves(state: State) -> tuple[Move, ...]:
    """All moves of the deciding seat; empty only when the game is over."""
    return state.options


def apply(state: State, move: Move) -> State:
    """The position after a legal move, up to the next decision."""
    return settle(_resolved(state, move))


def before_reckoning(state: State, move: Move) -> State | None:
    """The position as a move alone leaves it where the plague or the end of the round follows; else None."""
    moved = settle(_resolved(state, move), until=RECKONING)
    return moved if moved.task is None and moved.todo else None


def _resolved(state: State, move: Move) -> State:
    task, options = state.task, state.options
    if task is None:
        raise refusal(state, move)
    try:
        place = options.index(move)
    except ValueError:
        raise refusal(state, move) from None
    # The option itself goes on, since what equals it (1.0 for 1) may be of another type.
    return DECISIONS[task.name].resolve(state, task, options[place])


def events(state: State, move: Move) -> tuple[Event, ...]:
    """What the move does, in order, up to the next decision; `seen_by` makes it fit for a seat."""
    return played(state, move)[1]


def played(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """The position after a legal move and what the move does, in one run."""
    after = apply(replace(state, log=()), move)
    return replace(after, log=None), after.log or ()


def opening_events(state: State) -> tuple[Event, ...]:
    """What happened before the first decision of a game: the persons of the round, and cards drawn."""
    drawn = [CardsDrawn(seat, cards.drawn) for seat, cards in enumerate(state.cards)]
    return (RoundBegan(state.round, state.start, state.persons, state.plague), *drawn)


def settle(state: State, until: Collection[str] = ()) -> State:
    """Do what needs no decision until somebody has one to make, the game is over, or a chore is at hand."""
    while todo := state.todo:
        task = todo[-1]
        decision = DECISIONS.get(task.name)
        if decision is None:
            if task.name in until:
                break
            state = CHORES[task.name](replace(state, todo=todo[:-1]), task)
            continue
        options = decision.options(state, task)
        if len(options) > 1:
            return replace(state, task=task, todo=todo[:-1], options=options)
        state = replace(state, todo=todo[:-1])
        if options:
            state = decision.resolve(state, task, options[0])
    return replace(state, task=None, options=())


def refusal(state: State, move: Move) -> IllegalMove:
    """Why a move that is not among the legal ones cannot be made."""
    task = state.task
    if task is None:
        return IllegalMove("game-over")
    if not is_move(move, MOVE_TYPES):
        return IllegalMove("not-a-move")
    decision = DECISIONS[task.name]
    if not isinstance(move, decision.kinds):
        return IllegalMove("wrong-decision", decision=task.name)
    return decision.refuse(state, task, move)
