"""The rules in motion: whose decision it is, which moves there are, and what a move leads to."""

from collections.abc import Callable, Sequence
from typing import Any

from core.game import IllegalMove
from core.rattus_cartus import buildings, contests, rounds
from core.rattus_cartus.choices import found_among, moves_of
from core.rattus_cartus.draft import Draft
from core.rattus_cartus.event_types import BuildingReplaced, CardsDrawn, Event, RoundBegan
from core.rattus_cartus.moves import Move
from core.rattus_cartus.refusals import why_not
from core.rattus_cartus.state import State, Task

# What is done with a task when its turn comes; some of it asks, if there is something to decide.
STEPS: dict[str, Callable[[Draft, Task], None]] = {
    "support": Draft.ask,
    "enter": Draft.ask,
    "look": buildings.look,
    "enter_phase": rounds.enter_phase,
    "lap": rounds.lap,
    "resolve": rounds.resolve,
    "building": rounds.building,
    "swords": contests.swords,
    "sword_gift": contests.owed,
    "flutes": contests.flutes,
    "actions": buildings.actions,
    "act": buildings.act,
    "hospital": buildings.hospital,
    "tower": buildings.tower,
    "tower_gift": contests.owed,
    "clear": rounds.clear,
    "end_round": rounds.end_round,
}
# What the answers to decisions do.
ANSWERS: dict[str, Callable[[Draft, Task, Any], None]] = {
    "support": rounds.use_support,
    "look": buildings.look_there,
    "enter": rounds.enter,
    "sword_target": contests.name_for_sword,
    "sword_gift": contests.give,
    "flute_target": contests.name_for_flute,
    "hospital": buildings.treat,
    "tower_gift": contests.give,
}


def to_move(state: State) -> int | None:
    """The seat that decides now; None when the game is over."""
    return None if state.task is None else state.task.seat


def seats(state: State) -> int:
    """How many play."""
    return len(state.hands)


def decision(state: State) -> str | None:
    """The name of what is to be decided now; None when the game is over."""
    return None if state.task is None else state.task.name


def is_sealed(state: State) -> bool:
    """Never: whoever lays cards face down announces it and how many they are (R3)."""
    return False


def legal_moves(state: State) -> Sequence[Move]:
    """All moves of the deciding seat; empty only when the game is over."""
    task = state.task
    return () if task is None else moves_of(task, state, state.hands[task.seat], state.memory[task.seat].nuns)


def apply(state: State, move: Move, log: list[Event] | None = None) -> State:
    """The position after a legal move, up to the next decision; what it does is written down in a log."""
    task = state.task
    found = None if task is None else found_among(move, task, state)
    if task is None or found is None:
        raise refusal(state, move)
    draft = Draft(state, log)
    ANSWERS[task.name](draft, task, found)
    settle(draft)
    return draft.state()


def played(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """The position after a legal move and what the move does, in one run."""
    log: list[Event] = []
    return apply(state, move, log), tuple(log)


def events(state: State, move: Move) -> tuple[Event, ...]:
    """What the move does, in order, up to the next decision; `seen_by` makes it fit for a seat."""
    return played(state, move)[1]


def settle(draft: Draft) -> None:
    """Do what is still to be done until somebody has to decide, or the game is over."""
    todo = draft.todo
    while todo:
        task = todo.pop()
        STEPS[task.name](draft, task)
        if draft.task is not None:
            return


def opening_events(state: State) -> tuple[Event, ...]:
    """What happened before the first decision of a game: cards were dealt, building cards turned up."""
    dealt = [CardsDrawn(seat, len(hand), len(hand), "start", hand) for seat, hand in enumerate(state.hands)]
    gone = state.replacement[len(state.replacement) - state.buried :]
    row = (*state.row[:-1], *gone[:1]) if gone else state.row
    began = RoundBegan(state.round, state.start, row, not state.pile)
    come = (*gone[1:], state.row[-1])
    swaps = [BuildingReplaced(len(row) - 1, *pair) for pair in zip(gone, come, strict=False)]
    return (*dealt, began, *swaps)


def refusal(state: State, move: Move) -> IllegalMove:
    """Why a move that is not among the legal ones cannot be made."""
    task = state.task
    if task is None:
        return IllegalMove("game-over")
    return why_not(task, move, state, state.hands[task.seat], state.memory[task.seat].nuns)
